//! A moment in the claims, small enough to be kept by the thousand.

use super::course::Course;
use super::merit::REALMS;
use super::outlook::OutlookId;

/// A moment in the claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Moment {
    /// What each realm's kingdom can become. Once its last hand is full this is its final merit:
    /// however it got there makes no difference any more.
    pub(super) outlooks: [OutlookId; REALMS],
    /// The realms of the kings to play, four bits each, the next one lowest.
    pub(super) turns: u32,
    pub(super) turns_left: u8,
    /// The line that is being claimed.
    pub(super) line: u8,
    /// Whether the next king has placed already.
    pub(super) placed: bool,
    /// Slots that each realm has claimed, as bits.
    pub(super) hands: [u8; REALMS],
    pub(super) free: u8,
}

impl Moment {
    /// Where a course begins, with everyone's outlook; the next king has placed.
    pub(super) fn new(course: &Course, outlooks: [OutlookId; REALMS]) -> Self {
        let offer = &course.lines[0];
        let mut moment = Self {
            outlooks,
            turns: 0,
            turns_left: course.turns.len() as u8,
            line: 0,
            placed: true,
            hands: [0; REALMS],
            free: 0,
        };
        for (at, &realm) in course.turns.iter().enumerate() {
            moment.turns |= (realm as u32) << (4 * at);
        }
        for (slot, owner) in offer.owners.iter().enumerate() {
            match *owner {
                Some(realm) => moment.hands[realm] |= 1 << slot,
                None => moment.free |= 1 << slot,
            }
        }
        moment
    }

    /// Whose turn it is.
    pub(super) fn mover(&self) -> usize {
        (self.turns & 15) as usize
    }

    /// Whether a realm has a king that is still to claim.
    pub(super) fn claims(&self, realm: usize) -> bool {
        self.kings(0).any(|king| king == realm)
    }

    /// The realms of the kings to play, without the first `skip`.
    fn kings(&self, skip: u8) -> impl Iterator<Item = usize> + use<> {
        let turns = self.turns;
        (skip..self.turns_left).map(move |at| (turns >> (4 * at) & 15) as usize)
    }

    pub(super) fn free_slots(self) -> impl Iterator<Item = usize> {
        (0..8).filter(move |slot| self.free >> slot & 1 == 1)
    }

    /// The realm whose kings alone are still to claim, after the first `skip` of them.
    pub(super) fn last_claimer(&self, skip: u8) -> Option<usize> {
        let mut kings = self.kings(skip);
        let first = kings.next()?;
        kings.all(|realm| realm == first).then_some(first)
    }

    /// Whether no choice of slots is left after the next `skip` claims.
    pub(super) fn is_decided_after(&self, skip: u8) -> bool {
        let left = self.turns_left - skip;
        let all_taken = self.free.count_ones() == u32::from(self.turns_left);
        left == 0 || all_taken && self.last_claimer(skip).is_some()
    }
}
