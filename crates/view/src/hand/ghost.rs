//! The domino in the hand: the cell it hovers over, and its orientation.
//!
//! One half lies on the cell under the cursor, the anchor; the other one step away. If any
//! orientation is legal there, the domino takes a legal one; otherwise it keeps its orientation, so
//! that the reason can be shown.

use std::cmp::Reverse;

use rules::{Cell, Direction, DominoId, Kingdom, Placement};

use crate::scene::Area;

/// One half of a domino.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// As printed.
    Left,
    /// As printed.
    Right,
}

/// How a domino is held: which half lies on the anchor, and in which direction the other one lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orientation {
    pub held: Side,
    pub toward: Direction,
}

/// A domino in the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ghost {
    pub domino: DominoId,
    /// The cell under the cursor.
    pub anchor: Cell,
    pub orientation: Orientation,
    room: Area,
    spots: Vec<Placement>,
}

impl Orientation {
    /// As printed, left to right.
    pub const AS_PRINTED: Self = Self { held: Side::Left, toward: Direction::East };

    /// The placement of a domino held like this over a cell; `None` if its left half would be out
    /// of every kingdom's reach.
    pub fn placement(self, anchor: Cell, domino: DominoId) -> Option<Placement> {
        let placement = match self.held {
            Side::Left => Placement { at: anchor, toward: self.toward },
            Side::Right => {
                Placement { at: anchor.step(self.toward)?, toward: self.toward.opposite() }
            }
        };
        Some(placement.normalized(domino.domino()))
    }

    /// All orientations: clockwise with one half on the anchor, then with the other.
    fn all() -> impl Iterator<Item = Self> {
        [Side::Left, Side::Right]
            .into_iter()
            .flat_map(|held| Direction::ALL.into_iter().map(move |toward| Self { held, toward }))
    }

    /// All orientations, most similar first.
    fn similar(self) -> impl Iterator<Item = Self> {
        let other = match self.held {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        };
        let clockwise = self.toward.clockwise();
        let toward = [self.toward, clockwise, clockwise.opposite(), self.toward.opposite()];
        [self.held, other]
            .into_iter()
            .flat_map(move |held| toward.into_iter().map(move |toward| Self { held, toward }))
    }
}

impl Ghost {
    /// A domino that fits somewhere in the kingdom, held near a cell.
    pub(super) fn new(
        kingdom: &Kingdom,
        domino: DominoId,
        near: Cell,
        orientation: Orientation,
    ) -> Self {
        let mut spots: Vec<Placement> = kingdom.placements(domino).iter().collect();
        spots.sort_by_key(|&spot| reading_order(spot));
        let mut ghost =
            Self { domino, anchor: near, orientation, room: Area::reach(kingdom), spots };
        ghost.settle();
        ghost
    }

    /// All legal placements, rank by rank from the north-west.
    pub fn spots(&self) -> &[Placement] {
        &self.spots
    }

