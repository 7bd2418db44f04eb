//! An exact solver for the end of a game, once nothing is left to chance.
//!
//! With Queendomino's box that is only the last turn (`last_turn`); the rest of this module is about
//! games without it. They can be solved once no line is left to deal, or only one whose dominoes are
//! known by exclusion. Every realm then maximises its own [`Utility`], knowing that all others do;
//! among equally good actions it takes the one that leaves the others least.
//!
//! Kingdoms do not affect each other; only claims do. So every kingdom is solved on its own, for each
//! hand of dominoes that it may get, and reduced to what can become of it (`outlook`). The claims
//! are then a small game over those outlooks (`claims`).

mod claim_state;
mod claims;
mod last_turn;
mod outlook;
mod payoff;
mod principal_variation;
mod schedule;
mod trial_kingdom;

#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use rules::{Action, Position};

use crate::bot::{ActionReport, Report};
use crate::evaluator::Estimate;
use crate::search::Utility;
use claims::{ClaimState, Claims};
use last_turn::solve_last_turn;
use outlook::{OutlookId, Outlooks};
use payoff::{FinalScores, Payoffs, REALMS};
use principal_variation::{MoverKingdom, principal_variation};
use schedule::Schedule;
use trial_kingdom::TrialKingdom;

/// How a game ends after each action that is legal now.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// All legal actions, in their order.
    pub actions: Vec<Solved>,
    /// The index of the best action.
    pub best: usize,
    /// The effort: kingdoms examined and claims tried.
    pub work: u64,
    /// The index of the realm to move.
    mover: usize,
}

impl Solution {
    /// The result of best play.
    pub(crate) fn estimate(&self) -> Estimate {
        let mut estimate = Estimate::default();
        for (to, &points) in estimate.points.iter_mut().zip(&self.actions[self.best].points) {
            *to = points.into();
        }
        estimate
    }

    /// All actions, the best first, the others by the mover's win share and points.
    pub(crate) fn report(&self) -> Report {
        let report = |solved: &Solved| ActionReport {
            action: solved.action,
            visits: 0,
            points: solved.points.iter().map(|&points| points.into()).collect(),
            win: Some(solved.wins[self.mover]),
            line: solved.line.clone(),
        };
        let mut order: Vec<usize> = (0..self.actions.len()).collect();
        let score = |at: usize| {
            let solved = &self.actions[at];
            (at == self.best, solved.wins[self.mover], solved.points[self.mover])
        };
        order.sort_by(|&a, &b| score(b).partial_cmp(&score(a)).unwrap_or(Ordering::Equal));
        Report {
            visits: 0,
            actions: order.into_iter().map(|at| report(&self.actions[at])).collect(),
        }
    }
}

/// How a game ends after one action.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    pub action: Action,
    /// Final points by realm.
    pub points: Vec<u16>,
    /// Each realm's share of the victory.
    pub wins: Vec<f32>,
    /// The principal variation: this action, then best play up to the next deal or the end.
    pub line: Vec<Action>,
}

/// Solves a position in which a seat is to move. `None` if chance still plays a part, if another realm
/// still moves in a game with Queendomino's box, or if it takes more work than `limit` (kingdoms,
/// claims or positions).
pub fn solve(position: &Position, utility: Utility, limit: u64) -> Option<Solution> {
    if position.rules().boxes.has_queendomino() {
        solve_last_turn(position, utility, limit)
    } else {
        solve_kingdomino(position, utility, limit)
    }
}

/// Solves games without Queendomino's box, in which kingdoms do not affect each other.
pub(crate) fn solve_kingdomino(
    position: &Position,
    utility: Utility,
    limit: u64,
) -> Option<Solution> {
    let schedule = Schedule::of(position)?;
    let payoffs = Payoffs::new(utility, position.rules().realm_count());
    let mover = schedule.turns[0];
    let outlooks = Outlooks::new(position.rules(), &schedule, limit);
    let mut claims = Claims::new(&schedule, payoffs, outlooks);
    let starts = Starts::of(position, &schedule, &mut claims)?;
    let mut ends: Vec<FinalScores> = Vec::new();
    let mut actions = Vec::new();
    let mut own = MoverKingdom::of(position, mover);
    for action in &position.legal_actions() {
        let (end, state) = starts.end_after(action, &mut own, &mut claims)?;
        let mut next = *position;
        next.play_unchecked(action);
        let mut line = vec![action];
        line.extend(principal_variation(&mut claims, &next, state)?);
        actions.push(Solved {
            action,
            points: end[..payoffs.realms()].iter().map(|score| score.points()).collect(),
            wins: (0..payoffs.realms()).map(|realm| payoffs.win_share(&end, realm)).collect(),
            line,
        });
        ends.push(end);
    }
    let better =
        |best, at| if payoffs.compare(&ends[at], &ends[best], mover).is_gt() { at } else { best };
    let best = (0..ends.len()).reduce(better)?;
    Some(Solution { actions, best, work: limit - claims.outlooks.budget(), mover })
}

/// What is known of all realms before the first action.
enum Starts {
    /// No claims are left: the most that each realm can make of its dominoes.
    Settled(FinalScores),
    /// Claims are left: the outlook of each kingdom.
    Open([OutlookId; REALMS]),
}

impl Starts {
    fn of(position: &Position, schedule: &Schedule, claims: &mut Claims<'_>) -> Option<Self> {
        let mut scores = FinalScores::default();
        let mut ids = [0; REALMS];
        for index in 0..position.rules().realm_count() {
            let mut trial = TrialKingdom::of_realm(position, index);
            let to_place = &schedule.to_place[index];
            if schedule.lines.is_empty() {
                scores[index] = claims.outlooks.settle(&mut trial, to_place)?;
            } else {
                ids[index] = claims.outlooks.outlook_of(index, 0, &mut trial, to_place)?;
            }
        }
        Some(if schedule.lines.is_empty() { Self::Settled(scores) } else { Self::Open(ids) })
    }

    /// The final scores after an action, and the state of the claims that it leads to.
    fn end_after(
        &self,
        action: Action,
        own: &mut MoverKingdom,
        claims: &mut Claims<'_>,
    ) -> Option<(FinalScores, Option<ClaimState>)> {
        let mover = own.mover;
        match *self {
            Self::Settled(mut scores) => {
                scores[mover] =
                    own.after(action, |trial, rest| claims.outlooks.settle(trial, rest))?;
                Some((scores, None))
            }
            Self::Open(mut ids) => {
                let state = if let Action::Claim(slot) = action {
                    claims.state_after_claim(&claims.start_state(ids), slot.index())
                } else {
                    ids[mover] = own.after(action, |trial, rest| {
                        claims.outlooks.outlook_of(mover, 0, trial, rest)
                    })?;
                    claims.start_state(ids)
                };
                Some((claims.best_end(&state)?, Some(state)))
            }
        }
    }
}
