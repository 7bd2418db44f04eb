//! The last turn of a game with Queendomino's box, solved by looking at all that can be done.
//!
//! Buildings and the Queen make kingdoms depend on each other, so that ends with several turns left
//! are for the search. In the last turn nobody has an answer any more.

use core::cmp::Ordering;

use rules::{Action, Actor, Phase, Position, Realm};

use super::{Solution, Solved};
use crate::search::Utility;

/// Solves a position in which a seat is to move; `None` where somebody else or chance goes on before
/// the game is over, or where it takes more than `limit` positions to look at.
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
        let mut turn = Turn { realm, utility, left, line: vec![action], best: None };
        turn.go_on(position, action)?;
        left = turn.left;
        ends.push(turn.best?);
    }
    // Of equals the last, which is to pass where that is an action.
    let best = (0..ends.len()).max_by(|&a, &b| ends[a].worth.compare(ends[b].worth))?;
    let actions = ends.into_iter().map(|end| end.solved).collect();
    Some(Solution { actions, best, work: limit - left, mover: realm.index() })
}

/// What a realm can make of the rest of its turn.
struct Turn {
    realm: Realm,
    utility: Utility,
    /// Positions that may still be looked at.
    left: u64,
    /// What was done so far.
    line: Vec<Action>,
    best: Option<End>,
}

/// How the game ends.
struct End {
    worth: Worth,
    solved: Solved,
}

/// How content the realm is with an end, and all others together.
#[derive(Clone, Copy)]
struct Worth {
    own: f32,
    others: f32,
}

impl Turn {
    /// Looks at all that can be done after an action.
    fn go_on(&mut self, position: &Position, action: Action) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        let mut position = *position;
        position.play_unchecked(action);
        match position.actor() {
            Actor::Nobody => self.consider(&position),
            Actor::Seat(seat) if position.rules().realm_of(seat) == self.realm => {
                let only_pass = bribes_in_vain(&position);
                for action in &position.legal_actions() {
                    if only_pass && action != Action::Pass {
                        continue;
                    }
                    self.line.push(action);
                    self.go_on(&position, action)?;
                    self.line.pop();
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// Keeps an end that is better than the best so far.
    fn consider(&mut self, end: &Position) {
        let Some(outcome) = end.outcome() else { return };
        let share = |realm| outcome.share(realm) as f32;
        let realms = || end.rules().realms();
        let content = |realm| self.utility.content(end.points(realm).into(), share(realm));
        let others = realms().filter(|&realm| realm != self.realm).map(content).sum();
        let worth = Worth { own: content(self.realm), others };
        if self.best.as_ref().is_none_or(|best| worth.compare(best.worth).is_gt()) {
            let points = realms().map(|realm| end.points(realm)).collect();
            let wins = realms().map(share).collect();
            let line = self.line.clone();
            let solved = Solved { action: line[0], points, wins, line };
            self.best = Some(End { worth, solved });
        }
    }
}

/// Whether nothing comes after the dragon, which costs coins and burns what could be bought.
fn bribes_in_vain(position: &Position) -> bool {
    if position.phase() != Phase::Bribe {
        return false;
    }
    let mut after = *position;
    after.play_unchecked(Action::Pass);
    after.actor() == Actor::Nobody
}

impl Worth {
    /// Own content first, then less for the others.
    fn compare(self, other: Self) -> Ordering {
        self.own.total_cmp(&other.own).then(other.others.total_cmp(&self.others))
    }
}
