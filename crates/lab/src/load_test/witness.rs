//! What a player remembers of a table.

use std::collections::BTreeMap;

use client::Notice;
use table::{Entry, IntentId, PlayerId, Seq, State};

/// A player's memory, to be held against the store.
#[derive(Clone, Debug)]
pub(super) struct Witness {
    pub(super) id: PlayerId,
    pub(super) journal: Journal,
    /// The table as they last knew it.
    pub(super) last: Option<State>,
}

/// What somebody was told.
#[derive(Clone, Debug, Default)]
pub(super) struct Journal {
    /// Facts.
    pub(super) facts: BTreeMap<Seq, Entry>,
    /// Intents that the server said it carried out, and by which fact.
    pub(super) done: Vec<(IntentId, Seq)>,
    /// Intents that it refused, and why.
    pub(super) refused: Vec<(IntentId, String)>,
}

impl Journal {
    pub(super) fn write(&mut self, notice: &Notice) {
        match notice {
            Notice::TableChanged { entries, .. } => {
                let facts = entries.iter().map(|entry| (entry.seq, entry.clone()));
                self.facts.extend(facts);
            }
            Notice::Done { id, seq, .. } => self.done.push((id.clone(), *seq)),
            Notice::Refused { id, error, .. } => {
                self.refused.push((id.clone(), error.code.clone()));
            }
            _ => {}
        }
    }
}
