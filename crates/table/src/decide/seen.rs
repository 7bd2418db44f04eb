//! What a player must have seen before an intent counts: a delayed answer must not apply to a
//! different question, nor a delayed "ready" to different rules.

use crate::fact::{Entry, Fact, Seq};
use crate::refusal::Reason;

/// The facts that make earlier intents stale. Derived from the log but kept outside the state,
/// since clients have no use for them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct MustHaveSeen {
    options: Seq,
    game: Seq,
    question: Seq,
}

impl MustHaveSeen {
    pub(super) fn note(&mut self, entry: &Entry) {
        match entry.fact {
            Fact::Changed { .. } => self.options = entry.seq,
            Fact::Began { .. } => self.game = entry.seq,
            Fact::Asked { .. } => self.question = entry.seq,
            _ => {}
        }
    }

    /// A player who is ready must know the options.
    pub(super) fn check_options(self, seen: Seq) -> Result<(), Reason> {
        check_seen(self.options, seen)
    }

    /// A player who resigns or asks must mean this game.
    pub(super) fn check_game(self, seen: Seq) -> Result<(), Reason> {
        check_seen(self.game, seen)
    }

    /// A player who answers must mean this question.
    pub(super) fn check_question(self, seen: Seq) -> Result<(), Reason> {
        check_seen(self.question, seen)
    }
}

fn check_seen(fact: Seq, seen: Seq) -> Result<(), Reason> {
    if seen < fact { Err(Reason::Stale) } else { Ok(()) }
}
