//! The search over claims: the part of an endgame in which realms compete.
//!
//! Every realm maximises its own payoff, knowing that all others do. A turn is a choice of an
//! outlook (placing comes down to that) and a slot. Placements cannot be fixed before the claims:
//! a worse kingdom can pay off when a rival with a safe lead goes for points.

use core::cmp::{Ordering, Reverse};

use rustc_hash::FxHashMap;

pub(super) use super::claim_state::ClaimState;
use super::outlook::{OutlookId, Outlooks, Range};
use super::payoff::{FinalScore, FinalScores, Payoffs, REALMS, WHOLE_WIN};
use super::schedule::Schedule;

/// One way to take a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    /// The outlook of the kingdom afterwards.
    pub(super) outlook: OutlookId,
    pub(super) slot: usize,
    /// No continuation pays the mover more than this.
    upper_bound: i64,
}

/// The goal of placing a domino.
#[derive(Clone, Copy, Debug)]
pub(super) enum Target {
    /// Reach this outlook.
    Outlook(OutlookId),
    /// Make the most of a hand, given by its index among the hands of the line.
    Hand(usize),
}

/// The search over claims.
#[derive(Debug)]
pub(super) struct Claims<'a> {
    schedule: &'a Schedule,
    payoffs: Payoffs,
    pub(super) outlooks: Outlooks<'a>,
    ends: FxHashMap<ClaimState, FinalScores>,
}

impl Target {
    /// How well an outlook serves this goal.
    pub(super) fn score(self, outlooks: &Outlooks<'_>, outlook: OutlookId) -> FinalScore {
        match self {
            Self::Outlook(wanted) if wanted == outlook => FinalScore::MAX,
            Self::Outlook(_) => FinalScore::MIN,
            Self::Hand(hand) => outlooks.ranges(outlook)[hand].best,
        }
    }
}

impl<'a> Claims<'a> {
    pub(super) fn new(schedule: &'a Schedule, payoffs: Payoffs, outlooks: Outlooks<'a>) -> Self {
        Self { schedule, payoffs, outlooks, ends: FxHashMap::default() }
    }

    /// The state at the start of the schedule, with the next king's domino placed.
    pub(super) fn start_state(&self, outlooks: [OutlookId; REALMS]) -> ClaimState {
        let mut state = ClaimState::new(self.schedule, outlooks);
        for realm in (0..self.payoffs.realms()).filter(|_| self.schedule.is_last(0)) {
            if !state.has_claims_left(realm) {
                state.outlooks[realm] = self.best_score(&state, realm).bits();
            }
        }
        state
    }

    /// The final scores under best play; `None` when the budget is used up.
    pub(super) fn best_end(&mut self, state: &ClaimState) -> Option<FinalScores> {
        if let Some(scores) = self.decided_end(state) {
            return Some(scores);
        }
        if let Some(&known) = self.ends.get(state) {
            return Some(known);
        }
        let (_, scores) = self.best_choice(state)?;
        self.ends.insert(*state, scores);
        Some(scores)
    }

    /// The best choice for this turn, and the final scores it leads to.
    pub(super) fn best_choice(&mut self, state: &ClaimState) -> Option<(Choice, FinalScores)> {
        let mover = state.mover();
        let mut best: Option<(Choice, FinalScores)> = None;
        for choice in self.choices(state) {
            let is_worse = best.is_some_and(|(_, scores)| {
                choice.upper_bound < self.payoffs.payoff_of(&scores, mover)
            });
            if is_worse {
                // Choices are sorted by their bound, so the rest are worse, too.
                break;
            }
            self.outlooks.spend()?;
            let scores = self.best_end(&self.state_after(state, choice))?;
            let better = |(_, known): &(Choice, FinalScores)| {
                self.payoffs.compare(&scores, known, mover).is_gt()
            };
            if best.as_ref().is_none_or(better) {
                best = Some((choice, scores));
            }
        }
        best
    }

    /// The goal of the next king's placement.
    pub(super) fn target(&mut self, state: &ClaimState) -> Option<Target> {
        let mover = state.mover();
        let hands = &self.schedule.lines[state.line as usize].hands[mover];
        let whole = |hand| Target::Hand(hands.index(hand));
        if self.is_decided(state) {
            return Some(whole(state.hands[mover] | state.free));
        }
        let (choice, _) = self.best_choice(state)?;
        Some(if choice.outlook == state.outlooks[mover] {
            whole(state.hands[mover] | 1 << choice.slot)
        } else {
            Target::Outlook(choice.outlook)
        })
    }

    /// The state after a king that has placed claims a slot.
    pub(super) fn state_after_claim(&self, state: &ClaimState, slot: usize) -> ClaimState {
        let outlook = state.outlooks[state.mover()];
        self.state_after(state, Choice { outlook, slot, upper_bound: 0 })
    }

