//! How the game goes on from a solved action: the best plays, as actions on the board.
//!
//! The search over claims knows outlooks, not placements. Here each outlook that it chose is found
//! again among the placements that lead to it.

use rules::{Action, Actor, DominoId, Phase, Position, Slot};

use super::claims::{Claims, Moment};
use super::course::realm;
use super::merit::Merit;
use super::outlook::Outlooks;
use super::survey::Survey;

/// The best plays from here to the next deal or the end; `None` when the budget is used up.
///
/// The moment is that of the position; there is none where no line is left to claim.
pub(super) fn follow(
    claims: &mut Claims<'_>,
    position: &Position,
    moment: Option<Moment>,
) -> Option<Vec<Action>> {
    let (mut position, mut moment) = (*position, moment);
    let mut line = Vec::new();
    while let Actor::Seat(seat) = position.actor() {
        let mover = position.rules().realm_of(seat).index();
        let action = next(claims, &position, mover, &mut moment)?;
        position.play_unchecked(action);
        line.push(action);
    }
    Some(line)
}

fn next(
    claims: &mut Claims<'_>,
    position: &Position,
    mover: usize,
    moment: &mut Option<Moment>,
) -> Option<Action> {
    // The last claims are behind: only placing is left.
    let Some(at) = moment.as_mut().filter(|_| !position.next_line().is_empty()) else {
        return best_placement(&mut claims.outlooks, position, mover, |outlooks, kingdom, rest| {
            outlooks.settle(kingdom, rest)
        });
    };
    if position.phase() == Phase::Claim {
        let slot = if claims.is_decided(at) {
            position.next_line().free_slots().next()?
        } else {
            Slot::new(claims.best_choice(at)?.0.slot)?
        };
        *at = claims.claimed(at, slot.index());
        return Some(Action::Claim(slot));
    }
    let target = claims.target(at)?;
    let action =
        best_placement(&mut claims.outlooks, position, mover, |outlooks, kingdom, rest| {
            let outlook = outlooks.of(mover, 0, kingdom, rest)?;
            Some(target.reached_by(outlooks, outlook))
        })?;
    let (kingdom, rest) = after(position, mover, action);
    at.outlooks[mover] = claims.outlooks.of(mover, 0, &kingdom, &rest)?;
    at.placed = true;
    Some(action)
}

/// The first of the legal actions whose kingdom is worth most.
fn best_placement<'a>(
    outlooks: &mut Outlooks<'a>,
    position: &Position,
    mover: usize,
    worth: impl Fn(&mut Outlooks<'a>, &Survey, &[DominoId]) -> Option<Merit>,
) -> Option<Action> {
    let mut best: Option<(Merit, Action)> = None;
    for action in &position.legal_actions() {
        let (kingdom, rest) = after(position, mover, action);
        let merit = worth(outlooks, &kingdom, &rest)?;
        if best.is_none_or(|(known, _)| merit > known) {
            best = Some((merit, action));
        }
    }
    best.map(|(_, action)| action)
}

/// The mover's kingdom after an action, and what it has to place after that in the current line.
pub(super) fn after(position: &Position, mover: usize, action: Action) -> (Survey, Vec<DominoId>) {
    let kingdom = Survey::of(position.kingdom(realm(mover)));
    let turn = position.turn().map_or(0, Slot::index);
    let later = position.current_line().entries()[turn + 1..].iter();
    let own = later.filter(|entry| {
        entry.king.is_some_and(|seat| position.rules().realm_of(seat).index() == mover)
    });
    let rest = own.map(|entry| entry.domino).collect();
    match action {
        Action::Place { domino, placement } => (kingdom.with(domino, placement), rest),
        _ => (kingdom, rest),
    }
}
