//! What the strongest bots ask: three evaluators, each when it is at its best.
//!
//! The positional evaluator is off by two to five points whenever it is asked; a rollout by ten at
//! the start of a game and by one near its end. So the first has most to say early and the
//! other late, and both together are closer than either. Once nothing is left to chance the end is
//! solved.

use rules::Position;

use crate::endgame;
use crate::evaluator::{Evaluator, Judgement, Leaf};
use crate::positional::Positional;
use crate::rollout::Rollout;
use crate::search::Utility;

/// Weighs the positional evaluator, rollouts and exact ends.
#[derive(Clone, Debug)]
pub struct Counsel {
    positional: Positional,
    rollout: Rollout,
    utility: Utility,
    /// How much a rollout has to say before anything is dealt.
    pub early: f32,
    /// How much a rollout has to say when everything is dealt.
    pub late: f32,
    /// Kingdoms that may be looked at to solve an end.
    pub solves: u64,
}

impl Counsel {
    /// For a search that wants this; what rollouts sample follows from the seed.
    pub fn new(positional: Positional, utility: Utility, seed: u64) -> Self {
        let rollout = Rollout::new(seed);
        Self { positional, rollout, utility, early: 0.3, late: 0.9, solves: 2_000 }
    }

    fn solved(&self, position: &Position) -> Option<Judgement> {
        let over = position.lines_to_come() == 0 && self.solves > 0;
        let solution =
            if over { endgame::solve_apart(position, self.utility, self.solves) } else { None };
        solution.map(|solution| Judgement {
            estimate: solution.estimate(),
            exact: true,
            ..Judgement::default()
        })
    }

    fn weighed(&mut self, position: &Position, judgements: &mut Vec<Judgement>) {
        let to_come = f32::from(position.lines_to_come()) / f32::from(position.rules().rounds());
        let share = self.early * to_come + self.late * (1.0 - to_come);
        let positional = self.positional.estimate(position);
        let leaf = Leaf { position: *position, closely: false };
        self.rollout.evaluate(&[leaf], judgements);
        let Some(judgement) = judgements.last_mut() else { return };
        let estimate = &mut judgement.estimate;
        for (points, other) in estimate.points.iter_mut().zip(positional.points) {
            *points = share * *points + (1.0 - share) * other;
        }
        estimate.spread = positional.spread;
    }
}

impl Evaluator for Counsel {
    fn evaluate(&mut self, leaves: &[Leaf], judgements: &mut Vec<Judgement>) {
        for leaf in leaves {
            if leaf.closely {
                self.positional.evaluate(&[*leaf], judgements);
                continue;
            }
            match self.solved(&leaf.position) {
                Some(judgement) => judgements.push(judgement),
                None => self.weighed(&leaf.position, judgements),
            }
        }
    }
}