    /// The state after a turn.
    fn state_after(&self, state: &ClaimState, choice: Choice) -> ClaimState {
        let mover = state.mover();
        let mut next = *state;
        next.outlooks[mover] = choice.outlook;
        next.hands[mover] |= 1 << choice.slot;
        next.free &= !(1 << choice.slot);
        next.turns >>= 4;
        next.turns_left -= 1;
        next.placed = false;
        if self.schedule.is_last(state.line.into()) {
            if !next.has_claims_left(mover) {
                next.outlooks[mover] = self.best_score(&next, mover).bits();
            }
        } else if next.turns_left == 0 {
            self.begin_round(&mut next);
        }
        next
    }

    /// Makes the claimed line the current one.
    fn begin_round(&self, state: &mut ClaimState) {
        let offer = &self.schedule.lines[state.line as usize];
        for slot in 0..offer.dominoes.len() {
            let holder =
                (0..self.payoffs.realms()).find(|&realm| state.hands[realm] >> slot & 1 == 1);
            if let Some(realm) = holder {
                state.turns |= (realm as u32) << (4 * state.turns_left);
                state.turns_left += 1;
            }
        }
        for realm in 0..self.payoffs.realms() {
            let hand = offer.hands[realm].index(state.hands[realm]);
            state.outlooks[realm] = self.outlooks.branches(state.outlooks[realm])[hand];
        }
        state.line += 1;
        state.hands = [0; REALMS];
        state.free = ((1_u16 << self.schedule.lines[state.line as usize].dominoes.len()) - 1) as u8;
    }

    /// Whether all remaining claims are forced.
    pub(super) fn is_decided(&self, state: &ClaimState) -> bool {
        self.schedule.is_last(state.line.into()) && state.is_decided_after(0)
    }

    /// The final scores once all claims are forced: everyone makes the most of a known hand.
    fn decided_end(&self, state: &ClaimState) -> Option<FinalScores> {
        if !self.is_decided(state) {
            return None;
        }
        let mut end = *state;
        if let Some(realm) = state.last_claimer(0) {
            end.hands[realm] |= state.free;
            end.outlooks[realm] = self.best_score(&end, realm).bits();
        }
        Some(end.outlooks.map(FinalScore::from_bits))
    }

    /// The most that a realm can make of its last hand.
    fn best_score(&self, state: &ClaimState, realm: usize) -> FinalScore {
        let hands = &self.schedule.lines[state.line as usize].hands[realm];
        self.outlooks.ranges(state.outlooks[realm])[hands.index(state.hands[realm])].best
    }

    /// All ways to take this turn, by descending upper bound.
    fn choices(&self, state: &ClaimState) -> Vec<Choice> {
        let mover = state.mover();
        let own = state.outlooks[mover];
        let last = self.schedule.is_last(state.line.into());
        // If nobody has a choice after this turn, the placement is settled together with the hand.
        let is_settled = last && state.is_decided_after(1);
        let outlooks = if state.placed || is_settled {
            core::slice::from_ref(&state.outlooks[mover])
        } else {
            self.outlooks.branches(own)
        };
        let rivals = (0..self.payoffs.realms()).filter(|&realm| realm != mover);
        let to_beat =
            rivals.map(|realm| self.min_score(state, realm)).max().unwrap_or(FinalScore::MIN);
        let mut choices = Vec::with_capacity(outlooks.len() * state.free.count_ones() as usize);
        for slot in state.free_slots() {
            let held = state.hands[mover] | 1 << slot;
            for &outlook in outlooks {
                let upper_bound = self
                    .ranges(state, mover, outlook, held)
                    .map(|range| {
                        let share = match range.best.cmp(&to_beat) {
                            Ordering::Less => 0,
                            Ordering::Equal => WHOLE_WIN / 2,
                            Ordering::Greater => WHOLE_WIN,
                        };
                        self.payoffs.payoff(range.best, share)
                    })
                    .max()
                    .unwrap_or(i64::MIN);
                choices.push(Choice { outlook, slot, upper_bound });
            }
        }
        choices.sort_by_key(|choice| Reverse(choice.upper_bound));
        choices
    }

    /// The least that a realm will score.
    fn min_score(&self, state: &ClaimState, realm: usize) -> FinalScore {
        let last = self.schedule.is_last(state.line.into());
        if last && !state.has_claims_left(realm) {
            return FinalScore::from_bits(state.outlooks[realm]);
        }
        let ranges = self.ranges(state, realm, state.outlooks[realm], state.hands[realm]);
        ranges.map(|range| range.worst).min().unwrap_or(FinalScore::MIN)
    }

    /// The range of final scores for each hand that a realm can still get.
    fn ranges(
        &self,
        state: &ClaimState,
        realm: usize,
        outlook: OutlookId,
        held: u8,
    ) -> impl Iterator<Item = Range> + '_ {
        let hands = &self.schedule.lines[state.line as usize].hands[realm];
        let possible = held | state.free;
        let fits = move |hand: u8| hand & held == held && hand & !possible == 0;
        let ranges = self.outlooks.ranges(outlook);
        hands.iter().zip(ranges).filter(move |(hand, _)| fits(*hand)).map(|(_, range)| *range)
    }
}
