//! Whole games while connections are cut at random and server processes keep being killed.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use client::Notice;
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Preset, Rules, Seat};
use table::{Intent, Level, Opening, Options, Phrase, Stage, TableId, Wanted};
use tokio::task::JoinSet;

use super::LoadTestError;
use super::player::{Guest, Player, retry};
use super::processes::Processes;
use super::verdict::{Found, Verdict};
use super::witness::Witness;

/// The most people at a table; bots take the other seats.
const PEOPLE_MAX: usize = 4;
/// How long a table may take to finish once it is no longer disturbed.
const FINISH_MAX: Duration = Duration::from_mins(2);

/// How long nothing must happen before all players count as up to date.
const QUIET: Duration = Duration::from_secs(3);

/// The settings of a storm.
#[derive(Clone, Debug)]
pub struct Storm {
    /// Total kills and cuts, after which the games may finish undisturbed.
    pub strikes: usize,
    /// Tables at the same time.
    pub tables: usize,
    /// Server processes.
    pub processes: usize,
    /// The average time between two kills.
    pub kill_every: Duration,
    /// The chance that a player's connection is cut after a message.
    pub cut_share: f64,
    /// Seeds the players' randomness.
    pub seed: u64,
}

/// The results of a storm.
#[derive(Clone, Debug, Default)]
pub struct StormReport {
    /// Processes killed.
    pub kills: usize,
    /// Connections cut by the client.
    pub cuts: usize,
    pub seconds: f64,
    pub verdict: Verdict,
}

/// The state that all players in a storm share.
#[derive(Debug, Default)]
struct Weather {
    over: AtomicBool,
    cuts: AtomicUsize,
    kills: AtomicUsize,
}

/// Plays games of every mode through a storm, and judges the result.
///
/// # Errors
/// When the server cannot be started or a game does not end. Anything wrong with the games themselves
/// is in the verdict.
pub async fn storm(
    settings: &Storm,
    binary: &Path,
    store: &str,
    mut progress: impl FnMut(usize, usize),
) -> Result<StormReport, LoadTestError> {
    let began = Instant::now();
    let environment = [("SERVER__BOT_PAUSE_MS", "0"), ("SERVER__AWAY_AFTER_MS", "400")];
    let mut processes = Processes::start(binary, store, settings.processes, &environment).await?;
    let weather = Arc::new(Weather::default());
    let mut random = Xoshiro256PlusPlus::seed_from_u64(settings.seed);
    let mut tables: JoinSet<Result<(TableId, Vec<Player>), LoadTestError>> = JoinSet::new();
    let (mut opened, mut ended) = (0, Vec::new());
    let mut next_kill = Instant::now() + settings.kill_every;
    loop {
        let strikes = weather.strikes();
        if strikes >= settings.strikes {
            weather.over.store(true, Ordering::Release);
        }
        progress(strikes, ended.len());
        while tables.len() < settings.tables && strikes < settings.strikes {
            let rules = Preset::ALL[opened % Preset::ALL.len()].rules;
            let bases = processes.bases(opened);
            let (seed, cut_share) = (random.next_u64(), settings.cut_share);
            tables.spawn(play_table(rules, bases, seed, cut_share, weather.clone()));
            opened += 1;
        }
        if tables.is_empty() {
            break;
        }
        tokio::select! {
            Some(table) = tables.join_next() => ended.push(table.expect("a table does not panic")?),
            () = tokio::time::sleep_until(next_kill.into()), if strikes < settings.strikes => {
                let at = random.random_range(0..processes.len());
                processes.kill(at).await;
                weather.kills.fetch_add(1, Ordering::Relaxed);
                if processes.len() > 1 {
                    tokio::time::sleep(settings.kill_every / 4).await;
                }
                processes.restart(at).await?;
                next_kill = Instant::now() + settings.kill_every.mul_f64(random.random_range(0.2..1.8));
            }
        }
    }
    // The last connections to be cut may still be reconnecting.
    let all: Vec<&Player> = ended.iter().flat_map(|(_, players)| players).collect();
    let mut calm_since = (Instant::now(), last_facts_known(&all));
    while calm_since.0.elapsed() < QUIET {
        tokio::time::sleep(Duration::from_millis(50)).await;
        let now = last_facts_known(&all);
        if now != calm_since.1 {
            calm_since = (Instant::now(), now);
        }
    }
    processes.kill_all().await;
    let mut verdict = Verdict::default();
    let store = store::open(store).await?;
    for (id, players) in ended {
        let found = Found::load(&*store, &id).await?;
        let witnesses: Vec<Witness> = players.into_iter().map(Player::into_witness).collect();
        verdict.judge(&id, &found, &witnesses);
    }
    store.close().await;
    Ok(StormReport {
        kills: weather.kills.load(Ordering::Relaxed),
        cuts: weather.cuts.load(Ordering::Relaxed),
        seconds: began.elapsed().as_secs_f64(),
        verdict,
    })
}

