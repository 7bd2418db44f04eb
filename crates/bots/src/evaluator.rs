//! The interface between search and evaluation.

use rules::Position;

/// Realms at the largest table.
pub const REALMS_MAX: usize = 8;

/// Expected final points by realm; 0 beyond the realms of the game.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Estimate {
    /// Points by realm.
    pub points: [f32; REALMS_MAX],
    /// How far off they are on average: 0 once the game is over.
    pub spread: [f32; REALMS_MAX],
}

/// What an evaluator thinks of a decision.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Judgement {
    /// How the game is expected to end.
    pub estimate: Estimate,
    /// How promising each legal action looks, in points, in the order of
    /// [`Position::legal_actions`].
    pub action_scores: Vec<f32>,
    /// Whether the estimate is what best play leads to, so that there is no need to search deeper.
    pub exact: bool,
}

/// A decision to judge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leaf {
    /// The position, in which a seat is to move.
    pub position: Position,
    /// Whether it was judged before and is worth a closer look at its actions: only the action scores
    /// count then, and they may cost more.
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
