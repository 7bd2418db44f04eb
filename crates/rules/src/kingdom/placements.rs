//! Where a domino may lie (§5): all places at once as sets, and one place with the reason.

use super::Kingdom;
use super::ring::{Cells, Frame, Ring};
use crate::cell::{Cell, Direction, Placement};
use crate::domino::DominoId;
use crate::terrain::Terrain;

/// Why a domino may not lie somewhere, in the order of §9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    sets: [Ring; 4],
    frame: Frame,
}

impl Kingdom {
    /// Where this domino may lie.
    pub fn placements(&self, domino: DominoId) -> Placements {
        let sets = self.placement_sets(domino);
        Placements { sets, frame: self.frame }
    }

    /// Whether this domino may lie somewhere (§5.6).
    pub fn accepts(&self, domino: DominoId) -> bool {
        self.placement_sets(domino).into_iter().any(|set| !set.is_empty())
    }

    /// Whether this domino may lie there, and if not why.
    ///
    /// # Errors
    /// The first reason of §9 that applies.
    pub fn check_placement(&self, id: DominoId, placement: Placement) -> Result<(), Misplacement> {
        let domino = id.domino();
        let Placement { at, toward } = placement;
        if domino.is_double() && matches!(toward, Direction::South | Direction::West) {
            return Err(Misplacement::ReversedDouble);
        }
        let end = placement.end();
        if self.is_occupied(at) || end.is_some_and(|end| self.is_occupied(end)) {
            return Err(Misplacement::Occupied);
        }
        let end = match end {
            Some(end) if self.has_room_for(at) && self.has_room_for(end) => end,
            _ => return Err(Misplacement::OutsideGrid),
        };
        if self.touches(at, domino.left.terrain) || self.touches(end, domino.right.terrain) {
            Ok(())
        } else {
            Err(Misplacement::NoMatch)
        }
    }

    /// Both halves on free cells of the window, and the left half beside its terrain or the
    /// castle, or the right half beside its own.
    fn placement_sets(&self, id: DominoId) -> [Ring; 4] {
        let domino = id.domino();
        let free = self.frame.window(self.grid.width()) & !(self.land() | Ring::CASTLE);
        let left = (self.of_terrain(domino.left.terrain) | Ring::CASTLE).neighbours();
        if domino.is_double() {
            return Direction::ALL.map(|toward| match toward {
                Direction::North | Direction::East => {
                    let back = toward.opposite();
                    free & free.moved(back) & (left | left.moved(back))
                }
                Direction::South | Direction::West => Ring::EMPTY,
            });
        }
        let right = (self.of_terrain(domino.right.terrain) | Ring::CASTLE).neighbours();
        Direction::ALL.map(|toward| {
            let back = toward.opposite();
            free & free.moved(back) & (left | right.moved(back))
        })
    }

    fn touches(&self, cell: Cell, terrain: Terrain) -> bool {
        Direction::ALL.into_iter().filter_map(|toward| cell.step(toward)).any(|neighbour| {
            neighbour == Cell::CASTLE
                || self.frame.contains(neighbour)
                    && self.of_terrain(terrain).meets(Ring::of(neighbour))
        })
    }
}

impl Placements {
    /// How many.
    pub fn len(&self) -> usize {
        self.sets.iter().map(|set| set.len() as usize).sum()
    }

    /// Whether the domino must be discarded.
    pub fn is_empty(&self) -> bool {
        self.sets.iter().all(|set| set.is_empty())
    }

    /// The placement at this place of the order.
    pub fn get(&self, mut index: usize) -> Option<Placement> {
        for (toward, set) in Direction::ALL.into_iter().zip(self.sets) {
            let len = set.len() as usize;
            if index < len {
                let at = self.frame.cells(set).select(index)?;
                return Some(Placement { at, toward });
            }
            index -= len;
        }
        None
    }

    /// All of them in order.
    pub fn iter(&self) -> PlacementsIter {
        let cells = self.frame.cells(self.sets[0]);
        PlacementsIter { placements: *self, direction: 0, cells }
    }
}

impl IntoIterator for &Placements {
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
            let set = *self.placements.sets.get(self.direction + 1)?;
            self.direction += 1;
            self.cells = self.placements.frame.cells(set);
        }
    }
}
