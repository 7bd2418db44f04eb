//! The programs that each test starts: a server and a browser driver.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncRead, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::{RwLock, RwLockReadGuard, RwLockWriteGuard};

/// How long any wait in a test may take.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// Tests that measure time take this lock exclusively.
static MACHINE: RwLock<()> = RwLock::const_new(());

enum Share {
    Shared(#[expect(dead_code, reason = "held until dropped")] RwLockReadGuard<'static, ()>),
    Alone(#[expect(dead_code, reason = "held until dropped")] RwLockWriteGuard<'static, ()>),
}

/// A server and a driver. Both end when it is dropped; browsers must quit before that.
pub(crate) struct House {
    /// The server's address: `http://127.0.0.1:12345`.
    pub(crate) address: String,
    /// The driver's address.
    pub(crate) driver: String,
    server: Child,
    _driver: Child,
    _folder: TempDir,
    _share: Share,
}

impl House {
    /// Starts a server and a driver while other tests may be running.
    pub(crate) async fn open() -> Self {
        Self::open_with(&[]).await
    }

    /// As [`House::open`], with additional settings for the server.
    pub(crate) async fn open_with(settings: &[(&str, &str)]) -> Self {
        Self::start(Share::Shared(MACHINE.read().await), settings).await
    }

    /// Waits until no other test is running, and keeps the machine to itself.
    pub(crate) async fn open_alone() -> Self {
        Self::start(Share::Alone(MACHINE.write().await), &[]).await
    }

    async fn start(share: Share, settings: &[(&str, &str)]) -> Self {
        let folder = TempDir::new().expect("a folder");
        let store = format!("sqlite:{}", folder.path().join("db").display());
        let mut command = Command::new(find_binary());
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
        let (server, said) = start(command, "running at ").await;
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

    pub(crate) async fn stop_server(&mut self) {
        self.server.kill().await.expect("the server is running");
    }
}

/// The server's executable: from `CROWNLANDS_BINARY`, or cargo's debug build, which reads the page from a
/// folder.
fn find_binary() -> PathBuf {
    if let Some(given) = std::env::var_os("CROWNLANDS_BINARY") {
        return given.into();
    }
    for needed in ["debug/crownlands", "page/index.html"] {
        assert!(built(needed).exists(), "target/{needed} is missing: {BUILD_HINT}");
    }
    built("debug/crownlands")
}

const BUILD_HINT: &str = "`cargo xtask test` builds or installs everything these tests need";

/// The path of a file that xtask or cargo builds.
pub(crate) fn built(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target").join(name)
}

/// Reads a file that xtask or cargo has built.
pub(crate) fn read_built(name: &str) -> String {
    let path = built(name);
    let text = std::fs::read_to_string(&path);
    text.unwrap_or_else(|error| panic!("{}: {error}: {BUILD_HINT}", path.display()))
}

/// Starts the browser's driver, which keeps profiles in a folder, and returns its port. Occasionally the
/// driver exits before it has a port, so this tries several times.
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

/// Starts a program and waits until it prints `sign`; returns the rest of that line.
async fn start(command: Command, sign: &str) -> (Child, String) {
    let name = command.as_std().get_program().display().to_string();
    let (child, said) = try_start(command, sign).await;
    (child, said.unwrap_or_else(|| panic!("{name} exited before printing \"{sign}\"")))
}

/// As [`start`], but returns nothing if the program exits first.
async fn try_start(mut command: Command, sign: &str) -> (Child, Option<String>) {
    let name = command.as_std().get_program().display().to_string();
    let started = command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true).spawn();
    let mut child =
        started.unwrap_or_else(|error| panic!("{name} does not start: {error}: {BUILD_HINT}"));
    let output = child.stdout.take().expect("piped");
    let waiting = tokio::time::timeout(PATIENCE, read_until(output, sign));
    let said = waiting.await.unwrap_or_else(|_| panic!("{name} never prints \"{sign}\""));
    (child, said)
}

async fn read_until(output: impl AsyncRead + Send + Unpin + 'static, sign: &str) -> Option<String> {
    let mut lines = BufReader::new(output).lines();
    while let Some(line) = lines.next_line().await.expect("text") {
        if let Some((_, rest)) = line.split_once(sign) {
            // Keep reading: a closed pipe would end a program that goes on printing.
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return Some(rest.to_owned());
        }
    }
    None
}
