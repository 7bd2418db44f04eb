//! How strong each level plays.
//!
//! The first two err as beginners do: they miss crowns and are short of sight. The third takes what
//! looks best at a glance. The others search, each looking further than the one before.

use std::time::Duration;

use rules::{Action, Position};
use table::{BotQuestion, Level};

use crate::bot::{Bot, Report, strongest};
use crate::novice::{Habits, Novice};
use crate::pace::Pace;
use crate::quick::QuickBot;

/// What a child does at its first games.
const PAGE: Habits = Habits {
    notices_crowns: 0.25,
    squares_for_a_point: 1,
    looks_around: false,
    minds_both_halves: false,
    forgets: 0.5,
};

/// What is left of that after some games.
const SQUIRE: Habits = Habits {
    notices_crowns: 0.6,
    squares_for_a_point: 3,
    looks_around: true,
    minds_both_halves: true,
    forgets: 0.3,
};

/// Visits after which a level has thought enough; the strongest never has.
const fn visits(level: Level) -> Option<u32> {
    match level {
        Level::Page | Level::Squire | Level::Knight => Some(0),
        Level::Baron => Some(40),
        Level::Duke => Some(400),
        Level::Sovereign => None,
    }
}

/// A bot of this level; what it samples and where it errs follows from the seed.
pub fn of_level(level: Level, seed: u64) -> Box<dyn Bot> {
    match level {
        Level::Page => Box::new(Novice::new(PAGE, seed)),
        Level::Squire => Box::new(Novice::new(SQUIRE, seed)),
        Level::Knight => Box::new(QuickBot::new(0.0, 0.0, seed)),
        Level::Baron | Level::Duke | Level::Sovereign => {
            let left = visits(level);
            Box::new(Contented { bot: strongest(seed), enough: left, left })
        }
    }
}

/// A bot's answer. It thinks as long as it wants to within the question's limit; `elapsed` reads
/// the clock that is not read here: how long ago it was asked.
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

/// A bot that stops when it has thought enough, whatever it is given.
struct Contented<B> {
    bot: B,
    enough: Option<u32>,
    left: Option<u32>,
}

impl<B: Bot> Bot for Contented<B> {
    fn start(&mut self, position: &Position) {
        self.left = self.enough;
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
