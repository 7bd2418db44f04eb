//! Search: a tree of decisions, sampled chance, and a value for every realm.
//!
//! A pure machine in two halves. [`Search::gather`] walks down the tree to decisions not visited
//! yet and asks for them to be judged; [`Search::apply`] takes the judgements, adds the nodes and
//! carries their values back up. Every realm maximises its own value; the seats of a team share
//! one. What the next deal brings is sampled from what is unseen, never known.

mod chance;
mod player;
#[cfg(test)]
mod tests;
mod tree;
mod utility;

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Action, Actor, Position};

use crate::bot::Report;
use crate::evaluator::{Judgement, Leaf};
pub(crate) use chance::sample;
pub use player::SearchBot;
use tree::{Tree, Walked};
pub use utility::Utility;

/// How a search explores.
#[derive(Clone, Copy, Debug)]
pub struct SearchConfig {
    /// How much untried actions are favoured.
    pub exploration: f32,
    /// How sharply first impressions steer the search, in points: lower is sharper.
    pub temperature: f32,
    /// How much less than its siblings an untried action is expected to be worth.
    pub caution: f32,
    /// Visits after which a decision is worth a closer look at its actions.
    pub closer: u32,
    /// What the search maximises.
    pub utility: Utility,
    /// How many decisions are judged at a time. More than one suits evaluators that are faster in
    /// batches; walks then know less of each other.
    pub batch: usize,
    /// How many kingdoms may be examined to solve the end of a game; 0 leaves it to the search.
    pub solves: u64,
    /// Roughly how many bytes the tree may take: beyond that it does not grow, and visits only
    /// refine what is in it.
    pub memory: usize,
}

impl Default for SearchConfig {
    fn default() -> Self {
        Self {
            exploration: 0.5,
            temperature: 2.0,
            caution: 0.05,
            closer: 16,
            utility: Utility::default(),
            batch: 1,
            solves: 200_000,
            memory: 512 << 20,
        }
    }
}

/// A search from one position.
#[derive(Clone, Debug)]
pub struct Search {
    root: Position,
    tree: Tree,
    random: Xoshiro256PlusPlus,
}

impl Search {
    /// A search that has not visited anything yet. The seat to move decides at the root.
    pub fn new(root: Position, config: SearchConfig, seed: u64) -> Self {
        let random = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self { root, tree: Tree::new(config, root.rules().realm_count()), random }
    }

    /// Walks to at most `most` decisions and adds them to `leaves`. Walks that reach a known end
    /// are counted at once. Returns how many visits that makes.
    pub fn gather(&mut self, most: usize, leaves: &mut Vec<Leaf>) -> u32 {
        let mut visits = 0;
        for _ in 0..most {
            match self.tree.descend(&self.root, &mut self.random) {
                Walked::To(leaf) => {
                    visits += u32::from(!leaf.closely);
                    leaves.push(leaf);
                }
                Walked::Known => visits += 1,
                Walked::Busy => break,
            }
        }
        visits
    }

    /// Takes the judgements of what [`gather`](Self::gather) asked for, in its order.
    pub fn apply(&mut self, judgements: &[Judgement]) {
        for judgement in judgements {
            self.tree.expand(judgement);
        }
    }

    /// Visits so far, including those of the search that it continues.
    pub fn visits(&self) -> u32 {
        self.tree.visits()
    }

    /// The search after an action, with everything this one found out about it; `None` if that is
    /// nothing or chance comes first.
    pub fn after(&self, action: Action) -> Option<Self> {
        let tree = self.tree.after(action)?;
        let mut root = self.root;
        root.play(action).ok()?;
        Some(Self { root, tree, random: self.random.clone() })
    }

    /// The action with the most visits.
    pub fn best(&self) -> Option<Action> {
        self.tree.best_from_root()
    }

    /// What was found out, best first.
    pub fn report(&self) -> Report {
        let mut actions = self.tree.report();
        let legal = self.root.legal_actions();
        if let (true, 1, Some(only), Actor::Seat(seat)) =
            (actions.is_empty(), legal.len(), legal.get(0), self.root.actor())
        {
            actions.push(self.tree.report_forced(only, self.root.rules().realm_of(seat)));
        }
        Report { visits: self.visits(), actions }
    }
}
