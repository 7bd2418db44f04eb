//! Attacks that one stranger can mount against a server with its usual limits, and what an innocent player
//! notices of each: the same measurement when it is quiet and during the attack, in one run.
//!
//! The attacker is at another address of this machine than the innocent.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::{Duration, Instant};

use client::Notice;
use table::{Intent, Level, Opening, Options, Wanted};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::{JoinHandle, JoinSet};

use super::LoadTestError;
use super::load::Spread;
use super::player::{Guest, Player};
use super::processes::Processes;

/// Where the attacker is.
const FROM: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 66);
/// How long anything may take before it counts as never.
const NEVER: Duration = Duration::from_secs(90);
/// Slower than the limit on requests.
const PING_EVERY: Duration = Duration::from_millis(80);
/// How long a connection that says nothing is watched.
const CLOSED_WITHIN: Duration = Duration::from_secs(30);

/// The settings of the attacks.
#[derive(Clone, Debug)]
pub struct Attack {
    /// Connections that never finish what they say.
    pub connections: usize,
    /// Clients that download the page at the same time, without Brotli.
    pub downloads: usize,
    /// Guests, each with a table of the strongest bots.
    pub guests: usize,
    /// How long to measure each time.
    pub measure: Duration,
    /// Seeds the innocent's randomness.
    pub seed: u64,
}

/// What an innocent player noticed of an attack.
#[derive(Clone, Debug)]
pub struct AttackReport {
    pub name: &'static str,
    /// What was measured, in milliseconds.
    pub what: &'static str,
    pub quiet: Spread,
    pub attacked: Spread,
    /// Measurements that failed during the attack.
    pub failed: usize,
    /// What became of the attacker.
    pub note: String,
}

