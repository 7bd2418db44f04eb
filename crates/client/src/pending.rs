//! Intents that have had no answer yet, or whose facts have not come.

use protocol::ToServer;
use table::{Intent, IntentId, Seq, TableId};

use crate::limits::{Limit, PENDING_MAX};
use crate::notice::Notice;

/// An intent under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    /// At which table.
    pub table: TableId,
    /// Its id.
    pub id: IntentId,
    /// The last fact known when it was made; it stays the same when the intent is sent again.
    pub seen: Seq,
    /// What is wanted.
    pub intent: Intent,
    sent: bool,
    /// The fact that it became, while the model has not come that far.
    done: Option<Seq>,
}

/// All of them, oldest first.
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

    /// It was refused; false when it was none of ours, or has had an answer before.
    pub(crate) fn refused(&mut self, table: &TableId, id: &IntentId) -> bool {
        let before = self.0.len();
        self.0.retain(|one| one.id != *id || one.table != *table || one.done.is_some());
        self.0.len() < before
    }

    /// It was carried out, and need not be sent again.
    pub(crate) fn done(&mut self, table: &TableId, id: &IntentId, seq: Seq) {
        let mut all = self.0.iter_mut();
        if let Some(one) = all.find(|one| one.id == *id && one.table == *table) {
            one.done = Some(seq);
        }
    }

    /// Those that were carried out and can be seen: the tables have come that far.
    pub(crate) fn seen_done(&mut self, known: impl Fn(&TableId) -> Seq) -> Vec<Notice> {
        let is_seen = |one: &mut Pending| one.done.is_some_and(|seq| seq <= known(&one.table));
        let seen = self.0.extract_if(.., is_seen);
        let notice =
            |one: Pending| Some(Notice::Done { table: one.table, id: one.id, seq: one.done? });
        seen.filter_map(notice).collect()
    }

    /// Another connection knows of none of them.
    pub(crate) fn forget_sending(&mut self) {
        self.0.iter_mut().for_each(|pending| pending.sent = false);
    }

    /// What this connection has still to be told.
    ///
    /// An intent waits until the one before it at its table has had its answer. Were both on their
    /// way when a connection breaks, the server might have carried out only the second; said again
    /// in order, the first would be carried out after it.
    pub(crate) fn unsent(&mut self) -> Vec<ToServer> {
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
