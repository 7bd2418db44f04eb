//! Announces this process's appends to all others, after the commit and in batches.
//!
//! PostgreSQL commits transactions that contain a NOTIFY one at a time. Inside the appends it would
//! slow all of them to the pace of disk syncs; here one short transaction, without a sync, covers
//! everything that gathered while the last one ran. If a process dies between an append and its
//! announcement, [`super::sweep`] finds the append.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use tokio::sync::Notify;
use tokio::task::AbortHandle;
use tokio::time::sleep;

/// The channel for all announcements.
pub(super) const CHANNEL: &str = "crownlands_appends";

/// PostgreSQL payloads must be shorter than 8,000 bytes.
const PAYLOAD_BYTES_MAX: usize = 7_900;

/// Between attempts while the database does not answer.
const PAUSE: Duration = Duration::from_millis(200);

pub(super) struct Announcer {
    waiting: Arc<Waiting>,
    task: AbortHandle,
}

/// Announcements not yet sent: the last number of each table, so never more than there are tables.
#[derive(Default)]
struct Waiting {
    news: Mutex<BTreeMap<String, i64>>,
    some: Notify,
}

impl Announcer {
    pub(super) fn start(options: PgConnectOptions) -> Self {
        let waiting = Arc::new(Waiting::default());
        // Announcements need not survive a power failure: a process that restarts reloads
        // everything.
        let options = options.options([("synchronous_commit", "off")]);
        let pool = PgPoolOptions::new().max_connections(1).connect_lazy_with(options);
        let task = tokio::spawn(announce_forever(pool, waiting.clone())).abort_handle();
        Self { waiting, task }
    }

    /// Queues the announcement that the table has reached `seq`.
    pub(super) fn announce(&self, table: String, seq: i64) {
        self.waiting.add(table, seq);
        self.waiting.some.notify_one();
    }

    pub(super) fn stop(&self) {
        self.task.abort();
    }
}

impl Waiting {
    fn add(&self, table: String, seq: i64) {
        let mut news = self.news.lock().unwrap_or_else(PoisonError::into_inner);
        let last = news.entry(table).or_insert(seq);
        *last = seq.max(*last);
    }

    fn take(&self) -> BTreeMap<String, i64> {
        std::mem::take(&mut *self.news.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

async fn announce_forever(pool: PgPool, waiting: Arc<Waiting>) {
    loop {
        waiting.some.notified().await;
        let news = waiting.take();
        let sent = sqlx::query("SELECT pg_notify($1, payload) FROM UNNEST($2::TEXT[]) AS payload")
            .bind(CHANNEL)
            .bind(payloads(&news))
            .execute(&pool)
            .await;
        if let Err(error) = sent {
            tracing::warn!(%error, "cannot announce appends to other processes");
            for (table, seq) in news {
                waiting.add(table, seq);
            }
            sleep(PAUSE).await;
            waiting.some.notify_one();
        }
    }
}

/// Packs lines of `table seq` into as few payloads as fit.
fn payloads(news: &BTreeMap<String, i64>) -> Vec<String> {
    let mut payloads = vec![String::new()];
    for (table, seq) in news {
        let line = format!("{table} {seq}\n");
        if payloads.last().is_some_and(|last| last.len() + line.len() > PAYLOAD_BYTES_MAX) {
            payloads.push(String::new());
        }
        payloads.last_mut().expect("never empty").push_str(&line);
    }
    payloads
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Change, ID_BYTES_MAX};

    #[test]
    fn payloads_fit_and_lose_nothing() {
        let long = "o".repeat(ID_BYTES_MAX - 4);
        let news: BTreeMap<String, i64> =
            (0..1_000).map(|number| (format!("{long}{number:04}"), i64::MAX - number)).collect();
        let payloads = payloads(&news);
        assert!(payloads.iter().all(|payload| (1..8_000).contains(&payload.len())));
        let read = payloads.iter().flat_map(|payload| payload.lines()).map(Change::parse);
        let expected = news.iter();
        let expected = expected
            .map(|(table, seq)| Change::Appended { table: table.clone(), seq: *seq as u64 });
        assert!(read.eq(expected));
    }

    #[test]
    fn only_the_last_number_of_a_table_is_announced() {
        let waiting = Waiting::default();
        for (table, seq) in [("oak", 3), ("elm", 1), ("oak", 2)] {
            waiting.add(table.to_owned(), seq);
        }
        assert_eq!(payloads(&waiting.take()), ["elm 1\noak 3\n"]);
        assert!(waiting.take().is_empty());
    }
}
