//! Many players at a human pace: measures how long an action takes to reach everyone at the table.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use client::{Bases, Notice};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Rules, Seat};
use table::{Intent, Opening, Options, Seq, Stage, TableId, Wanted};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::LoadTestError;
use super::player::{Guest, Player};
use super::processes::Processes;

/// How many tables are set up at the same time.
const SETUPS_MAX: usize = 32;

/// The settings of a load test.
#[derive(Clone, Debug)]
pub struct Load {
    /// Every seat has its own player with its own connection.
    pub rules: Rules,
    pub tables: usize,
    /// A player's average thinking time.
    pub think: Duration,
    /// How long to measure once everyone is playing.
    pub measure: Duration,
    /// Seeds the players' randomness.
    pub seed: u64,
}

/// The results of a load test.
#[derive(Clone, Debug)]
pub struct LoadReport {
    /// Players with a connection.
    pub players: usize,
    pub tables: usize,
    /// How long it took to set up all tables.
    pub setup_seconds: f64,
    /// The length of the measurement.
    pub seconds: f64,
    /// Actions that reached at least one player.
    pub actions: usize,
    /// The time until the first player at the table saw an action.
    pub first: Spread,
    /// The time until everyone at the table saw an action.
    pub everyone: Spread,
    /// Refused intents.
    pub refused: usize,
    /// Lost connections.
    pub lost: usize,
    /// Memory of the server's process in bytes: without tables, with all tables, at the end.
    pub memory: [u64; 3],
}

/// A distribution, in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spread {
    pub median: f64,
    /// The 99th percentile.
    pub p99: f64,
    /// The 99.9th percentile.
    pub p999: f64,
    pub max: f64,
}

impl Spread {
    pub(super) fn of(mut samples: Vec<f64>) -> Self {
        if samples.is_empty() {
            return Self::default();
        }
        samples.sort_by(f64::total_cmp);
        let at = |share: f64| samples[((samples.len() - 1) as f64 * share).round() as usize];
        Self { median: at(0.5), p99: at(0.99), p999: at(0.999), max: at(1.0) }
    }
}

/// When an action was sent, and how many players have seen it.
#[derive(Debug)]
struct Sent {
    at: Instant,
    seen_by: usize,
}

/// The measurements of all players at all tables.
#[derive(Debug, Default)]
struct Ledger {
    /// By the number that the resulting fact will have, which is known since only actions happen at a
    /// table.
    sent: HashMap<(TableId, Seq), Sent>,
    first: Vec<f64>,
    everyone: Vec<f64>,
    refused: usize,
    lost: usize,
    measuring: bool,
}

type Shared = Arc<Mutex<Ledger>>;

