//! A set of dominoes in one machine word.

use core::ops::{BitAnd, BitOr, Sub};

use crate::domino::{DominoId, Origin};

/// Any of the 96 dominoes. Iterates in ascending order, Kingdomino's box first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DominoSet(u128);

impl DominoSet {
    /// No domino.
    pub const EMPTY: Self = Self(0);

    const BOX: u128 = (1 << DominoId::PER_BOX) - 1;

    /// All dominoes of a box.
    pub const fn of_box(origin: Origin) -> Self {
        match origin {
            Origin::Kingdomino => Self(Self::BOX),
            Origin::Queendomino => Self(Self::BOX << DominoId::PER_BOX),
        }
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this domino is in it.
    pub const fn contains(self, id: DominoId) -> bool {
        self.0 >> id.index() & 1 == 1
    }

    /// Whether all of `other` is in it.
    pub const fn contains_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Puts a domino in.
    pub const fn insert(&mut self, id: DominoId) {
        self.0 |= 1 << id.index();
    }

    /// Takes a domino out.
    pub const fn remove(&mut self, id: DominoId) {
        self.0 &= !(1 << id.index());
    }

    pub(crate) const fn bits(self) -> u128 {
        self.0
    }
}

impl BitAnd for DominoSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for DominoSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for DominoSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<DominoId> for DominoSet {
    fn from_iter<I: IntoIterator<Item = DominoId>>(ids: I) -> Self {
        let mut set = Self::EMPTY;
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

impl IntoIterator for DominoSet {
    type Item = DominoId;
    type IntoIter = DominoSetIter;

    fn into_iter(self) -> DominoSetIter {
        DominoSetIter(self.0)
    }
}

/// The dominoes of a set, lowest first.
#[derive(Clone, Debug)]
pub struct DominoSetIter(u128);

impl Iterator for DominoSetIter {
    type Item = DominoId;

    fn next(&mut self) -> Option<DominoId> {
        let id = DominoId::from_index(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(id)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for DominoSetIter {}

impl core::fmt::Debug for DominoSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
