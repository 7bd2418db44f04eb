//! The open tables, newest first.

use protocol::LobbyTable;
use table::TableId;

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
