//! Starts, kills and restarts the processes of a server under test.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use client::Bases;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

/// How long a process may take to start answering.
const START_MAX: Duration = Duration::from_secs(30);

/// All players of a load test come from one address, so the usual limits would stop them.
const LOOSE_LIMITS: [(&str, &str); 12] = [
    ("SERVER__LIMITS__REQUESTS_PER_SECOND", "1000000"),
    ("SERVER__LIMITS__REQUESTS_BURST", "1000000"),
    ("SERVER__LIMITS__PLAYERS_PER_HOUR", "1000000"),
    ("SERVER__LIMITS__PLAYERS_PER_DAY", "1000000"),
    ("SERVER__LIMITS__TABLES_PER_HOUR", "1000000"),
    ("SERVER__LIMITS__TABLES_PER_DAY", "1000000"),
    ("SERVER__LIMITS__THINKING_PER_ADDRESS", "1000000"),
    ("SERVER__LIMITS__MESSAGES_PER_SECOND", "100000"),
    ("SERVER__LIMITS__MESSAGES_BURST", "100000"),
    ("SERVER__LIMITS__CONNECTIONS_PER_ADDRESS", "100000"),
    ("SERVER__LIMITS__SOCKETS_PER_ADDRESS", "100000"),
    ("SERVER__LIMITS__CONNECTIONS", "100000"),
];

/// Why a process did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("the server cannot be started: {0}")]
    Io(#[from] std::io::Error),
    /// Contains what it wrote to standard error.
    #[error("the server exited at once: {0}")]
    Exited(String),
    #[error("the server did not answer within {START_MAX:?}")]
    Silent,
}

/// The processes of one server, on loopback.
#[derive(Debug)]
pub struct Processes {
    binary: PathBuf,
    store: String,
    settings: Vec<(String, String)>,
    ports: Vec<u16>,
    running: Vec<Option<Child>>,
}

impl Processes {
    /// Starts `count` processes of this binary on one store, with loose limits and these settings,
    /// named as in the environment (`SERVER__BOT_PAUSE_MS`).
    ///
    /// # Errors
    /// When one of them does not start.
    pub async fn start(
        binary: &Path,
        store: &str,
        count: usize,
        settings: &[(&str, &str)],
    ) -> Result<Self, StartError> {
        let settings: Vec<(&str, &str)> = LOOSE_LIMITS.iter().chain(settings).copied().collect();
        Self::start_with(binary, store, count, &settings).await
    }

    /// Starts one process with the limits that everybody gets.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn start_usual(binary: &Path, store: &str) -> Result<Self, StartError> {
        Self::start_with(binary, store, 1, &[]).await
    }

    async fn start_with(
        binary: &Path,
        store: &str,
        count: usize,
        settings: &[(&str, &str)],
    ) -> Result<Self, StartError> {
        let ports = (0..count).map(|_| free_port()).collect::<Result<_, _>>()?;
        let settings = settings.iter();
        let mut processes = Self {
            binary: binary.into(),
            store: store.into(),
            settings: settings.map(|(key, value)| ((*key).into(), (*value).into())).collect(),
            ports,
            running: (0..count).map(|_| None).collect(),
        };
        for at in 0..count {
            processes.restart(at).await?;
        }
        Ok(processes)
    }

    /// The number of processes.
    #[expect(clippy::len_without_is_empty, reason = "there is always one")]
    pub fn len(&self) -> usize {
        self.ports.len()
    }

    /// The addresses of all processes, starting with the one at `first`.
    pub fn bases(&self, first: usize) -> Bases {
        let ports = self.ports.iter().cycle().skip(first % self.len()).take(self.len());
        Bases::new(ports.map(|port| format!("http://127.0.0.1:{port}"))).expect("addresses")
    }

    /// Where a process listens.
    pub fn address(&self, at: usize) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.ports[at]).into()
    }

    /// The process id, if that process is running.
    pub fn pid(&self, at: usize) -> Option<u32> {
        self.running[at].as_ref().and_then(Child::id)
    }

    /// Kills a process with SIGKILL, so that it cannot finish anything.
    pub async fn kill(&mut self, at: usize) {
        if let Some(mut child) = self.running[at].take() {
            // It may have exited by itself.
            let _ = child.kill().await;
        }
    }

    /// Restarts a process, and waits until it answers.
    ///
    /// # Errors
    /// When it does not answer.
    pub async fn restart(&mut self, at: usize) -> Result<(), StartError> {
        self.kill(at).await;
        let mut command = Command::new(&self.binary);
        command
            .args(["serve", "--listen", &format!("127.0.0.1:{}", self.ports[at])])
            .args(["--store", &self.store, "--log", "warn"])
            .envs(self.settings.iter().map(|(key, value)| (format!("CROWNLANDS_{key}"), value)))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .kill_on_drop(true);
        let mut child = command.spawn()?;
        let began = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.ports[at])).await.is_err() {
            if child.try_wait()?.is_some() {
                let mut errors = String::new();
                if let Some(mut stderr) = child.stderr.take() {
                    stderr.read_to_string(&mut errors).await?;
                }
                return Err(StartError::Exited(errors));
            }
            if began.elapsed() > START_MAX {
                return Err(StartError::Silent);
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        // Drain its standard error: a full pipe would block it.
        if let Some(mut stderr) = child.stderr.take() {
            tokio::spawn(async move {
                let mut errors = Vec::new();
                let _ = stderr.read_to_end(&mut errors).await;
                if !errors.is_empty() {
                    eprintln!("{}", String::from_utf8_lossy(&errors).trim_end());
                }
            });
        }
        self.running[at] = Some(child);
        Ok(())
    }

    pub async fn kill_all(&mut self) {
        for at in 0..self.len() {
            self.kill(at).await;
        }
    }
}

/// Finds a port that is currently free.
fn free_port() -> std::io::Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}
