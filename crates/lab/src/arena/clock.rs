//! How long a bot may think, and the clock that it does not have itself.
//!
//! A bot counts visits. Here time becomes visits: the bot thinks in portions that are sized by
//! the speed measured so far, small enough that it stops close to its limit.

use std::fmt::{Display, Formatter, Result as Printed};
use std::str::FromStr;
use std::time::{Duration, Instant};

use bots::Bot;
use rules::{Action, Position};

/// What a bot may spend on one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many visits.
    Visits(u32),
    /// So much time.
    Time(Duration),
}

impl Default for Budget {
    fn default() -> Self {
        Self::Visits(1000)
    }
}

impl Display for Budget {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        match self {
            Self::Visits(visits) => write!(f, "{visits}"),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = ();

    /// Reads `1000` as visits and `100ms` as time; both from 1 up.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (digits, timed) = match text.strip_suffix("ms") {
            Some(digits) => (digits, true),
            None => (text, false),
        };
        if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(());
        }
        match digits.parse::<u32>() {
            Ok(number @ 1..) if timed => Ok(Self::Time(Duration::from_millis(number.into()))),
            Ok(number @ 1..) => Ok(Self::Visits(number)),
            _ => Err(()),
        }
    }
}

/// Has a bot decide within its budget.
pub fn choose_within(bot: &mut dyn Bot, position: &Position, budget: Budget) -> Action {
    let began = Instant::now();
    bot.start(position);
    match budget {
        Budget::Visits(visits) => {
            bot.think(visits);
        }
        Budget::Time(limit) => think_until(bot, limit, || began.elapsed()),
    }
    bot.best()
}

/// Portions that a limit is cut into: the bot overruns it by about one of them at most.
const PORTIONS: u32 = 32;
/// A portion is at most so many times the one before it, since a short one times badly.
const GROWTH: f64 = 4.0;
const PORTION_MAX: f64 = (1 << 20) as f64;

fn think_until(bot: &mut dyn Bot, limit: Duration, elapsed: impl Fn() -> Duration) {
    let slice = limit / PORTIONS;
    let mut portion = 1.0_f64;
    let mut before = elapsed();
    while before < limit && bot.think(portion as u32) {
        let now = elapsed();
        let seconds = now.saturating_sub(before).as_secs_f64().max(1e-9);
        let wanted = slice.min(limit.saturating_sub(now)).as_secs_f64();
        let fitting = portion / seconds * wanted;
        portion = fitting.min(portion * GROWTH).clamp(1.0, PORTION_MAX);
        before = now;
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    /// A bot whose visits take a fixed time on a clock of its own.
    struct Metronome {
        visit: Duration,
        clock: Arc<AtomicU64>,
        visits: u64,
        enough: u64,
    }

    impl Bot for Metronome {
        fn start(&mut self, _: &Position) {}

        fn think(&mut self, visits: u32) -> bool {
            self.visits += visits as u64;
            self.clock.fetch_add(self.visit.as_nanos() as u64 * visits as u64, Ordering::Relaxed);
            self.visits < self.enough
        }

        fn best(&self) -> Action {
            Action::Pass
        }
    }

    /// Thinks for 100 ms with visits of this length: the visits, the time and the portions.
    fn think(visit: Duration, enough: u64) -> (u64, Duration, u32) {
        let clock = Arc::new(AtomicU64::new(0));
        let mut bot = Metronome { visit, clock: Arc::clone(&clock), visits: 0, enough };
        let portions = Cell::new(0);
        let elapsed = || {
            portions.set(portions.get() + 1);
            Duration::from_nanos(clock.load(Ordering::Relaxed))
        };
        think_until(&mut bot, Duration::from_millis(100), elapsed);
        let time = Duration::from_nanos(clock.load(Ordering::Relaxed));
        (bot.visits, time, portions.get() - 1)
    }

    #[test]
    fn time_is_used_up_and_hardly_overrun_at_any_speed() {
        for nanos in [10, 1_000, 100_000, 5_000_000] {
            let visit = Duration::from_nanos(nanos);
            let (_, time, portions) = think(visit, u64::MAX);
            assert!(time >= Duration::from_millis(100), "{visit:?}: {time:?}");
            assert!(time <= Duration::from_millis(104) + visit, "{visit:?}: {time:?}");
            assert!(portions < 80, "{visit:?}: the clock was read {portions} times");
        }
    }

    #[test]
    fn a_bot_slower_than_its_limit_thinks_once() {
        assert_eq!(think(Duration::from_secs(1), u64::MAX).0, 1);
    }

    #[test]
    fn a_bot_that_knows_enough_is_not_kept_waiting() {
        let (visits, time, _) = think(Duration::from_micros(100), 10);
        assert!(visits >= 10 && time < Duration::from_millis(10), "{visits} visits, {time:?}");
    }

    #[test]
    fn budgets_read_as_they_are_written() {
        for text in ["1", "1000", "1ms", "250ms"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
        for text in ["", "0", "0ms", "ms", "1s", "-1", "+1", "1.5ms", "99999999999"] {
            assert!(text.parse::<Budget>().is_err(), "{text}");
        }
    }
}
