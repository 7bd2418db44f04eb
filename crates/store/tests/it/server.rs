//! Guarantees specific to PostgreSQL: many processes, and notifications between them.

use crate::home::Home;
use crate::samples::{append, entry, secret};
use sqlx::{Connection, PgConnection};
use std::time::Duration;
use store::{Append, Appended, Change};
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;

/// The next change; panics if none comes.
async fn next_change(changes: &mut Receiver<Change>) -> Change {
    timeout(Duration::from_secs(30), changes.recv()).await.expect("a change in time").unwrap()
}

/// Skips `known` changes until `wanted` comes.
async fn expect_change(changes: &mut Receiver<Change>, wanted: &Change, known: &[Change]) {
    loop {
        let news = next_change(changes).await;
        if news == *wanted {
            return;
        }
        assert!(known.contains(&news), "{news:?} instead of {wanted:?}");
    }
}

fn appended(table: &str, seq: u64) -> Change {
    Change::Appended { table: table.to_owned(), seq }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_processes_see_appends() {
    let home = Home::server().await;
    let other = store::open(&home.url).await.unwrap();
    let mut changes = other.changes();
    let two = Append { entries: vec![entry(1, 0), entry(2, 0)], ..append("old oak", 0, 0) };
    assert_eq!(home.store.append(two).await, Ok(Appended::Done));
    assert_eq!(home.store.append(append("old oak", 1, 0)).await, Ok(Appended::Conflict));
    assert_eq!(home.store.append(append("old oak", 2, 0)).await, Ok(Appended::Done));
    expect_change(&mut changes, &appended("old oak", 3), &[appended("old oak", 2)]).await;
    assert_eq!(other.load("old oak", 2).await.unwrap().unwrap().entries, [entry(3, 0)]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_conflict_announces_nothing() {
    let home = Home::server().await;
    let mut changes = home.store.changes();
    let twice = vec![(1, secret(1)), (1, secret(2))];
    let refused = Append { secrets: twice, ..append("oak", 0, 0) };
    assert_eq!(home.store.append(refused).await.unwrap_err().code(), "store.refused");
    assert_eq!(home.store.append(append("elm", 0, 0)).await, Ok(Appended::Done));
    assert_eq!(next_change(&mut changes).await, appended("elm", 1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cut_listener_reports_missed_changes_and_reconnects() {
    let home = Home::server().await;
    let other = store::open(&home.url).await.unwrap();
    let mut changes = other.changes();
    for round in 0..3 {
        cut_connections(&home.url, "query LIKE 'LISTEN%'").await;
        let known = [appended("oak", round)];
        expect_change(&mut changes, &Change::Missed, &known).await;
        assert_eq!(home.store.append(append("oak", round, 0)).await, Ok(Appended::Done));
        // The appending store lost its listener too and may reconnect before the other; its
        // `Missed` goes to its own receivers only.
        expect_change(&mut changes, &appended("oak", round + 1), &known).await;
    }
}

/// As if a process had died between its append and the announcement.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unannounced_append_is_found() {
    let home = Home::server().await;
    assert_eq!(home.store.append(append("oak", 0, 0)).await, Ok(Appended::Done));
    let mut changes = home.store.changes();
    let mut raw = PgConnection::connect(&home.url).await.unwrap();
    let silent = "UPDATE tables SET seq = 2 WHERE id = 'oak'";
    sqlx::query(silent).execute(&mut raw).await.unwrap();
    expect_change(&mut changes, &appended("oak", 2), &[appended("oak", 1)]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn announcements_survive_a_cut_connection() {
    let home = Home::server().await;
    let mut changes = home.store.changes();
    assert_eq!(home.store.append(append("oak", 0, 0)).await, Ok(Appended::Done));
    expect_change(&mut changes, &appended("oak", 1), &[]).await;
    cut_connections(&home.url, "query LIKE 'SELECT pg_notify%'").await;
    assert_eq!(home.store.append(append("elm", 0, 0)).await, Ok(Appended::Done));
    expect_change(&mut changes, &appended("elm", 1), &[appended("oak", 1)]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cut_connection_fails_once_and_is_replaced() {
    let home = Home::server().await;
    assert_eq!(home.store.append(append("oak", 0, 0)).await, Ok(Appended::Done));
    cut_connections(&home.url, "query NOT LIKE 'LISTEN%'").await;
    // Each pooled connection may be found dead once, by a read too.
    let mut seq = 1;
    for _ in 0..20 {
        match home.store.append(append("oak", seq, 0)).await {
            Ok(Appended::Done) => return,
            Ok(Appended::Conflict) => {}
            Err(error) => assert_eq!(error.code(), "store.unknown"),
        }
        match home.store.load("oak", 0).await {
            Ok(log) => seq = log.unwrap().entries.len() as u64,
            Err(error) => assert_eq!(error.code(), "store.unreachable"),
        }
    }
    panic!("dead connections stay in the pool");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reconnecting_finds_everything() {
    let home = Home::server().await;
    let oak = Append { secrets: vec![(1, secret(9))], ..append("oak", 0, 0) };
    assert_eq!(home.store.append(oak).await, Ok(Appended::Done));
    home.store.close().await;
    let again = store::open(&home.url).await.unwrap();
    let log = again.load("oak", 0).await.unwrap().unwrap();
    assert_eq!((log.entries, log.secrets), (vec![entry(1, 0)], vec![(1, secret(9))]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_of_two_processes_wins_a_number() {
    let home = Home::server().await;
    let other = store::open(&home.url).await.unwrap();
    for round in 0..50 {
        let (here, there) = tokio::join!(
            home.store.append(append("oak", round, 0)),
            other.append(append("oak", round, 0))
        );
        let mut both = [here.unwrap(), there.unwrap()].map(|it| it == Appended::Done);
        both.sort_unstable();
        assert_eq!(both, [false, true], "round {round}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn backup_is_unsupported() {
    let home = Home::server().await;
    let error = store::backup(&home.url, std::path::Path::new("copy.db")).await.unwrap_err();
    assert_eq!(error.code(), "store.unsupported");
    assert!(error.to_string().contains("pg_dump"), "{error}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_missing_database_is_unreachable() {
    let home = Home::server().await;
    let elsewhere = home.url.replace("fresh_", "no_such_");
    assert_eq!(store::open(&elsewhere).await.err().unwrap().code(), "store.unreachable");
}

/// Terminates store connections to this database whose last statement matches `which`.
async fn cut_connections(url: &str, which: &str) {
    let mut raw = PgConnection::connect(url).await.unwrap();
    let statement = format!(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND {which}"
    );
    let cut = sqlx::query(sqlx::AssertSqlSafe(statement)).execute(&mut raw).await.unwrap();
    assert!(cut.rows_affected() > 0, "nothing to cut");
}
