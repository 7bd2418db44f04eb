//! Databases written by earlier versions are migrated.

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Connection, PgConnection, SqlSafeStr, SqliteConnection};
use store::testing::TestPostgres;
use store::{GameQuery, SeriesQuery};
use tempfile::TempDir;

/// A table waiting for players, a running game and a finished one, in the first layout.
const FIRST_ROWS: &str = r#"
    INSERT INTO tables (id, seq, listed, summary, updated_at, games_finished)
    VALUES ('oak', 1, TRUE, '{"stage":"gathering"}', 10, 1);
    INSERT INTO tables (id, seq, listed, summary, updated_at, games_finished)
    VALUES ('elm', 1, TRUE, '{"stage":"playing"}', 20, 0);
    INSERT INTO games (table_id, number, rules, ending, began_at, ended_at, record)
    VALUES ('oak', 1, 'k2', 'finished', 1, 2, 'record');
    INSERT INTO tables (id, seq, listed, summary, updated_at, games_finished)
    VALUES ('ash', 1, FALSE, '', 30, 2);
    INSERT INTO games (table_id, number, rules, ending, began_at, ended_at, record)
    VALUES ('ash', 1, 'k2+dynasty', 'finished', 1, 2, 'record'),
        ('ash', 2, 'k2+dynasty', 'finished', 3, 4, 'record');
    INSERT INTO entries (table_id, seq, at, body)
    VALUES ('elm', 1, 20, '{"fact":{"type":"sat","seat":1,"player":{"id":"ann","name":"Ann"}}}'),
        ('elm', 2, 20, '{"fact":{"type":"sat","seat":2,"player":{"id":"ben","name":"Ben"}},"cause":{"player":"ben","intent":"1"}}'),
        ('elm', 3, 20, '{"fact":{"type":"began","number":1}}'),
        ('oak', 1, 10, '{"fact":{"type":"sat","seat":1,"player":{"id":"ann","name":"Ann"}}}'),
        ('oak', 2, 10, '{"fact":{"type":"began","number":1}}');"#;

fn first_layout(sql: &'static str) -> Migrator {
    let kind = MigrationType::Simple;
    let first = Migration::new(1, "tables".into(), kind, sql.into_sql_str(), false);
    Migrator::with_migrations(vec![first])
}

/// Nobody knows who was meant to see older games, so they are not listed; waiting tables are told
/// apart from running games, which their players find in their own lists.
async fn check_migration(url: &str) {
    let store = store::open(url).await.unwrap();
    let listed = store.games(GameQuery { limit: 9, ..GameQuery::default() }).await.unwrap();
    assert_eq!(listed, []);
    let game = store.game("oak", 1).await.unwrap().expect("anyone who knows its table can load it");
    assert_eq!((&*game.record, game.listed), ("record", false));
    let tables = store.open_tables(9).await.unwrap();
    let tables: Vec<_> = tables.iter().map(|listing| &*listing.table).collect();
    assert_eq!(tables, ["oak", "elm"], "waiting tables come first");
    for player in ["ann", "ben"] {
        assert_eq!(store.tables_of(player, 9).await.unwrap(), ["elm"], "{player}");
    }
    // Only the entries say which games were a series.
    assert_eq!(store.underived_series(9).await.unwrap(), ["ash"]);
    assert_eq!(store.series(SeriesQuery { limit: 9, ..SeriesQuery::default() }).await, Ok(vec![]));
}

#[tokio::test]
async fn a_file_with_the_first_layout_is_migrated() {
    let folder = TempDir::new().unwrap();
    let url = format!("sqlite:{}", folder.path().join("old.db").display());
    let mut raw = SqliteConnection::connect(&format!("{url}?mode=rwc")).await.unwrap();
    let layout = first_layout(include_str!("../../migrations/sqlite/0001_tables.sql"));
    layout.run(&mut raw).await.unwrap();
    sqlx::raw_sql(FIRST_ROWS).execute(&mut raw).await.unwrap();
    raw.close().await.unwrap();
    check_migration(&url).await;
}

#[tokio::test]
async fn a_server_with_the_first_layout_is_migrated() {
    let server = TestPostgres::shared();
    let url = server.fresh_database().await;
    let mut raw = PgConnection::connect(&url).await.unwrap();
    let layout = first_layout(include_str!("../../migrations/postgres/0001_tables.sql"));
    layout.run(&mut raw).await.unwrap();
    sqlx::raw_sql(FIRST_ROWS).execute(&mut raw).await.unwrap();
    raw.close().await.unwrap();
    check_migration(&url).await;
}
