//! What somebody wants, as JSON.

use rules::Action;
use serde::{Deserialize, Serialize};
use table::Level;

use crate::event::{Phrase, Question};
use crate::options::Options;
use crate::text::{self, SeatNumber};

/// See [`table::Intent`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Intent {
    /// Sit down.
    Sit {
        /// Where.
        seat: SeatNumber,
    },
    /// Give a seat to a bot.
    SeatBot {
        /// Which.
        seat: SeatNumber,
        /// Of which level.
        #[serde(with = "text::level")]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        level: Level,
    },
    /// Free a seat.
    Free {
        /// Which.
        seat: SeatNumber,
    },
    /// Change what the table is for.
    Change {
        /// What for.
        options: Options,
    },
    /// Be ready, or not any more.
    Ready {
        /// Whether.
        ready: bool,
    },
    /// Play.
    Act {
        /// What.
        #[serde(with = "text::of")]
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "17@h7n"))]
        action: Action,
    },
    /// Undo one's last action of this turn.
    Undo,
    /// Ask the others.
    Ask {
        /// What.
        question: Question,
    },
    /// Answer what was asked.
    Answer {
        /// Whether one agrees.
        yes: bool,
    },
    /// Take back what one asked.
    Withdraw,
    /// Give up the game.
    Resign,
    /// Go away.
    Leave,
    /// Come back.
    Return,
    /// Say something.
    Say {
        /// What.
        phrase: Phrase,
    },
    /// Close the table.
    Close,
}

impl From<Intent> for table::Intent {
    fn from(intent: Intent) -> Self {
        match intent {
            Intent::Sit { seat } => Self::Sit(seat.into()),
            Intent::SeatBot { seat, level } => Self::SeatBot { seat: seat.into(), level },
            Intent::Free { seat } => Self::Free(seat.into()),
            Intent::Change { options } => Self::Change(options.into()),
            Intent::Ready { ready } => Self::Ready(ready),
            Intent::Act { action } => Self::Act(action),
            Intent::Undo => Self::Undo,
            Intent::Ask { question } => Self::Ask(question.into()),
            Intent::Answer { yes } => Self::Answer(yes),
            Intent::Withdraw => Self::Withdraw,
            Intent::Resign => Self::Resign,
            Intent::Leave => Self::Leave,
            Intent::Return => Self::Return,
            Intent::Say { phrase } => Self::Say(phrase.into()),
            Intent::Close => Self::Close,
        }
    }
}

impl From<table::Intent> for Intent {
    fn from(intent: table::Intent) -> Self {
        match intent {
            table::Intent::Sit(seat) => Self::Sit { seat: seat.into() },
            table::Intent::SeatBot { seat, level } => Self::SeatBot { seat: seat.into(), level },
            table::Intent::Free(seat) => Self::Free { seat: seat.into() },
            table::Intent::Change(options) => Self::Change { options: options.into() },
            table::Intent::Ready(ready) => Self::Ready { ready },
            table::Intent::Act(action) => Self::Act { action },
            table::Intent::Undo => Self::Undo,
            table::Intent::Ask(question) => Self::Ask { question: question.into() },
            table::Intent::Answer(yes) => Self::Answer { yes },
            table::Intent::Withdraw => Self::Withdraw,
            table::Intent::Resign => Self::Resign,
            table::Intent::Leave => Self::Leave,
            table::Intent::Return => Self::Return,
            table::Intent::Say(phrase) => Self::Say { phrase: phrase.into() },
            table::Intent::Close => Self::Close,
        }
    }
}
