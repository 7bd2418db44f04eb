//! A store that fails for a while: nothing is lost, nothing false is reported, and retries pause in
//! between.

use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::{ToClient, ToServer};
use server::System;
use store::testing::{Appends, FaultyStore};
use table::{
    Fill, Intent, Intent as WireIntent, Level, Options,
    Wanted::{Anybody, Host},
};

use crate::house::{House, PATIENCE, config, submit, until};

async fn faulty_house() -> (Arc<FaultyStore>, House) {
    let store = FaultyStore::new(store::open("sqlite::memory:").await.expect("a store"));
    let house = House::with_store(config(), store.clone(), Arc::new(System)).await;
    (store, house)
}

/// Waits until this many appends were attempted.
async fn wait_for_appends(store: &FaultyStore, times: usize) {
    let asked = async {
        while store.append_count() < times {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(PATIENCE, asked).await.expect("enough attempts in time");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_that_cannot_be_stored_is_retried_after_a_pause() {
    let (store, house) = faulty_house().await;
    let ann = house.guest("Ann").await;
    let fill = Some(Fill { after_ms: 300, level: Level::Page });
    let options = Options { fill, ..Options::new("k2".parse().unwrap()) };
    let table = ann.open_as(options, vec![Host, Anybody], true).await;
    store.set_appends(Appends::Fail);
    let before = store.append_count();
    wait_for_appends(&store, before + 1).await;
    let first = Instant::now();
    wait_for_appends(&store, before + 2).await;
    assert!(first.elapsed() > Duration::from_millis(900), "{:?}", first.elapsed());
    store.set_appends(Appends::Work);
    let link = ann.follow(&table);
    until(&link, &table, |state| state.game.is_some()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn announced_facts_that_could_not_be_read_are_read_later() {
    let shared = store::open("sqlite::memory:").await.expect("a store");
    let here = House::with_store(config(), shared.clone(), Arc::new(System)).await;
    let store = FaultyStore::new(shared);
    let there = House::with_store(config(), store.clone(), Arc::new(System)).await;
    let ann = here.guest("Ann").await;
    let table = ann.open("k2", vec![Host, Anybody], false).await;
    let far = crate::house::Guest::at(there.bases(), "Ben").await;
    let link = far.follow(&table);
    until(&link, &table, |_| true).await;
    store.set_loads_fail(true);
    let host = ann.follow(&table);
    until(&host, &table, |_| true).await;
    let seq = submit(&host, &table, Intent::ready(true)).await.expect("ready");
    let heard = store.failed_load_count();
    store.announce(table.as_str(), seq);
    while store.failed_load_count() == heard {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    store.set_loads_fail(false);
    until(&link, &table, |state| state.seq >= seq).await;
}

/// The outcome of the write is unknown, so the client must not hear that nothing changed.
#[tokio::test(flavor = "multi_thread")]
async fn an_intent_that_may_have_been_stored_is_not_refused() {
    let (store, house) = faulty_house().await;
    let ann = house.guest("Ann").await;
    let table = ann.open("k2", vec![Host, Anybody], false).await;
    let mut socket = house.greeted_socket(&ann.token).await;
    let ready = || ToServer::Intent {
        table: table.clone(),
        id: "one".parse().expect("an id"),
        seen: 2,
        intent: WireIntent::ready(true),
    };
    store.set_appends(Appends::LoseReply);
    store.set_loads_fail(true);
    socket.say(&ready()).await;
    match socket.hear().await {
        Some(ToClient::Error { table: None, error }) => assert_eq!(error.code, "server.failed"),
        other => panic!("{other:?}"),
    }
    assert_eq!(socket.closed_with().await, Some(1013));
    store.set_appends(Appends::Work);
    store.set_loads_fail(false);
    let mut again = house.greeted_socket(&ann.token).await;
    again.say(&ready()).await;
    match again.hear().await {
        Some(ToClient::Done { id, seq, .. }) => assert_eq!((id.as_str(), seq), ("one", 3)),
        other => panic!("{other:?}"),
    }
}

/// The same through a session, which resends the intent by itself.
#[tokio::test(flavor = "multi_thread")]
async fn a_session_learns_the_outcome_of_its_intent() {
    let (store, house) = faulty_house().await;
    let ann = house.guest("Ann").await;
    let table = ann.open("k2", vec![Host, Anybody], false).await;
    let link = ann.follow(&table);
    until(&link, &table, |_| true).await;
    store.set_appends(Appends::LoseReply);
    store.set_loads_fail(true);
    let before = store.failed_load_count();
    let healing = async {
        while store.failed_load_count() == before {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        store.set_appends(Appends::Work);
        store.set_loads_fail(false);
    };
    let wanted = submit(&link, &table, Intent::ready(true));
    let (answer, ()) = tokio::join!(wanted, healing);
    assert_eq!(answer, Ok(3));
}

/// A database that stalls is like one that fails: whoever waits is told that the outcome is unknown, the
/// table is free again, and the check of readiness answers in time.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_stalls_holds_nobody_for_ever() {
    let store = FaultyStore::new(store::open("sqlite::memory:").await.expect("a store"));
    let config = server::Config { store_ms: 400, ..config() };
    let house = House::with_store(config, store.clone(), Arc::new(System)).await;
    let ann = house.guest("Ann").await;
    let table = ann.open("k2", vec![Host, Anybody], false).await;
    let mut socket = house.greeted_socket(&ann.token).await;
    let ready = || ToServer::Intent {
        table: table.clone(),
        id: "one".parse().expect("an id"),
        seen: 2,
        intent: WireIntent::Ready { ready: true, commitment: None },
    };
    assert_eq!(house.fetch("/ready", &[]).await.0, 200);
    store.set_appends(Appends::Stall);
    let began = Instant::now();
    socket.say(&ready()).await;
    assert_eq!(socket.closed_with().await, Some(1013), "the outcome is unknown");
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    let readiness = async {
        // The answer of a moment ago may still hold.
        loop {
            let began = Instant::now();
            let (status, ..) = house.fetch("/ready", &[]).await;
            assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
            if status == 503 {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, readiness).await.expect("it is not ready");
    let (status, ..) = house.fetch(&format!("/api/tables/{table}"), &[]).await;
    assert_eq!(status, 200, "the table can be read");
    store.set_appends(Appends::Work);
    let mut again = house.greeted_socket(&ann.token).await;
    again.say(&ready()).await;
    match again.hear().await {
        Some(ToClient::Done { id, seq, .. }) => assert_eq!((id.as_str(), seq), ("one", 3)),
        other => panic!("{other:?}"),
    }
}
