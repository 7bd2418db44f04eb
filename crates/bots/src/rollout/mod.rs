//! Rollouts: a game played to its end by quick, decent players tells how it may end.

mod promise;
mod quick_player;

#[cfg(test)]
mod tests;

pub(crate) use promise::promises;

use crate::evaluator::{Estimate, Evaluator, Judgement, Leaf, REALMS_MAX};
use quick_player::QuickPlayer;

/// How far off one game's end is, in points: enough to tell a lead from luck.
const SPREAD: f32 = 12.0;

/// Judges by playing games out.
#[derive(Clone, Debug)]
pub struct Rollout {
    player: QuickPlayer,
    /// How much the players of a rollout err, in points.
    pub noise: f32,
}

impl Rollout {
    /// What it samples follows from the seed.
    pub fn new(seed: u64) -> Self {
        Self { player: QuickPlayer::new(seed), noise: 0.8 }
    }
}

impl Evaluator for Rollout {
    fn evaluate(&mut self, leaves: &[Leaf], judgements: &mut Vec<Judgement>) {
        for Leaf { position, .. } in leaves {
            let mut judgement = Judgement::default();
            self.player.turn_to_another();
            self.player.promises(position, &mut judgement.promises);
            let points = self.player.play_out(position, self.noise).points;
            judgement.estimate = Estimate { points, spread: [SPREAD; REALMS_MAX] };
            judgements.push(judgement);
        }
    }
}
