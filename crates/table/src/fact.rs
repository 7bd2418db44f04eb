//! Facts: what happened at a table, in order, each with its number.
//!
//! A table is the fold of its facts ([`crate::State`]), at the server, in every client and in a
//! replay. No fact holds a secret: everyone at the table may read them all.

use rules::{Seat, Step};

use crate::dealer::{Seal, Seed};
use crate::level::Level;
use crate::names::{IntentId, Name, PlayerId};
use crate::options::{Millis, Options};
use crate::talk::Phrase;

/// The number of a fact at its table, from 1, without gaps.
pub type Seq = u64;

/// A fact and when it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number.
    pub seq: Seq,
    /// When; never before the entry before it.
    pub at: Millis,
    /// The intent that caused it, told to nobody but the store: it makes sending an intent again
    /// harmless, even to a process that has just been started.
    pub cause: Option<Cause>,
    /// What.
    pub fact: Fact,
}

/// Who wanted something, and what they called it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause {
    /// Who.
    pub player: PlayerId,
    /// Their name for it.
    pub intent: IntentId,
}

/// Somebody who may sit at tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The public id.
    pub id: PlayerId,
    /// How they are called.
    pub name: Name,
    /// A program, by its own account.
    pub program: bool,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The table was opened; always the first fact.
    Opened {
        /// What for.
        options: Options,
        /// By whom.
        host: PlayerId,
    },
    /// The host changed what the table is for.
    Changed {
        /// What for.
        options: Options,
    },
    /// Somebody sat down, perhaps coming from another seat.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        player: Player,
    },
    /// A bot was given a seat.
    BotSat {
        /// Where.
        seat: Seat,
        /// Its level.
        level: Level,
    },
    /// A seat became free.
    Stood {
        /// Which.
        seat: Seat,
    },
    /// Somebody else is the host now.
    HostIs {
        /// Who.
        player: PlayerId,
    },
    /// Somebody is ready for the next game, or not any more.
    Readied {
        /// Who.
        seat: Seat,
        /// Whether.
        ready: bool,
    },
    /// A game began.
    Began {
        /// The how manieth at this table, from 1.
        number: u32,
        /// What binds its shuffle.
        seal: Seal,
        /// How many of its first steps were given: it goes on from a moment of another game. They
        /// follow as facts of their own, and chance only after them comes from the seed.
        given: u16,
    },
    /// The game went on by a step.
    Stepped {
        /// Which.
        step: Step,
    },
    /// The game went back.
    Undone {
        /// Who undid or took back.
        seat: Seat,
        /// Steps that remain.
        steps: u16,
    },
    /// Somebody's time ran out.
    TimeRanOut {
        /// Whose.
        seat: Seat,
    },
    /// The others gave somebody more time.
    TimeGranted {
        /// Whom.
        seat: Seat,
    },
    /// Somebody is gone.
    Left {
        /// Who.
        seat: Seat,
    },
    /// Somebody is back and plays again.
    Returned {
        /// Who.
        seat: Seat,
    },
    /// A bot plays on for somebody.
    TakenOver {
        /// For whom.
        seat: Seat,
    },
    /// Somebody gave up the game.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// Somebody asked the others.
    Asked {
        /// Who.
        by: Seat,
        /// What.
        question: Question,
    },
    /// Somebody agreed to what was asked.
    Agreed {
        /// Who.
        seat: Seat,
    },
    /// What was asked will not be done.
    Dropped {
        /// Why.
        why: Dropped,
    },
    /// The game ended, and its seed is no secret any more.
    Ended {
        /// How.
        ending: Ending,
        /// What its shuffle followed from.
        seed: Seed,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        phrase: Phrase,
    },
    /// The table was closed; always the last fact.
    Closed,
}

/// What the others may be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Take back the last action of who asks.
    TakeBack,
    /// Let a bot play for a seat that is gone.
    TakeOver(Seat),
    /// Wait for a seat whose time ran out.
    Wait(Seat),
    /// End the game without a result.
    End,
}

impl Question {
    /// Whom it is about, where that is somebody else than who asks.
    pub(crate) fn subject(self) -> Option<Seat> {
        match self {
            Self::TakeOver(seat) | Self::Wait(seat) => Some(seat),
            Self::TakeBack | Self::End => None,
        }
    }
}

/// Why a question was dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dropped {
    /// Somebody said no.
    Declined(Seat),
    /// Who asked took it back.
    Withdrawn,
    /// Nobody answered in time, or the game went on.
    Lapsed,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It was played to its end.
    Finished,
    /// All realms but one gave up.
    Resigned,
    /// The players agreed to stop, or those who were still there did.
    Abandoned,
}
