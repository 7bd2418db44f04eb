//! Background jobs: claiming tables, following other processes, deriving what older versions left out.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use store::Change;
use table::{Millis, TableId};
use tokio::sync::broadcast::error::RecvError;

use crate::error::{Failure, Result};
use crate::live::LiveTable;
use crate::rows;
use crate::server::Server;

/// A table overdue by this much was abandoned by the process responsible for it.
const LATE_MS: Millis = 3_000;
/// How long a claim keeps other processes away from a table.
const LEASE_MS: Millis = 15_000;
/// Most tables per claim.
const CLAIM_MAX: u32 = 64;
/// How often seals are added to the chain.
const CHAIN_INTERVAL: Duration = Duration::from_secs(1);
/// How long to wait after this many failures in a row: doubles each time, from one second to about
/// a minute.
pub(crate) fn pause_after(failures: u32) -> Duration {
    match failures.checked_sub(1) {
        None => Duration::ZERO,
        Some(doublings) => Duration::from_secs(1 << doublings.min(6)),
    }
}

impl Server {
    /// Runs overdue tables whose process died or that no process has in memory.
    pub(crate) async fn run_claims(&self) {
        // Tables abandoned by a killed process have waited long enough: the first claim takes all.
        let mut late_ms = 0;
        loop {
            let now = self.chance().now();
            match self.claim(now, late_ms).await {
                Ok(CLAIM_MAX) => continue,
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
        let due = self.store().claim_due(now - late_ms, now + LEASE_MS, CLAIM_MAX).await?;
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

    /// Stores the series of games that an earlier version finished.
    pub(crate) async fn derive_old_series(&self) {
        for failures in 1.. {
            match self.derive_all_series().await {
                Ok(0) => return,
                Ok(count) => return tracing::info!(count, "derived the series of older tables"),
                Err(failure) => failure.log(),
            }
            if self.pause(pause_after(failures)).await {
                return;
            }
        }
    }

    /// Returns for how many tables it was done.
    async fn derive_all_series(&self) -> Result<usize> {
        let mut done = 0;
        loop {
            let left = self.store().underived_series(store::LIST_MAX).await?;
            let is_last = left.len() < store::LIST_MAX as usize;
            let before = done;
            for table in left {
                match self.derive_series(&table).await {
                    Ok(()) => done += 1,
                    // A damaged table keeps nothing back.
                    Err(Failure::Damaged) => tracing::error!(table, "its log cannot be read"),
                    Err(failure) => return Err(failure),
                }
            }
            if is_last || done == before {
                return Ok(done);
            }
        }
    }

    async fn derive_series(&self, table: &str) -> Result<()> {
        let id = table.parse::<TableId>().map_err(|_| Failure::Damaged)?;
        let log = self.store().load(table, 0).await?.ok_or(Failure::Damaged)?;
        let series = rows::derive_series(&id, &log)?;
        Ok(self.store().derive_series(table, series).await?)
    }

    /// Follows what other processes store.
    pub(crate) async fn follow_changes(&self) {
        let mut changes = self.store().changes();
        loop {
            let change = tokio::select! {
                change = changes.recv() => change,
                () = self.stopping().cancelled() => return,
            };
            match change {
                Ok(Change::Appended { table, seq }) => {
                    let of_notes = rows::table_of_notes(&table);
                    let is_news = |live: &Arc<LiveTable>| of_notes.is_some() || live.seq() < seq;
                    if of_notes.is_none() {
                        self.lobby().mark_changed();
                    }
                    let id = of_notes.clone().or_else(|| table.parse().ok());
                    let live = id.and_then(|id| self.hub().live(&id)).filter(is_news);
                    if let Some(live) = live {
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

    /// Retries until the stored facts are read: nobody announces them a second time.
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
                // Later failures must start their own retry again.
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

    /// Adds the seals of games that have begun to the public chain.
    pub(crate) async fn run_chain(&self) {
        loop {
            match self.store().chain_seals(store::LIST_MAX).await {
                Ok(store::LIST_MAX) => continue,
                Ok(_) => {}
                Err(error) => Failure::from(error).log(),
            }
            if self.pause(CHAIN_INTERVAL).await {
                return;
            }
        }
    }

    /// Expects the players of all listed tables, which a restart has parted from their connections: a
    /// table is listed only while somebody is there. Several processes cannot know that.
    pub(crate) async fn expect_listed_players(&self) {
        if self.store().is_shared() {
            return;
        }
        for failures in 1.. {
            match self.load_listed().await {
                Ok(()) => return,
                Err(failure) => failure.log(),
            }
            if self.pause(pause_after(failures)).await {
                return;
            }
        }
    }

    async fn load_listed(&self) -> Result<()> {
        for listing in self.store().open_tables(store::LIST_MAX).await? {
            let loaded = match self.table_named(&listing.table).await {
                Ok(table) => table.refresh(self).await,
                Err(failure) => Err(failure),
            };
            // A damaged table keeps no other back.
            if let Err(failure) = loaded {
                failure.log();
            }
        }
        Ok(())
    }

    /// Waits; true if the server stops meanwhile.
    pub(crate) async fn pause(&self, time: Duration) -> bool {
        tokio::select! {
            () = tokio::time::sleep(time) => false,
            () = self.stopping().cancelled() => true,
        }
    }
}
