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
    /// Hidden because the seat is muted.
    pub hidden: bool,
}

/// The last sayings, and the muted seats. Muting is local; nobody else learns of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Talk {
    sayings: VecDeque<Utterance>,
    muted: Vec<Seat>,
}

impl Talk {
    pub(crate) fn sayings(&self) -> impl DoubleEndedIterator<Item = &Utterance> {
        self.sayings.iter()
    }

    pub(crate) fn record(&mut self, mut utterance: Utterance) -> &Utterance {
        utterance.hidden = self.is_muted(utterance.seat);
        if self.sayings.len() == SAYINGS_MAX {
            self.sayings.pop_front();
        }
        self.sayings.push_back(utterance);
        self.sayings.back().expect("a saying was just added")
    }

    /// Drops sayings that a server restored to an earlier state no longer knows.
    pub(crate) fn forget_after(&mut self, seq: Seq) {
        self.sayings.retain(|saying| saying.seq <= seq);
    }

    pub(crate) fn is_muted(&self, seat: Seat) -> bool {
        self.muted.contains(&seat)
    }

    /// Mutes or unmutes a seat, including what it has already said.
    pub(crate) fn mute(&mut self, seat: Seat, muted: bool) {
        self.muted.retain(|other| *other != seat);
        if muted {
            self.muted.push(seat);
        }
        for saying in self.sayings.iter_mut().filter(|saying| saying.seat == seat) {
            saying.hidden = muted;
        }
    }
}
