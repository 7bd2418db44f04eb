//! Checks the settings of every connection and that queries use their indexes.

use super::*;
use crate::reading;
use sqlx::AssertSqlSafe;

#[tokio::test]
async fn connections_are_durable() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = DatabaseFile::lock(&folder.path().join("games.db")).unwrap();
    let writing = file::one_connection(file.options()).await.unwrap();
    let readers = file::readers(file.options()).await.unwrap();
    for pool in [writing, readers] {
        let mode: String =
            sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&pool).await.unwrap();
        assert_eq!(mode, "wal");
        for (pragma, expected) in
            [("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 10_000)]
        {
            let sql = AssertSqlSafe(format!("PRAGMA {pragma}"));
            let value: i64 = sqlx::query_scalar(sql).fetch_one(&pool).await.unwrap();
            assert_eq!(value, expected, "{pragma}");
        }
    }
}

#[tokio::test]
async fn queries_use_an_index() {
    let store = Sqlite::in_memory().await.unwrap();
    for (sql, index) in [
        (reading::LISTINGS, "tables_listed"),
        (reading::NEXT_WAKE, "tables_waking"),
        (reading::GAMES, "games_newest"),
        (reading::GAMES_BY_RULES, "games_by_rules"),
        (reading::GAMES_BY_PLAYER, "results_by_player"),
        (reading::PLAYER_STATS, "results_by_player"),
        (reading::PLAYER_STATS, "series_results_by_player"),
        (reading::SERIES, "series_newest"),
        (reading::SERIES_BY_PLAYER, "series_results_by_player"),
        (statements::CLAIM, "tables_waking"),
        (statements::DELETE_IDLE, "tables_idle"),
    ] {
        let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
        let plan: Vec<(i64, i64, i64, String)> =
            sqlx::query_as(explain).fetch_all(&store.readers).await.unwrap();
        let plan: Vec<_> = plan.into_iter().map(|(.., step)| step).collect();
        assert!(plan.iter().any(|step| step.contains(index)), "{index}: {plan:#?}");
    }
}
