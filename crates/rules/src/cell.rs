//! Where things lie in a kingdom: coordinates with the castle at the origin.

use crate::domino::{Domino, DominoId};

/// A square's place relative to the castle, at most six steps away along either axis: no kingdom of
/// seven by seven reaches further. Written `a1` to `m13`, the castle `g7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cell {
    // Rows first, so that cells sort rank by rank.
    y: i8,
    x: i8,
}

impl Cell {
    /// How far a cell can be from the castle along one axis.
    pub const REACH: i8 = 6;
    /// The castle's own cell.
    pub const CASTLE: Self = Self { y: 0, x: 0 };

    /// The cell `x` columns east and `y` rows north of the castle.
    pub const fn new(x: i8, y: i8) -> Option<Self> {
        if x < -Self::REACH || x > Self::REACH || y < -Self::REACH || y > Self::REACH {
            return None;
        }
        Some(Self { y, x })
    }

    /// Columns east of the castle.
    pub const fn x(self) -> i8 {
        self.x
    }

    /// Rows north of the castle.
    pub const fn y(self) -> i8 {
        self.y
    }

    /// The neighbour in a direction, if it is within reach.
    pub const fn step(self, toward: Direction) -> Option<Self> {
        let (dx, dy) = toward.offset();
        Self::new(self.x() + dx, self.y() + dy)
    }

    /// All cells, row by row from the south-west.
    pub fn all() -> impl Iterator<Item = Self> {
        let axis = -Self::REACH..=Self::REACH;
        axis.clone().flat_map(move |y| axis.clone().map(move |x| Self { y, x }))
    }
}

impl core::fmt::Debug for Cell {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{self}")
    }
}

/// One of the four neighbours of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// Up, to the next higher rank.
    North,
    /// Right, to the next file.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Direction {
    /// Clockwise from north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The step in columns and rows.
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::East => (1, 0),
            Self::South => (0, -1),
            Self::West => (-1, 0),
        }
    }

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// A quarter turn clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        Self::ALL[(self as usize + 1) % 4]
    }
}

/// Where a domino lies: the cell of its left half, and the direction of its right half.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// The left half's cell.
    pub at: Cell,
    /// The direction from the left half to the right one.
    pub toward: Direction,
}

impl Placement {
    /// The right half's cell, if it is within reach of the castle.
    pub const fn end(self) -> Option<Cell> {
        self.at.step(self.toward)
    }

    /// The one spelling of this placement for this domino: a double is written with its second
    /// half to the north or east (§5.7).
    #[must_use]
    pub fn normalized(self, domino: Domino) -> Self {
        match (domino.is_double(), self.toward, self.end()) {
            (true, Direction::South | Direction::West, Some(at)) => {
                Self { at, toward: self.toward.opposite() }
            }
            _ => self,
        }
    }
}

/// A domino placed in a kingdom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedDomino {
    /// The domino.
    pub domino: DominoId,
    /// Where it lies.
    pub placement: Placement,
}
