//! Server settings.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Server settings; `docs/DEPLOY.md` describes each.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Other origins whose pages may use this server, such as `https://play.example.org`.
    pub origins: Vec<String>,
    /// Whether to trust `X-Forwarded-For` and `X-Forwarded-Host`, because a reverse proxy sets
    /// them.
    pub behind_proxy: bool,
    /// Whether cookies go over HTTPS only.
    pub secure_cookies: bool,
    /// How many bots think at the same time.
    pub bot_threads: usize,
    /// How long the strongest bot may think about a decision.
    pub sovereign_ms: u64,
    /// How long a bot waits before it moves, so that people can follow; three times as long after a
    /// line is dealt.
    pub bot_pause_ms: u64,
    /// How long a player may be disconnected before being reported as gone.
    pub away_after_ms: u64,
    /// How long an unwatched table stays in memory.
    pub keep_ms: u64,
    /// Days after which an idle table without a finished game is deleted.
    pub delete_idle_days: u32,
    /// How long a shutdown waits for connections to end.
    pub drain_ms: u64,
    /// A client silent for this long, without even a ping, is gone. Clients rely on the default, so
    /// only tests change this and no file contains it.
    #[serde(skip)]
    pub silence_ms: u64,
    /// Limits per address, connection and player.
    pub limits: Limits,
}

/// Limits per address, connection and player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Requests per second from one address.
    pub requests_per_second: u32,
    /// How many may arrive at once.
    pub requests_burst: u32,
    /// Players that one address may create in an hour.
    pub players_per_hour: u32,
    /// Tables that one player may open in an hour.
    pub tables_per_hour: u32,
    /// Messages per second on one connection.
    pub messages_per_second: u32,
    /// How many may arrive at once.
    pub messages_burst: u32,
    /// Open connections from one address.
    pub connections_per_address: usize,
    /// Open connections in all.
    pub connections: usize,
    /// Tables that one connection may watch.
    pub watched_per_connection: usize,
    /// Messages queued for a slow reader before it is cut off.
    pub outbox: usize,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            origins: Vec::new(),
            behind_proxy: false,
            secure_cookies: false,
            bot_threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            sovereign_ms: 1_000,
            bot_pause_ms: 500,
            away_after_ms: 45_000,
            keep_ms: 300_000,
            delete_idle_days: 30,
            drain_ms: 5_000,
            silence_ms: 70_000,
            limits: Limits::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests_per_second: 20,
            requests_burst: 100,
            players_per_hour: 120,
            tables_per_hour: 120,
            messages_per_second: 20,
            messages_burst: 60,
            connections_per_address: 64,
            connections: 20_000,
            watched_per_connection: 16,
            outbox: 256,
        }
    }
}

impl Limits {
    /// For tests and load generators that simulate many players in one program.
    pub fn loose() -> Self {
        Self {
            requests_per_second: 1_000_000,
            requests_burst: 1_000_000,
            players_per_hour: 100_000_000,
            tables_per_hour: 100_000_000,
            messages_per_second: 100_000,
            messages_burst: 100_000,
            connections_per_address: 1_000_000,
            ..Self::default()
        }
    }
}

impl Config {
    pub(crate) fn away_after(&self) -> Duration {
        Duration::from_millis(self.away_after_ms)
    }

    pub(crate) fn silence(&self) -> Duration {
        Duration::from_millis(self.silence_ms)
    }
}
