//! A set of cells as the bits of one `u128`, bent into a ring.
//!
//! The cell `x` east and `y` north of the castle is bit `11·y + x (mod 128)`. A step east is a
//! rotation by 1 and a step north one by 11, wherever the kingdom grows: nothing is ever
//! re-anchored. Two cells share a bit only when they are eleven or more columns or rows apart. A
//! kingdom with the cells that its next domino can reach spans at most nine, and with the step
//! that leaves them on either side eleven (`no_aliasing` in the tests walks through all). So
//! within a kingdom's *frame* every bit is one cell, and no step wraps from one edge to another.

use core::ops::{BitAnd, BitOr, BitOrAssign, Not};

use crate::cell::{Cell, Direction};

const ROW: u32 = 11;

/// Cells of one kingdom. Only meaningful together with that kingdom's [`Frame`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Ring(pub(crate) u128);

impl Ring {
    pub(crate) const EMPTY: Self = Self(0);
    pub(crate) const CASTLE: Self = Self::at(0, 0);

    const fn bit(x: i8, y: i8) -> u32 {
        (ROW as i32 * y as i32 + x as i32) as u32 & 127
    }

    const fn at(x: i8, y: i8) -> Self {
        Self(1 << Self::bit(x, y))
    }

    pub(crate) const fn of(cell: Cell) -> Self {
        Self::at(cell.x(), cell.y())
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Every cell moved one step.
    pub(crate) const fn moved(self, toward: Direction) -> Self {
        Self(match toward {
            Direction::North => self.0.rotate_left(ROW),
            Direction::East => self.0.rotate_left(1),
            Direction::South => self.0.rotate_right(ROW),
            Direction::West => self.0.rotate_right(1),
        })
    }

    /// The cells next to these, edge to edge.
    pub(crate) const fn neighbours(self) -> Self {
        let bits = self.0;
        let rows = bits.rotate_left(ROW) | bits.rotate_right(ROW);
        Self(bits.rotate_left(1) | bits.rotate_right(1) | rows)
    }

    /// One of the cells.
    pub(crate) const fn first(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    /// All cells of `self` joined to `seed` edge to edge through cells of `self`.
    pub(crate) fn flood(self, seed: Self) -> Self {
        let mut filled = seed;
        loop {
            let grown = (filled | filled.neighbours()) & self;
            if grown == filled {
                return filled;
            }
            filled = grown;
        }
    }
}

impl BitAnd for Ring {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Ring {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Ring {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Not for Ring {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// The smallest rectangle around a kingdom: what tells the cells of a [`Ring`] apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Frame {
    pub(crate) min_x: i8,
    pub(crate) min_y: i8,
    pub(crate) max_x: i8,
    pub(crate) max_y: i8,
}

/// How far a domino that touches a kingdom reaches beyond its frame.
const DOMINO: i8 = 2;

impl Frame {
    /// Grows to hold a cell.
    pub(crate) fn include(&mut self, cell: Cell) {
        let (x, y) = (cell.x(), cell.y());
        self.min_x = self.min_x.min(x);
        self.max_x = self.max_x.max(x);
        self.min_y = self.min_y.min(y);
        self.max_y = self.max_y.max(y);
    }

    pub(crate) const fn contains(self, cell: Cell) -> bool {
        let (x, y) = (cell.x(), cell.y());
        self.min_x <= x && x <= self.max_x && self.min_y <= y && y <= self.max_y
    }

    /// Everything that a kingdom of this width could still grow into (§5.2, §5.3): a cell is
    /// outside when it is `width` or more away from the far edge.
    pub(crate) const fn room(self, width: i8) -> Self {
        Self {
            min_x: self.max_x - width + 1,
            min_y: self.max_y - width + 1,
            max_x: self.min_x + width - 1,
            max_y: self.min_y + width - 1,
        }
    }

    /// The part of the room that the next domino can reach, as a set.
    pub(crate) fn window(self, width: i8) -> Ring {
        let room = self.room(width);
        let x = room.min_x.max(self.min_x - DOMINO);
        let y = room.min_y.max(self.min_y - DOMINO);
        let columns = room.max_x.min(self.max_x + DOMINO) - x + 1;
        let rows = room.max_y.min(self.max_y + DOMINO) - y + 1;
        Ring(BLOCKS[rows as usize][columns as usize].rotate_left(Ring::bit(x, y)))
    }

    /// The cells of a set in reading order of the notation: rank by rank from the south-west.
    pub(crate) fn cells(self, set: Ring) -> Cells {
        let (x, y) = (self.min_x - DOMINO, self.min_y - DOMINO);
        Cells { bits: set.0.rotate_right(Ring::bit(x, y)), x, y }
    }
}

/// Rectangles of bits by rows and columns, their corner at bit 0.
static BLOCKS: [[u128; BLOCK_SIDE]; BLOCK_SIDE] = {
    let mut blocks = [[0; BLOCK_SIDE]; BLOCK_SIDE];
    let mut rows = 1;
    while rows < BLOCK_SIDE {
        let mut columns = 0;
        while columns < BLOCK_SIDE {
            blocks[rows][columns] =
                blocks[rows - 1][columns] | ((1 << columns) - 1) << (ROW as usize * (rows - 1));
            columns += 1;
        }
        rows += 1;
    }
    blocks
};

/// The widest window is nine cells (5 of 7 columns used, and two on either side).
const BLOCK_SIDE: usize = 10;

/// The cells of a set, rank by rank.
#[derive(Clone, Debug)]
pub(crate) struct Cells {
    bits: u128,
    x: i8,
    y: i8,
}

impl Cells {
    pub(crate) const fn len(&self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Skips `n` cells and takes the next.
    pub(crate) fn select(mut self, n: usize) -> Option<Cell> {
        for _ in 0..n {
            self.bits &= self.bits.wrapping_sub(1);
        }
        self.next()
    }
}

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        if self.bits == 0 {
            return None;
        }
        let at = self.bits.trailing_zeros();
        self.bits &= self.bits - 1;
        Cell::new(self.x + (at % ROW) as i8, self.y + (at / ROW) as i8)
    }
}