fn with_ledger<T>(ledger: &Shared, act: impl FnOnce(&mut Ledger) -> T) -> T {
    act(&mut ledger.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Plays games under load and measures them.
///
/// # Errors
/// When the server cannot be started or refuses to set up the tables.
pub async fn load(
    load: &Load,
    binary: &Path,
    store: &str,
    mut progress: impl FnMut(&str, usize),
) -> Result<LoadReport, LoadTestError> {
    let mut processes = Processes::start(binary, store, 1, &[]).await?;
    let memory = |processes: &Processes| processes.pid(0).map_or(0, resident_bytes);
    let empty = memory(&processes);
    let ledger = Shared::default();
    let began = Instant::now();
    let slots = Arc::new(Semaphore::new(SETUPS_MAX));
    let mut setting = JoinSet::new();
    for at in 0..load.tables {
        let (bases, slots, rules) = (processes.bases(0), slots.clone(), load.rules);
        let seed = load.seed.wrapping_add(at as u64 * 16);
        setting.spawn(async move {
            let _slot = slots.acquire().await;
            set_up_table(rules, bases, seed).await
        });
    }
    let (mut players, mut set) = (Vec::new(), 0);
    while let Some(table) = setting.join_next().await {
        players.extend(table.expect("setting up a table does not panic")?);
        set += 1;
        progress("tables set up", set);
    }
    let count = players.len();
    let setup_seconds = began.elapsed().as_secs_f64();
    let full = memory(&processes);
    let mut playing = JoinSet::new();
    for player in players {
        playing.spawn(keep_playing(player, load.think, ledger.clone()));
    }
    // The load is steady only once everyone has made a first move.
    tokio::time::sleep(load.think * 2).await;
    with_ledger(&ledger, |ledger| ledger.measuring = true);
    let measured = Instant::now();
    while measured.elapsed() < load.measure {
        tokio::time::sleep(Duration::from_millis(500)).await;
        progress("actions", with_ledger(&ledger, |ledger| ledger.first.len()));
    }
    let seconds = measured.elapsed().as_secs_f64();
    let last = memory(&processes);
    playing.abort_all();
    processes.kill_all().await;
    let ledger = std::mem::take(&mut *ledger.lock().unwrap_or_else(PoisonError::into_inner));
    Ok(LoadReport {
        players: count,
        tables: load.tables,
        setup_seconds,
        seconds,
        actions: ledger.first.len(),
        first: Spread::of(ledger.first),
        everyone: Spread::of(ledger.everyone),
        refused: ledger.refused,
        lost: ledger.lost,
        memory: [empty, full, last],
    })
}

/// Sets up a table with a player on every seat, ready to start.
async fn set_up_table(rules: Rules, bases: Bases, seed: u64) -> Result<Vec<Player>, LoadTestError> {
    let mut guests = Vec::new();
    for at in 0..rules.seats {
        guests.push(Guest::sign_in(&bases, &format!("Player {}", at + 1)).await?);
    }
    let options = Options::new(rules);
    let new =
        Opening { options, seats: vec![Wanted::Host], house: None, ready: false, commitment: None };
    let id = guests[0].api.create_table(&new).await?.table;
    let mut players = Vec::new();
    for (at, guest) in guests.into_iter().enumerate() {
        let mut player = guest.watch(&id, seed.wrapping_add(at as u64))?;
        while !matches!(player.next_notice().await, Some(Notice::TableChanged { .. }) | None) {}
        if at > 0 {
            player
                .send_intent(Intent::Sit { seat: Seat::new(at).expect("a seat"), house: None })?;
            while !matches!(player.next_notice().await, Some(Notice::Done { .. }) | None) {}
        }
        players.push(player);
    }
    Ok(players)
}

/// Plays one game after another.
async fn keep_playing(mut player: Player, think: Duration, ledger: Shared) {
    let everyone = player.with_state(|state| state.chairs.len()).unwrap_or(1);
    let mut pace = Xoshiro256PlusPlus::seed_from_u64(player.random.random());
    let mut to_move_at: Option<Instant> = None;
    let _ = player.send_intent(Intent::ready(true));
    let mut asked: Option<Seq> = None;
    loop {
        let wake = to_move_at.unwrap_or_else(|| Instant::now() + Duration::from_hours(1));
        tokio::select! {
            notice = player.next_notice() => {
                let Some(notice) = notice else { return };
                record_notice(&notice, everyone, &ledger);
                if to_move_at.is_none() && player.random_action().is_some() {
                    to_move_at = Some(Instant::now() + think.mul_f64(pace.random_range(0.2..1.8)));
                }
            }
            () = tokio::time::sleep_until(wake.into()) => {
                to_move_at = None;
                if let Some(action) = player.random_action() {
                    let seq = player.with_state(|state| state.seq + 1).unwrap_or(0);
                    let sent = Sent { at: Instant::now(), seen_by: 0 };
                    with_ledger(&ledger, |ledger| {
                        if ledger.measuring {
                            ledger.sent.insert((player.table.clone(), seq), sent);
                        }
                    });
                    let _ = player.send_intent(Intent::Act { action });
                }
            }
        }
        // The next game starts when everyone is ready.
        let waiting = player.with_state(|state| (state.stage == Stage::Gathering, state.seq));
        if let Some((true, seq)) = waiting
            && asked.is_none_or(|at| seq > at + 64)
            && player.with_state(|state| state.game.is_some()) == Some(true)
        {
            asked = Some(seq);
            let _ = player.send_intent(Intent::ready(true));
        }
    }
}

/// Records what one player saw.
fn record_notice(notice: &Notice, everyone: usize, ledger: &Shared) {
    match notice {
        Notice::TableChanged { table, entries } => {
            let now = Instant::now();
            with_ledger(ledger, |ledger| {
                let Ledger { sent, first, everyone: all, .. } = ledger;
                for entry in entries {
                    let key = (table.clone(), entry.seq);
                    let Some(action) = sent.get_mut(&key) else { continue };
                    action.seen_by += 1;
                    let ms = now.duration_since(action.at).as_secs_f64() * 1000.0;
                    if action.seen_by == 1 {
                        first.push(ms);
                    }
                    if action.seen_by == everyone {
                        all.push(ms);
                        sent.remove(&key);
                    }
                }
            });
        }
        Notice::Refused { .. } => with_ledger(ledger, |ledger| ledger.refused += 1),
        Notice::Disconnected => with_ledger(ledger, |ledger| ledger.lost += 1),
        _ => {}
    }
}

/// The resident memory of a process, as Linux reports it; 0 elsewhere.
fn resident_bytes(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes =
        line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}
