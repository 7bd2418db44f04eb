//! Plays any legal action, each as likely as any other: a baseline.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Action, Position};

use crate::bot::Bot;

/// Chooses at random.
#[derive(Clone, Debug)]
pub struct RandomBot {
    random: Xoshiro256PlusPlus,
    chosen: Action,
}

impl RandomBot {
    /// The seed determines its choices.
    pub fn new(seed: u64) -> Self {
        Self { random: Xoshiro256PlusPlus::seed_from_u64(seed), chosen: Action::Pass }
    }
}

impl Bot for RandomBot {
    fn start(&mut self, position: &Position) {
        let actions = position.legal_actions();
        let index = self.random.random_range(0..actions.len());
        self.chosen = actions.get(index).unwrap_or(Action::Pass);
    }

    fn think(&mut self, _: u32) -> bool {
        false
    }

    fn best(&self) -> Action {
        self.chosen
    }
}
