//! The processes of a server under test: started, killed and started again.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use client::Bases;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

/// How long a process may take before it answers.
const START_MAX: Duration = Duration::from_secs(30);

/// In a load test all players come from one address.
const LOOSE_LIMITS: [(&str, &str); 8] = [
    ("SERVER__LIMITS__REQUESTS_PER_SECOND", "1000000"),
    ("SERVER__LIMITS__REQUESTS_BURST", "1000000"),
    ("SERVER__LIMITS__PLAYERS_PER_HOUR", "1000000"),
    ("SERVER__LIMITS__TABLES_PER_HOUR", "1000000"),
    ("SERVER__LIMITS__MESSAGES_PER_SECOND", "100000"),
    ("SERVER__LIMITS__MESSAGES_BURST", "100000"),
    ("SERVER__LIMITS__CONNECTIONS_PER_ADDRESS", "100000"),
    ("SERVER__LIMITS__CONNECTIONS", "100000"),
];

/// Why a process did not start.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    #[error("the server cannot be started: {0}")]
    Io(#[from] std::io::Error),
    /// Contains what it wrote to standard error.
    #[error("the server exited at once: {0}")]
    Ended(String),
    #[error("the server did not answer within {START_MAX:?}")]
    Silent,
}

/// The processes of one server, on loopback.
#[derive(Debug)]
pub struct Keep {
    binary: PathBuf,
    store: String,
    settings: Vec<(String, String)>,
    ports: Vec<u16>,
    running: Vec<Option<Child>>,
}

impl Keep {
    /// Starts some processes of this binary on one store, with loose limits and these settings, named
    /// as environment variables (`SERVER__BOT_PAUSE_MS`).
    ///
    /// # Errors
    /// When one of them does not start.
    pub async fn start(
        binary: &Path,
        store: &str,
        processes: usize,
        settings: &[(&str, &str)],
    ) -> Result<Self, KeepError> {
        let ports = (0..processes).map(|_| free_port()).collect::<Result<_, _>>()?;
        let settings = LOOSE_LIMITS
            .iter()
            .chain(settings)
            .map(|(key, value)| ((*key).into(), (*value).into()));
        let mut keep = Self {
            binary: binary.into(),
            store: store.into(),
            settings: settings.collect(),
            ports,
            running: (0..processes).map(|_| None).collect(),
        };
        for at in 0..processes {
            keep.restart(at).await?;
        }
        Ok(keep)
    }

    /// The number of processes.
    #[expect(clippy::len_without_is_empty, reason = "there is always one")]
    pub fn len(&self) -> usize {
        self.ports.len()
    }

    /// Their addresses, starting with this process.
    pub fn bases(&self, first: usize) -> Bases {
        let ports = self.ports.iter().cycle().skip(first % self.len()).take(self.len());
        Bases::new(ports.map(|port| format!("http://127.0.0.1:{port}"))).expect("addresses")
    }

    /// The process id of one of them, if it is running.
    pub fn id(&self, at: usize) -> Option<u32> {
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
    pub async fn restart(&mut self, at: usize) -> Result<(), KeepError> {
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
                let mut words = String::new();
                if let Some(mut stderr) = child.stderr.take() {
                    stderr.read_to_string(&mut words).await?;
                }
                return Err(KeepError::Ended(words));
            }
            if began.elapsed() > START_MAX {
                return Err(KeepError::Silent);
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        // Drain its standard error: a full pipe would block it.
        if let Some(mut stderr) = child.stderr.take() {
            tokio::spawn(async move {
                let mut words = Vec::new();
                let _ = stderr.read_to_end(&mut words).await;
                if !words.is_empty() {
                    eprintln!("{}", String::from_utf8_lossy(&words).trim_end());
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
