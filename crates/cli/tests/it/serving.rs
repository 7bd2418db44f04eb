//! `crownlands serve` as a process, where the system gives it little.

#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use snapbox::cmd::cargo_bin;
use tempfile::TempDir;

/// How long anything may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server whose process was prepared by a shell, on a port of its own.
struct Served {
    process: Child,
    lines: BufReader<std::process::ChildStdout>,
    port: u16,
    _folder: TempDir,
}

impl Served {
    fn start(preparation: &str, listen: &str, settings: &[(&str, &str)]) -> Self {
        let folder = TempDir::new().expect("a folder");
        let mut process = Command::new("sh")
            .args(["-c", &format!("{preparation}\nexec \"$@\""), "sh"])
            .arg(cargo_bin!("crownlands"))
            .args(["serve", "--listen", listen, "--log", "error"])
            .envs(settings.iter().copied())
            .current_dir(&folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell");
        let mut lines = BufReader::new(process.stdout.take().expect("piped"));
        let mut first = String::new();
        lines.read_line(&mut first).expect("a line");
        let port = first.split(" (").next().and_then(|said| said.rsplit(':').next());
        let port = port.and_then(|port| port.parse().ok()).unwrap_or_else(|| panic!("{first}"));
        Self { process, lines, port, _folder: folder }
    }

    fn connect(&self) -> TcpStream {
        let socket = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        socket.set_read_timeout(Some(PATIENCE)).expect("a limit");
        socket
    }

    /// The status of the answer; `None` if the server hung up.
    fn status(&self, path: &str) -> Option<String> {
        let mut socket = self.connect();
        let request =
            format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
        socket.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        socket.read_to_string(&mut answer).ok()?;
        answer.split(' ').nth(1).map(str::to_owned)
    }

    fn wait_for(&self, path: &str, status: &str) {
        let began = Instant::now();
        while self.status(path).as_deref() != Some(status) {
            assert!(began.elapsed() < PATIENCE, "{path} is never {status}");
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// More connections than the process may have files, from one address that may have as many as it likes.
#[test]
fn a_server_without_descriptors_goes_on_accepting() {
    let settings = [
        ("CROWNLANDS_SERVER__LIMITS__SOCKETS_PER_ADDRESS", "100000"),
        ("CROWNLANDS_SERVER__LIMITS__HEAD_MS", "2000"),
    ];
    let served = Served::start("ulimit -n 128", "127.0.0.1:0", &settings);
    let crowd: Vec<TcpStream> = (0..300)
        .map(|_| {
            let mut socket = served.connect();
            let _ = socket.write_all(b"GET / HTTP/1.1\r\nhost: loc");
            socket
        })
        .collect();
    // The first ones are let go after two seconds, while the last ones were turned away.
    served.wait_for("/ready", "200");
    drop(crowd);
    assert_eq!(served.status("/").as_deref(), Some("200"));
}

/// A proxy takes a process whose disk is full out of turn, and back in once there is room.
#[test]
fn a_server_on_a_full_disk_is_not_ready() {
    // No file may grow beyond a limit that is lowered later; the signal for that is ignored.
    let served = Served::start("trap '' XFSZ", "127.0.0.1:0", &[]);
    served.wait_for("/ready", "200");
    let limit = |size: &str| {
        let process = served.process.id().to_string();
        let done = Command::new("prlimit")
            .args(["--pid", &process, &format!("--fsize={size}:unlimited")])
            .status()
            .expect("prlimit, of util-linux");
        assert!(done.success());
    };
    limit("0");
    served.wait_for("/ready", "503");
    assert_eq!(served.status("/health").as_deref(), Some("200"), "it runs");
    limit("unlimited");
    served.wait_for("/ready", "200");
}

/// `0.0.0.0` is no address that a browser finds.
#[test]
fn a_server_for_the_network_says_where_it_is() {
    let mut served = Served::start(":", "0.0.0.0:0", &[]);
    assert_eq!(served.status("/health").as_deref(), Some("200"));
    // It has said everything before it answers.
    served.process.kill().expect("it runs");
    let mut rest = String::new();
    served.lines.read_to_string(&mut rest).expect("lines");
    assert!(!rest.contains("0.0.0.0") && !rest.contains("//127."), "{rest}");
    let others: Vec<&str> = rest.lines().filter(|line| line.starts_with("  http://")).collect();
    // Only where the machine has a network besides itself.
    for other in others {
        assert!(other.ends_with(&format!(":{}", served.port)), "{rest}");
    }
}
