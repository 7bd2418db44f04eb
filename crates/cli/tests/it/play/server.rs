//! A real server for players.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use snapbox::cmd::cargo_bin;

/// The server in its own process.
pub(super) struct Server {
    child: Child,
    pub(super) address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Server {
    pub(super) fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = format!("sqlite:{}", folder.path().join("games.db").display());
        // A port that is free now is most likely still free in a moment.
        let free = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = free.local_addr().expect("an address");
        drop(free);
        let child = Command::new(cargo_bin!("crownlands"))
            .args(["serve", "--listen", &address.to_string(), "--store", &store])
            .env("CROWNLANDS_SERVER__BOT_PAUSE_MS", "0")
            .current_dir(folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        let server = Self { child, address, _folder: folder };
        for _ in 0..600 {
            if TcpStream::connect(address).is_ok() {
                return server;
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("the server never listens");
    }

    /// The address that players pass as `--server`.
    pub(super) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The response to a GET request.
    pub(super) fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address).expect("the server");
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
            self.address
        )
        .expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer.split_once("\r\n\r\n").expect("a body").1.to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The code of the table whose link is on the screen.
pub(super) fn code_on(screen: &str) -> String {
    let link = screen.split("/t/").nth(1).expect("a link");
    link.split_whitespace().next().expect("a code").to_owned()
}

/// A folder for each of two players.
pub(super) fn two_folders() -> [tempfile::TempDir; 2] {
    [(); 2].map(|()| tempfile::tempdir().expect("a folder"))
}
