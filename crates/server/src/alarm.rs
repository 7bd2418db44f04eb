//! Wakes tables at their next deadline.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use table::{Input, Millis};
use tokio::sync::Notify;

use crate::live::LiveTable;
use crate::server::Server;

/// Deadlines of the tables in memory. A table has one pending entry, plus one for each time its
/// deadline moved earlier. Unloaded tables are covered by claims on the store.
#[derive(Debug, Default)]
pub(crate) struct Alarm {
    rings: Mutex<BinaryHeap<Reverse<Ring>>>,
    sooner: Notify,
}

#[derive(Debug)]
struct Ring {
    at: Millis,
    table: Weak<LiveTable>,
}

impl Alarm {
    /// Wakes the table at this time, unless it will wake earlier anyway: handling a wake-up sets
    /// the next one.
    pub(crate) fn set(&self, table: &Arc<LiveTable>, at: Millis) {
        if table.alarm_at.fetch_min(at, Ordering::AcqRel) > at {
            self.rings().push(Reverse(Ring { at, table: Arc::downgrade(table) }));
            self.sooner.notify_one();
        }
    }

    /// Wakes tables until the server stops.
    pub(crate) async fn run(&self, server: &Server) {
        loop {
            let next = self.rings().peek().map(|Reverse(ring)| ring.at);
            let wait_ms = next.map_or(Millis::MAX, |at| at - server.chance().now());
            if wait_ms <= 0 {
                if let Some(Reverse(ring)) = self.pop()
                    && let Some(table) = ring.table.upgrade()
                {
                    table.alarm_at.store(Millis::MAX, Ordering::Release);
                    server.tick(table);
                }
                continue;
            }
            let wait = Duration::from_millis(wait_ms.min(3_600_000) as u64);
            tokio::select! {
                () = self.sooner.notified() => {}
                () = tokio::time::sleep(wait) => {}
                () = server.stopping().cancelled() => return,
            }
        }
    }

    fn pop(&self) -> Option<Reverse<Ring>> {
        self.rings().pop()
    }

    fn rings(&self) -> std::sync::MutexGuard<'_, BinaryHeap<Reverse<Ring>>> {
        self.rings.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Server {
    /// Lets a table act on the current time.
    pub(crate) fn tick(&self, table: Arc<LiveTable>) {
        let server = self.clone();
        self.spawn(async move {
            if let Err(failure) = table.handle(&server, Input::Tick).await {
                failure.log();
            }
        });
    }
}

impl PartialEq for Ring {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at
    }
}

impl Eq for Ring {}

impl PartialOrd for Ring {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ring {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.at.cmp(&other.at)
    }
}
