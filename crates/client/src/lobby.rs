//! Open tables and public games to watch, newest first.

use protocol::LobbyTable;
use table::{Holder, Stage, TableId};

use crate::limits::LOBBY_TABLES_MAX;

/// The lobby as last received.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lobby {
    tables: Vec<LobbyTable>,
}

impl Lobby {
    /// The tables, newest first.
    pub fn tables(&self) -> &[LobbyTable] {
        &self.tables
    }

    /// Tables with a seat to take.
    pub fn to_join(&self) -> impl Iterator<Item = &LobbyTable> {
        self.tables.iter().filter(|table| can_be_joined(table))
    }

    /// Running games that anyone may watch.
    pub fn to_watch(&self) -> impl Iterator<Item = &LobbyTable> {
        self.tables.iter().filter(|table| !can_be_joined(table) && can_be_watched(table))
    }

    /// A lobby from a single request, for callers without a connection.
    pub fn of(tables: Vec<LobbyTable>) -> Self {
        let mut lobby = Self::default();
        lobby.replace(tables);
        lobby
    }

    pub(crate) fn replace(&mut self, mut tables: Vec<LobbyTable>) {
        tables.truncate(LOBBY_TABLES_MAX);
        self.tables = tables;
    }

    /// Adds or updates a table; a known one keeps its place.
    pub(crate) fn put(&mut self, table: LobbyTable) {
        if let Some(known) = self.tables.iter_mut().find(|known| known.table == table.table) {
            *known = table;
        } else {
            self.tables.insert(0, table);
            self.tables.truncate(LOBBY_TABLES_MAX);
        }
    }

    pub(crate) fn remove(&mut self, table: &TableId) {
        self.tables.retain(|known| known.table != *table);
    }
}

fn can_be_joined(table: &LobbyTable) -> bool {
    let is_free = table.seats.iter().any(|seat| seat.holder == Holder::Nobody);
    table.stage == Stage::Gathering && is_free
}

fn can_be_watched(table: &LobbyTable) -> bool {
    matches!(table.stage, Stage::Playing | Stage::Pause) && table.options.spectators
}
