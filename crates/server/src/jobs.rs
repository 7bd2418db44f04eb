//! What the server does without being asked.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use store::Change;
use table::{Millis, TableId};
use tokio::sync::broadcast::error::RecvError;

use crate::error::{Failure, Result};
use crate::live::LiveTable;
use crate::server::Server;

/// A table that is this late has been left alone by the process that looked after it.
const LATE_MS: Millis = 3_000;
/// How long a claimed table is left to who claimed it.
const LEASE_MS: Millis = 15_000;
/// Tables claimed at a time.
const CLAIMS: u32 = 64;
/// How often the house is kept; deleting is for every hour.
const HOUSE_ROUND: Duration = Duration::from_secs(10);
const ROUNDS_PER_HOUR: u32 = 360;

/// How long to wait after so many failures in a row: twice as long each time, from a second to a
/// minute.
pub(crate) fn pause_after(failures: u32) -> Duration {
    match failures.checked_sub(1) {
        None => Duration::ZERO,
        Some(doublings) => Duration::from_secs(1 << doublings.min(6)),
    }
}

impl Server {
    /// Looks after tables whose process is gone, and whose deadline comes while nobody has them in
    /// memory.
    pub(crate) async fn keep_claiming(&self) {
        // What was left behind by a process that was killed has waited long enough.
        let mut late_ms = 0;
        loop {
            let now = self.chance().now();
            match self.claim(now, late_ms).await {
                Ok(CLAIMS) => continue,
                Ok(_) => {}
                Err(failure) => failure.log(),
            }
            late_ms = LATE_MS;
            if self.pause(Duration::from_secs(1)).await {
                return;
            }
        }
    }

    async fn claim(&self, now: Millis, late_ms: Millis) -> Result<u32> {
        let due = self.store().claim_due(now - late_ms, now + LEASE_MS, CLAIMS).await?;
        let count = due.len() as u32;
        for name in due {
            let Ok(id) = name.parse::<TableId>() else { continue };
            let table = match self.table(&id).await {
                Ok(table) => table,
                Err(failure) => {
                    failure.log();
                    continue;
                }
            };
            if let Err(failure) = table.refresh(self).await {
                failure.log();
            }
            self.tick(table);
        }
        Ok(count)
    }

    /// Hears of what other processes store.
    pub(crate) async fn keep_listening(&self) {
        let mut changes = self.store().changes();
        loop {
            let change = tokio::select! {
                change = changes.recv() => change,
                () = self.stopping().cancelled() => return,
            };
            match change {
                Ok(Change::Appended { table, seq }) => {
                    self.lobby().mark_changed();
                    let live = table.parse().ok().and_then(|id| self.hub().live(&id));
                    if let Some(live) = live.filter(|live| live.seq() < seq) {
                        let server = self.clone();
                        self.spawn(async move { server.catch_up(&live).await });
                    }
                }
                Ok(Change::Missed) | Err(RecvError::Lagged(_)) => {
                    for live in self.hub().all() {
                        self.catch_up(&live).await;
                    }
                }
                Err(RecvError::Closed) => return,
            }
        }
    }

    async fn catch_up(&self, live: &Arc<LiveTable>) {
        if let Err(failure) = live.refresh(self).await {
            failure.log();
            self.catch_up_later(live);
        }
    }

    /// Tries again to read what was stored until that works: nobody tells it a second time.
    pub(crate) fn catch_up_later(&self, live: &Arc<LiveTable>) {
        if live.is_behind.swap(true, Ordering::AcqRel) {
            return;
        }
        let (server, live) = (self.clone(), live.clone());
        self.spawn(async move {
            for failures in 1.. {
                if server.pause(pause_after(failures)).await {
                    return;
                }
                // From here on others who fail have to try for themselves again.
                live.is_behind.store(false, Ordering::Release);
                let Err(failure) = live.refresh(&server).await else { return };
                failure.log();
                let may_pass = matches!(failure, Failure::Store(_));
                if !may_pass || live.is_behind.swap(true, Ordering::AcqRel) {
                    return;
                }
            }
        });
    }

    /// Puts away and deletes what nobody needs.
    pub(crate) async fn keep_house(&self) {
        let day_ms = 24 * 3_600_000;
        let mut rounds = 0_u32;
        loop {
            self.metrics().tables.set(self.hub().len() as i64);
            let now = self.chance().now();
            self.hub().unload_unused(now - self.config().keep_ms as Millis);
            self.gate().forget_idle();
            if rounds.is_multiple_of(ROUNDS_PER_HOUR) {
                let before = now - Millis::from(self.config().delete_idle_days) * day_ms;
                match self.store().delete_idle(before, 1_000).await {
                    Ok(0) => {}
                    Ok(count) => tracing::info!(count, "deleted idle tables"),
                    Err(error) => Failure::from(error).log(),
                }
            }
            rounds = rounds.wrapping_add(1);
            if self.pause(HOUSE_ROUND).await {
                return;
            }
        }
    }

    /// Waits; true when the server stops.
    async fn pause(&self, time: Duration) -> bool {
        tokio::select! {
            () = tokio::time::sleep(time) => false,
            () = self.stopping().cancelled() => true,
        }
    }
}
