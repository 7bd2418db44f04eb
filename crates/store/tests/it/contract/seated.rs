//! The list of tables at which a player has a seat.

use crate::home::Home;
use crate::samples::append;
use store::{Append, Appended};

fn seating(table: &str, expected: u64, at: i64, players: &[&str]) -> Append {
    let players = players.iter().map(|player| (*player).to_owned()).collect();
    Append { seated: Some(players), ..append(table, expected, at) }
}

async fn write(home: &Home, all: impl IntoIterator<Item = Append>) {
    for one in all {
        assert_eq!(home.store.append(one).await, Ok(Appended::Done));
    }
}

async fn tables_of(home: &Home, player: &str) -> Vec<String> {
    home.store.tables_of(player, 9).await.unwrap()
}

pub(crate) async fn a_players_tables_come_latest_change_first(home: Home) {
    let seats = [
        seating("ash", 0, 10, &["ann", "ben"]),
        seating("elm", 0, 30, &["ann", "ann"]),
        seating("oak", 0, 20, &["ben"]),
        append("ash", 1, 40),
    ];
    write(&home, seats).await;
    assert_eq!(tables_of(&home, "ann").await, ["ash", "elm"]);
    assert_eq!(tables_of(&home, "ben").await, ["ash", "oak"]);
    assert_eq!(home.store.tables_of("ann", 1).await.unwrap(), ["ash"]);
    for stranger in ["eve", "", "an\0n", "ann%"] {
        assert_eq!(tables_of(&home, stranger).await, [""; 0], "{stranger:?}");
    }
}

pub(crate) async fn seats_stay_as_they_are_until_an_append_says_otherwise(home: Home) {
    write(&home, [seating("ash", 0, 10, &["ann", "ben"]), append("ash", 1, 20)]).await;
    assert_eq!(tables_of(&home, "ann").await, ["ash"]);
    write(&home, [seating("ash", 2, 30, &["ben", "cat"])]).await;
    assert_eq!(tables_of(&home, "ann").await, [""; 0]);
    assert_eq!(tables_of(&home, "ben").await, ["ash"]);
    assert_eq!(tables_of(&home, "cat").await, ["ash"]);
    // What loses against another writer changes nothing.
    let late = home.store.append(seating("ash", 1, 40, &["eve"])).await;
    assert_eq!(late, Ok(Appended::Conflict));
    assert_eq!(tables_of(&home, "eve").await, [""; 0]);
    assert_eq!(tables_of(&home, "cat").await, ["ash"]);
    write(&home, [seating("ash", 3, 50, &[])]).await;
    assert_eq!(tables_of(&home, "ben").await, [""; 0]);
    let crowd = vec!["ann"; store::SEATS_MAX + 1];
    assert!(home.store.append(seating("ash", 4, 60, &crowd)).await.is_err());
}

pub(crate) async fn seats_go_with_their_table(home: Home) {
    write(&home, [seating("ash", 0, 10, &["ann"]), seating("elm", 0, 30, &["ann"])]).await;
    assert_eq!(home.store.delete_idle(20, 9).await, Ok(1));
    assert_eq!(tables_of(&home, "ann").await, ["elm"]);
}
