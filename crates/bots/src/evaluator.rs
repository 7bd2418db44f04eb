//! The interface between search and evaluation.

use rules::Position;

/// Realms at the largest table.
pub const REALMS_MAX: usize = 8;

/// Expected final points by realm; zero beyond the realms of the game.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Estimate {
    pub points: [f32; REALMS_MAX],
    /// The average error of the points: 0 once the game is over.
    pub spread: [f32; REALMS_MAX],
}

/// An evaluator's opinion of a decision.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Judgement {
    pub estimate: Estimate,
    /// A score for each legal action, in points, in the order of [`Position::legal_actions`].
    pub action_scores: Vec<f32>,
    /// Whether the estimate is the exact result of best play, so that nothing needs to be searched.
    pub exact: bool,
}

/// A decision to judge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leaf {
    /// The position, in which a seat is to move.
    pub position: Position,
    /// Whether it was judged before, and only better action scores are needed now; they may cost more.
    pub closely: bool,
}

/// Judges decisions, in batches.
pub trait Evaluator: Send {
    /// Appends a judgement for each leaf.
    fn evaluate(&mut self, leaves: &[Leaf], judgements: &mut Vec<Judgement>);
}

/// The points of all realms now, which are exact at the end of a game.
pub fn points_now(position: &Position) -> Estimate {
    let mut points = [0.0; REALMS_MAX];
    for realm in position.rules().realms() {
        points[realm.index()] = position.points(realm).into();
    }
    Estimate { points, ..Estimate::default() }
}
