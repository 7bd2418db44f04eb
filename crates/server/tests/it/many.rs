//! Several processes on one PostgreSQL, here as several servers in one.

use std::sync::Arc;
use std::time::Duration;

use bots::Level;
use client::{Bases, Link};
use protocol::SeatWanted::{Anybody, Bot, Host};
use rand::RngExt;
use rules::Seat;
use server::System;
use store::testing::TestPostgres;
use table::{Intent, Stage, TableId};
use testkit::shuffle;

use crate::house::{Guest, House, PATIENCE, config, until, want};

async fn houses(count: usize) -> (TestPostgres, Vec<House>) {
    let postgres = TestPostgres::start();
    let url = postgres.fresh_database().await;
    let mut houses = Vec::new();
    for _ in 0..count {
        let store = store::open(&url).await.expect("a store");
        houses.push(House::on(config(), store, Arc::new(System)).await);
    }
    (postgres, houses)
}

fn bases(houses: &[House], first: usize) -> Bases {
    let addresses = houses.iter().cycle().skip(first).take(houses.len());
    Bases::new(addresses.map(|house| format!("http://{}", house.address))).expect("addresses")
}

/// Three people, each at another process; one of the processes goes away in the middle.
#[tokio::test(flavor = "multi_thread")]
async fn any_process_serves_any_table_and_one_may_go() {
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
            want(link, &table, Intent::Sit(Seat::new(at).unwrap())).await.expect("a seat");
        }
        want(link, &table, Intent::Ready(true)).await.expect("ready");
    }
    let closing = async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        houses[0].close().await;
    };
    let playing = futures_util::future::join_all(links.iter().map(|link| play(link, &table)));
    let ((), _) = tokio::time::timeout(2 * PATIENCE, async { tokio::join!(closing, playing) })
        .await
        .expect("the game ends");
    let game = |link: &Link| link.state(&table).expect("a state").game.expect("a game");
    assert!(links.iter().all(|link| game(link).steps() == game(&links[0]).steps()));
    assert!(!game(&links[0]).is_on());
}

async fn play(link: &Link, table: &TableId) {
    let mut random = shuffle::random(7);
    loop {
        let wanted = link.with(|session| {
            let state = session.state(table)?;
            let seat = session.seat(table)?;
            if session.pending().next().is_some() {
                return None;
            }
            if state.chair(seat)?.stand_in {
                return Some(Intent::Return);
            }
            let actions = state.game.as_ref()?.position().legal_actions();
            let ours = session.is_our_turn(table);
            ours.then(|| actions.get(random.random_range(0..actions.len())))
                .flatten()
                .map(Intent::Act)
        });
        if let Some(intent) = wanted {
            link.intend(table, intent).expect("room");
        }
        let over = link.with(|session| {
            session.state(table).is_some_and(|state| {
                state.stage == Stage::Gathering
                    && state.game.as_ref().is_some_and(|game| !game.is_on())
            })
        });
        if over {
            return;
        }
        let _ = tokio::time::timeout(Duration::from_millis(200), link.next_notice()).await;
    }
}

/// A bot's turn that its process did not live to make is made by another.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_dead_process_left_is_claimed() {
    let (_postgres, mut houses) = houses(2).await;
    let ann = Guest::at(bases(&houses, 0), "Ann").await;
    let table =
        ann.open("k2", vec![Bot { level: Level::Page }, Bot { level: Level::Squire }], true).await;
    houses[0].close().await;
    let api = client::Api::new(bases(&houses, 1)).with_token(&ann.token);
    let ended = async {
        loop {
            let game = api.table(&table).await.expect("a table").game;
            if game.is_some_and(|game| game.end.is_some()) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(PATIENCE, ended).await.expect("the other process plays on");
}

/// Somebody who comes from another process may know more than this one has heard. Two servers on
/// one SQLite, which brings no news, hear nothing of each other.
#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_lags_catches_up_before_it_answers() {
    let store = store::open("sqlite::memory:").await.expect("a store");
    let houses = [
        House::on(config(), store.clone(), Arc::new(System)).await,
        House::on(config(), store, Arc::new(System)).await,
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
            intent: protocol::Intent::Ready { ready },
        };
        let here = ann.api.post_intent(&table, &intent(ready)).await.expect("ready");
        ready = !ready;
        let next = protocol::PostedIntent { seen: Some(here.seq), ..intent(ready) };
        there.post_intent(&table, &next).await.expect("known there, too");
    }
}
