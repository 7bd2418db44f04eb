//! What was said at a table lately.

use std::collections::VecDeque;

use rules::Seat;
use table::{Millis, Phrase, Player, Seq};

use crate::limits::SAYINGS_MAX;

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying {
    /// The fact's number.
    pub seq: Seq,
    /// When.
    pub at: Millis,
    /// From which seat.
    pub seat: Seat,
    /// Who sat there.
    pub player: Option<Player>,
    /// What.
    pub phrase: Phrase,
    /// Not to be shown, because the seat is muted.
    pub hidden: bool,
}

/// The last sayings, and the seats that one does not want to hear. Nobody is told about those.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Talk {
    sayings: VecDeque<Saying>,
    muted: Vec<Seat>,
}

impl Talk {
    pub(crate) fn sayings(&self) -> impl DoubleEndedIterator<Item = &Saying> {
        self.sayings.iter()
    }

    pub(crate) fn hear(&mut self, mut saying: Saying) -> &Saying {
        saying.hidden = self.is_muted(saying.seat);
        if self.sayings.len() == SAYINGS_MAX {
            self.sayings.pop_front();
        }
        self.sayings.push_back(saying);
        self.sayings.back().expect("one was put there")
    }

    /// Forgets what a server that has gone back does not know any more.
    pub(crate) fn forget_after(&mut self, seq: Seq) {
        self.sayings.retain(|saying| saying.seq <= seq);
    }

    pub(crate) fn is_muted(&self, seat: Seat) -> bool {
        self.muted.contains(&seat)
    }

    /// Mutes a seat or not any more, what it has said before included.
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