/// The number of the last fact that each player knows.
fn last_facts_known(players: &[&Player]) -> Vec<Option<u64>> {
    players.iter().map(|player| player.with_state(|state| state.seq)).collect()
}

impl Weather {
    fn strikes(&self) -> usize {
        self.cuts.load(Ordering::Relaxed) + self.kills.load(Ordering::Relaxed)
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::Acquire)
    }
}

/// Opens a table and plays it to the end of its games.
async fn play_table(
    rules: Rules,
    bases: client::Bases,
    seed: u64,
    cut_share: f64,
    weather: Arc<Weather>,
) -> Result<(TableId, Vec<Player>), LoadTestError> {
    let people = PEOPLE_MAX.min(rules.seats as usize);
    let mut guests = Vec::new();
    for at in 0..people {
        guests.push(Guest::sign_in(&bases, &format!("Guest {}", at + 1)).await?);
    }
    let seats = (0..rules.seats as usize).map(|at| match at {
        0 => Wanted::Host,
        at if at < people => Wanted::Anybody,
        _ => Wanted::Bot { level: Level::Page },
    });
    let options = Options::new(rules);
    let new =
        Opening { options, seats: seats.collect(), house: None, ready: false, commitment: None };
    let host = guests[0].clone();
    let opening = retry(|| {
        let (api, new) = (host.api.clone(), new.clone());
        async move { api.create_table(&new).await }
    });
    let id = opening.await?.table;
    let mut playing = JoinSet::new();
    for (at, guest) in guests.into_iter().enumerate() {
        let player = guest.watch(&id, seed.wrapping_add(at as u64))?;
        let seat = Seat::new(at).expect("a seat");
        playing.spawn(play_seat(player, seat, cut_share, weather.clone()));
    }
    let mut players = Vec::new();
    while let Some(player) = playing.join_next().await {
        players.push(player.expect("a player does not panic")?);
    }
    Ok((id, players))
}

/// Plays until the match is over and every intent is answered.
async fn play_seat(
    mut player: Player,
    seat: Seat,
    cut_share: f64,
    weather: Arc<Weather>,
) -> Result<Player, LoadTestError> {
    let mut calm_since = None;
    loop {
        if weather.is_over() && calm_since.is_none() {
            calm_since = Some(Instant::now());
        }
        if calm_since.is_some_and(|since: Instant| since.elapsed() > FINISH_MAX) {
            return Err(LoadTestError::Unfinished);
        }
        act(&mut player, seat)?;
        let over = player.with_state(|state| {
            let ended = state.game.as_ref().is_some_and(|game| !game.is_on());
            ended && state.stage == Stage::Gathering
        });
        if over == Some(true) && player.has_no_pending_intents() {
            return Ok(player);
        }
        // A cut may lose the notice that it is our turn, so look again now and then.
        let notice = tokio::time::timeout(Duration::from_millis(250), player.next_notice()).await;
        // Only an open connection can be cut: before reacting to the message, or right after sending an
        // action, before its answer.
        let is_connected = player.link.with(|session| session.is_connected());
        let has_news =
            matches!(notice, Ok(Some(Notice::TableChanged { .. } | Notice::Done { .. })));
        if has_news && is_connected && !weather.is_over() && player.flip_coin(cut_share) {
            if player.flip_coin(0.5) {
                act(&mut player, seat)?;
                tokio::task::yield_now().await;
            }
            player.link.drop_connection();
            weather.cuts.fetch_add(1, Ordering::Relaxed);
            while !matches!(player.next_notice().await, Some(Notice::Disconnected) | None) {}
        }
    }
}

/// Takes the next step: sits down, gets ready or moves; sometimes undoes a move or says something.
fn act(player: &mut Player, seat: Seat) -> Result<(), LoadTestError> {
    if !player.has_no_pending_intents() {
        return Ok(());
    }
    let Some((stage, seated, ready, fresh, stand_in)) = player.with_state(|state| {
        let own = state.seat_of(&player.id).and_then(|seat| state.chair(seat));
        let ready = own.is_some_and(|chair| chair.ready);
        let stand_in = own.is_some_and(|chair| chair.stand_in || chair.away);
        (state.stage, own.is_some(), ready, state.game.is_none(), stand_in)
    }) else {
        return Ok(());
    };
    match stage {
        Stage::Gathering if !seated => player.send_intent(Intent::Sit { seat, house: None }),
        Stage::Gathering if fresh && !ready => player.send_intent(Intent::ready(true)),
        Stage::Pause if !ready => player.send_intent(Intent::ready(true)),
        Stage::Playing if stand_in => player.send_intent(Intent::Return),
        Stage::Playing => {
            if player.flip_coin(0.01) {
                player.send_intent(Intent::Say { phrase: Phrase::GoodLuck })
            } else if player.flip_coin(0.01) && player.seat().is_some() {
                player.send_intent(Intent::Undo)
            } else if let Some(action) = player.random_action() {
                player.send_intent(Intent::Act { action })
            } else {
                Ok(())
            }
        }
        Stage::Gathering | Stage::Pause | Stage::Closed => Ok(()),
    }
}
