//! The end of a game, solved: when nothing is left to chance.
//!
//! With Queendomino's box that is the last turn (`last_turn`); all else here is about games without
//! it. There it is when no line is left to deal, or one whose dominoes are known since all others were
//! seen. Everyone then plays best for the own [`Utility`], and knows that all others do; of
//! actions that are equally good for who decides, the one that leaves the others least.
//!
//! Kingdoms do not touch each other; only claims do. So every kingdom is played out alone, for each
//! hand of dominoes that it may get, and reduced to what can become of it (`outlook`). The claims
//! are then a small game over those outlooks (`claims`).

mod claims;
mod course;
mod follow;
mod last_turn;
mod merit;
mod moment;
mod outlook;
mod plot;

#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use rules::{Action, Position};

use crate::bot::{ActionReport, Report};
use crate::evaluator::Estimate;
use crate::search::Utility;
use claims::{Claims, Moment};
use course::{Course, realm};
use follow::{Turn, follow};
use last_turn::solve_last_turn;
use merit::{Merits, REALMS, Wish};
use outlook::{OutlookId, Outlooks};
use plot::Plot;

/// How a game ends after each action that is legal now.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// All legal actions in their order.
    pub actions: Vec<Solved>,
    /// The best of them.
    pub best: usize,
    /// What it took: kingdoms that were looked at, and choices in the claims.
    pub work: u64,
    /// Who decides, as an index of realms.
    mover: usize,
}

impl Solution {
    /// How the game ends when everyone plays best.
    pub(crate) fn estimate(&self) -> Estimate {
        let mut estimate = Estimate::default();
        for (to, &points) in estimate.points.iter_mut().zip(&self.actions[self.best].points) {
            *to = points.into();
        }
        estimate
    }

    /// All actions, the best first, the others by what they leave whoever decides.
    pub(crate) fn report(&self) -> Report {
        let told = |solved: &Solved| ActionReport {
            action: solved.action,
            visits: 0,
            points: solved.points.iter().map(|&points| points.into()).collect(),
            win: Some(solved.wins[self.mover]),
            line: solved.line.clone(),
        };
        let mut order: Vec<usize> = (0..self.actions.len()).collect();
        let merit = |at: usize| {
            let solved = &self.actions[at];
            (at == self.best, solved.wins[self.mover], solved.points[self.mover])
        };
        order.sort_by(|&a, &b| merit(b).partial_cmp(&merit(a)).unwrap_or(Ordering::Equal));
        Report { visits: 0, actions: order.into_iter().map(|at| told(&self.actions[at])).collect() }
    }
}

/// How a game ends after one action.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    /// The action.
    pub action: Action,
    /// Final points by realm.
    pub points: Vec<u16>,
    /// Each realm's share of the victory.
    pub wins: Vec<f32>,
    /// How it goes on, this action first, up to the next deal or the end.
    pub line: Vec<Action>,
}

/// Solves a position in which a seat is to move; `None` where chance still has a say, or with
/// Queendomino's box another realm, or where it takes more than `limit` kingdoms, choices or positions
/// to look at.
pub fn solve(position: &Position, utility: Utility, limit: u64) -> Option<Solution> {
    if position.rules().boxes.has_queendomino() {
        solve_last_turn(position, utility, limit)
    } else {
        solve_apart(position, utility, limit)
    }
}

/// The same where kingdoms do not touch each other.
pub(crate) fn solve_apart(position: &Position, utility: Utility, limit: u64) -> Option<Solution> {
    let course = Course::of(position)?;
    let wish = Wish::new(utility, position.rules().realm_count());
    let mover = course.turns[0];
    let outlooks = Outlooks::new(position.rules(), &course, limit);
    let mut claims = Claims::new(&course, wish, outlooks);
    let starts = Starts::of(position, &course, &mut claims)?;
    let mut ends: Vec<Merits> = Vec::new();
    let mut actions = Vec::new();
    let mut turn = Turn::of(position, mover);
    for action in &position.legal_actions() {
        let (end, moment) = starts.end_after(action, &mut turn, &mut claims)?;
        let mut next = *position;
        next.play_unchecked(action);
        let mut line = vec![action];
        line.extend(follow(&mut claims, &next, moment)?);
        actions.push(Solved {
            action,
            points: end[..wish.realms()].iter().map(|merit| merit.points()).collect(),
            wins: (0..wish.realms()).map(|realm| wish.victory(&end, realm)).collect(),
            line,
        });
        ends.push(end);
    }
    let better =
        |best, at| if wish.compare(&ends[at], &ends[best], mover).is_gt() { at } else { best };
    let best = (0..ends.len()).reduce(better)?;
    Some(Solution { actions, best, work: limit - claims.outlooks.budget(), mover })
}

/// What is known of every realm before the first action.
enum Starts {
    /// Hands are known: the most that each realm can make of its own.
    Settled(Merits),
    /// Claims are to be made: what can become of each kingdom.
    Open([OutlookId; REALMS]),
}

impl Starts {
    fn of(position: &Position, course: &Course, claims: &mut Claims<'_>) -> Option<Self> {
        let mut merits = Merits::default();
        let mut ids = [0; REALMS];
        for index in 0..position.rules().realm_count() {
            let mut plot = Plot::new(position.kingdom(realm(index)));
            let to_place = &course.to_place[index];
            if course.lines.is_empty() {
                merits[index] = claims.outlooks.settle(&mut plot, to_place)?;
            } else {
                ids[index] = claims.outlooks.of(index, 0, &mut plot, to_place)?;
            }
        }
        Some(if course.lines.is_empty() { Self::Settled(merits) } else { Self::Open(ids) })
    }

    /// How the game ends after an action, and the moment in the claims that it leads to.
    fn end_after(
        &self,
        action: Action,
        turn: &mut Turn,
        claims: &mut Claims<'_>,
    ) -> Option<(Merits, Option<Moment>)> {
        let mover = turn.mover;
        match *self {
            Self::Settled(mut merits) => {
                merits[mover] =
                    turn.after(action, |plot, rest| claims.outlooks.settle(plot, rest))?;
                Some((merits, None))
            }
            Self::Open(mut ids) => {
                let moment = if let Action::Claim(slot) = action {
                    claims.claimed(&claims.begin(ids), slot.index())
                } else {
                    ids[mover] =
                        turn.after(action, |plot, rest| claims.outlooks.of(mover, 0, plot, rest))?;
                    claims.begin(ids)
                };
                Some((claims.end(&moment)?, Some(moment)))
            }
        }
    }
}
