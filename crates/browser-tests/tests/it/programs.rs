//! The programs that a test needs: the server and the driver of the browser, each its own.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncRead, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::{RwLock, RwLockReadGuard, RwLockWriteGuard};

/// How long anything may take in a test.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// What measures time runs alone.
static MACHINE: RwLock<()> = RwLock::const_new(());

enum Share {
    Shared(#[expect(dead_code, reason = "held")] RwLockReadGuard<'static, ()>),
    Alone(#[expect(dead_code, reason = "held")] RwLockWriteGuard<'static, ()>),
}

/// A server and a driver. Both end with it; browsers must end before.
pub(crate) struct House {
    /// Where the server is: `http://127.0.0.1:12345`.
    pub(crate) address: String,
    /// Where the driver is.
    pub(crate) driver: String,
    server: Child,
    _driver: Child,
    _folder: TempDir,
    _share: Share,
}

impl House {
    /// With other tests beside it.
    pub(crate) async fn open() -> Self {
        Self::open_where(&[]).await
    }

    /// The same, where the server has settings of its own.
    pub(crate) async fn open_where(settings: &[(&str, &str)]) -> Self {
        Self::with(Share::Shared(MACHINE.read().await), settings).await
    }

    /// With the whole machine for itself.
    pub(crate) async fn open_alone() -> Self {
        Self::with(Share::Alone(MACHINE.write().await), &[]).await
    }

    async fn with(share: Share, settings: &[(&str, &str)]) -> Self {
        let folder = TempDir::new().expect("a folder");
        let store = format!("sqlite:{}", folder.path().join("db").display());
        let mut command = Command::new(binary());
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--store", &store]);
        let usual = [
            ("BOT_PAUSE_MS", "0"),
            ("DRAIN_MS", "100"),
            ("LIMITS__REQUESTS_PER_SECOND", "10000"),
            ("LIMITS__REQUESTS_BURST", "10000"),
        ];
        for (name, value) in usual.iter().chain(settings) {
            command.env(format!("CROWNLANDS_SERVER__{name}"), value);
        }
        let (server, said) = start(command, "open at ").await;
        let address = said.split_whitespace().next().expect("an address").to_owned();
        let (driver, port) = start_driver(folder.path()).await;
        let driver_address = format!("http://127.0.0.1:{port}");
        Self {
            address,
            driver: driver_address,
            server,
            _driver: driver,
            _folder: folder,
            _share: share,
        }
    }

    /// The network is gone for good.
    pub(crate) async fn stop_server(&mut self) {
        self.server.kill().await.expect("a server that runs");
    }
}

/// The server's program: a given one, or the one that cargo builds, which reads the page from a folder.
fn binary() -> PathBuf {
    if let Some(given) = std::env::var_os("CROWNLANDS_BINARY") {
        return given.into();
    }
    for needed in ["debug/crownlands", "page/index.html"] {
        assert!(built(needed).exists(), "target/{needed} is missing: {MAKES_IT}");
    }
    built("debug/crownlands")
}

const MAKES_IT: &str = "`cargo xtask test` makes it, and all else that these tests need";

/// A file that xtask or cargo has made.
pub(crate) fn built(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target").join(name)
}

/// A file that must be there.
pub(crate) fn read_built(name: &str) -> String {
    let path = built(name);
    let text = std::fs::read_to_string(&path);
    text.unwrap_or_else(|error| panic!("{}: {error}: {MAKES_IT}", path.display()))
}

/// The browser's driver, which keeps profiles in a folder, and its port. Now and then it ends before
/// it has one, and is asked again.
async fn start_driver(profiles: &Path) -> (Child, u16) {
    for _ in 0..DRIVER_ATTEMPTS {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").env("TMPDIR", profiles);
        if let (driver, Some(said)) = try_start(command, "successfully on port ").await {
            return (driver, said.trim().trim_end_matches('.').parse().expect("a port"));
        }
    }
    panic!("chromedriver found no port in {DRIVER_ATTEMPTS} attempts");
}

const DRIVER_ATTEMPTS: u32 = 5;

/// Starts a program and waits until it has said something; returns the rest of that line.
async fn start(command: Command, sign: &str) -> (Child, String) {
    let name = command.as_std().get_program().display().to_string();
    let (child, said) = try_start(command, sign).await;
    (child, said.unwrap_or_else(|| panic!("{name} ended before it said \"{sign}\"")))
}

/// The same, or nothing where it ended before.
async fn try_start(mut command: Command, sign: &str) -> (Child, Option<String>) {
    let name = command.as_std().get_program().display().to_string();
    let started = command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true).spawn();
    let mut child =
        started.unwrap_or_else(|error| panic!("{name} does not start: {error}: {MAKES_IT}"));
    let output = child.stdout.take().expect("piped");
    let waiting = tokio::time::timeout(PATIENCE, find(output, sign));
    let said = waiting.await.unwrap_or_else(|_| panic!("{name} does not say \"{sign}\""));
    (child, said)
}

async fn find(output: impl AsyncRead + Send + Unpin + 'static, sign: &str) -> Option<String> {
    let mut lines = BufReader::new(output).lines();
    while let Some(line) = lines.next_line().await.expect("text") {
        if let Some((_, rest)) = line.split_once(sign) {
            // Whoever listens no longer would end a program that goes on speaking.
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return Some(rest.to_owned());
        }
    }
    None
}
