//! A bot's budget for a decision, in visits or in time, and thinking within it.

use std::fmt::{Display, Formatter, Result as Printed};
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

    /// Reads `1000` as visits and `100ms` as time; both from 1 to the line protocol's maximum.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (digits, timed) = match text.strip_suffix("ms") {
            Some(digits) => (digits, true),
            None => (text, false),
        };
        if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(());
        }
        match digits.parse::<u32>() {
            Ok(number @ 1..=MILLIS_MAX) if timed => {
                Ok(Self::Time(Duration::from_millis(number.into())))
            }
            Ok(number @ 1..=VISITS_MAX) if !timed => Ok(Self::Visits(number)),
            _ => Err(()),
        }
    }
}

/// Makes a bot decide within its budget.
pub fn choose_within(bot: &mut dyn Bot, position: &Position, budget: Budget) -> Action {
    let began = Instant::now();
    bot.start(position);
    match budget {
        Budget::Visits(visits) => {
            bot.think(visits);
        }
        Budget::Time(limit) => {
            let mut pace = Pace::default();
            let mut portion = || pace.portion(limit.saturating_sub(began.elapsed()));
            while let Some(visits) = portion()
                && bot.think(visits)
            {}
        }
    }
    bot.best()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A bot that asks to think `wants` times, and counts how often it did.
    struct Eager {
        wants: u32,
        thought: u32,
    }

    impl Bot for Eager {
        fn start(&mut self, _: &Position) {
            self.thought = 0;
        }

        fn think(&mut self, _: u32) -> bool {
            self.thought += 1;
            self.thought < self.wants
        }

        fn best(&self) -> Action {
            Action::Pass
        }
    }

    #[test]
    fn a_bot_thinks_until_its_time_is_up_or_it_is_done() {
        let position = Position::new("k2".parse().unwrap()).unwrap();
        let mut bot = Eager { wants: u32::MAX, thought: 0 };
        let limit = Duration::from_millis(5);
        let began = Instant::now();
        choose_within(&mut bot, &position, Budget::Time(limit));
        assert!(began.elapsed() >= limit && bot.thought > 1, "the time is used");

        bot.wants = 3;
        choose_within(&mut bot, &position, Budget::Time(Duration::from_hours(1)));
        assert_eq!(bot.thought, 3, "a bot that is done decides at once");
    }

    #[test]
    fn budgets_round_trip_as_text() {
        for text in ["1", "1000", "1ms", "250ms", "1000000000", "86400000ms"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
        for text in ["", "0", "0ms", "ms", "1s", "-1", "+1", "1.5ms", "1000000001", "86400001ms"] {
            assert!(text.parse::<Budget>().is_err(), "{text}");
        }
    }
}
