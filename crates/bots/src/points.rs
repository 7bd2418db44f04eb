//! The greedy evaluator: the current points, as if the game ended now.
//!
//! A baseline for what search alone is worth: every other evaluator knows more.

use crate::evaluator::{Evaluator, Judgement, Leaf, REALMS_MAX, points_now};
use crate::rollout::score_actions;

/// Counts the points that are already in the kingdoms.
#[derive(Clone, Copy, Debug, Default)]
pub struct Points;

/// The average error of a realm's points for each line still to come.
const SPREAD_PER_LINE: f32 = 2.0;

impl Evaluator for Points {
    fn evaluate(&mut self, leaves: &[Leaf], judgements: &mut Vec<Judgement>) {
        for Leaf { position, .. } in leaves {
            let mut judgement =
                Judgement { estimate: points_now(position), ..Judgement::default() };
            let spread = SPREAD_PER_LINE * (1.0 + f32::from(position.lines_to_come()));
            judgement.estimate.spread = [spread; REALMS_MAX];
            score_actions(position, &position.legal_actions(), &mut judgement.action_scores);
            judgements.push(judgement);
        }
    }
}
