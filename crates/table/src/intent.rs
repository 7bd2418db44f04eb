//! Intents: what players ask a table to do. Intents can be refused; facts cannot.

use rules::{Action, Seat};
use serde::{Deserialize, Serialize};

use crate::contribution::{Commitment, Nonce};
use crate::fact::{Player, Question, Seq};
use crate::houses::House;
use crate::level::Level;
use crate::names::{IntentId, PlayerId, Text};
use crate::options::{Millis, Options};
use crate::talk::Phrase;

/// What reaches a table from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A player's intent.
    Intent {
        /// The player, whose identity the shell has verified.
        player: Player,
        /// The player's own id for it.
        id: IntentId,
        /// The last fact they had seen.
        seen: Seq,
        intent: Intent,
    },
    /// A bot has decided.
    Bot {
        seat: Seat,
        /// The last fact when it started to think.
        seen: Seq,
        action: Action,
    },
    /// A player has been without a connection for a while. The first time the others are told; the
    /// second time they no longer wait.
    Gone(PlayerId),
    /// A player is connected.
    Present(PlayerId),
    /// Nobody could play during these downtimes, which do not overlap.
    Down(Vec<Downtime>),
    /// Time has passed.
    Tick,
}

/// A stretch of time in which the server was not running or could not store anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Downtime {
    pub from: Millis,
    pub to: Millis,
}

/// What a player asks a table to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Intent {
    /// Sit down, or move to another seat.
    Sit {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// The house that you would like. You get it if nobody has it and you join no partner.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        house: Option<House>,
    },
    /// Choose another house for yourself and your partner, before a game.
    House { house: House },
    /// Give a seat to a bot.
    SeatBot {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        level: Level,
    },
    /// Free a seat: your own, one whose player is away, or any seat as the host.
    Free {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Change the options of the table.
    Change { options: Options },
    /// Be ready for the next game, or not ready. It starts when everyone is ready.
    Ready {
        ready: bool,
        /// To what you will contribute to the shuffle. Clients that do not say take no part in it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<Commitment>,
    },
    /// Reveal what you contribute to the shuffle, once the game has begun.
    Reveal { nonce: Nonce },
    /// Play an action.
    Act {
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "17@h7n"))]
        action: Action,
    },
    /// Undo your last action of this turn.
    Undo,
    /// Ask the others.
    Ask { question: Question },
    /// Answer the open question.
    Answer {
        /// Whether you agree.
        yes: bool,
    },
    /// Withdraw your question.
    Withdraw,
    /// Resign the game.
    Resign,
    /// Leave: frees your seat before a game, keeps it during one.
    Leave,
    /// Come back.
    Return,
    /// Say something.
    Say { phrase: Phrase },
    /// Write something, where the table allows it.
    Write { text: Text },
    /// Close the table.
    Close,
}

impl Intent {
    /// To be ready or not, without contributing to the shuffle.
    pub const fn ready(ready: bool) -> Self {
        Self::Ready { ready, commitment: None }
    }
}
