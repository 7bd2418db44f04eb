//! Search: a tree of decisions, sampled chance, and a value for every realm.
//!
//! A pure machine in two halves. [`Search::gather`] walks down the tree to a decision that was not
//! looked at yet and asks for it to be judged; [`Search::apply`] takes the judgement, adds the
//! node and carries the value back up. Everyone plays for an own value; the seats of a
//! team share one. What the next deal brings is sampled from what is unseen, never known.

mod chance;
mod tree;
mod utility;

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Action, Actor, Position};

use crate::bot::{ActionReport, Bot, Report};
use crate::evaluator::{Evaluator, Judgement};
pub(crate) use chance::sample;
use tree::Tree;
pub use utility::Utility;

/// How a search explores.
#[derive(Clone, Copy, Debug)]
pub struct SearchConfig {
    /// How much untried actions are favoured.
    pub exploration: f32,
    /// How sharply first impressions steer, in points: lower is sharper.
    pub temperature: f32,
    /// How much less than its siblings an untried action is expected to give.
    pub caution: f32,
    /// What a search wants.
    pub utility: Utility,
}

impl Default for SearchConfig {
    fn default() -> Self {
        Self { exploration: 0.5, temperature: 2.0, caution: 0.05, utility: Utility::default() }
    }
}

/// A search from one position.
#[derive(Clone, Debug)]
pub struct Search {
    root: Position,
    tree: Tree,
    random: Xoshiro256PlusPlus,
    visits: u32,
}

impl Search {
    /// A search that has not looked at anything yet. The seat to move decides at the root.
    pub fn new(root: Position, config: SearchConfig, seed: u64) -> Self {
        let random = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self { root, tree: Tree::new(config, root.rules().realm_count()), random, visits: 0 }
    }

    /// Walks to the next decision to look at; `None` when the walk came to the end of the game,
    /// which is then already counted.
    pub fn gather(&mut self) -> Option<Position> {
        self.visits += 1;
        self.tree.descend(&self.root, &mut self.random)
    }

    /// Takes the judgement of what [`gather`](Self::gather) asked for.
    pub fn apply(&mut self, judgement: &Judgement) {
        self.tree.expand(judgement);
    }

    /// Visits so far.
    pub fn visits(&self) -> u32 {
        self.visits
    }

    /// The action that was looked at most.
    pub fn best(&self) -> Option<Action> {
        self.tree.best_from_root()
    }

    /// What was found out, best first.
    pub fn report(&self) -> Report {
        Report { visits: self.visits, actions: self.tree.report() }
    }
}

/// A bot that searches with an evaluator.
#[derive(Clone, Debug)]
pub struct SearchBot<E> {
    evaluator: E,
    config: SearchConfig,
    seed: u64,
    search: Option<Search>,
    only: Option<Action>,
    judgements: Vec<Judgement>,
}

impl<E: Evaluator> SearchBot<E> {
    /// Searches with this evaluator; what it samples follows from the seed.
    pub fn new(evaluator: E, config: SearchConfig, seed: u64) -> Self {
        Self { evaluator, config, seed, search: None, only: None, judgements: Vec::new() }
    }
}

impl<E: Evaluator> Bot for SearchBot<E> {
    fn start(&mut self, position: &Position) {
        debug_assert!(matches!(position.actor(), Actor::Seat(_)));
        let actions = position.legal_actions();
        self.only = if actions.len() == 1 { actions.get(0) } else { None };
        self.search = Some(Search::new(*position, self.config, self.seed));
        self.seed = self.seed.wrapping_add(1);
    }

    fn think(&mut self, visits: u32) -> bool {
        let (Some(search), None) = (&mut self.search, self.only) else { return false };
        for _ in 0..visits {
            if let Some(leaf) = search.gather() {
                self.judgements.clear();
                self.evaluator.evaluate(&[leaf], &mut self.judgements);
                search.apply(&self.judgements[0]);
            }
        }
        true
    }

    fn best(&self) -> Action {
        let searched = || {
            self.search
                .as_ref()
                .and_then(|search| search.best().or_else(|| search.root.legal_actions().get(0)))
        };
        self.only.or_else(searched).unwrap_or(Action::Pass)
    }

    fn report(&self) -> Report {
        if let (Some(search), None) = (&self.search, self.only) {
            return search.report();
        }
        let action = self.best();
        let (points, line) = (Vec::new(), vec![action]);
        let only = ActionReport { action, visits: 0, points, win: None, line };
        Report { visits: 0, actions: vec![only] }
    }
}
