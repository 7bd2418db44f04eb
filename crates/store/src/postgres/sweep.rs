//! Finds appends that were never announced because the process that made them died first.

use std::collections::HashMap;
use std::time::Duration;

use sqlx::postgres::PgPool;
use tokio::sync::broadcast;
use tokio::task::AbortHandle;
use tokio::time::sleep;

use crate::Change;

/// How long an unannounced append may go unnoticed.
const ROUND: Duration = Duration::from_secs(2);

/// Appends older than the newest by more than this were found before. Covers clock skew between
/// processes and the time a commit may take.
const WINDOW_MS: i64 = 30_000;

/// Sends every change since the last sweep, announced or not, until aborted.
pub(super) fn start(pool: PgPool, changes: broadcast::Sender<Change>) -> AbortHandle {
    tokio::spawn(sweep_forever(pool, changes)).abort_handle()
}

async fn sweep_forever(pool: PgPool, changes: broadcast::Sender<Change>) {
    let mut known = HashMap::new();
    loop {
        sleep(ROUND).await;
        let Ok(found) = recent(&pool).await else {
            // The server's own calls report more clearly that the database is gone.
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
