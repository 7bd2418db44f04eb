//! The row of dominoes on offer, and the kings on it.

use crate::domino::DominoId;
use crate::domino_set::DominoSet;
use crate::list::List;
use crate::rules::LINE_MAX;
use crate::seat::Seat;

/// A place in a line; the first holds the lowest number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

impl Slot {
    /// The slot with this index, 0 to 7.
    pub const fn new(index: usize) -> Option<Self> {
        if index < LINE_MAX { Some(Self(index as u8)) } else { None }
    }

    /// 0 to 7.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Dominoes in ascending order, each with the king on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Line {
    entries: List<Entry, LINE_MAX>,
    /// Slots with a king, as bits: the entries say the same, but more slowly.
    claimed: u8,
}

/// A domino of a line and the seat that claimed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Entry {
    /// The domino.
    pub domino: DominoId,
    /// The seat whose king stands on it.
    pub king: Option<Seat>,
}

impl<'a> IntoIterator for &'a Line {
    type Item = &'a Entry;
    type IntoIter = core::slice::Iter<'a, Entry>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl Line {
    /// A line as dealt, no king on it yet (§3.1).
    pub fn dealt(dominoes: DominoSet) -> Self {
        let entry = |domino| Entry { domino, king: None };
        Self { entries: dominoes.into_iter().map(entry).collect(), claimed: 0 }
    }

    /// The domino and king at a slot.
    pub fn get(&self, slot: Slot) -> Option<Entry> {
        self.entries.get(slot.index()).copied()
    }

    /// All slots in order.
    pub fn iter(&self) -> core::slice::Iter<'_, Entry> {
        self.entries.iter()
    }

    /// All slots in order, as a slice.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Whether there is no line.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The dominoes on offer.
    pub fn dominoes(&self) -> DominoSet {
        self.entries.iter().map(|entry| entry.domino).collect()
    }

    /// Slots without a king.
    pub fn free_slots(&self) -> impl Iterator<Item = Slot> + '_ {
        let free = self.free();
        (0..self.entries.len()).filter(move |slot| free >> slot & 1 == 1).filter_map(Slot::new)
    }

    /// How many kings of a seat stand on this line.
    pub fn kings_of(&self, seat: Seat) -> usize {
        self.entries.iter().filter(|entry| entry.king == Some(seat)).count()
    }

    /// How many kings stand on this line.
    pub fn kings(&self) -> usize {
        self.claimed.count_ones() as usize
    }

    /// The first slot with a king, from this index on (§4.2).
    pub(crate) fn next_king(&self, from: usize) -> Option<Slot> {
        let later = self.claimed.checked_shr(from as u32)?.trailing_zeros() as usize;
        Slot::new(from + later)
    }

    /// Slots without a king, as bits.
    pub(crate) fn free(&self) -> u8 {
        !self.claimed & (((1_u16 << self.entries.len()) - 1) as u8)
    }

    pub(crate) fn claim(&mut self, slot: Slot, seat: Seat) {
        self.entries[slot.index()].king = Some(seat);
        self.claimed |= 1 << slot.index();
    }

    pub(crate) fn push(&mut self, entry: Entry) {
        self.claimed |= u8::from(entry.king.is_some()) << self.entries.len();
        self.entries.push(entry);
    }
}
