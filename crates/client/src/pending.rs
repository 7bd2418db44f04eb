//! Intents that are unanswered or whose facts have not arrived.

use protocol::ToServer;
use table::{Intent, IntentId, Seq, TableId};

use crate::limits::{Limit, PENDING_MAX};
use crate::notice::Notice;

/// An intent in flight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    pub table: TableId,
    pub id: IntentId,
    /// The last fact known when it was made; unchanged when the intent is resent.
    pub seen: Seq,
    pub intent: Intent,
    sent: bool,
    /// The fact it became, once answered.
    done: Option<Seq>,
}

/// All intents in flight, oldest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Queue(Vec<Pending>);

impl Queue {
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Pending> {
        self.0.iter()
    }

    pub(crate) fn add(
        &mut self,
        table: TableId,
        id: IntentId,
        seen: Seq,
        intent: Intent,
    ) -> Result<(), Limit> {
        if self.0.len() == PENDING_MAX {
            return Err(Limit::Pending);
        }
        self.0.push(Pending { table, id, seen, intent, sent: false, done: None });
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
                messages.push(ToServer::Intent {
                    table: pending.table.clone(),
                    id: pending.id.clone(),
                    seen: pending.seen,
                    intent: pending.intent.clone(),
                });
            }
            busy.push(&pending.table);
        }
        messages
    }
}
