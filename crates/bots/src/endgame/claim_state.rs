//! A state of the search over claims, small enough to store thousands of them.

use super::outlook::OutlookId;
use super::payoff::REALMS;
use super::schedule::Schedule;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ClaimState {
    /// The outlook of each realm's kingdom. Once a realm's last hand is complete, this holds its final
    /// score instead, so that states with equal scores are equal.
    pub(super) outlooks: [OutlookId; REALMS],
    /// The realms of the kings still to move, four bits each, the next one lowest.
    pub(super) turns: u32,
    pub(super) turns_left: u8,
    /// The line being claimed.
    pub(super) line: u8,
    /// Whether the next king has already placed.
    pub(super) placed: bool,
    /// Slots claimed by each realm, as bits.
    pub(super) hands: [u8; REALMS],
    pub(super) free: u8,
}

impl ClaimState {
    /// The start of a schedule, with the next king's domino placed.
    pub(super) fn new(schedule: &Schedule, outlooks: [OutlookId; REALMS]) -> Self {
        let offer = &schedule.lines[0];
        let mut state = Self {
            outlooks,
            turns: 0,
            turns_left: schedule.turns.len() as u8,
            line: 0,
            placed: true,
            hands: [0; REALMS],
            free: 0,
        };
        for (at, &realm) in schedule.turns.iter().enumerate() {
            state.turns |= (realm as u32) << (4 * at);
        }
        for (slot, owner) in offer.owners.iter().enumerate() {
            match *owner {
                Some(realm) => state.hands[realm] |= 1 << slot,
                None => state.free |= 1 << slot,
            }
        }
        state
    }

    /// The realm to move.
    pub(super) fn mover(&self) -> usize {
        (self.turns & 15) as usize
    }

    pub(super) fn has_claims_left(&self, realm: usize) -> bool {
        self.kings(0).any(|king| king == realm)
    }

    /// The realms of the kings still to move, without the first `skip`.
    fn kings(&self, skip: u8) -> impl Iterator<Item = usize> + use<> {
        let turns = self.turns;
        (skip..self.turns_left).map(move |at| (turns >> (4 * at) & 15) as usize)
    }

    pub(super) fn free_slots(self) -> impl Iterator<Item = usize> {
        (0..8).filter(move |slot| self.free >> slot & 1 == 1)
    }

    /// The only realm that still claims after the next `skip` claims, if it is only one.
    pub(super) fn last_claimer(&self, skip: u8) -> Option<usize> {
        let mut kings = self.kings(skip);
        let first = kings.next()?;
        kings.all(|realm| realm == first).then_some(first)
    }

    /// Whether all claims after the next `skip` are forced.
    pub(super) fn is_decided_after(&self, skip: u8) -> bool {
        let left = self.turns_left - skip;
        let all_taken = self.free.count_ones() == u32::from(self.turns_left);
        left == 0 || all_taken && self.last_claimer(skip).is_some()
    }
}
