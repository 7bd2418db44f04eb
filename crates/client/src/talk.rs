//! Recent sayings at a table.

use std::collections::VecDeque;

use rules::Seat;
use table::{Millis, Phrase, Player, Seq};

use crate::limits::SAYINGS_MAX;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying {
    pub seq: Seq,
    pub at: Millis,
    pub seat: Seat,
    pub player: Option<Player>,
    pub phrase: Phrase,
    /// Hidden because the seat is muted.
    pub hidden: bool,
}

/// The last sayings, and the muted seats. Muting is local; nobody else learns of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Talk {
    sayings: VecDeque<Saying>,
    muted: Vec<Seat>,
}

impl Talk {
    pub(crate) fn sayings(&self) -> impl DoubleEndedIterator<Item = &Saying> {
        self.sayings.iter()
    }

    pub(crate) fn record(&mut self, mut saying: Saying) -> &Saying {
        saying.hidden = self.is_muted(saying.seat);
        if self.sayings.len() == SAYINGS_MAX {
            self.sayings.pop_front();
        }
        self.sayings.push_back(saying);
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
