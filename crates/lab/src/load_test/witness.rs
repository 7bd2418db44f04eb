//! A player's account of a table.

use std::collections::BTreeMap;

use client::Notice;
use table::{Entry, IntentId, PlayerId, Seq, State};

/// A player's account, to be compared with the store.
#[derive(Clone, Debug)]
pub(super) struct Witness {
    pub(super) id: PlayerId,
    pub(super) journal: Journal,
    /// The last state of the table that they saw.
    pub(super) last: Option<State>,
}

/// Everything the server told a player.
#[derive(Clone, Debug, Default)]
pub(super) struct Journal {
    pub(super) facts: BTreeMap<Seq, Entry>,
    /// Intents that the server reported as done, and the fact that each became.
    pub(super) done: Vec<(IntentId, Seq)>,
    /// Intents that it refused, with the error codes.
    pub(super) refused: Vec<(IntentId, String)>,
}

impl Journal {
    pub(super) fn record(&mut self, notice: &Notice) {
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
