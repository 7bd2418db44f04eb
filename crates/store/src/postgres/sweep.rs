//! Finds appends whose news never came: whoever made them died before telling.

use std::collections::HashMap;
use std::time::Duration;

use sqlx::postgres::PgPool;
use tokio::sync::broadcast;
use tokio::task::AbortHandle;
use tokio::time::sleep;

use crate::Change;

/// How long news may be missed.
const ROUND: Duration = Duration::from_secs(2);

/// Appends that are older than this than the newest have been found before. It covers how far the
/// clocks of the processes may be apart, and how long a commit may take.
const WINDOW_MS: i64 = 30_000;

/// Tells what changed since the last look, heard or not, until it is aborted.
pub(super) fn start(pool: PgPool, changes: broadcast::Sender<Change>) -> AbortHandle {
    tokio::spawn(sweep_for_ever(pool, changes)).abort_handle()
}

async fn sweep_for_ever(pool: PgPool, changes: broadcast::Sender<Change>) {
    let mut known = HashMap::new();
    loop {
        sleep(ROUND).await;
        let Ok(found) = recent(&pool).await else {
            // The calls of the server say more loudly that the database is gone.
            continue;
        };
        for (table, seq) in &found {
            if known.get(table) != Some(seq) {
                let news = Change::Appended { table: table.clone(), seq: *seq as u64 };
                drop(changes.send(news));
            }
        }
        known = found;
    }
}

async fn recent(pool: &PgPool) -> Result<HashMap<String, i64>, sqlx::Error> {
    let rows: Vec<(String, i64)> = sqlx::query_as(
        "SELECT id, seq FROM tables
        WHERE updated_at >= (SELECT max(updated_at) FROM tables) - $1",
    )
    .bind(WINDOW_MS)
    .fetch_all(pool)
    .await?;
    Ok(rows.into_iter().collect())
}
