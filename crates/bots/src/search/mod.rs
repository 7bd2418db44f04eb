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
    /// How much rarely tried actions are favoured.
    pub exploration: f32,
    /// How strongly the action scores steer the search, in points: lower is stronger.
    pub temperature: f32,
    /// How much less than its siblings an untried action is expected to be worth.
    pub caution: f32,
    /// Visits after which the actions of a decision are scored more closely.
    pub closer: u32,
    /// What the search maximises.
    pub utility: Utility,
    /// How many decisions are evaluated at a time. More than one suits evaluators that are faster in
    /// batches, but walks then know less about each other's results.
    pub batch: usize,
    /// How many kingdoms may be examined to solve an endgame; 0 turns the solver off.
    pub solve_budget: u64,
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
            solve_budget: 200_000,
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
    /// A search without any visits. A seat must be to move at the root.
    pub fn new(root: Position, config: SearchConfig, seed: u64) -> Self {
        let random = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self { root, tree: Tree::new(config, root.rules().realm_count()), random }
    }

    /// Walks to at most `max` new decisions and adds them to `leaves`. Walks that reach a known end
    /// are counted at once. Returns the number of visits made.
    pub fn gather(&mut self, max: usize, leaves: &mut Vec<Leaf>) -> u32 {
        let mut visits = 0;
        for _ in 0..max {
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

    /// Visits so far, including those of the search that this one continues.
    pub fn visits(&self) -> u32 {
        self.tree.visits()
    }

    /// Continues the search after an action with the subtree below it; `None` if there is none or if
    /// chance comes first.
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
