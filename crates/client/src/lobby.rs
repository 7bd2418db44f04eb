//! The open tables and the public games to watch, newest first.

use protocol::LobbyTable;
use table::{Holder, Stage, TableId};

use crate::limits::LOBBY_TABLES_MAX;

/// The lobby as far as it is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lobby {
    tables: Vec<LobbyTable>,
}

impl Lobby {
    /// The tables, newest first.
    pub fn tables(&self) -> &[LobbyTable] {
        &self.tables
    }

    /// Those where somebody can still sit down.
    pub fn to_join(&self) -> impl Iterator<Item = &LobbyTable> {
        self.tables.iter().filter(|table| can_be_joined(table))
    }

    /// Those where a game is played that everybody may watch.
    pub fn to_watch(&self) -> impl Iterator<Item = &LobbyTable> {
        self.tables.iter().filter(|table| !can_be_joined(table) && can_be_watched(table))
    }

    /// A lobby that was asked for once, by whoever has no connection.
    pub fn of(tables: Vec<LobbyTable>) -> Self {
        let mut lobby = Self::default();
        lobby.replace(tables);
        lobby
    }

    pub(crate) fn replace(&mut self, mut tables: Vec<LobbyTable>) {
        tables.truncate(LOBBY_TABLES_MAX);
        self.tables = tables;
    }

    /// A table that is known keeps its place.
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