/// Mounts each attack against a new server process and measures it.
///
/// # Errors
/// When the server cannot be started or refuses the innocent.
pub async fn attack(
    attack: &Attack,
    binary: &Path,
    store: impl Fn(&str) -> String,
    mut progress: impl FnMut(&'static str),
) -> Result<Vec<AttackReport>, LoadTestError> {
    let mut reports = Vec::new();
    for name in ["downloads", "slow heads", "bots for nobody", "bots for spectators"] {
        progress(name);
        let mut processes = Processes::start_usual(binary, &store(name)).await?;
        let target = Target { address: processes.address(0) };
        let guest = Guest::sign_in(&processes.bases(0), "Innocent").await?;
        reports.push(match name {
            "downloads" => target.download(attack).await,
            "slow heads" => target.send_slow_heads(attack).await,
            "bots for nobody" => target.let_bots_think(attack, guest, name, false).await?,
            _ => target.let_bots_think(attack, guest, name, true).await?,
        });
        processes.kill_all().await;
    }
    Ok(reports)
}

#[derive(Clone, Copy, Debug)]
struct Target {
    address: SocketAddr,
}

impl Target {
    /// Clients that download the largest file over and over, as a browser without HTTPS would.
    async fn download(self, attack: &Attack) -> AttackReport {
        let (quiet, _) = self.ping_for(attack.measure).await;
        let file = self.largest_file().await;
        let downloading: JoinSet<()> = (0..attack.downloads)
            .map(|_| {
                let file = file.clone();
                async move {
                    loop {
                        if self.get(&file, "accept-encoding: gzip\r\n").await.is_none() {
                            tokio::time::sleep(Duration::from_millis(20)).await;
                        }
                    }
                }
            })
            .collect();
        let (attacked, failed) = self.ping_for(attack.measure).await;
        drop(downloading);
        let note = format!("{} clients downloaded {file} all the time", attack.downloads);
        AttackReport { name: "downloads", what: "ping", quiet, attacked, failed, note }
    }

    /// Connections that send half a head and then nothing.
    async fn send_slow_heads(self, attack: &Attack) -> AttackReport {
        let (quiet, _) = self.ping_for(attack.measure).await;
        let began = Instant::now();
        let mut closing = JoinSet::new();
        for _ in 0..attack.connections {
            let Ok(mut socket) = self.connect().await else { continue };
            let _ = socket.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\nx-more: ").await;
            closing.spawn(async move {
                let mut rest = Vec::new();
                let reading = socket.read_to_end(&mut rest);
                tokio::time::timeout(CLOSED_WITHIN, reading).await.ok().map(|_| began.elapsed())
            });
        }
        let opened = closing.len();
        let (attacked, failed) = self.ping_for(attack.measure).await;
        let ended = closing.join_all().await;
        let open = ended.iter().filter(|ended| ended.is_none()).count();
        let last = ended.into_iter().flatten().max().unwrap_or_default().as_secs_f64();
        let note = format!(
            "{opened} connections; {open} still open after {} s, the others closed within {last:.1} s",
            CLOSED_WITHIN.as_secs()
        );
        AttackReport { name: "slow heads", what: "ping", quiet, attacked, failed, note }
    }

    /// Guests that open a table of the strongest bots each, and perhaps watch it.
    async fn let_bots_think(
        self,
        attack: &Attack,
        innocent: Guest,
        name: &'static str,
        watch: bool,
    ) -> Result<AttackReport, LoadTestError> {
        let mut player = sit_with_knight(innocent, attack.seed).await?;
        let quiet = rounds_for(&mut player, attack.measure).await?;
        let mut tables = 0;
        let mut watching = Vec::new();
        for number in 0..attack.guests {
            let Some(token) = self.make_guest(number).await else { continue };
            let Some(table) = self.open_table(&token).await else { continue };
            tables += 1;
            if watch {
                watching.push(self.watch(&table, &token).await);
            }
        }
        let attacked = rounds_for(&mut player, attack.measure.max(Duration::from_secs(10))).await?;
        let note = format!("{tables} tables of four sovereigns, {} watched", watching.len());
        watching.iter().flatten().for_each(JoinHandle::abort);
        let what = "until it is the innocent's turn again";
        Ok(AttackReport { name, what, quiet, attacked, failed: 0, note })
    }

    async fn connect(self) -> std::io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((IpAddr::V4(FROM), 0).into())?;
        socket.connect(self.address).await
    }

    /// Sends a request as the attacker; `None` without an answer.
    async fn get(self, path: &str, headers: &str) -> Option<String> {
        self.ask(&format!("GET {path} HTTP/1.1\r\n{headers}"), "").await
    }

    async fn ask(self, head: &str, body: &str) -> Option<String> {
        let mut socket = self.connect().await.ok()?;
        let length = body.len();
        let request = format!(
            "{head}host: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {length}\r\n\r\n{body}"
        );
        socket.write_all(request.as_bytes()).await.ok()?;
        let mut answer = Vec::new();
        socket.read_to_end(&mut answer).await.ok()?;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        answer.starts_with("HTTP/1.1 200").then_some(answer)
    }

    async fn make_guest(self, number: usize) -> Option<String> {
        let body = format!(r#"{{"name":"Guest {number}","program":true}}"#);
        let answer = self.ask("POST /api/players HTTP/1.1\r\n", &body).await?;
        value(&answer, "token")
    }

    async fn open_table(self, token: &str) -> Option<String> {
        let bot = r#"{"bot":{"level":"sovereign"}}"#;
        let body = format!(r#"{{"rules":"k4","ready":true,"seats":[{bot},{bot},{bot},{bot}]}}"#);
        let head = format!("POST /api/tables HTTP/1.1\r\nauthorization: Bearer {token}\r\n");
        value(&self.ask(&head, &body).await?, "table")
    }

    /// Follows a table for as long as the server sends anything.
    async fn watch(self, table: &str, token: &str) -> Option<JoinHandle<()>> {
        let mut socket = self.connect().await.ok()?;
        let request = format!(
            "GET /api/tables/{table}/stream HTTP/1.1\r\nhost: localhost\r\n\
             authorization: Bearer {token}\r\n\r\n"
        );
        socket.write_all(request.as_bytes()).await.ok()?;
        Some(tokio::spawn(async move {
            let mut heard = [0; 4096];
            while socket.read(&mut heard).await.is_ok_and(|count| count > 0) {}
        }))
    }

    /// The largest file that the page names, by what the server says of each.
    async fn largest_file(self) -> String {
        let index = self.get("/", "").await.unwrap_or_default();
        let mut largest = (index.len(), "/".to_owned());
        let is_file = |name: &&str| {
            let ending = name.rsplit_once('.').map(|(_, ending)| ending);
            ending.is_some_and(|ending| ["wasm", "js", "css"].contains(&ending))
        };
        let names = index.split(['"', '\'']).filter(is_file);
        for name in names {
            let path = format!("/{}", name.trim_start_matches(['.', '/']));
            let length = self.get(&path, "").await.map_or(0, |answer| answer.len());
            largest = largest.max((length, path));
        }
        largest.1
    }

    /// The innocent asks again and again, each time by a new connection. Also how often nothing came.
    async fn ping_for(self, time: Duration) -> (Spread, usize) {
        let (began, mut samples, mut failed) = (Instant::now(), Vec::new(), 0);
        while began.elapsed() < time {
            let asked = Instant::now();
            match tokio::time::timeout(Duration::from_secs(10), self.ping()).await {
                Ok(Ok(())) => samples.push(asked.elapsed().as_secs_f64() * 1_000.0),
                _ => failed += 1,
            }
            tokio::time::sleep(PING_EVERY).await;
        }
        (Spread::of(samples), failed)
    }

    async fn ping(self) -> std::io::Result<()> {
        let mut socket = TcpStream::connect(self.address).await?;
        let request = "GET /api/tables HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
        socket.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        socket.read_to_end(&mut answer).await?;
        if answer.starts_with(b"HTTP/1.1 200") {
            Ok(())
        } else {
            Err(std::io::Error::other("refused"))
        }
    }
}

/// A value of a flat JSON object.
fn value(answer: &str, name: &str) -> Option<String> {
    let body = answer.split_once("\r\n\r\n")?.1;
    let body: serde_json::Value = serde_json::from_str(body).ok()?;
    let found = body[name].as_str();
    found.map(str::to_owned)
}

/// The innocent plays against a knight.
async fn sit_with_knight(guest: Guest, seed: u64) -> Result<Player, LoadTestError> {
    let new = Opening {
        options: Options::new("k2".parse().expect("rules")),
        seats: vec![Wanted::Host, Wanted::Bot { level: Level::Knight }],
        house: None,
        ready: true,
        commitment: None,
    };
    let table = guest.api.create_table(&new).await?.table;
    guest.watch(&table, seed)
}

/// Plays for a while, one game after another; returns how long it takes from a move of the innocent until
/// the next one is due.
async fn rounds_for(player: &mut Player, time: Duration) -> Result<Spread, LoadTestError> {
    let (began, mut samples) = (Instant::now(), Vec::new());
    let mut moved: Option<Instant> = None;
    while began.elapsed() < time || moved.is_some() {
        let is_over =
            player.with_state(|state| state.game.as_ref().is_some_and(|game| !game.is_on()));
        if is_over == Some(true) {
            moved = None;
            if player.has_no_pending_intents() {
                player.send_intent(Intent::Ready { ready: true, commitment: None })?;
            }
        } else if let Some(action) = player.random_action() {
            if let Some(at) = moved.take() {
                samples.push(at.elapsed().as_secs_f64() * 1_000.0);
            }
            if began.elapsed() >= time {
                break;
            }
            player.send_intent(Intent::Act { action })?;
            moved = Some(Instant::now());
        }
        let notice = tokio::time::timeout(NEVER, player.next_notice()).await;
        if let Ok(Some(Notice::Disconnected)) = notice {
            moved = None;
        }
        if notice.is_err() {
            samples.push(NEVER.as_secs_f64() * 1_000.0);
            break;
        }
    }
    Ok(Spread::of(samples))
}
