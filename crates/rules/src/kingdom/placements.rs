//! All places where a domino may lie, as sets.

use super::either::{Either, on};
use super::ring::{Cells, Frame, Ring};
use crate::cell::{Direction, Placement};

/// Why a placement is illegal, in the order of §9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Misplacement {
    /// The same place is written from the double's other half (§5.7).
    ReversedDouble,
    /// A half would lie on a square or on the castle (§5.1).
    Occupied,
    /// The kingdom would not fit in its grid (§5.2).
    OutsideGrid,
    /// Neither half touches the castle or its own terrain (§5.4).
    NoMatch,
}

/// All placements of one domino in one kingdom: a set of cells for each direction.
///
/// Ordered by direction, clockwise from north, and within one rank by rank from the south-west.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placements {
    pub(super) sets: Sets,
    pub(super) frame: Frame,
}

/// Cells of the left half by direction.
pub(super) type Sets = Either<[u64; 4], [u128; 4]>;

impl Placements {
    /// How many placements there are.
    #[inline]
    pub fn len(&self) -> usize {
        on!(&self.sets, sets => sets.iter().map(|set| set.len() as usize).sum())
    }

    /// Whether the domino must be discarded.
    #[inline]
    pub fn is_empty(&self) -> bool {
        on!(&self.sets, sets => sets.iter().all(|set| set.is_empty()))
    }

    /// The placement at an index.
    #[inline(always)]
    pub fn get(&self, index: usize) -> Option<Placement> {
        on!(&self.sets, sets => {
            let mut index = index;
            for (toward, set) in Direction::ALL.into_iter().zip(*sets) {
                let len = set.len() as usize;
                if index < len {
                    let at = self.frame.cells(set).select(index)?;
                    return Some(Placement { at, toward });
                }
                index -= len;
            }
            None
        })
    }

    /// All placements in order.
    pub fn iter(&self) -> PlacementsIter {
        PlacementsIter { placements: *self, direction: 0, cells: self.cells(0) }
    }

    fn cells(&self, direction: usize) -> Cells {
        on!(&self.sets, sets => self.frame.cells(sets[direction]))
    }
}

impl IntoIterator for &Placements {
    type Item = Placement;
    type IntoIter = PlacementsIter;

    fn into_iter(self) -> PlacementsIter {
        self.iter()
    }
}

impl IntoIterator for Placements {
    type Item = Placement;
    type IntoIter = PlacementsIter;

    fn into_iter(self) -> PlacementsIter {
        self.iter()
    }
}

/// The placements in order.
#[derive(Clone, Debug)]
pub struct PlacementsIter {
    placements: Placements,
    direction: usize,
    cells: Cells,
}

impl Iterator for PlacementsIter {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        loop {
            if let Some(at) = self.cells.next() {
                return Some(Placement { at, toward: Direction::ALL[self.direction] });
            }
            if self.direction + 1 == Direction::ALL.len() {
                return None;
            }
            self.direction += 1;
            self.cells = self.placements.cells(self.direction);
        }
    }
}
