//! Solves the last turn of a game with Queendomino's box by trying everything.
//!
//! Buildings and the Queen make kingdoms depend on each other, so earlier turns are left to the
//! search. In the last turn nobody can reply.

use core::cmp::Ordering;

use rules::{Action, Actor, Phase, Position, Realm};

use super::{Solution, Solved};
use crate::search::Utility;

/// Solves a position in which a seat is to move. `None` if another realm or chance acts before the game
/// is over, or if it takes more than `limit` positions.
pub(super) fn solve_last_turn(
    position: &Position,
    utility: Utility,
    limit: u64,
) -> Option<Solution> {
    let Actor::Seat(seat) = position.actor() else { return None };
    let realm = position.rules().realm_of(seat);
    let mut ends = Vec::new();
    let mut left = limit;
    for action in &position.legal_actions() {
        let mut search = TurnSearch { realm, utility, left, line: vec![action], best: None };
        search.try_action(position, action)?;
        left = search.left;
        ends.push(search.best?);
    }
    // The last of equals, which is to pass if that is legal.
    let best = (0..ends.len()).max_by(|&a, &b| ends[a].worth.compare(ends[b].worth))?;
    let actions = ends.into_iter().map(|end| end.solved).collect();
    Some(Solution { actions, best, work: limit - left, mover: realm.index() })
}

/// A search through the rest of a realm's turn.
struct TurnSearch {
    realm: Realm,
    utility: Utility,
    /// Positions that may still be examined.
    left: u64,
    /// The actions so far.
    line: Vec<Action>,
    best: Option<End>,
}

struct End {
    worth: Worth,
    solved: Solved,
}

/// The utility of an end for the realm, and for all others together.
#[derive(Clone, Copy)]
struct Worth {
    own: f32,
    others: f32,
}

impl TurnSearch {
    /// Tries everything after an action.
    fn try_action(&mut self, position: &Position, action: Action) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        let mut position = *position;
        position.play_unchecked(action);
        match position.actor() {
            Actor::Nobody => self.consider(&position),
            Actor::Seat(seat) if position.rules().realm_of(seat) == self.realm => {
                let must_pass = bribing_is_pointless(&position);
                for action in &position.legal_actions() {
                    if must_pass && action != Action::Pass {
                        continue;
                    }
                    self.line.push(action);
                    self.try_action(&position, action)?;
                    self.line.pop();
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// Stores an end that is better than the best so far.
    fn consider(&mut self, end: &Position) {
        let Some(outcome) = end.outcome() else { return };
        let share = |realm| outcome.share(realm) as f32;
        let realms = || end.rules().realms();
        let value = |realm| self.utility.value(end.points(realm).into(), share(realm));
        let others = realms().filter(|&realm| realm != self.realm).map(value).sum();
        let worth = Worth { own: value(self.realm), others };
        if self.best.as_ref().is_none_or(|best| worth.compare(best.worth).is_gt()) {
            let points = realms().map(|realm| end.points(realm)).collect();
            let wins = realms().map(share).collect();
            let line = self.line.clone();
            let solved = Solved { action: line[0], points, wins, line };
            self.best = Some(End { worth, solved });
        }
    }
}

/// Whether the turn ends after the bribe: it costs coins and burns a building that nobody can buy.
fn bribing_is_pointless(position: &Position) -> bool {
    if position.phase() != Phase::Bribe {
        return false;
    }
    let mut after = *position;
    after.play_unchecked(Action::Pass);
    after.actor() == Actor::Nobody
}

impl Worth {
    /// More for the realm first, then less for the others.
    fn compare(self, other: Self) -> Ordering {
        self.own.total_cmp(&other.own).then(other.others.total_cmp(&self.others))
    }
}
