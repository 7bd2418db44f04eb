//! Recent sayings at a table.

use std::collections::VecDeque;

use rules::Seat;
use table::{Millis, Player, Saying, Seq};

use crate::limits::SAYINGS_MAX;

/// Something that was said, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Utterance {
    pub seq: Seq,
    pub at: Millis,
    pub seat: Seat,
    pub player: Option<Player>,
    pub saying: Saying,
}

/// The last sayings, of muted players too.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Talk {
    sayings: VecDeque<Utterance>,
}

impl Talk {
    pub(crate) fn sayings(&self) -> impl DoubleEndedIterator<Item = &Utterance> {
        self.sayings.iter()
    }

    pub(crate) fn record(&mut self, utterance: Utterance) {
        if self.sayings.len() == SAYINGS_MAX {
            self.sayings.pop_front();
        }
        self.sayings.push_back(utterance);
    }

    /// Drops sayings that a server restored to an earlier state no longer knows.
    pub(crate) fn forget_after(&mut self, seq: Seq) {
        self.sayings.retain(|saying| saying.seq <= seq);
    }
}
