//! Players who leave and come back.

use rules::Seat;
use server::Config;
use table::{
    Intent, Level, Question,
    Wanted::{Anybody, Bot, Host},
};

use crate::house::{House, config, submit, until};

/// A server that reports absent players at once.
async fn impatient() -> House {
    House::with(Config { away_after_ms: 50, ..config() }).await
}

#[tokio::test]
async fn an_absent_player_is_reported_and_takes_over_from_the_bot_again() {
    let house = impatient().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table = ann.open("k2", vec![Host, Anybody], true).await;
    let (host, other) = (ann.follow(&table), ben.follow(&table));
    until(&other, &table, |_| true).await;
    submit(&other, &table, Intent::Sit { seat: Seat::new(1).unwrap(), house: None })
        .await
        .expect("a seat");
    submit(&other, &table, Intent::ready(true)).await.expect("ready");
    until(&host, &table, |state| state.game.is_some()).await;
    let seat = Seat::new(1).unwrap();
    let present =
        submit(&host, &table, Intent::Ask { question: Question::TakeOver { seat } }).await;
    assert_eq!(present, Err("vote.present".into()));
    drop(other);
    until(&host, &table, |state| state.chairs[1].away).await;
    submit(&host, &table, Intent::Ask { question: Question::TakeOver { seat } })
        .await
        .expect("nobody else to ask");
    until(&host, &table, |state| state.chairs[1].stand_in).await;
    let back = ben.follow(&table);
    until(&host, &table, |state| !state.chairs[1].stand_in && !state.chairs[1].away).await;
    until(&back, &table, |state| !state.chairs[1].away).await;
}

/// A player who took a seat by request and never connected.
#[tokio::test]
async fn a_seat_without_a_connection_is_saved_for_a_while() {
    let house = impatient().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table = ann.open("k2", vec![Host, Anybody], false).await;
    let host = ann.follow(&table);
    until(&host, &table, |_| true).await;
    let intent = table::Intent::Sit { seat: Seat::new(1).unwrap(), house: None };
    let sit = protocol::PostedIntent { id: None, seen: None, intent };
    ben.api.post_intent(&table, &sit).await.expect("a seat");
    until(&host, &table, |state| state.chairs[1].away).await;
    until(&host, &table, |state| state.chairs[1].player().is_none()).await;
    assert!(!host.state(&table).expect("a state").chairs[0].away);
}

/// A player whose connection ended with the previous process.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_does_not_return_after_a_restart_is_reported() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("db").display());
    let system = std::sync::Arc::new(server::System);
    let store = store::open(&url).await.expect("a store");
    let mut house = House::with_store(config(), store, system.clone()).await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table = ann.open("k2", vec![Host, Anybody], true).await;
    let other = ben.follow(&table);
    until(&other, &table, |_| true).await;
    submit(&other, &table, Intent::Sit { seat: Seat::new(1).unwrap(), house: None })
        .await
        .expect("a seat");
    submit(&other, &table, Intent::ready(true)).await.expect("ready");
    drop(other);
    house.close().await;
    let store = store::open(&url).await.expect("the store again");
    let hasty = Config { away_after_ms: 50, ..config() };
    let house = House::with_store(hasty, store, system).await;
    let ann = ann.moved_to(&house);
    let link = ann.follow(&table);
    until(&link, &table, |state| state.chairs[1].away).await;
    assert!(!link.state(&table).expect("a state").chairs[0].away);
}

#[tokio::test]
async fn a_brief_disconnect_is_not_reported() {
    let house = House::with(Config { away_after_ms: 60_000, ..config() }).await;
    let ann = house.guest("Ann").await;
    let table = ann.open("k2", vec![Host, Bot { level: Level::Page }], true).await;
    let link = ann.follow(&table);
    for _ in 0..20 {
        until(&link, &table, |_| true).await;
        link.drop_connection();
        while link.with(|session| session.is_connected()) {
            link.next_notice().await.expect("the link stands");
        }
        while !link.with(|session| session.is_connected()) {
            link.next_notice().await.expect("the link stands");
        }
    }
    assert!(!link.state(&table).expect("a state").chairs[0].away);
}

/// A server that shuts down tells its clients to reconnect, and the next one continues.
#[tokio::test(flavor = "multi_thread")]
async fn a_shutdown_loses_nothing() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("db").display());
    let system = std::sync::Arc::new(server::System);
    let store = store::open(&url).await.expect("a store");
    let mut house = House::with_store(config(), store, system.clone()).await;
    let ann = house.guest("Ann").await;
    let table = ann.open("k2", vec![Host, Bot { level: Level::Page }], true).await;
    let before = {
        let link = ann.follow(&table);
        until(&link, &table, |state| state.bot_to_move().is_none()).await;
        ann.api.table(&table).await.expect("a table")
    };
    house.close().await;
    let store = store::open(&url).await.expect("the store again");
    let house = House::with_store(config(), store, system).await;
    let api = client::Api::new(house.bases()).with_token(&ann.token);
    let after = api.table(&table).await.expect("a table");
    assert_eq!(after.game, before.game);
    assert!(after.seq >= before.seq);
}
