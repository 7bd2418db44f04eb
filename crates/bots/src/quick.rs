//! Plays by the quick heuristic, and can be made to overlook and misjudge actions.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Action, Position};

use crate::bot::Bot;
use crate::rollout::score_actions;

/// Plays the action with the best heuristic score.
#[derive(Clone, Debug)]
pub struct QuickBot {
    random: Xoshiro256PlusPlus,
    overlooks: f64,
    misjudges: f32,
    scores: Vec<f32>,
    chosen: Action,
}

impl QuickBot {
    /// A bot that overlooks this share of the actions and misjudges the others by up to this many
    /// points.
    pub fn new(overlooks: f64, misjudges: f32, seed: u64) -> Self {
        let random = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self { random, overlooks, misjudges, scores: Vec::new(), chosen: Action::Pass }
    }
}

impl Bot for QuickBot {
    fn start(&mut self, position: &Position) {
        let actions = position.legal_actions();
        score_actions(position, &actions, &mut self.scores);
        let mut best = f32::MIN;
        self.chosen = actions.get(0).unwrap_or(Action::Pass);
        for (action, score) in actions.iter().zip(&self.scores) {
            let seen = score + self.misjudges * self.random.random::<f32>();
            // An overlooked action is played only if all are overlooked.
            let seen = if self.random.random_bool(self.overlooks) { seen - 1000.0 } else { seen };
            if seen > best {
                (best, self.chosen) = (seen, action);
            }
        }
    }

    fn think(&mut self, _: u32) -> bool {
        false
    }

    fn best(&self) -> Action {
        self.chosen
    }
}
