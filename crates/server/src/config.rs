//! Server settings.

use std::time::Duration;

use ipnet::IpNet;
use serde::{Deserialize, Serialize};

/// Server settings; `docs/DEPLOY.md` describes each.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Other origins whose pages may use this server, such as `https://play.example.org`.
    pub origins: Vec<String>,
    /// Names under which this server may be asked for, besides addresses, `localhost`, names without a
    /// dot, names that end in `.local` and the like, and the hosts of `origins`.
    pub hosts: Vec<String>,
    /// Whether a reverse proxy says who asks and under which name.
    pub behind_proxy: bool,
    /// The addresses of the proxies that are believed; none means that whoever connects is one.
    pub proxies: Vec<IpNet>,
    /// How many proxies a request passes, if their addresses are not listed.
    pub proxy_hops: usize,
    /// The header in which the proxies say who asks.
    pub proxy_header: ProxyHeader,
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
    /// How long a call to the database may take.
    pub store_ms: u64,
    /// How long an unwatched table stays in memory.
    pub keep_ms: u64,
    /// Days after which an idle table without a finished game is deleted.
    pub delete_idle_days: u32,
    /// Days after which tables with finished games are deleted, with their games; 0 keeps them.
    pub keep_games_days: u32,
    /// Days after which players are deleted who have no seat and finished no game since; 0 keeps them.
    pub keep_players_days: u32,
    /// Whoever shows this token may read `/metrics` from afar.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metrics_token: Option<String>,
    /// How long a shutdown waits for connections to end.
    pub drain_ms: u64,
    /// Names of bots, which no player may take. Whoever starts the server knows them.
    #[serde(skip)]
    pub bots_names: Vec<String>,
    /// A client silent for this long, without even a ping, is gone. Clients rely on the default, so
    /// only tests change this and no file contains it.
    #[serde(skip)]
    pub silence_ms: u64,
    /// Limits per address, connection and player.
    pub limits: Limits,
}

/// The header in which a proxy says who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProxyHeader {
    XForwardedFor,
    /// RFC 7239.
    Forwarded,
}

/// Limits per address, connection and player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Requests to the API per second from one address.
    pub requests_per_second: u32,
    /// How many may arrive at once.
    pub requests_burst: u32,
    /// Files of the page per second to one address.
    pub files_per_second: u32,
    /// How many may be asked for at once.
    pub files_burst: u32,
    /// Players that one address may create in an hour.
    pub players_per_hour: u32,
    /// The same in a day.
    pub players_per_day: u32,
    /// Tables that one player may open in an hour.
    pub tables_per_hour: u32,
    /// Tables that one address may open in a day.
    pub tables_per_day: u32,
    /// How many times what one address may, all addresses with the same first 48 bits may (IPv6).
    pub addresses_per_prefix: u32,
    /// Tables of one address whose bots may think or wait for their turn at the same time.
    pub thinking_per_address: usize,
    /// Messages per second on one connection.
    pub messages_per_second: u32,
    /// How many may arrive at once.
    pub messages_burst: u32,
    /// Players and programs that are connected from one address.
    pub connections_per_address: usize,
    /// Open connections of any kind from one address.
    pub sockets_per_address: usize,
    /// Open connections of any kind in all.
    pub connections: usize,
    /// How long a connection may take to send the head of its next request.
    pub head_ms: u64,
    /// How long a request may take to send its body.
    pub body_ms: u64,
    /// How long a connection may read nothing of what it asked for.
    pub stall_ms: u64,
    /// Tables that one connection may watch.
    pub watched_per_connection: usize,
    /// Messages queued for a slow reader before it is cut off.
    pub outbox: usize,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            origins: Vec::new(),
            hosts: Vec::new(),
            behind_proxy: false,
            proxies: Vec::new(),
            proxy_hops: 1,
            proxy_header: ProxyHeader::XForwardedFor,
            secure_cookies: false,
            bot_threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            sovereign_ms: 1_000,
            bot_pause_ms: 500,
            away_after_ms: 45_000,
            store_ms: 5_000,
            keep_ms: 300_000,
            delete_idle_days: 30,
            keep_games_days: 0,
            keep_players_days: 0,
            metrics_token: None,
            drain_ms: 5_000,
            bots_names: Vec::new(),
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
            files_per_second: 20,
            files_burst: 300,
            players_per_hour: 120,
            players_per_day: 600,
            tables_per_hour: 120,
            tables_per_day: 1_000,
            addresses_per_prefix: 16,
            thinking_per_address: 16,
            messages_per_second: 20,
            messages_burst: 60,
            connections_per_address: 64,
            sockets_per_address: 256,
            connections: 20_000,
            head_ms: 10_000,
            body_ms: 10_000,
            stall_ms: 30_000,
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
            files_per_second: 1_000_000,
            files_burst: 1_000_000,
            players_per_hour: 100_000_000,
            players_per_day: 100_000_000,
            tables_per_hour: 100_000_000,
            tables_per_day: 100_000_000,
            thinking_per_address: 1_000_000,
            messages_per_second: 100_000,
            messages_burst: 100_000,
            connections_per_address: 1_000_000,
            sockets_per_address: 1_000_000,
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
