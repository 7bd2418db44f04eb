//! The list of open tables and of public games to watch, kept for everyone who looks at it.
//!
//! Changes are gathered for a moment and told as differences, so that a busy server does not tell
//! each step of each game to everybody in the lobby.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use protocol::{LobbyTable, ToClient};
use table::{Stage, TableId};
use tokio::sync::Notify;

use crate::error::Result;
use crate::outbox::{Outbox, text};
use crate::server::Server;

/// Tables that are looked through for the list, those first that wait for players.
const LOOKED_THROUGH_MAX: u32 = 500;
/// Tables in the list that wait for players.
const GATHERING_MAX: usize = 200;
/// Tables in the list where a game is played: enough to choose from, and never so many that those
/// who wait for players are not found among them.
const RUNNING_MAX: usize = 50;
/// How long changes are gathered.
const GATHER: Duration = Duration::from_millis(250);

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
    /// Something may have changed.
    pub(crate) fn mark_changed(&self) {
        self.changed.notify_one();
    }

    /// Somebody looks at the list from now on.
    fn add(&self, outbox: &Outbox) {
        let mut inner = self.inner();
        if !inner.watchers.iter().any(|watcher| watcher.is_same(outbox)) {
            let mut tables: Vec<LobbyTable> = inner.tables.values().cloned().collect();
            tables.sort_by_key(|table| std::cmp::Reverse(table.at));
            outbox.send(&ToClient::Lobby { tables });
            inner.watchers.push(outbox.clone());
        }
    }

    /// Somebody looks away.
    pub(crate) fn unwatch(&self, outbox: &Outbox) {
        self.inner().watchers.retain(|watcher| !watcher.is_same(outbox));
    }

    fn has_watchers(&self) -> bool {
        !self.inner().watchers.is_empty()
    }

    /// Takes the list as it is now and tells what differs.
    fn update(&self, now: BTreeMap<TableId, LobbyTable>) {
        let mut inner = self.inner();
        let gone = inner.tables.keys().filter(|table| !now.contains_key(*table));
        let gone = gone.map(|table| ToClient::LobbyGone { table: table.clone() });
        let is_news = |table: &&LobbyTable| match inner.tables.get(&table.table) {
            // That something happened is no news by itself: games do nothing else.
            Some(known) => LobbyTable { at: table.at, ..known.clone() } != **table,
            None => true,
        };
        let changed = now.values().filter(is_news);
        let changed = changed.map(|table| ToClient::LobbyTable { table: Box::new(table.clone()) });
        let news: Vec<_> = gone.chain(changed).map(|message| text(&message)).collect();
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
    /// The open tables and the public games to watch, the last changed first.
    pub(crate) async fn open_tables(&self) -> Result<Vec<LobbyTable>> {
        let listings = self.store().open_tables(LOOKED_THROUGH_MAX).await?;
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

    /// Somebody looks at the lobby from now on.
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

    /// Keeps the list until the server stops.
    pub(crate) async fn keep_lobby(&self) {
        loop {
            tokio::select! {
                () = self.lobby().changed.notified() => {}
                () = self.stopping().cancelled() => return,
            }
            tokio::time::sleep(GATHER).await;
            if self.lobby().has_watchers()
                && let Err(failure) = self.refresh_lobby().await
            {
                failure.log();
            }
        }
    }
}
