//! Intents and remarks that are unanswered, and intents whose facts have not arrived.

use protocol::ToServer;
use table::{Intent, IntentId, Nonce, Remark, Seq, TableId};

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
    /// What we contribute to a shuffle, which the session reveals by itself.
    Reveal(Nonce),
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
            Wish::Reveal(nonce) => {
                ToServer::Intent { table, id, seen: 0, intent: Intent::Reveal { nonce } }
            }
        }
    }
}

impl Pending {
    /// Whether it is nothing that the user did.
    pub(crate) fn is_automatic(&self) -> bool {
        matches!(self.wish, Wish::Reveal(_))
    }
}

impl Queue {
    /// Whether our contribution to the shuffle at a table is on its way.
    pub(crate) fn is_revealing(&self, table: &TableId) -> bool {
        self.0.iter().any(|one| one.table == *table && one.is_automatic())
    }

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

    /// Removes a refused intent; false if it is unknown or already answered, or nothing that the user
    /// did.
    pub(crate) fn remove_refused(&mut self, table: &TableId, id: &IntentId) -> bool {
        let is_it = |one: &mut Pending| one.id == *id && one.table == *table && one.done.is_none();
        self.0.extract_if(.., is_it).filter(|one| !one.is_automatic()).count() > 0
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
        let seen = self.0.extract_if(.., is_seen).filter(|one| !one.is_automatic());
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
