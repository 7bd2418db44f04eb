//! The seam between search and judgement.

use rules::Position;

/// Realms at the largest table.
pub const REALMS_MAX: usize = 8;

/// Final points that are expected, by realm.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Estimate {
    /// Points by realm; those beyond the game's realms are 0.
    pub points: [f32; REALMS_MAX],
}

/// What an evaluator thinks of a decision.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Judgement {
    /// How it will end.
    pub estimate: Estimate,
    /// How promising each legal action looks, in points, in the order of
    /// [`Position::legal_actions`].
    pub promises: Vec<f32>,
}

/// Judges decisions, as many at once as there are.
pub trait Evaluator: Send {
    /// Appends a judgement for each position; in each of them a seat is to move.
    fn evaluate(&mut self, positions: &[Position], judgements: &mut Vec<Judgement>);
}

/// The points of all realms as they stand, which at the end of a game is the truth.
pub fn points_now(position: &Position) -> Estimate {
    let mut points = [0.0; REALMS_MAX];
    for realm in position.rules().realms() {
        points[realm.index()] = position.points(realm).into();
    }
    Estimate { points }
}
