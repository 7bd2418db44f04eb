//! A bot's turn, from the question to the move: one policy for the server, the page and the
//! terminal.
//!
//! It lives here because all three use this crate, and the page's main module must not include the
//! search. The caller runs the bot (in a thread or a Web Worker), asks it the
//! [`Thinking::question`] and passes the result to [`Thinking::take_answer`]. Nothing here waits,
//! reads a clock or draws random numbers.

use rules::{Action, Position, Seat};

use crate::fact::Seq;
use crate::intent::Input;
use crate::level::Level;
use crate::options::Millis;
use crate::state::State;

/// After a deal bots pause this many times as long, since people look at the new line first.
const DEAL_PAUSES: Millis = 3;

/// How many pauses a bot's partner has to look at its plan.
const PLAN_PAUSES: Millis = 3;

/// A decision that a bot has to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotTurn {
    pub seat: Seat,
    pub level: Level,
    /// The last fact that changed the game: an answer is refused once there is a newer one.
    pub seen: Seq,
    /// What the bot may know: no secrets.
    pub position: Position,
    /// Whether nobody has acted since a line was dealt.
    pub is_fresh_line: bool,
}

/// How much time bots take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotTiming {
    /// A move stays on screen at least this long before a bot makes the next one.
    pub pause_ms: Millis,
    /// How long the strongest bot may think; the others stop sooner.
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
    /// Determines everything random about the bot.
    pub seed: u64,
    pub position: Position,
    pub limit_ms: Millis,
}

/// Why a bot did not decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotFailure {
    /// It failed, for example by a panic.
    Crashed,
    /// It could not be asked at all: its program does not load.
    Unreachable,
}

/// What to do after a bot has answered or failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotStep {
    /// Ask a fresh bot, with the current question.
    AskAgain,
    /// Make this move, no earlier than this.
    Move { action: Action, at: Millis },
    /// Report that no bot can be reached, and wait for the player to act.
    GiveUp,
}

/// One turn of a bot while it thinks.
#[derive(Clone, Copy, Debug)]
pub struct Thinking {
    turn: BotTurn,
    limit_ms: Millis,
    /// The earliest time to show its move.
    shown_at: Millis,
    /// The same for a move that its partner sees first.
    plan_until: Millis,
    has_failed: bool,
}

impl Thinking {
    /// Call when the turn comes: the move before it has just been shown.
    pub fn new(turn: BotTurn, timing: BotTiming, now: Millis) -> Self {
        let pauses = if turn.is_fresh_line { DEAL_PAUSES } else { 1 };
        let after = |pauses: Millis| now.saturating_add(timing.pause_ms.saturating_mul(pauses));
        let shown_at = after(pauses);
        let plan_until = shown_at.max(after(PLAN_PAUSES));
        Self { turn, limit_ms: timing.limit_ms, shown_at, plan_until, has_failed: false }
    }

    pub fn turn(&self) -> &BotTurn {
        &self.turn
    }

    /// The earliest time to show a move that the bot's partner sees as a plan before.
    pub fn plan_until(&self) -> Millis {
        self.plan_until
    }

    /// The question for the bot. A retry gets a different seed, because with the same one a bot
    /// would fail in the same way.
    pub fn question(&self, seed: u64) -> BotQuestion {
        let BotTurn { level, position, .. } = self.turn;
        let seed = seed.wrapping_add(self.has_failed.into());
        BotQuestion { level, seed, position, limit_ms: self.limit_ms }
    }

    /// Takes the bot's answer. A bot that fails or returns an illegal action is asked once more. If
    /// that fails too: after a crash any legal move is made, so that the game goes on; but an
    /// unreachable bot is given up, since nobody wants to play against bots that never answer.
    pub fn take_answer(&mut self, answer: Result<Action, BotFailure>) -> BotStep {
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
    /// The bot's decision as input for the table.
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
