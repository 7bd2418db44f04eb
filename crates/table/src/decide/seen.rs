//! What somebody must have seen before they want something: an answer that was on its way for long
//! must not meet another question, nor a readiness other rules.

use crate::fact::{Entry, Fact, Seq};
use crate::refusal::Reason;

/// The facts behind which what was wanted before does not count any more. They follow from the
/// facts and are kept beside the state, since clients have no use for them.
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

    /// Whoever is ready knows what for.
    pub(super) fn options(self, seen: Seq) -> Result<(), Reason> {
        not_before(self.options, seen)
    }

    /// Whoever gives up or asks means this game.
    pub(super) fn game(self, seen: Seq) -> Result<(), Reason> {
        not_before(self.game, seen)
    }

    /// Whoever answers means this question.
    pub(super) fn question(self, seen: Seq) -> Result<(), Reason> {
        not_before(self.question, seen)
    }
}

fn not_before(fact: Seq, seen: Seq) -> Result<(), Reason> {
    if seen < fact { Err(Reason::Stale) } else { Ok(()) }
}
