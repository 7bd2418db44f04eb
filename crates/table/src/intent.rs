//! Intents: what somebody wants. They may be refused; facts may not.

use rules::{Action, Seat};

use crate::fact::{Player, Question, Seq};
use crate::level::Level;
use crate::names::{IntentId, PlayerId};
use crate::options::Options;
use crate::talk::Phrase;

/// What comes to a table from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A player wants something.
    Intent {
        /// Who, as the shell has made sure.
        player: Player,
        /// What they call it.
        id: IntentId,
        /// The last fact that they knew.
        seen: Seq,
        /// What.
        intent: Intent,
    },
    /// A bot has decided.
    Bot {
        /// For which seat.
        seat: Seat,
        /// The last fact when it began to think.
        seen: Seq,
        /// What.
        action: Action,
    },
    /// A player's last connection is gone, and has been for a while. The first time it is told, the
    /// second time the others wait no longer.
    Gone(PlayerId),
    /// A player is connected.
    Present(PlayerId),
    /// Time has passed.
    Tick,
}

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Sit down, or change to another seat.
    Sit(Seat),
    /// Give a seat to a bot.
    SeatBot {
        /// Which.
        seat: Seat,
        /// Of which level.
        level: Level,
    },
    /// Free a seat: one's own, that of somebody who is gone, or as the host anybody's.
    Free(Seat),
    /// Change what the table is for.
    Change(Options),
    /// Be ready for the next game, or not any more. It begins when everybody is.
    Ready(bool),
    /// Play.
    Act(Action),
    /// Undo one's last action of this turn.
    Undo,
    /// Ask the others.
    Ask(Question),
    /// Answer what was asked.
    Answer(bool),
    /// Take back what one asked.
    Withdraw,
    /// Give up the game.
    Resign,
    /// Go away: frees the seat before a game, keeps it during one.
    Leave,
    /// Come back.
    Return,
    /// Say something.
    Say(Phrase),
    /// Close the table.
    Close,
}
