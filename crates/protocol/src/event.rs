//! What happened at a table, as JSON.

use rules::Step;
use serde::{Deserialize, Serialize};
use table::{Level, Name, PlayerId, Seal, Seed};

use crate::mirror::mirror;
use crate::options::Options;
use crate::text::{self, SeatNumber};

mirror! {
    struct Player {
        /// The public id.
        #[serde(with = "text::of")]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        id: PlayerId,
        /// How they are called.
        #[serde(with = "text::of")]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        name: Name,
        /// A program, by its own account.
        #[serde(default)]
        program: bool,
    }
}

mirror! {
    #[serde(tag = "type")]
    enum Fact {
        /// The table was opened.
        Opened {
            /// What for.
            options: Options,
            /// By whom.
            #[serde(with = "text::of")]
            #[cfg_attr(feature = "openapi", schema(value_type = String))]
            host: PlayerId,
        },
        /// What the table is for was changed.
        Changed {
            /// What for.
            options: Options,
        },
        /// Somebody sat down.
        Sat {
            /// Where.
            seat: SeatNumber,
            /// Who.
            player: Player,
        },
        /// A bot was given a seat.
        BotSat {
            /// Where.
            seat: SeatNumber,
            /// Its level.
            #[serde(with = "text::level")]
            #[cfg_attr(feature = "openapi", schema(value_type = String))]
            level: Level,
        },
        /// A seat became free.
        Stood {
            /// Which.
            seat: SeatNumber,
        },
        /// Somebody else is the host.
        HostIs {
            /// Who.
            #[serde(with = "text::of")]
            #[cfg_attr(feature = "openapi", schema(value_type = String))]
            player: PlayerId,
        },
        /// Somebody is ready, or not any more.
        Readied {
            /// Who.
            seat: SeatNumber,
            /// Whether.
            ready: bool,
        },
        /// A game began.
        Began {
            /// The how manieth, from 1.
            number: u32,
            /// What binds its shuffle.
            #[serde(with = "text::of")]
            #[cfg_attr(feature = "openapi", schema(value_type = String))]
            seal: Seal,
            /// How many of its first steps were given: it goes on from a moment of another game.
            #[serde(default, skip_serializing_if = "text::is_zero")]
            given: u16,
        },
        /// The game went on.
        Stepped {
            /// By this.
            #[serde(with = "text::of")]
            #[cfg_attr(feature = "openapi", schema(value_type = String, example = "17@h7n"))]
            step: Step,
        },
        /// The game went back.
        Undone {
            /// Who undid or took back.
            seat: SeatNumber,
            /// Steps that remain.
            steps: u16,
        },
        /// Somebody's time ran out.
        TimeRanOut {
            /// Whose.
            seat: SeatNumber,
        },
        /// The others gave somebody more time.
        TimeGranted {
            /// Whom.
            seat: SeatNumber,
        },
        /// Somebody is gone.
        Left {
            /// Who.
            seat: SeatNumber,
        },
        /// Somebody is back.
        Returned {
            /// Who.
            seat: SeatNumber,
        },
        /// A bot plays on for somebody.
        TakenOver {
            /// For whom.
            seat: SeatNumber,
        },
        /// Somebody gave up.
        Resigned {
            /// Who.
            seat: SeatNumber,
        },
        /// Somebody asked the others.
        Asked {
            /// Who.
            by: SeatNumber,
            /// What.
            question: Question,
        },
        /// Somebody agreed.
        Agreed {
            /// Who.
            seat: SeatNumber,
        },
        /// What was asked will not be done.
        Dropped {
            /// Why.
            why: Dropped,
        },
        /// The game ended.
        Ended {
            /// How.
            ending: Ending,
            /// What its shuffle followed from.
            #[serde(with = "revealed")]
            #[cfg_attr(feature = "openapi", schema(value_type = String))]
            seed: Seed,
        },
        /// Somebody said something.
        Said {
            /// Who.
            seat: SeatNumber,
            /// What.
            phrase: Phrase,
        },
        /// The table was closed.
        Closed,
    }
}

mirror! {
    #[derive(Copy)]
    enum Ending {
        /// Played to its end.
        Finished,
        /// All realms but one gave up.
        Resigned,
        /// Stopped without a result.
        Abandoned,
    }
}

/// See [`table::Question`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Question {
    /// Take back the last action of who asks.
    TakeBack,
    /// Let a bot play for a seat.
    TakeOver {
        /// Which.
        seat: SeatNumber,
    },
    /// Wait for a seat whose time ran out.
    Wait {
        /// Which.
        seat: SeatNumber,
    },
    /// End the game without a result.
    End,
}

/// See [`table::Dropped`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Dropped {
    /// Somebody said no.
    Declined {
        /// Who.
        seat: SeatNumber,
    },
    /// Who asked took it back.
    Withdrawn,
    /// Nobody answered in time, or the game went on.
    Lapsed,
}

/// A [`table::Phrase`], by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = String, example = "good_luck"))]
pub struct Phrase(pub table::Phrase);

impl Serialize for Phrase {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0.name())
    }
}

impl<'de> Deserialize<'de> for Phrase {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        let phrase = table::Phrase::named(&name).map(Self);
        phrase.ok_or_else(|| serde::de::Error::custom("no such phrase"))
    }
}

impl From<table::Phrase> for Phrase {
    fn from(phrase: table::Phrase) -> Self {
        Self(phrase)
    }
}

impl From<Phrase> for table::Phrase {
    fn from(phrase: Phrase) -> Self {
        phrase.0
    }
}

impl From<table::Question> for Question {
    fn from(question: table::Question) -> Self {
        match question {
            table::Question::TakeBack => Self::TakeBack,
            table::Question::TakeOver(seat) => Self::TakeOver { seat: seat.into() },
            table::Question::Wait(seat) => Self::Wait { seat: seat.into() },
            table::Question::End => Self::End,
        }
    }
}

impl From<Question> for table::Question {
    fn from(question: Question) -> Self {
        match question {
            Question::TakeBack => Self::TakeBack,
            Question::TakeOver { seat } => Self::TakeOver(seat.into()),
            Question::Wait { seat } => Self::Wait(seat.into()),
            Question::End => Self::End,
        }
    }
}

impl From<table::Dropped> for Dropped {
    fn from(why: table::Dropped) -> Self {
        match why {
            table::Dropped::Declined(seat) => Self::Declined { seat: seat.into() },
            table::Dropped::Withdrawn => Self::Withdrawn,
            table::Dropped::Lapsed => Self::Lapsed,
        }
    }
}

impl From<Dropped> for table::Dropped {
    fn from(why: Dropped) -> Self {
        match why {
            Dropped::Declined { seat } => Self::Declined(seat.into()),
            Dropped::Withdrawn => Self::Withdrawn,
            Dropped::Lapsed => Self::Lapsed,
        }
    }
}

/// A seed that may be read by everyone, because its game has ended.
pub(crate) mod revealed {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use table::Seed;

    pub(crate) fn serialize<S: Serializer>(seed: &Seed, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&seed.reveal())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seed, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}
