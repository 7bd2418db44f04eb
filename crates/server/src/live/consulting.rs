//! What partners say to each other: decided, stored in the table's second log, sent to its readers
//! and to nobody else.

use std::sync::Arc;

use protocol::{Code, ToClient};
use rules::{Action, Seat};
use store::{Appended, StoreError};
use table::{Cause, Note, Noted, PlayerId, PrivateNote, Remark, Seq, TableId};

use super::deciding::{ATTEMPTS_MAX, settle};
use super::{Inner, LiveTable};
use crate::error::{Failure, Result};
use crate::rows;
use crate::server::Server;
use crate::watcher::Watcher;

impl LiveTable {
    /// Tells a player's partner something. Returns the last fact of the table, which stays as it is.
    pub(crate) async fn consult(
        self: &Arc<Self>,
        server: &Server,
        cause: Cause,
        remark: Remark,
    ) -> Result<Seq> {
        let mut inner = self.inner.lock().await;
        if server.store().is_shared() {
            self.catch_up(server, &mut inner).await?;
        }
        let mut is_uncertain = false;
        let told =
            self.try_to_consult(server, &mut inner, &cause, &remark, &mut is_uncertain).await;
        settle(told, is_uncertain)
    }

    async fn try_to_consult(
        &self,
        server: &Server,
        inner: &mut Inner,
        cause: &Cause,
        remark: &Remark,
        is_uncertain: &mut bool,
    ) -> Result<Seq> {
        for _ in 0..ATTEMPTS_MAX {
            let (state, now) = (inner.table.state(), server.chance().now());
            let note = match inner.notes.decide(state, now, cause.clone(), remark.clone())? {
                Noted::Known => return Ok(state.seq),
                Noted::New(note) => note,
            };
            match self.store_note(server, inner, note).await {
                Ok(true) => return Ok(inner.table.state().seq),
                Ok(false) => {}
                Err(Failure::Store(StoreError::Unknown(_))) => {
                    *is_uncertain = true;
                    self.catch_up_with_notes(server, inner).await?;
                }
                Err(failure) => return Err(failure),
            }
        }
        Err(Code::Busy.into())
    }

    /// Shows a bot's partner what it is about to do; returns whether anybody can see it. If it
    /// cannot be stored, the bot just plays.
    pub(crate) async fn tell_plan(
        &self,
        server: &Server,
        seat: Seat,
        seen: Seq,
        action: Action,
    ) -> bool {
        let mut inner = self.inner.lock().await;
        if inner.thinking != Some(seen) {
            return false;
        }
        let (state, now) = (inner.table.state(), server.chance().now());
        let Some(note) = inner.notes.plan_of_bot(state, now, seat, action) else { return false };
        self.store_note(server, &mut inner, note).await.unwrap_or(false)
    }

    /// Stores a note and sends it; false if another process was faster, whose notes are then known.
    async fn store_note(
        &self,
        server: &Server,
        inner: &mut Inner,
        note: PrivateNote,
    ) -> Result<bool> {
        let append = rows::append_note(&self.id, inner.notes.count(), &note);
        match server.store().append(append).await? {
            Appended::Done => {
                inner.broadcast_note(&self.id, note);
                Ok(true)
            }
            Appended::Conflict => {
                server.metrics().conflicts.inc();
                self.catch_up_with_notes(server, inner).await?;
                Ok(false)
            }
        }
    }

    /// Reads and sends what partners have said through other processes.
    pub(super) async fn catch_up_with_notes(
        &self,
        server: &Server,
        inner: &mut Inner,
    ) -> Result<()> {
        for note in server.load_notes(&self.id, inner.notes.count()).await? {
            inner.broadcast_note(&self.id, note);
        }
        Ok(())
    }

    /// What a player may read.
    pub(crate) async fn notes_for(&self, player: &PlayerId) -> Vec<Note> {
        self.inner.lock().await.notes.readable_by(player).cloned().collect()
    }
}

impl Inner {
    /// Applies a stored note and sends it to its readers.
    fn broadcast_note(&mut self, table: &TableId, note: PrivateNote) {
        let message =
            ToClient::Notes { table: table.clone(), all: false, notes: vec![note.note.clone()] };
        let is_reader = |watcher: &&Watcher| note.readers.contains(&watcher.player);
        for watcher in self.watchers.iter().filter(is_reader) {
            watcher.outbox.send(&message);
        }
        self.notes.apply(note);
    }

    /// Sends a new watcher everything that they may read.
    pub(super) fn send_notes(&self, table: &TableId, watcher: &Watcher) {
        let notes: Vec<Note> = self.notes.readable_by(&watcher.player).cloned().collect();
        if !notes.is_empty() {
            watcher.outbox.send(&ToClient::Notes { table: table.clone(), all: true, notes });
        }
    }
}
