//! The principal variation of a solved action: best play from there on, as actions.
//!
//! The search over claims knows outlooks, not placements. Here a placement is found for each outlook
//! that it chose.

use rules::{Action, Actor, DominoId, Phase, Position, Slot};

use super::claims::{ClaimState, Claims};
use super::payoff::FinalScore;
use super::trial_kingdom::TrialKingdom;

/// Best play up to the next deal or the end; `None` when the budget is used up.
///
/// `state` belongs to the position; it is `None` if no line is left to claim.
pub(super) fn principal_variation(
    claims: &mut Claims<'_>,
    position: &Position,
    state: Option<ClaimState>,
) -> Option<Vec<Action>> {
    let (mut position, mut state) = (*position, state);
    let mut line = Vec::new();
    while let Actor::Seat(seat) = position.actor() {
        let mover = position.rules().realm_of(seat).index();
        let action = next_action(claims, &position, mover, &mut state)?;
        position.play_unchecked(action);
        line.push(action);
    }
    Some(line)
}

fn next_action(
    claims: &mut Claims<'_>,
    position: &Position,
    mover: usize,
    state: &mut Option<ClaimState>,
) -> Option<Action> {
    // All claims are made: only placing is left.
    let Some(at) = state.as_mut().filter(|_| !position.next_line().is_empty()) else {
        let mut own = MoverKingdom::of(position, mover);
        return own.best_action(position, |trial, rest| claims.outlooks.settle(trial, rest));
    };
    if position.phase() == Phase::Claim {
        let slot = if claims.is_decided(at) {
            position.next_line().free_slots().next()?
        } else {
            Slot::new(claims.best_choice(at)?.0.slot)?
        };
        *at = claims.state_after_claim(at, slot.index());
        return Some(Action::Claim(slot));
    }
    let target = claims.target(at)?;
    let (outlooks, mut own) = (&mut claims.outlooks, MoverKingdom::of(position, mover));
    let action = own.best_action(position, |trial, rest| {
        let outlook = outlooks.outlook_of(mover, 0, trial, rest)?;
        Some(target.score(outlooks, outlook))
    })?;
    at.outlooks[mover] =
        own.after(action, |trial, rest| outlooks.outlook_of(mover, 0, trial, rest))?;
    at.placed = true;
    Some(action)
}

/// The mover's kingdom, and the dominoes it places later in the line.
pub(super) struct MoverKingdom {
    pub(super) mover: usize,
    trial: TrialKingdom,
    rest: Vec<DominoId>,
}

impl MoverKingdom {
    pub(super) fn of(position: &Position, mover: usize) -> Self {
        let turn = position.turn().map_or(0, Slot::index);
        let later = position.current_line().entries()[turn + 1..].iter();
        let own = later.filter(|entry| {
            entry.king.is_some_and(|seat| position.rules().realm_of(seat).index() == mover)
        });
        let trial = TrialKingdom::of_realm(position, mover);
        Self { mover, trial, rest: own.map(|entry| entry.domino).collect() }
    }

    /// Calls `look` with the kingdom after an action and the dominoes left to place.
    pub(super) fn after<T>(
        &mut self,
        action: Action,
        look: impl FnOnce(&mut TrialKingdom, &[DominoId]) -> T,
    ) -> T {
        let Self { trial, rest, .. } = self;
        match action {
            Action::Place { domino, placement } => {
                trial.with(domino, placement, |trial| look(trial, rest))
            }
            _ => look(trial, rest),
        }
    }

    /// The action that leads to the best kingdom, the first of equals.
    fn best_action(
        &mut self,
        position: &Position,
        mut evaluate: impl FnMut(&mut TrialKingdom, &[DominoId]) -> Option<FinalScore>,
    ) -> Option<Action> {
        let mut best: Option<(FinalScore, Action)> = None;
        for action in &position.legal_actions() {
            let score = self.after(action, &mut evaluate)?;
            if best.is_none_or(|(known, _)| score > known) {
                best = Some((score, action));
            }
        }
        best.map(|(_, action)| action)
    }
}
