//! Intents and remarks that are unanswered, and intents whose facts have not arrived.

use protocol::ToServer;
use table::{Intent, IntentId, Remark, Seq, TableId};

use crate::limits::{Limit, PENDING_MAX};
use crate::notice::Notice;

/// An intent or a remark in flight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    pub table: TableId,
    pub id: IntentId,
    pub wish: Wish,
    sent: bool,
    /// The fact it became, or the last fact before a remark, once answered.
    done: Option<Seq>,
}

/// What a player asks of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    Intent {
        /// The last fact known when it was made; unchanged when the intent is resent.
        seen: Seq,
        intent: Intent,
    },
    /// A remark to the player's partner.
    Consult(Remark),
}

/// All wishes in flight, oldest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Queue(Vec<Pending>);

impl Pending {
    fn message(&self) -> ToServer {
        let (table, id) = (self.table.clone(), self.id.clone());
        match self.wish.clone() {
            Wish::Intent { seen, intent } => ToServer::Intent { table, id, seen, intent },
            Wish::Consult(remark) => ToServer::Consult { table, id, remark },
        }
    }
}

impl Queue {
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Pending> {
        self.0.iter()
    }

    pub(crate) fn add(&mut self, table: TableId, id: IntentId, wish: Wish) -> Result<(), Limit> {
        if self.0.len() == PENDING_MAX {
            return Err(Limit::Pending);
        }
        self.0.push(Pending { table, id, wish, sent: false, done: None });
        Ok(())
    }

    /// Removes a refused intent; false if it is unknown or already answered.
    pub(crate) fn remove_refused(&mut self, table: &TableId, id: &IntentId) -> bool {
        let before = self.0.len();
        self.0.retain(|one| one.id != *id || one.table != *table || one.done.is_some());
        self.0.len() < before
    }

    /// Marks an intent as carried out, so that it is not resent.
    pub(crate) fn mark_done(&mut self, table: &TableId, id: &IntentId, seq: Seq) {
        let mut all = self.0.iter_mut();
        if let Some(one) = all.find(|one| one.id == *id && one.table == *table) {
            one.done = Some(seq);
        }
    }

    /// Removes the intents whose facts the tables have reached, and returns their notices.
    pub(crate) fn take_done(&mut self, known: impl Fn(&TableId) -> Seq) -> Vec<Notice> {
        let is_seen = |one: &mut Pending| one.done.is_some_and(|seq| seq <= known(&one.table));
        let seen = self.0.extract_if(.., is_seen);
        let notice =
            |one: Pending| Some(Notice::Done { table: one.table, id: one.id, seq: one.done? });
        seen.filter_map(notice).collect()
    }

    /// Marks all as unsent, for a new connection.
    pub(crate) fn mark_all_unsent(&mut self) {
        self.0.iter_mut().for_each(|pending| pending.sent = false);
    }

    /// The intents to send over this connection.
    ///
    /// An intent waits until the one before it at its table is answered. If both were in flight
    /// when a connection breaks, the server might have carried out only the second; resent in
    /// order, the first would then be carried out after it.
    pub(crate) fn take_unsent(&mut self) -> Vec<ToServer> {
        let mut busy: Vec<&TableId> = Vec::new();
        let mut messages = Vec::new();
        for pending in self.0.iter_mut().filter(|one| one.done.is_none()) {
            if busy.contains(&&pending.table) {
                continue;
            }
            if !pending.sent {
                pending.sent = true;
                messages.push(pending.message());
            }
            busy.push(&pending.table);
        }
        messages
    }
}
