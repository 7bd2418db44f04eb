//! Rollouts: an evaluator that plays each game out with a fast, decent playout policy.

mod heuristic;
mod playout_policy;

#[cfg(test)]
mod tests;

pub(crate) use heuristic::score_actions;

use crate::evaluator::{Estimate, Evaluator, Judgement, Leaf, REALMS_MAX};
use playout_policy::PlayoutPolicy;

/// The average error of a single playout, in points: enough to tell a lead from luck.
const SPREAD: f32 = 12.0;

/// Evaluates a position by one playout.
#[derive(Clone, Debug)]
pub struct Rollout {
    policy: PlayoutPolicy,
    /// The largest random error of the policy, in points.
    pub noise: f32,
}

impl Rollout {
    /// The seed determines what it samples.
    pub fn new(seed: u64) -> Self {
        Self { policy: PlayoutPolicy::new(seed), noise: 0.8 }
    }
}

impl Evaluator for Rollout {
    fn evaluate(&mut self, leaves: &[Leaf], judgements: &mut Vec<Judgement>) {
        for Leaf { position, .. } in leaves {
            let mut judgement = Judgement::default();
            self.policy.forget_kingdoms();
            self.policy.score_actions(position, &mut judgement.action_scores);
            let points = self.policy.play_out(position, self.noise).points;
            judgement.estimate = Estimate { points, spread: [SPREAD; REALMS_MAX] };
            judgements.push(judgement);
        }
    }
}
