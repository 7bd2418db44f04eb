//! The positional evaluator alone: a baseline for what search adds to it.

use rules::{Action, Position};

use super::Positional;
use crate::bot::Bot;

/// Plays the action after which the positional evaluator expects the most points.
#[derive(Clone, Debug, Default)]
pub struct PositionalBot {
    evaluator: Positional,
    chosen: Option<Action>,
}

impl PositionalBot {
    /// Plays with this evaluator.
    pub fn new(evaluator: Positional) -> Self {
        Self { evaluator, chosen: None }
    }
}

impl Bot for PositionalBot {
    fn start(&mut self, position: &Position) {
        let mut expected = Vec::new();
        self.evaluator.look_ahead(position, &mut expected);
        let actions = position.legal_actions();
        let best = (0..actions.len()).max_by(|&a, &b| expected[a].total_cmp(&expected[b]));
        self.chosen = best.and_then(|best| actions.get(best));
    }

    fn think(&mut self, _: u32) -> bool {
        false
    }

    fn best(&self) -> Action {
        self.chosen.unwrap_or(Action::Pass)
    }
}
