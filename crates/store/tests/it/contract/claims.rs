//! Claims on tables that are due.

use crate::home::Home;
use crate::samples::{append, waking};
use std::sync::Arc;
use store::Appended;
use tokio::task::JoinSet;

pub(crate) async fn due_tables_come_longest_overdue_first(home: Home) {
    for (table, wake_at) in [("ash", 30), ("birch", 10), ("elm", 51), ("fir", 50)] {
        assert_eq!(home.store.append(waking(table, 0, wake_at)).await, Ok(Appended::Done));
    }
    assert_eq!(home.store.append(append("oak", 0, 0)).await, Ok(Appended::Done));
    assert_eq!(home.store.claim_due(9, 99, 9).await.unwrap(), [""; 0]);
    assert_eq!(home.store.claim_due(50, 99, 0).await.unwrap(), [""; 0]);
    assert_eq!(home.store.claim_due(50, 99, 2).await.unwrap(), ["birch", "ash"]);
    assert_eq!(home.store.claim_due(50, 99, 9).await.unwrap(), ["fir"]);
    assert_eq!(home.store.claim_due(50, 99, 9).await.unwrap(), [""; 0]);
}

pub(crate) async fn a_lease_expires(home: Home) {
    assert_eq!(home.store.append(waking("oak", 0, 10)).await, Ok(Appended::Done));
    assert_eq!(home.store.claim_due(10, 20, 9).await.unwrap(), ["oak"]);
    assert_eq!(home.store.claim_due(19, 40, 9).await.unwrap(), [""; 0]);
    assert_eq!(home.store.claim_due(20, 40, 9).await.unwrap(), ["oak"]);
    assert_eq!(home.store.claim_due(30, 50, 9).await.unwrap(), [""; 0]);
}

pub(crate) async fn an_append_ends_the_lease(home: Home) {
    assert_eq!(home.store.append(waking("oak", 0, 10)).await, Ok(Appended::Done));
    assert_eq!(home.store.claim_due(10, 1_000, 9).await.unwrap(), ["oak"]);
    assert_eq!(home.store.append(waking("oak", 1, 15)).await, Ok(Appended::Done));
    assert_eq!(home.store.claim_due(14, 1_000, 9).await.unwrap(), [""; 0]);
    assert_eq!(home.store.claim_due(15, 1_000, 9).await.unwrap(), ["oak"]);
    assert_eq!(home.store.append(append("oak", 2, 20)).await, Ok(Appended::Done));
    assert_eq!(
        home.store.claim_due(5_000, 6_000, 9).await.unwrap(),
        [""; 0],
        "nothing is due any more"
    );
}

pub(crate) async fn many_claimers_never_share_a_table(home: Home) {
    const TABLES: usize = 150;
    for number in 0..TABLES {
        let due = waking(&format!("table {number:03}"), 0, number as i64);
        assert_eq!(home.store.append(due).await, Ok(Appended::Done));
    }
    let mut claimers = JoinSet::new();
    for _ in 0..8 {
        let store = Arc::clone(&home.store);
        claimers.spawn(async move {
            let mut mine = Vec::new();
            // Other claimers may briefly hold the rest, so an empty claim is not yet the end.
            while mine.len() <= TABLES && store.next_wake().await.unwrap() < Some(10_000) {
                mine.extend(store.claim_due(5_000, 10_000, 7).await.unwrap());
            }
            mine
        });
    }
    let mut all = claimers.join_all().await.concat();
    all.sort();
    let expected: Vec<_> = (0..TABLES).map(|number| format!("table {number:03}")).collect();
    assert_eq!(all, expected);
}

pub(crate) async fn the_next_wake_is_the_earliest_successful_claim(home: Home) {
    let next = async || home.store.next_wake().await.unwrap();
    assert_eq!(next().await, None);
    assert_eq!(home.store.append(append("elm", 0, 0)).await, Ok(Appended::Done));
    assert_eq!(next().await, None);
    for (table, wake_at) in [("oak", 30), ("ash", 10)] {
        assert_eq!(home.store.append(waking(table, 0, wake_at)).await, Ok(Appended::Done));
    }
    assert_eq!(next().await, Some(10));
    assert_eq!(home.store.claim_due(10, 25, 9).await.unwrap(), ["ash"]);
    assert_eq!(next().await, Some(25));
    assert_eq!(home.store.claim_due(25, 99, 9).await.unwrap(), ["ash"]);
    assert_eq!(next().await, Some(30));
}
