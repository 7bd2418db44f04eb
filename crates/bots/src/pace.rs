//! Turns time into visits: how large the next portion of thinking should be.
//!
//! A bot counts visits and has no clock. Its caller, which has one, asks here before each portion,
//! with the time that is left. Portions take a few milliseconds, so that a waiting caller can
//! follow progress and stop the bot, and shrink towards the end, so that the limit is
//! respected. The speed is measured along the way, because a visit's cost depends on the bot, the rules
//! and the round, and the first visit may cost far more than the next. No clock is read here
//! either.

use std::time::Duration;

/// How long a portion should take.
const TARGET: Duration = Duration::from_millis(5);
/// A portion is at most this many times the one before it: a short one is hard to time, and the
/// first one may have paid for work that the next ones get for free.
const GROWTH: u32 = 4;
/// The largest portion, in case the clock stands still.
const MOST: u32 = 1 << 16;

/// The portions of one decision, sized by how long the last one took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace {
    /// The last portion, and the time that was left before it.
    last: Option<(u32, Duration)>,
}

impl Pace {
    /// The visits of the next portion when this much time is left, counted from the same limit each
    /// time; `None` when it is used up. All the time since the last call counts for the portion
    /// that was asked for then.
    ///
    /// At an even speed the limit is overrun by less than one visit.
    pub fn portion(&mut self, left: Duration) -> Option<u32> {
        if left.is_zero() {
            return None;
        }
        let visits = match self.last {
            // Nothing is known yet: take the smallest step that measures something.
            None => 1,
            Some((visits, before)) => {
                let took = before.saturating_sub(left).as_nanos().max(1);
                // Half of what is left keeps the limit even when the next visits take twice as
                // long as the last ones.
                let target = TARGET.min(left / 2).as_nanos();
                let fitting = u128::from(visits) * target / took;
                fitting.clamp(1, (visits * GROWTH).min(MOST).into()) as u32
            }
        };
        self.last = Some((visits, left));
        Some(visits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: Duration = Duration::from_millis(100);

    /// Thinks for 100 ms where the n-th visit takes this long: returns the visits, the time, the
    /// portions, and the longest of them except the first.
    fn think(visit: impl Fn(u64) -> Duration) -> (u64, Duration, u32, Duration) {
        let mut pace = Pace::default();
        let (mut visits, mut time, mut portions) = (0, Duration::ZERO, 0);
        let mut longest = Duration::ZERO;
        while let Some(portion) = pace.portion(LIMIT.saturating_sub(time)) {
            let took = (visits..visits + u64::from(portion)).map(&visit).sum();
            time += took;
            visits += u64::from(portion);
            if portions > 0 {
                longest = longest.max(took);
            }
            portions += 1;
        }
        (visits, time, portions, longest)
    }

    #[test]
    fn time_is_used_up_and_overrun_by_less_than_a_visit_at_any_speed() {
        for nanos in [100, 1_000, 100_000, 5_000_000, 60_000_000, 1_000_000_000] {
            let visit = Duration::from_nanos(nanos);
            let (_, time, portions, longest) = think(|_| visit);
            assert!(time >= LIMIT, "{visit:?}: {time:?}");
            assert!(time < LIMIT + visit, "{visit:?}: {time:?}");
            assert!(longest <= TARGET.max(visit), "{visit:?}: stop is heard after {longest:?}");
            assert!(portions < 80, "{visit:?}: the clock was read {portions} times");
        }
    }

    #[test]
    fn a_slow_first_visit_does_not_slow_the_others() {
        let first = Duration::from_millis(20);
        let next = Duration::from_micros(10);
        let (visits, time, portions, _) = think(|n| if n == 0 { first } else { next });
        assert!((LIMIT..LIMIT + next).contains(&time), "{time:?}");
        assert_eq!(visits, 1 + 8_000, "all the time that is left is used");
        assert!(portions < 80, "the clock was read {portions} times");
    }

    #[test]
    fn the_limit_holds_when_visits_become_ten_times_slower_or_faster() {
        let (quick, slow) = (Duration::from_micros(10), Duration::from_micros(100));
        for change in [1, 100, 1_000, 3_000] {
            let (_, time, ..) = think(|n| if n < change { quick } else { slow });
            assert!((LIMIT..LIMIT + slow).contains(&time), "slower from {change} on: {time:?}");
            let (_, time, _, longest) = think(|n| if n < change { slow } else { quick });
            assert!((LIMIT..LIMIT + slow).contains(&time), "faster from {change} on: {time:?}");
            assert!(longest <= TARGET, "faster from {change} on: {longest:?}");
        }
    }

    #[test]
    fn a_clock_that_stands_still_is_not_trusted_for_long() {
        let mut pace = Pace::default();
        let portions: Vec<_> = (0..20).filter_map(|_| pace.portion(LIMIT)).collect();
        assert_eq!(portions[..4], [1, 4, 16, 64], "step by step");
        assert_eq!(portions[19], MOST);
    }
}
