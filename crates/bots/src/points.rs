//! The greedy evaluator: points as they stand, as if nothing more came.
//!
//! A yardstick for what search alone is worth: every other evaluator knows more.

use crate::evaluator::{Evaluator, Judgement, Leaf, REALMS_MAX, points_now};
use crate::rollout::promises;

/// Counts what lies in the kingdoms.
#[derive(Clone, Copy, Debug, Default)]
pub struct Points;

/// How far the points of a realm are off on average, for each line that is still to come.
const SPREAD_OF_A_LINE: f32 = 2.0;

impl Evaluator for Points {
    fn evaluate(&mut self, leaves: &[Leaf], judgements: &mut Vec<Judgement>) {
        for Leaf { position, .. } in leaves {
            let mut judgement =
                Judgement { estimate: points_now(position), ..Judgement::default() };
            let spread = SPREAD_OF_A_LINE * (1.0 + f32::from(position.lines_to_come()));
            judgement.estimate.spread = [spread; REALMS_MAX];
            promises(position, &position.legal_actions(), &mut judgement.promises);
            judgements.push(judgement);
        }
    }
}
