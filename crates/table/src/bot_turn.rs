//! A bot's turn, from the question to the move: the one policy for the server, the page and the
//! terminal.
//!
//! It lives here because all three already use this crate, and the page's main module must not
//! bring the search along: whoever runs the bot (a thread, a Web Worker) asks it what
//! [`Thinking::question`] says and tells [`Thinking::hear`] what came back. Nothing here waits,
//! reads a clock or draws random numbers.

use rules::{Action, Position, Seat};

use crate::fact::Seq;
use crate::intent::Input;
use crate::level::Level;
use crate::options::Millis;
use crate::state::State;

/// After a line was dealt bots pause this many times as long: people look at it first.
const DEAL_PAUSES: Millis = 3;

/// A decision that a bot has to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotTurn {
    pub seat: Seat,
    pub level: Level,
    /// The last fact that changed the game: an answer is refused once another has followed.
    pub seen: Seq,
    /// What the bot may know: no secrets, as for everyone.
    pub position: Position,
    /// Whether nobody has acted since a line was dealt.
    pub is_fresh_line: bool,
}

/// How much time bots take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotTiming {
    /// A move stays on screen at least this long before a bot makes the next one.
    pub pause_ms: Millis,
    /// How long the strongest bot may think; the others stop sooner by themselves.
    pub limit_ms: Millis,
}

impl Default for BotTiming {
    fn default() -> Self {
        Self { pause_ms: 500, limit_ms: 1_000 }
    }
}

/// What to ask a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotQuestion {
    pub level: Level,
    /// Everything random about the bot follows from it.
    pub seed: u64,
    pub position: Position,
    pub limit_ms: Millis,
}

/// Why no decision came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotFailure {
    /// It was asked and failed, by a panic for example.
    Crashed,
    /// It cannot be asked at all: its program does not load.
    Unreachable,
}

/// What to do after a bot has answered, or failed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotStep {
    /// Ask a fresh bot, with the question as it is now.
    AskAgain,
    /// Make this move, at this moment or later.
    Move { action: Action, at: Millis },
    /// Tell people that no bot can be reached, and wait for them to do something about it.
    GiveUp,
}

/// One turn of a bot while it thinks.
#[derive(Clone, Copy, Debug)]
pub struct Thinking {
    turn: BotTurn,
    limit_ms: Millis,
    /// Not before this moment is its move shown.
    shown_at: Millis,
    has_failed: bool,
}

impl Thinking {
    /// The turn has come at this moment: the move before it has just been shown.
    pub fn new(turn: BotTurn, timing: BotTiming, now: Millis) -> Self {
        let pauses = if turn.is_fresh_line { DEAL_PAUSES } else { 1 };
        let shown_at = now.saturating_add(timing.pause_ms.saturating_mul(pauses));
        Self { turn, limit_ms: timing.limit_ms, shown_at, has_failed: false }
    }

    pub fn turn(&self) -> &BotTurn {
        &self.turn
    }

    /// What to ask the bot now. A second try differs even from the same seed: with nothing changed
    /// a bot would fail in the same way.
    pub fn question(&self, seed: u64) -> BotQuestion {
        let BotTurn { level, position, .. } = self.turn;
        let seed = seed.wrapping_add(self.has_failed.into());
        BotQuestion { level, seed, position, limit_ms: self.limit_ms }
    }

    /// Takes an answer. A bot that fails, or wants what is not allowed, is asked again once.
    /// If that fails as well, a crash must not stop the game, so any legal move is made; but nobody
    /// wants to play against bots that never answer, so those are given up.
    pub fn hear(&mut self, answer: Result<Action, BotFailure>) -> BotStep {
        let position = &self.turn.position;
        let chosen = answer.and_then(|action| {
            position.check(action).map(|()| action).map_err(|_| BotFailure::Crashed)
        });
        let is_first = !std::mem::replace(&mut self.has_failed, true);
        let action = match chosen {
            Ok(action) => Some(action),
            Err(_) if is_first => return BotStep::AskAgain,
            Err(BotFailure::Crashed) => position.legal_actions().iter().next(),
            Err(BotFailure::Unreachable) => None,
        };
        action.map_or(BotStep::GiveUp, |action| BotStep::Move { action, at: self.shown_at })
    }
}

impl BotTurn {
    /// The bot's decision as the table takes it.
    pub fn decide(&self, action: Action) -> Input {
        Input::Bot { seat: self.seat, seen: self.seen, action }
    }
}

impl State {
    /// The decision that a bot has to make now. An answer to any other one is late and changes
    /// nothing.
    pub fn bot_turn(&self) -> Option<BotTurn> {
        let (seat, level) = self.bot_to_move()?;
        let game = self.game.as_ref()?;
        let is_fresh_line = game.has_fresh_line();
        Some(BotTurn { seat, level, seen: game.changed, position: *game.position(), is_fresh_line })
    }
}
