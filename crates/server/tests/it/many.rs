//! Several processes on one PostgreSQL, simulated by several servers in one process.

use std::sync::Arc;
use std::time::{Duration, Instant};

use client::{Bases, Link};
use rules::Seat;
use server::{Config, System};
use store::testing::TestPostgres;
use table::{
    Intent, Level,
    Wanted::{Anybody, Bot, Host},
};

use crate::house::{Guest, House, PATIENCE, config, play, submit, until};

pub(crate) async fn houses(count: usize) -> (TestPostgres, Vec<House>) {
    houses_with(count, &config()).await
}

async fn houses_with(count: usize, config: &Config) -> (TestPostgres, Vec<House>) {
    let postgres = TestPostgres::start();
    let url = postgres.fresh_database().await;
    let mut houses = Vec::new();
    for _ in 0..count {
        let store = store::open(&url).await.expect("a store");
        houses.push(House::with_store(config.clone(), store, Arc::new(System)).await);
    }
    (postgres, houses)
}

fn bases(houses: &[House], first: usize) -> Bases {
    let addresses = houses.iter().cycle().skip(first).take(houses.len());
    Bases::new(addresses.map(|house| format!("http://{}", house.address))).expect("addresses")
}

/// Three people, each connected to a different process; one process goes away mid-game.
#[tokio::test(flavor = "multi_thread")]
async fn any_process_serves_any_table_and_one_may_fail() {
    let (_postgres, mut houses) = houses(3).await;
    let mut people = Vec::new();
    for at in 0..3 {
        people.push(Guest::at(bases(&houses, at), &format!("Guest {at}")).await);
    }
    let table =
        people[0].open("q4", vec![Host, Anybody, Anybody, Bot { level: Level::Page }], false).await;
    let links: Vec<Link> = people.iter().map(|guest| guest.follow(&table)).collect();
    for (at, link) in links.iter().enumerate() {
        until(link, &table, |_| true).await;
        if at > 0 {
            submit(link, &table, Intent::Sit { seat: Seat::new(at).unwrap(), house: None })
                .await
                .expect("a seat");
        }
        submit(link, &table, Intent::ready(true)).await.expect("ready");
    }
    let watcher = people[1].follow(&table);
    let closing = async {
        until(&watcher, &table, |state| {
            state.game.as_ref().is_some_and(|game| game.steps().len() > 20)
        })
        .await;
        houses[0].close().await;
    };
    let playing = futures_util::future::join_all(links.iter().map(|link| play(link, &table, 7)));
    let ((), _) = tokio::time::timeout(2 * PATIENCE, async { tokio::join!(closing, playing) })
        .await
        .expect("the game ends");
    let game = |link: &Link| link.state(&table).expect("a state").game.expect("a game");
    assert!(links.iter().all(|link| game(link).steps() == game(&links[0]).steps()));
    assert!(!game(&links[0]).is_on());
}

/// The process that a player left does not know that they reconnected to another one. That one
/// objects before the absence has consequences.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_reconnects_to_another_process_keeps_their_seat() {
    let (_postgres, houses) = houses_with(2, &Config { away_after_ms: 200, ..config() }).await;
    let ann = Guest::at(bases(&houses, 0), "Ann").await;
    let ben = Guest::at(bases(&houses, 0), "Ben").await;
    let table = ann.open("k2", vec![Host, Anybody], false).await;
    let host = ann.follow(&table);
    let seat = Seat::new(1).unwrap();
    let first = ben.follow(&table);
    until(&first, &table, |_| true).await;
    submit(&first, &table, Intent::Sit { seat, house: None }).await.expect("a seat");
    let ben = ben.moved_to(&houses[1]);
    let second = ben.follow(&table);
    until(&second, &table, |state| state.seat_of(&ben.id).is_some()).await;
    let before = host.state(&table).expect("a state").seq;
    drop(first);
    // One process reports them as gone, the other as back.
    until(&host, &table, |state| state.seq >= before + 2 && !state.chairs[1].away).await;
    // There are no consequences later either, while play continues.
    let began = Instant::now();
    let mut ready = false;
    while began.elapsed() < Duration::from_secs(1) {
        ready = !ready;
        submit(&host, &table, Intent::ready(ready)).await.expect("ready");
    }
    let state = host.state(&table).expect("a state");
    assert!(state.chairs[1].is_of(&ben.id), "{:?}", state.chairs);
    // A busy machine may let the objection come a moment after another report.
    until(&host, &table, |state| state.chairs[1].is_of(&ben.id) && !state.chairs[1].away).await;
}

/// If a process dies before its bot moves, another process makes the move.
#[tokio::test(flavor = "multi_thread")]
async fn tables_of_a_dead_process_are_claimed() {
    // Time enough to close the first one before its bot has moved.
    let slow = Config { bot_pause_ms: 1_000, ..config() };
    let (_postgres, mut houses) = houses_with(2, &slow).await;
    let ann = Guest::at(bases(&houses, 0), "Ann").await;
    let bot = || Bot { level: Level::Page };
    let (table, seq) = loop {
        let table = ann.open("k4", vec![Host, bot(), bot(), bot()], true).await;
        let begun = ann.api.table(&table).await.expect("a table");
        // Ann has the first seat.
        if begun.game.expect("a game").turn.is_some_and(|turn| turn.seat.index() > 0) {
            break (table, begun.seq);
        }
    };
    houses[0].close().await;
    let api = client::Api::new(bases(&houses, 1)).with_token(&ann.token);
    let ended = async {
        while api.table(&table).await.expect("a table").seq <= seq {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(PATIENCE, ended).await.expect("the other process continues the game");
}

/// A client that comes from another process may know more than this one has seen. Two servers on
/// one SQLite, which announces nothing, do not see each other's facts.
#[tokio::test(flavor = "multi_thread")]
async fn a_lagging_process_catches_up_before_it_answers() {
    let store = store::open("sqlite::memory:").await.expect("a store");
    let houses = [
        House::with_store(config(), store.clone(), Arc::new(System)).await,
        House::with_store(config(), store, Arc::new(System)).await,
    ];
    let ann = Guest::at(bases(&houses, 0), "Ann").await;
    let table = ann.open("k2", vec![Host, Anybody], false).await;
    let there = client::Api::new(bases(&houses, 1)).with_token(&ann.token);
    there.table(&table).await.expect("the other process has the table in memory");
    let mut ready = false;
    for round in 0..50 {
        ready = !ready;
        let intent = |ready| protocol::PostedIntent {
            id: Some(format!("i{round}-{ready}")),
            seen: None,
            intent: table::Intent::ready(ready),
        };
        let here = ann.api.post_intent(&table, &intent(ready)).await.expect("ready");
        ready = !ready;
        let next = protocol::PostedIntent { seen: Some(here.seq), ..intent(ready) };
        there.post_intent(&table, &next).await.expect("known there too");
    }
}
