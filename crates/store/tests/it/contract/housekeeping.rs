//! Deletion of idle tables.

use crate::home::Home;
use crate::samples::{append, finishing, game, secret};
use store::{Append, Appended};

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
