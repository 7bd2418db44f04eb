//! How the game goes on from a solved action: the best plays, as actions on the board.
//!
//! The search over claims knows outlooks, not placements. Here each outlook that it chose is found
//! again among the placements that lead to it.

use rules::{Action, Actor, DominoId, Phase, Position, Slot};

use super::claims::{Claims, Moment};
use super::course::realm;
use super::merit::Merit;
use super::plot::Plot;

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
        let mut turn = Turn::of(position, mover);
        return turn.best_action(position, |plot, rest| claims.outlooks.settle(plot, rest));
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
    let (outlooks, mut turn) = (&mut claims.outlooks, Turn::of(position, mover));
    let action = turn.best_action(position, |plot, rest| {
        let outlook = outlooks.of(mover, 0, plot, rest)?;
        Some(target.reached_by(outlooks, outlook))
    })?;
    at.outlooks[mover] = turn.after(action, |plot, rest| outlooks.of(mover, 0, plot, rest))?;
    at.placed = true;
    Some(action)
}

/// What somebody is to decide about: their kingdom, and what they have to place later in the line.
pub(super) struct Turn {
    pub(super) mover: usize,
    plot: Plot,
    rest: Vec<DominoId>,
}

impl Turn {
    pub(super) fn of(position: &Position, mover: usize) -> Self {
        let turn = position.turn().map_or(0, Slot::index);
        let later = position.current_line().entries()[turn + 1..].iter();
        let own = later.filter(|entry| {
            entry.king.is_some_and(|seat| position.rules().realm_of(seat).index() == mover)
        });
        let plot = Plot::new(position.kingdom(realm(mover)));
        Self { mover, plot, rest: own.map(|entry| entry.domino).collect() }
    }

    /// Looks at the kingdom after an action, and at what it has to place after that.
    pub(super) fn after<T>(
        &mut self,
        action: Action,
        look: impl FnOnce(&mut Plot, &[DominoId]) -> T,
    ) -> T {
        let Self { plot, rest, .. } = self;
        match action {
            Action::Place { domino, placement } => {
                plot.with(domino, placement, |plot| look(plot, rest))
            }
            _ => look(plot, rest),
        }
    }

    /// The first of the legal actions whose kingdom is worth most.
    fn best_action(
        &mut self,
        position: &Position,
        mut worth: impl FnMut(&mut Plot, &[DominoId]) -> Option<Merit>,
    ) -> Option<Action> {
        let mut best: Option<(Merit, Action)> = None;
        for action in &position.legal_actions() {
            let merit = self.after(action, &mut worth)?;
            if best.is_none_or(|(known, _)| merit > known) {
                best = Some((merit, action));
            }
        }
        best.map(|(_, action)| action)
    }
}
