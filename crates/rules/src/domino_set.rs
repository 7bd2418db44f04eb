//! A set of dominoes in a few machine words.

use core::ops::{BitAnd, BitOr, Sub};

use crate::boxes::Origin;
use crate::domino::DominoId;

/// The number of words needed for all boxes.
const WORDS: usize = (DominoId::COUNT as usize).div_ceil(u64::BITS as usize);

/// A set of dominoes from any of the boxes. Iterates in the order of [`DominoId::index`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DominoSet([u64; WORDS]);

impl DominoSet {
    /// No domino.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// All dominoes of a box.
    pub const fn of_box(origin: Origin) -> Self {
        WHOLE_BOXES[origin.index()]
    }

    /// How many dominoes are in it.
    pub const fn len(self) -> usize {
        let mut len = 0;
        let mut at = 0;
        while at < WORDS {
            len += self.0[at].count_ones() as usize;
            at += 1;
        }
        len
    }

    /// Whether it holds no domino.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Whether this domino is in it.
    pub const fn contains(self, id: DominoId) -> bool {
        let (word, bit) = word_and_bit(id);
        self.0[word] & bit != 0
    }

    /// Whether all of `other` is in it.
    pub fn contains_all(self, other: Self) -> bool {
        (other - self).is_empty()
    }

    /// Adds a domino.
    pub const fn insert(&mut self, id: DominoId) {
        let (word, bit) = word_and_bit(id);
        self.0[word] |= bit;
    }

    /// Removes a domino.
    pub const fn remove(&mut self, id: DominoId) {
        let (word, bit) = word_and_bit(id);
        self.0[word] &= !bit;
    }

    pub(crate) const fn words(self) -> [u64; WORDS] {
        self.0
    }

    fn zip(self, other: Self, with: impl Fn(u64, u64) -> u64) -> Self {
        Self(core::array::from_fn(|at| with(self.0[at], other.0[at])))
    }
}

/// The word that holds a domino, and its bit there.
const fn word_and_bit(id: DominoId) -> (usize, u64) {
    (id.index() / u64::BITS as usize, 1 << (id.index() % u64::BITS as usize))
}

const WHOLE_BOXES: [DominoSet; Origin::COUNT] = {
    let mut boxes = [DominoSet::EMPTY; Origin::COUNT];
    let mut index = 0;
    while let Some(id) = DominoId::from_index(index) {
        boxes[id.origin().index()].insert(id);
        index += 1;
    }
    boxes
};

impl BitAnd for DominoSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.zip(other, |ours, theirs| ours & theirs)
    }
}

impl BitOr for DominoSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.zip(other, |ours, theirs| ours | theirs)
    }
}

impl Sub for DominoSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.zip(other, |ours, theirs| ours & !theirs)
    }
}

impl FromIterator<DominoId> for DominoSet {
    fn from_iter<I: IntoIterator<Item = DominoId>>(ids: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(ids);
        set
    }
}

impl Extend<DominoId> for DominoSet {
    fn extend<I: IntoIterator<Item = DominoId>>(&mut self, ids: I) {
        ids.into_iter().for_each(|id| self.insert(id));
    }
}

impl IntoIterator for DominoSet {
    type Item = DominoId;
    type IntoIter = DominoSetIter;

    fn into_iter(self) -> DominoSetIter {
        DominoSetIter { left: self.0, word: 0 }
    }
}

/// The dominoes of a set, lowest first.
#[derive(Clone, Debug)]
pub struct DominoSetIter {
    left: [u64; WORDS],
    /// The first word that may have a domino left.
    word: usize,
}

impl Iterator for DominoSetIter {
    type Item = DominoId;

    fn next(&mut self) -> Option<DominoId> {
        while self.word < WORDS {
            let left = &mut self.left[self.word];
            if *left != 0 {
                let bit = left.trailing_zeros() as usize;
                *left &= *left - 1;
                return DominoId::from_index(self.word * u64::BITS as usize + bit);
            }
            self.word += 1;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = DominoSet(self.left).len();
        (len, Some(len))
    }
}

impl ExactSizeIterator for DominoSetIter {}

impl core::fmt::Debug for DominoSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
