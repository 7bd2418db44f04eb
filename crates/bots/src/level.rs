//! How well each level plays.
//!
//! The first two make beginners' mistakes: they miss crowns and do not look far. The third plays by
//! the quick heuristic. The others search, each further than the one before.

use std::time::Duration;

use rules::{Action, Position, Rules};
use table::{BotQuestion, Level};

use crate::bot::{Bot, Report, strongest};
use crate::novice::{Habits, Novice};
use crate::pace::Pace;
use crate::positional::Family;
use crate::quick::QuickBot;

/// A child's first games.
const PAGE: Habits = Habits {
    notices_crowns: 0.25,
    squares_for_a_point: 1,
    looks_around: false,
    considers_both_halves: false,
    forgets: 0.5,
};

/// The same child after a few games.
const SQUIRE: Habits = Habits {
    notices_crowns: 0.6,
    squares_for_a_point: 3,
    looks_around: true,
    considers_both_halves: true,
    forgets: 0.3,
};

/// The visits after which a level stops thinking; the strongest never does.
const fn visits(level: Level) -> Option<u32> {
    match level {
        Level::Page | Level::Squire | Level::Knight => Some(0),
        Level::Baron => Some(40),
        Level::Duke => Some(400),
        Level::Sovereign => None,
    }
}

/// A bot of this level; the seed determines its samples and its mistakes.
pub fn of_level(level: Level, seed: u64) -> Box<dyn Bot> {
    at_a_glance(level, seed).unwrap_or_else(|| {
        let left = visits(level);
        Box::new(Capped { bot: strongest(seed), cap: left, left })
    })
}

/// A bot of a level that does not search.
fn at_a_glance(level: Level, seed: u64) -> Option<Box<dyn Bot>> {
    match level {
        Level::Page => Some(Box::new(Novice::new(PAGE, seed))),
        Level::Squire => Some(Box::new(Novice::new(SQUIRE, seed))),
        Level::Knight => Some(Box::new(QuickBot::new(0.0, 0.0, seed))),
        Level::Baron | Level::Duke | Level::Sovereign => None,
    }
}

/// Whether bots of this level search: they need time, and may need weights.
pub fn searches(level: Level) -> bool {
    visits(level) != Some(0)
}

/// What [`decide`] would answer, from a level that does not search; `None` from the others. Whoever asks
/// only this has no search linked in.
pub fn decide_at_a_glance(question: &BotQuestion) -> Option<Action> {
    let mut bot = at_a_glance(question.level, question.seed)?;
    bot.start(&question.position);
    Some(bot.best())
}

/// The weights that a bot of this level needs for these rules, if any.
pub fn weights_needed(level: Level, rules: &Rules) -> Option<Family> {
    searches(level).then(|| Family::of(rules))
}

/// Answers a question within its time limit. No clock is read here: `elapsed` is the time since the
/// question was asked.
pub fn decide(question: &BotQuestion, elapsed: impl Fn() -> Duration) -> Action {
    let limit = Duration::from_millis(question.limit_ms.max(0) as u64);
    let mut bot = of_level(question.level, question.seed);
    bot.start(&question.position);
    let mut pace = Pace::default();
    while let Some(visits) = pace.portion(limit.saturating_sub(elapsed()))
        && bot.think(visits)
    {}
    bot.best()
}

/// A bot that stops after a number of visits, however much time it has.
struct Capped<B> {
    bot: B,
    cap: Option<u32>,
    left: Option<u32>,
}

impl<B: Bot> Bot for Capped<B> {
    fn start(&mut self, position: &Position) {
        self.left = self.cap;
        self.bot.start(position);
    }

    fn think(&mut self, visits: u32) -> bool {
        let visits = self.left.map_or(visits, |left| left.min(visits));
        self.left = self.left.map(|left| left - visits);
        self.bot.think(visits) && self.left != Some(0)
    }

    fn best(&self) -> Action {
        self.bot.best()
    }

    fn report(&self) -> Report {
        self.bot.report()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many visits a bot of a level takes in portions of 20; at most 1000.
    fn taken(level: Level) -> u32 {
        let rules = "k2".parse().unwrap();
        let record = testkit::game::random_record(rules, &mut testkit::shuffle::random(1));
        let mut decisions = record.replay().map(Result::unwrap).filter(|one| {
            matches!(one.actor(), rules::Actor::Seat(_)) && one.legal_actions().len() > 1
        });
        let position = decisions.nth(12).unwrap();
        let mut bot = of_level(level, 1);
        bot.start(&position);
        (1..=50).find(|_| !bot.think(20)).map_or(1_000, |portions| 20 * portions)
    }

    #[test]
    fn stronger_levels_think_longer() {
        let limits = [20, 20, 20, 40, 400, 1_000];
        assert_eq!(Level::ALL.map(taken), limits, "the first three answer at once");
    }

    #[test]
    fn only_levels_that_think_need_weights() {
        for (rules, family) in [("k2", Family::KingdominoFive), ("w4", Family::QueendominoSeven)] {
            let rules = rules.parse().unwrap();
            let needed = Level::ALL.map(|level| weights_needed(level, &rules));
            let (none, some) = needed.split_at(3);
            assert!(none.iter().all(Option::is_none), "{needed:?}");
            assert!(some.iter().all(|one| *one == Some(family)), "{needed:?}");
        }
    }

    /// Counts its visits, and would go on forever.    /// Counts its visits, and would go on forever.
    struct Tireless(u32);

    impl Bot for Tireless {
        fn start(&mut self, _: &Position) {
            self.0 = 0;
        }

        fn think(&mut self, visits: u32) -> bool {
            self.0 += visits;
            true
        }

        fn best(&self) -> Action {
            Action::Pass
        }
    }

    #[test]
    fn levels_that_do_not_search_decide_the_same_at_a_glance() {
        let (rules, mut random) = ("q3".parse().unwrap(), testkit::shuffle::random(5));
        for percent in (0..100).step_by(7) {
            let position = testkit::game::random_position(rules, percent, &mut random);
            for level in Level::ALL {
                let question = BotQuestion { level, seed: 7, position, limit_ms: 0 };
                let seen = decide_at_a_glance(&question);
                assert_eq!(seen.is_none(), searches(level), "{level}");
                let decided = seen.is_some().then(|| decide(&question, || Duration::ZERO));
                assert_eq!(seen, decided, "{level}");
            }
        }
    }

    #[test]
    fn a_capped_bot_stops_after_its_visits_and_begins_anew_with_each_position() {
        let position = Position::new("k2".parse().unwrap()).unwrap();
        let mut bot = Capped { bot: Tireless(0), cap: Some(10), left: Some(10) };
        for _ in 0..2 {
            bot.start(&position);
            assert!(bot.think(6));
            assert!(!bot.think(6), "that was all");
            assert_eq!(bot.bot.0, 10);
        }
        let mut free = Capped { bot: Tireless(0), cap: None, left: None };
        assert!(free.think(1_000) && free.think(1_000));
        assert_eq!(free.bot.0, 2_000);
    }
}