    /// The legal placements that cover a cell.
    pub fn spots_at(&self, cell: Cell) -> impl Iterator<Item = Placement> + '_ {
        self.spots.iter().copied().filter(move |&spot| covers(spot, cell))
    }

    /// All cells that some legal placement covers, rank by rank from the south-west.
    pub fn cells(&self) -> Vec<Cell> {
        let covered = |spot: &Placement| [Some(spot.at), spot.end()];
        let mut cells: Vec<Cell> = self.spots.iter().flat_map(covered).flatten().collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The current placement, legal or not; `None` if it is beyond every kingdom.
    pub fn placement(&self) -> Option<Placement> {
        self.orientation.placement(self.anchor, self.domino)
    }

    /// The cells of the left and right half, if they exist.
    pub fn cells_of_halves(&self) -> [Option<Cell>; 2] {
        let other = self.anchor.step(self.orientation.toward);
        match self.orientation.held {
            Side::Left => [Some(self.anchor), other],
            Side::Right => [other, Some(self.anchor)],
        }
    }

    /// The current placement, if it is legal.
    pub fn legal_placement(&self) -> Option<Placement> {
        self.placement().filter(|placement| self.spots.contains(placement))
    }

    pub(super) fn move_to(&mut self, cell: Cell) {
        self.anchor = cell;
        self.settle();
    }

    pub(super) fn step(&mut self, dx: i8, dy: i8) {
        let along = |at: i8, by: i8| at.saturating_add(by).clamp(-Cell::REACH, Cell::REACH);
        let to = Cell::new(along(self.anchor.x(), dx), along(self.anchor.y(), dy));
        self.move_to(self.room.nearest(to.unwrap_or(self.anchor)));
    }

    /// Rotates to the next legal orientation, or simply to the next one if none is legal.
    pub(super) fn rotate(&mut self, by: i32) {
        let look = |orientation: Orientation| orientation.placement(self.anchor, self.domino);
        let any_is_legal = Orientation::all().any(|orientation| self.is_legal(orientation));
        let mut ways: Vec<Orientation> = Vec::new();
        for way in Orientation::all().filter(|&way| !any_is_legal || self.is_legal(way)) {
            // A double looks the same whichever half is held.
            let is_known =
                |known: &Orientation| look(*known).is_some() && look(*known) == look(way);
            if !ways.iter().any(is_known) {
                ways.push(way);
            }
        }
        let same_way = ways.iter().position(|&way| way == self.orientation);
        let same_look = || ways.iter().position(|&way| look(way) == look(self.orientation));
        let at = same_way.or_else(same_look).unwrap_or(0);
        if let Some(&way) = ways.get(cycled(at, by, ways.len())) {
            self.orientation = way;
        }
    }

    /// Moves to the next legal placement.
    pub(super) fn next_spot(&mut self, by: i32) {
        let here = self.legal_placement();
        let known = here.and_then(|here| self.spots.iter().position(|spot| *spot == here));
        let next = known.map(|at| cycled(at, by, self.spots.len()));
        let at = next.unwrap_or_else(|| {
            // Between two spots: going forward, the one ahead is next; going back, the one behind.
            let here = (Reverse(self.anchor.y()), self.anchor.x());
            let passed = self.spots.iter().filter(|spot| start(**spot) < here).count();
            cycled(passed, if by > 0 { by - 1 } else { by }, self.spots.len())
        });
        if let Some(&spot) = self.spots.get(at) {
            self.take_placement(spot);
        }
    }

    /// Moves to the legal placement nearest to the anchor.
    pub(super) fn seek(&mut self) {
        let from = self.anchor;
        let far = |cell: Cell| {
            let (dx, dy) = (i16::from(cell.x() - from.x()), i16::from(cell.y() - from.y()));
            dx * dx + dy * dy
        };
        let distance = |spot: &&Placement| far(spot.at).min(spot.end().map_or(i16::MAX, far));
        if let Some(&spot) = self.spots.iter().min_by_key(distance) {
            self.take_placement(spot);
        }
    }

    fn take_placement(&mut self, spot: Placement) {
        self.anchor = spot.at;
        self.orientation = Orientation { held: Side::Left, toward: spot.toward };
    }

    /// Rotates to a legal orientation, if there is one.
    fn settle(&mut self) {
        let legal = self.orientation.similar().find(|orientation| self.is_legal(*orientation));
        self.orientation = legal.unwrap_or(self.orientation);
    }

    fn is_legal(&self, orientation: Orientation) -> bool {
        orientation
            .placement(self.anchor, self.domino)
            .is_some_and(|spot| self.spots.contains(&spot))
    }
}

/// An index advanced in a circle of this length.
pub(super) fn cycled(at: usize, by: i32, len: usize) -> usize {
    let len = (len as i64).max(1);
    (at as i64 + i64::from(by)).rem_euclid(len) as usize
}

fn covers(spot: Placement, cell: Cell) -> bool {
    spot.at == cell || spot.end() == Some(cell)
}

/// The cell of a placement that comes first in reading order.
fn start(spot: Placement) -> (Reverse<i8>, i8) {
    let order = |cell: Cell| (Reverse(cell.y()), cell.x());
    spot.end().map_or(order(spot.at), |end| order(spot.at).min(order(end)))
}

fn reading_order(spot: Placement) -> ((Reverse<i8>, i8), Direction, Cell) {
    (start(spot), spot.toward, spot.at)
}
