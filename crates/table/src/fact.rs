//! Facts: what happened at a table, in order and numbered.
//!
//! A table is the fold of its facts ([`crate::State`]), on the server, in every client and in a
//! replay. No fact holds a secret: everyone at the table may read them all. The same types are
//! stored and sent, so their JSON form must stay stable: `docs/PROTOCOL.md` describes it.

use rules::{Components, Seat, Step};
use serde::{Deserialize, Serialize};

use crate::contribution::{Commitment, Nonce};
use crate::dealer::{Seal, Seed};
use crate::houses::House;
use crate::json;
use crate::level::Level;
use crate::names::{IntentId, Name, PlayerId, Text};
use crate::options::{Millis, OnTimeout, Options};
use crate::shuffle::Shuffle;
use crate::talk::Phrase;

/// The number of a fact at its table, from 1, without gaps.
pub type Seq = u64;

/// A fact with its number and time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Entry {
    #[serde(deserialize_with = "json::bounded")]
    pub seq: Seq,
    /// In milliseconds since 1970; never before the entry before it.
    #[serde(deserialize_with = "json::bounded")]
    pub at: Millis,
    /// The intent that caused it. This makes resending an intent harmless, even to a process that
    /// has just started. It is stored, in a form of its own, but never sent: other players need not
    /// know the ids that a client gives its intents.
    #[serde(skip)]
    pub cause: Option<Cause>,
    pub fact: Fact,
}

/// Whose intent it was, and its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cause {
    pub player: PlayerId,
    pub intent: IntentId,
}

/// A person or program that can take seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Player {
    /// Public: knowing it gives no rights.
    pub id: PlayerId,
    /// The display name.
    pub name: Name,
    /// Whether it says it is a program.
    #[serde(default)]
    pub program: bool,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Fact {
    /// The table was opened; always the first fact.
    Opened { options: Options, host: PlayerId },
    /// The host changed the options.
    Changed { options: Options },
    /// A player sat down, perhaps coming from another seat.
    Sat {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        player: Player,
    },
    /// A bot was given a seat.
    BotSat {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        level: Level,
    },
    /// A seat became free.
    Stood {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// The player at a seat, and their partner, have a house that is not the standard one or was
    /// chosen before.
    HouseIs {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        house: House,
    },
    /// The table has a new host.
    HostIs { player: PlayerId },
    /// A player is ready for the next game, or no longer.
    Readied {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        ready: bool,
        /// To what the player will contribute to the shuffle.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<Commitment>,
    },
    /// A game began.
    Began {
        /// Which game at this table, counting from 1.
        number: u32,
        /// The commitment to its shuffle.
        seal: Seal,
        /// How many of its first steps were given, where it continues from a moment of another
        /// game. They follow as facts of their own; only what is dealt after them comes from the
        /// seed.
        #[serde(default, skip_serializing_if = "json::is_default")]
        given: u16,
        /// The version of the component tables that it is played with; the first is left out.
        #[serde(default, skip_serializing_if = "json::is_default")]
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        components: Components,
        /// How it is shuffled; the first way is left out.
        #[serde(default, skip_serializing_if = "json::is_default")]
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        shuffle: Shuffle,
    },
    /// A player revealed what they contribute to the shuffle.
    Revealed {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        nonce: Nonce,
    },
    /// What a player had committed to did not arrive in time: the deck does without it.
    Missing {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// The game advanced by one step.
    Stepped {
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "17@h7n"))]
        step: Step,
    },
    /// Steps were undone.
    Undone {
        /// The player whose move was undone.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// How many steps remain.
        steps: u16,
    },
    /// A player ran out of time.
    TimeRanOut {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// What the clock does about it. Left out where the others decide.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        then: Option<OnTimeout>,
    },
    /// The others gave a player more time.
    TimeGranted {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// The server was down for a while, in which no clock ran and nobody was waited for.
    Held {
        #[serde(deserialize_with = "json::bounded")]
        ms: Millis,
    },
    /// A player left.
    Left {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// A player came back and plays again.
    Returned {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// A bot plays on for a player.
    TakenOver {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// A player resigned.
    Resigned {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// Whether the player's clock did it.
        #[serde(default, skip_serializing_if = "json::is_default")]
        out_of_time: bool,
    },
    /// A player asked the others.
    Asked {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        by: Seat,
        question: Question,
    },
    /// A player agreed to what was asked.
    Agreed {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// The question was dropped.
    Dropped { why: Dropped },
    /// The game ended, and its seed is no longer a secret.
    Ended {
        ending: Ending,
        /// The seed of its shuffle.
        #[serde(with = "json::revealed_seed")]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seed: Seed,
    },
    /// A player said something.
    Said {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        phrase: Phrase,
    },
    /// A player wrote something.
    Wrote {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        text: Text,
    },
    /// The table was closed; always the last fact.
    Closed,
}

/// What a player can ask the others for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Question {
    /// Take back the asker's last action.
    TakeBack,
    /// Let a bot play for a player who is away.
    TakeOver {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Wait for a player who ran out of time.
    Wait {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// End the game without a result.
    End,
}

impl Question {
    /// The seat it is about, unless that is the asker's own.
    pub(crate) fn subject(self) -> Option<Seat> {
        match self {
            Self::TakeOver { seat } | Self::Wait { seat } => Some(seat),
            Self::TakeBack | Self::End => None,
        }
    }
}

/// Why a question was dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Dropped {
    /// A player declined.
    Declined {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// The asker withdrew it.
    Withdrawn,
    /// Nobody answered in time, or the game moved on.
    Lapsed,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Ending {
    /// It was played to its end.
    Finished,
    /// All kingdoms but one resigned.
    Resigned,
    /// It was stopped without a result.
    Abandoned,
}
