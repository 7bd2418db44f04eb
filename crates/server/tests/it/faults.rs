//! A store that fails for a while: nothing is lost, nothing is told that is not so, and nobody asks
//! it without a pause.

use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::{ToClient, ToServer};
use server::System;
use store::testing::{Appends, FaultyStore};
use table::{
    Fill, Intent, Intent as WireIntent, Level, Options,
    Wanted::{Anybody, Host},
};

use crate::house::{House, PATIENCE, config, until, want};

async fn faulty_house() -> (Arc<FaultyStore>, House) {
    let store = FaultyStore::new(store::open("sqlite::memory:").await.expect("a store"));
    let house = House::on(config(), store.clone(), Arc::new(System)).await;
    (store, house)
}

/// Waits until so many appends were asked for.
async fn asked(store: &FaultyStore, times: usize) {
    let asked = async {
        while store.appends_asked() < times {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(PATIENCE, asked).await.expect("it is asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_that_cannot_be_stored_is_tried_again_after_a_pause() {
    let (store, house) = faulty_house().await;
    let ann = house.guest("Ann").await;
    let fill = Some(Fill { after_ms: 300, level: Level::Page });
    let options = Options { fill, ..Options::new("k2".parse().unwrap()) };
    let table = ann.open_as(options, vec![Host, Anybody], true).await;
    store.appends(Appends::Fail);
    let before = store.appends_asked();
    asked(&store, before + 1).await;
    let first = Instant::now();
    asked(&store, before + 2).await;
    assert!(first.elapsed() > Duration::from_millis(900), "{:?}", first.elapsed());
    store.appends(Appends::Work);
    let link = ann.follow(&table);
    until(&link, &table, |state| state.game.is_some()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn news_that_could_not_be_read_are_read_later() {
    let shared = store::open("sqlite::memory:").await.expect("a store");
    let here = House::on(config(), shared.clone(), Arc::new(System)).await;
    let store = FaultyStore::new(shared);
    let there = House::on(config(), store.clone(), Arc::new(System)).await;
    let ann = here.guest("Ann").await;
    let table = ann.open("k2", vec![Host, Anybody], false).await;
    let far = crate::house::Guest::at(there.bases(), "Ben").await;
    let link = far.follow(&table);
    until(&link, &table, |_| true).await;
    store.loads_fail(true);
    let host = ann.follow(&table);
    until(&host, &table, |_| true).await;
    let seq = want(&host, &table, Intent::Ready { ready: true }).await.expect("ready");
    let heard = store.loads_failed();
    store.cry(table.as_str(), seq);
    while store.loads_failed() == heard {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    store.loads_fail(false);
    until(&link, &table, |state| state.seq >= seq).await;
}

/// Whether it was written is not known, so nobody is told that nothing has changed.
#[tokio::test(flavor = "multi_thread")]
async fn a_wish_that_may_have_been_carried_out_is_not_refused() {
    let (store, house) = faulty_house().await;
    let ann = house.guest("Ann").await;
    let table = ann.open("k2", vec![Host, Anybody], false).await;
    let mut socket = house.greeted_socket(&ann.token).await;
    let ready = || ToServer::Intent {
        table: table.clone(),
        id: "one".parse().expect("an id"),
        seen: 2,
        intent: WireIntent::Ready { ready: true },
    };
    store.appends(Appends::LoseTheirAnswer);
    store.loads_fail(true);
    socket.say(&ready()).await;
    match socket.hear().await {
        Some(ToClient::Error { table: None, error }) => assert_eq!(error.code, "server.failed"),
        other => panic!("{other:?}"),
    }
    assert_eq!(socket.closed_with().await, Some(1013));
    store.appends(Appends::Work);
    store.loads_fail(false);
    let mut again = house.greeted_socket(&ann.token).await;
    again.say(&ready()).await;
    match again.hear().await {
        Some(ToClient::Done { id, seq, .. }) => assert_eq!((id.as_str(), seq), ("one", 3)),
        other => panic!("{other:?}"),
    }
}

/// The same through a session: it sends the wish again by itself.
#[tokio::test(flavor = "multi_thread")]
async fn a_session_finds_out_what_became_of_its_wish() {
    let (store, house) = faulty_house().await;
    let ann = house.guest("Ann").await;
    let table = ann.open("k2", vec![Host, Anybody], false).await;
    let link = ann.follow(&table);
    until(&link, &table, |_| true).await;
    store.appends(Appends::LoseTheirAnswer);
    store.loads_fail(true);
    let before = store.loads_failed();
    let healing = async {
        while store.loads_failed() == before {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        store.appends(Appends::Work);
        store.loads_fail(false);
    };
    let wanted = want(&link, &table, Intent::Ready { ready: true });
    let (answer, ()) = tokio::join!(wanted, healing);
    assert_eq!(answer, Ok(3));
}
