//! Deletion of what is old.

use crate::home::Home;
use crate::samples::{append, finishing, game, player, secret};
use store::{Append, Appended, Player};

pub(crate) async fn idle_tables_are_deleted_with_all_their_rows(home: Home) {
    let old = Append { secrets: vec![(1, secret(1))], ..append("old", 0, 10) };
    for append in [old.clone(), append("young", 0, 10), append("young", 1, 50)] {
        assert_eq!(home.store.append(append).await, Ok(Appended::Done));
    }
    assert_eq!(
        home.store.delete_idle(10, 9).await,
        Ok(0),
        "a table is not older than its own time"
    );
    assert_eq!(home.store.delete_idle(50, 9).await, Ok(1));
    assert_eq!(home.store.load("old", 0).await, Ok(None));
    assert_eq!(home.store.load("young", 0).await.unwrap().unwrap().entries.len(), 2);
    let late = home.store.append(append("old", 1, 60)).await;
    assert_eq!(late, Ok(Appended::Conflict), "the table is gone");
    assert_eq!(
        home.store.append(old).await,
        Ok(Appended::Done),
        "no row and no seed was left behind"
    );
}

pub(crate) async fn tables_with_finished_games_are_kept(home: Home) {
    let later = Append { finished: vec![game("elm", 1, 10)], ..append("elm", 1, 10) };
    for append in [finishing(vec![game("oak", 1, 10)]), append("elm", 0, 10), later] {
        assert_eq!(home.store.append(append).await, Ok(Appended::Done));
    }
    assert_eq!(home.store.append(append("oak", 1, 20)).await, Ok(Appended::Done));
    assert_eq!(home.store.delete_idle(99, 9).await, Ok(0));
    for table in ["oak", "elm"] {
        assert_eq!(home.store.game(table, 1).await, Ok(Some(game(table, 1, 10))));
    }
}

pub(crate) async fn the_oldest_are_deleted_first(home: Home) {
    for (table, at) in [("b", 20), ("a", 30), ("c", 10)] {
        assert_eq!(home.store.append(append(table, 0, at)).await, Ok(Appended::Done));
    }
    assert_eq!(home.store.delete_idle(99, 2).await, Ok(2));
    assert_eq!(home.store.load("c", 0).await, Ok(None));
    assert_eq!(home.store.load("b", 0).await, Ok(None));
    assert!(home.store.load("a", 0).await.unwrap().is_some());
    assert_eq!(home.store.delete_idle(99, 2).await, Ok(1));
}

pub(crate) async fn a_log_that_belongs_to_a_table_is_kept_as_long(home: Home) {
    for append in [append("oak", 0, 50), append("oak/team", 0, 10), append("elm/team", 0, 10)] {
        assert_eq!(home.store.append(append).await, Ok(Appended::Done));
    }
    assert_eq!(home.store.delete_idle(20, 9).await, Ok(1));
    assert_eq!(home.store.load("elm/team", 0).await, Ok(None), "its table is gone");
    assert!(home.store.load("oak/team", 0).await.unwrap().is_some());
    assert_eq!(home.store.delete_idle(60, 9).await, Ok(1), "the table first");
    assert_eq!(home.store.delete_idle(60, 9).await, Ok(1), "then what belongs to it");
    assert_eq!(home.store.load("oak/team", 0).await, Ok(None));
}

pub(crate) async fn finished_games_go_when_their_time_has_come(home: Home) {
    let young = Append { finished: vec![game("elm", 1, 40)], ..append("elm", 0, 40) };
    for append in [finishing(vec![game("oak", 1, 10)]), young, append("ash", 0, 10)] {
        assert_eq!(home.store.append(append).await, Ok(Appended::Done));
    }
    assert_eq!(home.store.append(append("oak", 1, 20)).await, Ok(Appended::Done));
    assert_eq!(home.store.delete_finished(20, 9).await, Ok(0), "not older than its own time");
    assert_eq!(home.store.delete_finished(30, 9).await, Ok(1));
    assert_eq!(home.store.game("oak", 1).await, Ok(None));
    assert_eq!(home.store.load("oak", 0).await, Ok(None));
    assert_eq!(home.store.game("elm", 1).await, Ok(Some(game("elm", 1, 40))));
    assert!(home.store.load("ash", 0).await.unwrap().is_some(), "it never finished a game");
    assert_eq!(home.store.player_stats("ann").await.unwrap().games, 1);
}

pub(crate) async fn players_go_who_have_nothing_here(home: Home) {
    for (number, name) in ["ann", "ben", "cid", "dan"].into_iter().enumerate() {
        let created_at = if name == "dan" { 50 } else { 5 };
        let new = Player { created_at, ..player(name) };
        home.store.create_player(new, [number as u8; 32]).await.unwrap();
    }
    let seated = Append { seated: Some(vec!["ben".to_owned()]), ..append("ash", 0, 10) };
    for append in [finishing(vec![game("oak", 1, 40)]), seated] {
        assert_eq!(home.store.append(append).await, Ok(Appended::Done));
    }
    assert_eq!(home.store.delete_players(5, 9).await, Ok(0), "nobody is older");
    assert_eq!(home.store.delete_players(30, 9).await, Ok(1), "Cid, who has nothing here");
    for (name, is_there) in [("ann", true), ("ben", true), ("cid", false), ("dan", true)] {
        assert_eq!(home.store.player(name).await.unwrap().is_some(), is_there, "{name}");
    }
    assert_eq!(home.store.delete_players(60, 1).await, Ok(1), "one at a time");
    assert_eq!(home.store.delete_players(60, 9).await, Ok(1), "but not Ben, who has a seat");
    assert!(home.store.player("ben").await.unwrap().is_some());
}
