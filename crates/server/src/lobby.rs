//! The list of open tables and of public games to watch, kept up to date for everyone in the lobby.
//!
//! Changes are collected for a moment and sent as differences, so that a busy server does not send
//! every step of every game to everyone in the lobby.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use protocol::{LobbyTable, ToClient};
use table::{Stage, TableId};
use tokio::sync::Notify;

use crate::error::Result;
use crate::outbox::{Outbox, to_text};
use crate::server::Server;

/// Most tables considered for the list; waiting ones come first.
const CONSIDERED_MAX: u32 = 500;
/// Most listed tables that wait for players.
const GATHERING_MAX: usize = 200;
/// Most listed running games: enough to choose from, but never so many that they bury the tables
/// waiting for players.
const RUNNING_MAX: usize = 50;
/// How long changes are collected.
const COLLECT_FOR: Duration = Duration::from_millis(250);

#[derive(Debug, Default)]
pub(crate) struct Lobby {
    changed: Notify,
    inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    tables: BTreeMap<TableId, LobbyTable>,
    watchers: Vec<Outbox>,
}

impl Lobby {
    /// Notes that the list may have changed.
    pub(crate) fn mark_changed(&self) {
        self.changed.notify_one();
    }

    /// Adds a watcher and sends it the list.
    fn add(&self, outbox: &Outbox) {
        let mut inner = self.inner();
        if !inner.watchers.iter().any(|watcher| watcher.is_same(outbox)) {
            let mut tables: Vec<LobbyTable> = inner.tables.values().cloned().collect();
            tables.sort_by_key(|table| std::cmp::Reverse(table.at));
            outbox.send(&ToClient::Lobby { tables });
            inner.watchers.push(outbox.clone());
        }
    }

    pub(crate) fn unwatch(&self, outbox: &Outbox) {
        self.inner().watchers.retain(|watcher| !watcher.is_same(outbox));
    }

    fn has_watchers(&self) -> bool {
        !self.inner().watchers.is_empty()
    }

    /// Replaces the list and sends the differences.
    fn update(&self, now: BTreeMap<TableId, LobbyTable>) {
        let mut inner = self.inner();
        let gone = inner.tables.keys().filter(|table| !now.contains_key(*table));
        let gone = gone.map(|table| ToClient::LobbyGone { table: table.clone() });
        let is_news = |table: &&LobbyTable| match inner.tables.get(&table.table) {
            // A new time alone is not worth sending: running games change it constantly.
            Some(known) => LobbyTable { at: table.at, ..known.clone() } != **table,
            None => true,
        };
        let changed = now.values().filter(is_news);
        let changed = changed.map(|table| ToClient::LobbyTable { table: Box::new(table.clone()) });
        let news: Vec<_> = gone.chain(changed).map(|message| to_text(&message)).collect();
        inner
            .watchers
            .retain(|watcher| news.iter().all(|message| watcher.send_text(message.clone())));
        inner.tables = now;
    }

    fn inner(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Server {
    /// Open tables and public games to watch, latest change first.
    pub(crate) async fn open_tables(&self) -> Result<Vec<LobbyTable>> {
        let listings = self.store().open_tables(CONSIDERED_MAX).await?;
        let read = |listing: store::Listing| serde_json::from_str(&listing.body).ok();
        let mut tables: Vec<LobbyTable> = listings.into_iter().filter_map(read).collect();
        let (mut gathering, mut running) = (0, 0);
        tables.retain(|table| {
            let (count, most) = match table.stage {
                Stage::Gathering => (&mut gathering, GATHERING_MAX),
                _ => (&mut running, RUNNING_MAX),
            };
            *count += 1;
            *count <= most
        });
        tables.sort_by_key(|table| std::cmp::Reverse(table.at));
        for table in &mut tables {
            let live = self.hub().live(&table.table);
            table.spectators = live.map_or(0, |live| live.spectators());
        }
        Ok(tables)
    }

    /// Starts sending the lobby to a client.
    pub(crate) async fn watch_lobby(&self, outbox: &Outbox) -> Result<()> {
        self.refresh_lobby().await?;
        self.lobby().add(outbox);
        Ok(())
    }

    async fn refresh_lobby(&self) -> Result<()> {
        let tables = self.open_tables().await?;
        let tables = tables.into_iter().map(|table| (table.table.clone(), table));
        self.lobby().update(tables.collect());
        Ok(())
    }

    /// Keeps the list up to date until the server stops.
    pub(crate) async fn run_lobby(&self) {
        loop {
            tokio::select! {
                () = self.lobby().changed.notified() => {}
                () = self.stopping().cancelled() => return,
            }
            tokio::time::sleep(COLLECT_FOR).await;
            if self.lobby().has_watchers()
                && let Err(failure) = self.refresh_lobby().await
            {
                failure.log();
            }
        }
    }
}
