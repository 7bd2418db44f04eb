//! The interface of every bot, and the bots by name.

use rules::{Action, Position};
use table::Level;

use crate::counsel::Counsel;
use crate::greedy::FullGreedy;
use crate::level::of_level;
use crate::points::Points;
use crate::positional::{Positional, PositionalBot};
use crate::random::RandomBot;
use crate::rollout::Rollout;
use crate::search::{SearchBot, SearchConfig};

pub trait Bot: Send {
    /// Starts thinking about a position in which a seat is to move.
    fn start(&mut self, position: &Position);

    /// Thinks for this many more visits. Returns whether even more would help; for a bot that does not
    /// search, they never do.
    fn think(&mut self, visits: u32) -> bool;

    /// The best action found so far; legal in the position it was started with.
    fn best(&self) -> Action;

    /// The actions it examined, best first. A bot that does not search reports only its choice.
    fn report(&self) -> Report {
        let only = ActionReport {
            action: self.best(),
            visits: 0,
            points: Vec::new(),
            win: None,
            line: Vec::new(),
        };
        Report { visits: 0, actions: vec![only] }
    }
}

/// A bot's findings about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    pub visits: u32,
    /// The legal actions that were examined, best first.
    pub actions: Vec<ActionReport>,
}

/// A bot's findings about one action.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionReport {
    pub action: Action,
    /// Visits spent on it.
    pub visits: u32,
    /// Expected final points by realm; empty if the bot makes no estimate.
    pub points: Vec<f32>,
    /// The expected win share of the realm to move; a shared win counts as a fraction.
    pub win: Option<f32>,
    /// The expected continuation, this action first, up to the next deal.
    pub line: Vec<Action>,
}

/// Thinks for this many visits and decides.
pub fn choose(bot: &mut dyn Bot, position: &Position, visits: u32) -> Action {
    bot.start(position);
    bot.think(visits);
    bot.best()
}

type Make = fn(seed: u64) -> Box<dyn Bot>;

/// Baselines and parts of the search; people play against the [`Level`]s.
const BOTS: &[(&str, Make)] = &[
    ("random", |seed| Box::new(RandomBot::new(seed))),
    ("greedy", |seed| Box::new(FullGreedy::new(seed))),
    ("positional", |_| Box::new(PositionalBot::default())),
    ("points", |seed| Box::new(SearchBot::new(Points, SearchConfig::default(), seed))),
    ("rollout", |seed| Box::new(SearchBot::new(Rollout::new(seed), SearchConfig::default(), seed))),
    ("search", |seed| Box::new(strongest(seed))),
];

/// The search behind the best levels.
pub(crate) fn strongest(seed: u64) -> SearchBot<Counsel> {
    let config = SearchConfig::default();
    SearchBot::new(Counsel::new(Positional::new(), config.utility, seed), config, seed)
}

/// A bot by its name; the seed determines how it breaks ties.
pub fn named(name: &str, seed: u64) -> Option<Box<dyn Bot>> {
    let made = Level::named(name).map(|level| of_level(level, seed));
    made.or_else(|| BOTS.iter().find(|(known, _)| *known == name).map(|(_, make)| make(seed)))
}

/// The names of all bots: the baselines, then the levels, weakest first.
pub fn names() -> impl Iterator<Item = &'static str> {
    BOTS.iter().map(|(name, _)| *name).chain(Level::ALL.into_iter().map(Level::name))
}
