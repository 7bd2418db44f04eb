//! Whole games through sockets.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use client::Link;
use rand::RngExt;
use rules::{Preset, Seat};
use server::{Chance, Config, System};
use table::{
    Intent, Level, Millis, Options, Privacy,
    Wanted::{self, Anybody, Bot, Host},
};
use testkit::shuffle;

use crate::house::{Guest, House, PATIENCE, config, is_over, play, submit, until};

fn bots(count: usize, level: Level) -> Vec<Wanted> {
    std::iter::once(Host).chain((1..count).map(|_| Bot { level })).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_mode_is_played_to_the_end_against_bots() {
    let house = House::open().await;
    let mut games = tokio::task::JoinSet::new();
    for (at, preset) in Preset::ALL.iter().enumerate() {
        let guest = house.guest("Ann").await;
        games.spawn(async move {
            let seats = bots(preset.rules.seats as usize, Level::Knight);
            let table = guest.open(preset.name, seats, true).await;
            let link = guest.follow(&table);
            play(&link, &table, at as u64).await;
            let record = guest.api.record(&table, 1).await.expect("a record");
            let (record, last) = rules::Record::verified(&record).expect("a whole game");
            assert!(last.outcome().is_some(), "{}", preset.name);
            assert_eq!(table::verify(&record), Ok(()), "{}", preset.name);
            let followed = link.state(&table).expect("a state");
            let requested = guest.api.table(&table).await.expect("a table").into_state();
            assert_eq!(requested.as_ref(), Ok(&followed), "{}", preset.name);
        });
    }
    while let Some(game) = games.join_next().await {
        game.expect("a game that ends well");
    }
    let page = house.guest("Eve").await.api.games(None).await.expect("games");
    assert_eq!(page.games.len(), Preset::ALL.len().min(50));
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_every_level_play() {
    let house = House::open().await;
    for level in Level::ALL {
        let guest = house.guest("Ann").await;
        let table = guest.open("k2", bots(2, level), true).await;
        let link = guest.follow(&table);
        play(&link, &table, 3).await;
    }
}

/// Four people whose connections are cut again and again. A link-only table saves their seats until
/// the game begins.
#[tokio::test(flavor = "multi_thread")]
async fn people_whose_connections_are_cut_see_the_same_game() {
    let house = House::with(Config { away_after_ms: 50, ..config() }).await;
    let mut people: Vec<Guest> = Vec::new();
    for name in ["Ann", "Ben", "Cid", "Dot"] {
        people.push(house.guest(name).await);
    }
    let options = Options { privacy: Privacy::Link, ..Options::new("q4".parse().unwrap()) };
    let seats = vec![Host, Anybody, Anybody, Anybody];
    let table = people[0].open_as(options, seats, false).await;
    let mut games = tokio::task::JoinSet::new();
    for (at, guest) in people.into_iter().enumerate() {
        let table = table.clone();
        games.spawn(async move {
            let link = guest.follow(&table);
            until(&link, &table, |_| true).await;
            if at > 0 {
                submit(
                    &link,
                    &table,
                    Intent::Sit { seat: Seat::new(at).expect("a seat"), house: None },
                )
                .await
                .expect("a seat");
            }
            submit(&link, &table, Intent::ready(true)).await.expect("ready");
            until(&link, &table, |state| state.game.is_some()).await;
            let link = Arc::new(link);
            let cutting = link.clone();
            let cutter = tokio::spawn(async move {
                let mut random = shuffle::random(at as u64);
                loop {
                    tokio::time::sleep(std::time::Duration::from_millis(
                        random.random_range(20..200),
                    ))
                    .await;
                    cutting.drop_connection();
                }
            });
            let played = tokio::time::timeout(4 * PATIENCE, play(&link, &table, at as u64)).await;
            cutter.abort();
            played.expect("the game ends");
            until(&link, &table, is_over).await;
            link
        });
    }
    let links = games.join_all().await;
    let last =
        links[0].with(|session| session.state(&table).map(|state| state.seq)).expect("a state");
    for link in &links {
        until(link, &table, |state| state.seq >= last).await;
    }
    let game = |link: &Link| link.state(&table).expect("a state").game;
    assert!(links.iter().all(|link| game(link) == game(&links[0])));
}

#[tokio::test]
async fn undo_and_rematch_work() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = ann.open("k2+dynasty", bots(2, Level::Page), true).await;
    let link = ann.follow(&table);
    until(&link, &table, |state| state.game.is_some() && state.bot_to_move().is_none()).await;
    let refused = submit(&link, &table, Intent::Undo).await;
    assert_eq!(refused, Err("undo.nothing".into()), "there is nothing to undo yet");
    play(&link, &table, 1).await;
    assert_eq!(link.state(&table).expect("a state").dynasty.played(), 3, "Dynasty is three games");
    submit(&link, &table, Intent::ready(true)).await.expect("a rematch");
    until(&link, &table, |state| state.game.as_ref().is_some_and(|game| game.number == 4)).await;
    assert_eq!(link.state(&table).expect("a state").dynasty.played(), 0, "a new match");
}

/// A source of randomness that panics the first few times a bot asks for it.
struct PanicsAtFirst {
    panics: AtomicUsize,
}

impl Chance for PanicsAtFirst {
    fn fill(&self, bytes: &mut [u8]) {
        let number_for_a_bot = bytes.len() == 8;
        let left = |left: usize| left.checked_sub(1);
        let (set, get) = (Ordering::AcqRel, Ordering::Acquire);
        let panics = number_for_a_bot && self.panics.fetch_update(set, get, left).is_ok();
        assert!(!panics, "injected by the test");
        System.fill(bytes);
    }

    fn now(&self) -> Millis {
        System.now()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_panics_does_not_stop_the_game() {
    let chance = Arc::new(PanicsAtFirst { panics: AtomicUsize::new(1) });
    let house = House::with_chance(config(), chance.clone()).await;
    let ann = house.guest("Ann").await;
    let table = ann.open("k2", bots(2, Level::Page), true).await;
    let link = ann.follow(&table);
    play(&link, &table, 3).await;
    assert_eq!(chance.panics.load(Ordering::Acquire), 0, "a bot did panic");
}
