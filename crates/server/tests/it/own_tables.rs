//! A player's own list of unfinished tables.

use protocol::{OwnTable, OwnTables};
use serde_json::json;
use table::{
    Clock, Intent, Options, Privacy, Stage, TableId,
    Wanted::{Anybody, Host},
};

use crate::house::{Guest, House, play, submit, until};

async fn own_tables(house: &House, guest: &Guest) -> Vec<OwnTable> {
    let (status, answer) =
        house.send("GET", "/api/players/me/tables", Some(&guest.token), "").await;
    assert_eq!(status.as_u16(), 200);
    let own: OwnTables = serde_json::from_value(answer).expect("a list");
    assert_eq!(own.player.map(|player| player.id), Some(guest.id.clone()));
    own.tables
}

async fn ids(house: &House, guest: &Guest) -> Vec<TableId> {
    own_tables(house, guest).await.into_iter().map(|own| own.table.table).collect()
}

fn sit(seat: usize) -> Intent {
    Intent::Sit { seat: rules::Seat::new(seat).expect("a seat"), house: None }
}

#[tokio::test]
async fn private_tables_are_in_the_lists_of_their_players_alone() {
    let house = House::open().await;
    let [ann, ben, eve] = [house.guest("Ann"), house.guest("Ben"), house.guest("Eve")];
    let (ann, ben, eve) = (ann.await, ben.await, eve.await);
    let clock = Clock::Bank { bank_ms: 600_000, increment_ms: 5_000 };
    let options =
        Options { clock, privacy: Privacy::Link, ..Options::new("k2".parse().expect("rules")) };
    let table = ann.open_as(options, vec![Host, Anybody], true).await;
    let waiting = own_tables(&house, &ann).await;
    assert_eq!(waiting.len(), 1);
    assert_eq!((waiting[0].table.stage, waiting[0].turn), (Stage::Gathering, None));
    assert!(ids(&house, &ben).await.is_empty(), "Ben has no seat yet");

    let (by_ann, by_ben) = (ann.follow(&table), ben.follow(&table));
    submit(&by_ben, &table, sit(1)).await.expect("a seat");
    submit(&by_ben, &table, Intent::ready(true)).await.expect("ready");
    until(&by_ann, &table, |state| state.stage == Stage::Playing).await;
    let (anns, bens) = (own_tables(&house, &ann).await, own_tables(&house, &ben).await);
    let (anns, bens) = (&anns[0], &bens[0]);
    assert_eq!((anns.seat.index(), bens.seat.index()), (0, 1));
    assert_ne!(anns.is_own_turn(), bens.is_own_turn(), "one of them is to move");
    assert_eq!(anns.turn.expect("a turn").left_ms, Some(600_000));
    assert!(anns.table.game.is_some());
    // A watcher has no seat.
    let by_eve = eve.follow(&table);
    until(&by_eve, &table, |state| state.stage == Stage::Playing).await;
    assert!(ids(&house, &eve).await.is_empty());

    tokio::join!(play(&by_ann, &table, 1), play(&by_ben, &table, 2));
    for guest in [&ann, &ben] {
        assert!(ids(&house, guest).await.is_empty(), "the game is over");
    }
}

#[tokio::test]
async fn whoever_leaves_a_seat_or_resigns_loses_the_table_from_the_list() {
    let house = House::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table = ann.open("k3", vec![Host, Anybody, Anybody], true).await;
    let other = ann.open("k2", vec![Host, Anybody], false).await;
    assert_eq!(ids(&house, &ann).await, [other.clone(), table.clone()], "the latest change first");
    let (by_ann, by_ben) = (ann.follow(&table), ben.follow(&table));
    submit(&by_ben, &table, sit(1)).await.expect("a seat");
    assert_eq!(ids(&house, &ben).await, std::slice::from_ref(&table));
    let free = Intent::Free { seat: rules::Seat::new(1).expect("a seat") };
    submit(&by_ben, &table, free).await.expect("a free seat");
    assert!(ids(&house, &ben).await.is_empty());
    submit(&by_ben, &table, sit(2)).await.expect("a seat");
    let bot =
        Intent::SeatBot { seat: rules::Seat::new(1).expect("a seat"), level: table::Level::Page };
    submit(&by_ann, &table, bot).await.expect("a bot");
    submit(&by_ben, &table, Intent::ready(true)).await.expect("ready");
    until(&by_ann, &table, |state| state.stage == Stage::Playing).await;
    assert!(ids(&house, &ben).await.contains(&table));
    submit(&by_ben, &table, Intent::Resign).await.expect("resigned");
    assert!(!ids(&house, &ben).await.contains(&table));
    let by_host = ann.follow(&other);
    submit(&by_host, &other, Intent::Close).await.expect("closed");
    assert!(!ids(&house, &ann).await.contains(&other));
}

#[tokio::test]
async fn tables_are_listed_after_a_restart() {
    let mut house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = ann.open("k2", vec![Host, Anybody], true).await;
    assert_eq!(ids(&house, &ann).await, std::slice::from_ref(&table));
    let folder = house.keep_folder();
    house.close().await;
    let url = format!("sqlite:{}", folder.path().join("db").display());
    let store = store::open(&url).await.expect("a store");
    let again =
        House::with_store(crate::house::config(), store, std::sync::Arc::new(server::System)).await;
    assert_eq!(ids(&again, &ann).await, [table]);
}

/// Whoever sits down again on their own seat, under a new name, keeps the seat.
#[tokio::test]
async fn a_new_name_is_told_by_sitting_down_again() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = ann.open("k2", vec![Host, Anybody], false).await;
    house.send("PATCH", "/api/players/me", Some(&ann.token), r#"{"name":"Anna"}"#).await;
    let path = format!("/api/tables/{table}/intents");
    let body = json!({"type": "sit", "seat": 1}).to_string();
    for _ in 0..2 {
        let (status, _) = house.send("POST", &path, Some(&ann.token), &body).await;
        assert_eq!(status.as_u16(), 200);
    }
    let listed = own_tables(&house, &ann).await;
    let seats = serde_json::to_value(&listed[0].table.seats).expect("JSON");
    assert_eq!(seats[0]["player"]["name"], "Anna");
    assert_eq!(ann.api.table(&table).await.expect("a table").host, ann.id, "still the host");
}
