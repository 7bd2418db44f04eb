//! Levels with names that a player understands.
//!
//! The first two err as beginners do: they miss crowns and are short of sight. The third takes what
//! looks best at a glance. The others search, each looking further than the one before.

use std::time::Duration;

use rules::{Action, Position};

use crate::bot::{Bot, Report, strongest};
use crate::novice::{Habits, Novice};
use crate::pace::Pace;
use crate::quick::QuickBot;

/// How strong a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// For a child: misses most crowns and sees little of its kingdom.
    Page,
    /// For a first game: misses some crowns and claims what is pretty.
    Squire,
    /// Plays what looks best at a glance.
    Knight,
    /// Thinks a little.
    Baron,
    /// Thinks well, and still answers at once.
    Duke,
    /// Uses all the time that it is given.
    Sovereign,
}

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

impl Level {
    /// Weakest first.
    pub const ALL: [Self; 6] =
        [Self::Page, Self::Squire, Self::Knight, Self::Baron, Self::Duke, Self::Sovereign];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Page => "page",
            Self::Squire => "squire",
            Self::Knight => "knight",
            Self::Baron => "baron",
            Self::Duke => "duke",
            Self::Sovereign => "sovereign",
        }
    }

    /// The level of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Visits after which it has thought enough; the strongest never has.
    pub const fn visits(self) -> Option<u32> {
        match self {
            Self::Page | Self::Squire | Self::Knight => Some(0),
            Self::Baron => Some(40),
            Self::Duke => Some(400),
            Self::Sovereign => None,
        }
    }

    /// A bot of this level; what it samples and where it errs follows from the seed.
    pub fn bot(self, seed: u64) -> Box<dyn Bot> {
        match self {
            Self::Page => Box::new(Novice::new(PAGE, seed)),
            Self::Squire => Box::new(Novice::new(SQUIRE, seed)),
            Self::Knight => Box::new(QuickBot::new(0.0, 0.0, seed)),
            Self::Baron | Self::Duke | Self::Sovereign => {
                let bot = strongest(seed);
                let left = self.visits();
                Box::new(Contented { bot, enough: left, left })
            }
        }
    }

    /// What a bot of this level does in a position. It thinks as long as it wants to while time is
    /// left; `left` reads the clock that is not read here.
    pub fn decide(self, seed: u64, position: &Position, left: impl Fn() -> Duration) -> Action {
        let mut bot = self.bot(seed);
        bot.start(position);
        let mut pace = Pace::default();
        while let Some(visits) = pace.portion(left())
            && bot.think(visits)
        {}
        bot.best()
    }
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
