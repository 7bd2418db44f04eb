//! A bot's budget for a decision, in visits or in time, and thinking within it.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use bots::protocol::{MILLIS_MAX, VISITS_MAX};
use bots::{Bot, Pace};
use rules::{Action, Position};

/// What a bot may spend on one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    Visits(u32),
    Time(Duration),
}

impl Default for Budget {
    fn default() -> Self {
        Self::Visits(1000)
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Visits(visits) => write!(f, "{visits}"),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = ();

    /// Reads `1000` as visits and `100ms` as time; both from 1 to the line protocol's maximum.
    fn from_str(text: &str) -> Result<Self, ()> {
        match text.strip_suffix("ms") {
            Some(digits) => {
                let millis = read_number(digits, MILLIS_MAX)?;
                Ok(Self::Time(Duration::from_millis(millis.into())))
            }
            None => Ok(Self::Visits(read_number(text, VISITS_MAX)?)),
        }
    }
}

/// Reads a number from 1 to `max`.
fn read_number(digits: &str, max: u32) -> Result<u32, ()> {
    // `parse` would accept a sign.
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(());
    }
    digits.parse().ok().filter(|number| (1..=max).contains(number)).ok_or(())
}

/// Lets a bot think until its budget is used up or more would not help; returns its choice.
pub fn choose_within(bot: &mut dyn Bot, position: &Position, budget: Budget) -> Action {
    let began = Instant::now();
    bot.start(position);
    match budget {
        Budget::Visits(visits) => {
            bot.think(visits);
        }
        Budget::Time(limit) => {
            let mut pace = Pace::default();
            while let Some(visits) = pace.portion(limit.saturating_sub(began.elapsed()))
                && bot.think(visits)
            {}
        }
    }
    bot.best()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A bot that is done after so many portions, and notes the visits of each.
    struct Patient {
        portions_wanted: usize,
        portions: Vec<u32>,
    }

    impl Bot for Patient {
        fn start(&mut self, _: &Position) {}

        fn think(&mut self, visits: u32) -> bool {
            self.portions.push(visits);
            self.portions.len() < self.portions_wanted
        }

        fn best(&self) -> Action {
            Action::Pass
        }
    }

    /// The portions in which a bot thinks.
    fn portions_within(budget: Budget, portions_wanted: usize) -> Vec<u32> {
        let position = Position::new("k2".parse().unwrap()).unwrap();
        let mut bot = Patient { portions_wanted, portions: Vec::new() };
        choose_within(&mut bot, &position, budget);
        bot.portions
    }

    #[test]
    fn a_bot_gets_all_its_visits_at_once() {
        assert_eq!(portions_within(Budget::Visits(7), usize::MAX), [7]);
    }

    #[test]
    fn a_bot_thinks_until_its_time_is_up() {
        let limit = Duration::from_millis(5);
        let began = Instant::now();
        let portions = portions_within(Budget::Time(limit), usize::MAX);
        assert!(began.elapsed() >= limit && portions.len() > 1, "the time is used");
    }

    #[test]
    fn a_bot_that_is_done_decides_before_its_time_is_up() {
        let hour = Budget::Time(Duration::from_hours(1));
        assert_eq!(portions_within(hour, 3).len(), 3);
    }

    #[test]
    fn budgets_round_trip_as_text() {
        for text in ["1", "1000", "1ms", "250ms", "1000000000", "86400000ms"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn other_text_is_not_a_budget() {
        for text in ["", "0", "0ms", "ms", "1s", "-1", "+1", "1.5ms", "1000000001", "86400001ms"] {
            assert!(text.parse::<Budget>().is_err(), "{text}");
        }
    }
}
