//! The tables in memory.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

use protocol::Code;
use table::{Millis, Notes, PrivateNote, Table, TableId};

use crate::error::Result;
use crate::live::LiveTable;
use crate::rows;
use crate::server::Server;

/// The tables in memory. All others can be loaded; none is here twice.
#[derive(Debug, Default)]
pub(crate) struct Hub(Mutex<HashMap<TableId, Arc<LiveTable>>>);

impl Hub {
    pub(crate) fn live(&self, id: &TableId) -> Option<Arc<LiveTable>> {
        self.tables().get(id).cloned()
    }

    pub(crate) fn all(&self) -> Vec<Arc<LiveTable>> {
        self.tables().values().cloned().collect()
    }

    pub(crate) fn len(&self) -> usize {
        self.tables().len()
    }

    /// Adds a table, or returns the one already in memory.
    pub(crate) fn insert(&self, table: Table, notes: Notes, now: Millis) -> Arc<LiveTable> {
        let id = table.state().id.clone();
        self.tables()
            .entry(id)
            .or_insert_with(|| Arc::new(LiveTable::new(table, notes, now)))
            .clone()
    }

    /// Unloads tables that nobody has watched or used since `since`.
    pub(crate) fn unload_unused(&self, since: Millis) {
        self.tables().retain(|_, table| {
            let used = table.used_at.load(Ordering::Relaxed) >= since;
            // Another reference means that the table is about to be used.
            used || Arc::strong_count(table) > 1 || !table.is_idle()
        });
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<LiveTable>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Server {
    /// A table, from memory or from the store.
    pub(crate) async fn table(&self, id: &TableId) -> Result<Arc<LiveTable>> {
        if let Some(table) = self.hub().live(id) {
            return Ok(table);
        }
        let log = self.store().load(id.as_str(), 0).await?.ok_or(Code::NoTable)?;
        let table = rows::load(id.clone(), &log)?;
        let mut notes = Notes::default();
        for note in self.load_notes(id, 0).await? {
            notes.apply(note);
        }
        Ok(self.hub().insert(table, notes, self.chance().now()))
    }

    /// The notes of a table after the first `after`.
    pub(crate) async fn load_notes(&self, table: &TableId, after: u64) -> Result<Vec<PrivateNote>> {
        let log = self.store().load(&rows::notes_log(table), after).await?;
        log.map_or_else(|| Ok(Vec::new()), |log| rows::notes(&log))
    }

    /// A table by an unvalidated id.
    pub(crate) async fn table_named(&self, name: &str) -> Result<Arc<LiveTable>> {
        let id: TableId = name.parse().map_err(|_| Code::NoTable)?;
        self.table(&id).await
    }
}
