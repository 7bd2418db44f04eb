//! Builds batches by hand, so that chance does not decide which writes share a commit.

use super::*;
use crate::layout;
use crate::sqlite::file;
use crate::{Row, Secret, Summary};

async fn database() -> SqlitePool {
    let pool = file::one_connection(file::in_memory()).await.unwrap();
    layout::sqlite().run(&pool).await.unwrap();
    pool
}

fn append(table: &str, expected: u64, games: &[u32]) -> Write {
    Write::Append(Box::new(Append {
        table: table.to_owned(),
        expected,
        entries: vec![Row { seq: expected + 1, at: 0, body: "x".repeat(10_000) }],
        secrets: games.iter().map(|game| (*game, Secret::new([0; 32]))).collect(),
        seals: Vec::new(),
        summary: Summary { listed: false, waiting: false, body: String::new() },
        wake_at: None,
        finished: Vec::new(),
        series: Vec::new(),
        seated: None,
        at: 0,
    }))
}

async fn count(pool: &SqlitePool) -> (i64, i64, i64) {
    let sql = "SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM entries),
        (SELECT COUNT(*) FROM secrets)";
    sqlx::query_as(sql).fetch_one(pool).await.unwrap()
}

#[tokio::test]
async fn one_failed_write_does_not_fail_its_batch() {
    let pool = database().await;
    let batch = [
        append("oak", 0, &[1]),
        append("oak", 0, &[]),
        append("elm", 0, &[1, 1]),
        append("oak", 1, &[2]),
        append("oak", 5, &[3]),
        append("ash", 0, &[]),
        append("oak", 2, &[2]),
    ];
    let answers = commit(&pool, &batch).await.unwrap();
    let results: Vec<_> =
        answers.into_iter().map(|it| it.map(|it| it.rows).map_err(|it| it.code())).collect();
    let refused = Err("store.refused");
    assert_eq!(results, [Ok(1), Ok(0), refused, Ok(1), Ok(0), Ok(1), refused]);
    assert_eq!(count(&pool).await, (2, 3, 2));
}

#[tokio::test]
async fn a_batch_that_cannot_be_committed_fails_as_a_whole() {
    let pool = database().await;
    let batch: Vec<_> = (0..20).map(|table| append(&table.to_string(), 0, &[])).collect();
    let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&pool).await.unwrap();
    let limit = format!("PRAGMA max_page_count = {}", pages + 10);
    sqlx::query(sqlx::AssertSqlSafe(limit)).execute(&pool).await.unwrap();
    let jobs = batch.into_iter().map(|write| {
        let (reply, result) = oneshot::channel();
        (Job { write, reply }, result)
    });
    let (jobs, results): (Vec<_>, Vec<_>) = jobs.unzip();
    commit_and_reply(&pool, jobs).await;
    for result in results {
        assert_eq!(
            result.await.unwrap().map(|it| it.rows).map_err(|it| it.code()),
            Err("store.full")
        );
    }
    assert_eq!(count(&pool).await, (0, 0, 0));
    sqlx::query("PRAGMA max_page_count = 100000").execute(&pool).await.unwrap();
    assert!(
        commit(&pool, &[append("oak", 0, &[])]).await.unwrap()[0].is_ok(),
        "the next batch succeeds"
    );
}

/// A violation that SQLite only finds on commit.
#[tokio::test]
async fn a_failed_commit_fails_every_write() {
    let pool = database().await;
    for sql in [
        "CREATE TABLE strict_parent (id INTEGER PRIMARY KEY)",
        "CREATE TABLE strict_child (id INTEGER REFERENCES strict_parent DEFERRABLE INITIALLY DEFERRED)",
        "CREATE TRIGGER spoil AFTER INSERT ON secrets BEGIN INSERT INTO strict_child VALUES (7); END",
    ] {
        sqlx::query(sql).execute(&pool).await.unwrap();
    }
    let spoilt = [append("oak", 0, &[]), append("elm", 0, &[1])];
    assert_eq!(commit(&pool, &spoilt).await.unwrap_err().code(), "store.refused");
    assert_eq!(count(&pool).await, (0, 0, 0));
    assert!(
        commit(&pool, &[append("oak", 0, &[])]).await.unwrap()[0].is_ok(),
        "the next batch succeeds"
    );
}
