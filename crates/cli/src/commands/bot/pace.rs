//! Turns time into visits: how large the next portion of thinking should be.
//!
//! Portions take some milliseconds, so that a `stop` is heard at once, and become smaller
//! towards the end of the time, so that it is kept. The pace is measured as it goes, because
//! a visit's cost depends on the bot, the rules and the round.

use std::time::Duration;

/// What a portion should take.
const TARGET: Duration = Duration::from_millis(5);
/// The first portion, when nothing is known.
const FIRST: u32 = 8;
/// The largest portion.
const MOST: u32 = 1 << 16;

/// Visits in a time, as measured.
#[derive(Debug, Default)]
pub(super) struct Pace {
    /// The last portion and what it took.
    last: Option<(u32, Duration)>,
}

impl Pace {
    /// Visits for the next portion when so much time is left.
    pub(super) fn portion(&self, left: Duration) -> u32 {
        let Some((visits, took)) = self.last else { return FIRST };
        let target = TARGET.min(left / 2).as_nanos();
        let visits_in_target = u128::from(visits) * target / took.as_nanos().max(1);
        // One quick portion proves little: grow step by step.
        visits_in_target.clamp(1, u128::from(visits) * 2).min(MOST.into()) as u32
    }

    /// Takes note of what a portion took.
    pub(super) fn measured(&mut self, visits: u32, took: Duration) {
        self.last = Some((visits, took));
    }
}
