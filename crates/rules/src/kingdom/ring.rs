//! Sets of cells as the bits of one machine word, bent into a ring.
//!
//! The cell `x` east and `y` north of the castle is bit `ROW·y + x`, counted around the word. A
//! step east is a rotation by 1 and a step north one by `ROW`, wherever the kingdom grows:
//! nothing is ever re-anchored.
//!
//! Two cells share a bit when they are far apart: eight or more columns or rows in a `u64` with
//! rows of 8, eleven or more in a `u128` with rows of 11. A kingdom of 5×5 with the cells that its
//! next domino can reach spans at most seven, one of 7×7 at most nine. So within a kingdom's
//! [`Frame`] every bit is one cell, and a step out of it never comes back in on the other side
//! (`no_aliasing` in the tests checks all frames).

use core::fmt::Debug;
use core::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Not};

use crate::cell::{Cell, Direction};

/// A set of cells of one kingdom. Only meaningful together with that kingdom's [`Frame`].
pub(crate) trait Ring:
    Copy
    + Debug
    + Default
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Into<u128>
{
    /// Bits from one row to the next.
    const ROW: u32;
    const EMPTY: Self;
    const CASTLE: Self;
    /// The width of the kingdoms it holds.
    const WIDTH: i8;

    fn bit(index: u8) -> Self;
    fn rotate_left(self, by: u32) -> Self;
    fn rotate_right(self, by: u32) -> Self;
    fn len(self) -> u32;
    /// One of the cells.
    fn first(self) -> Self;
    /// The index of that cell in the ring, if there is one.
    fn place(self) -> u8;
    /// No cell if the lowest bit of `choice` is 0, else all: this avoids a branch, which no
    /// processor could predict for terrain and crowns.
    fn all_if(choice: u8) -> Self;
    /// A rectangle of so many rows and columns, its south-west corner at bit 0.
    fn block(rows: i8, columns: i8) -> Self;

    /// The index of a cell in the ring.
    fn index(x: i8, y: i8) -> u8 {
        let mask = (8 * size_of::<Self>() - 1) as i32;
        ((Self::ROW as i32 * y as i32 + x as i32) & mask) as u8
    }

    fn of(cell: Cell) -> Self {
        Self::bit(Self::index(cell.x(), cell.y()))
    }

    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    fn meets(self, other: Self) -> bool {
        self & other != Self::EMPTY
    }

    /// Every cell moved one step.
    fn moved(self, toward: Direction) -> Self {
        match toward {
            Direction::North => self.rotate_left(Self::ROW),
            Direction::East => self.rotate_left(1),
            Direction::South => self.rotate_right(Self::ROW),
            Direction::West => self.rotate_right(1),
        }
    }

    /// The cells next to these, edge to edge.
    fn neighbours(self) -> Self {
        let columns = self.rotate_left(1) | self.rotate_right(1);
        columns | self.rotate_left(Self::ROW) | self.rotate_right(Self::ROW)
    }

    /// All cells of `self` joined to `seed` edge to edge through cells of `self`.
    fn flood(self, seed: Self) -> Self {
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

macro_rules! ring {
    ($word:ty, row: $row:literal, width: $width:literal) => {
        impl Ring for $word {
            const ROW: u32 = $row;
            const EMPTY: Self = 0;
            const CASTLE: Self = 1;
            const WIDTH: i8 = $width;

            #[inline]
            fn bit(index: u8) -> Self {
                1 << index
            }

            #[inline]
            fn rotate_left(self, by: u32) -> Self {
                <$word>::rotate_left(self, by)
            }

            #[inline]
            fn rotate_right(self, by: u32) -> Self {
                <$word>::rotate_right(self, by)
            }

            #[inline]
            fn len(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn first(self) -> Self {
                self & self.wrapping_neg()
            }

            #[inline]
            fn place(self) -> u8 {
                self.trailing_zeros() as u8
            }

            #[inline]
            fn all_if(choice: u8) -> Self {
                <$word>::from(choice & 1).wrapping_neg()
            }

            #[inline]
            fn block(rows: i8, columns: i8) -> Self {
                /// The widest window: a frame that a domino can still widen by two on either side.
                const SIDE: usize = $width + 3;
                static BLOCKS: [$word; SIDE * SIDE] = {
                    let mut blocks = [0; SIDE * SIDE];
                    let mut at = SIDE;
                    while at < SIDE * SIDE {
                        let (rows, columns) = (at / SIDE, at % SIDE);
                        let row: $word = ((1 << columns) - 1) << ($row * (rows - 1));
                        blocks[at] = blocks[at - SIDE] | row;
                        at += 1;
                    }
                    blocks
                };
                BLOCKS[rows as usize * SIDE + columns as usize]
            }
        }
    };
}

ring!(u64, row: 8, width: 5);
ring!(u128, row: 11, width: 7);

/// The smallest rectangle around a kingdom: what makes the bits of a [`Ring`] unambiguous.
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

    /// Whether the castle can still be the middle of a kingdom of this width (§6.5).
    pub(crate) fn may_be_centred(self, width: i8) -> bool {
        let Self { min_x, min_y, max_x, max_y } = self;
        [-min_x, -min_y, max_x, max_y].into_iter().all(|side| side <= width / 2)
    }

    /// The part of the room that the next domino can reach.
    pub(crate) fn window<R: Ring>(self) -> R {
        let room = self.room(R::WIDTH);
        let x = room.min_x.max(self.min_x - DOMINO);
        let y = room.min_y.max(self.min_y - DOMINO);
        let columns = room.max_x.min(self.max_x + DOMINO) - x + 1;
        let rows = room.max_y.min(self.max_y + DOMINO) - y + 1;
        R::block(rows, columns).rotate_left(R::index(x, y).into())
    }

    /// All cells of the rectangle itself.
    pub(crate) fn inside<R: Ring>(self) -> R {
        let (columns, rows) = (self.max_x - self.min_x + 1, self.max_y - self.min_y + 1);
        R::block(rows, columns).rotate_left(R::index(self.min_x, self.min_y).into())
    }

    /// The cell at an index of the ring.
    pub(crate) fn cell<R: Ring>(self, index: u8) -> Cell {
        let (x, y) = self.corner();
        let mask = (8 * size_of::<R>() - 1) as u32;
        let at = (index as u32).wrapping_sub(R::index(x, y).into()) & mask;
        Cell::new(x + (at % R::ROW) as i8, y + (at / R::ROW) as i8).unwrap_or_default()
    }

    /// The cells of a set in reading order of the notation: rank by rank from the south-west.
    pub(crate) fn cells<R: Ring>(self, set: R) -> Cells {
        let (x, y) = self.corner();
        let bits = set.rotate_right(R::index(x, y).into()).into();
        Cells { bits, x, y, wide: R::ROW == u128::ROW }
    }

    /// South-west of every cell that a set of this kingdom can hold.
    const fn corner(self) -> (i8, i8) {
        (self.min_x - DOMINO, self.min_y - DOMINO)
    }
}

/// The cells of a set, rank by rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cells {
    bits: u128,
    x: i8,
    y: i8,
    /// Whether rows are those of a `u128` or those of a `u64`.
    wide: bool,
}

impl Cells {
    pub(crate) const fn len(&self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Skips `n` cells and takes the next.
    #[inline]
    pub(crate) fn select(mut self, n: usize) -> Option<Cell> {
        // In halves, since clearing a bit of a `u64` is one instruction.
        let (low, high) = (self.bits as u64, (self.bits >> 64) as u64);
        let below = low.count_ones() as usize;
        self.bits =
            if n < below { skip(low, n).into() } else { u128::from(skip(high, n - below)) << 64 };
        self.next()
    }
}

/// Clears the `n` lowest bits that are set.
fn skip(mut bits: u64, n: usize) -> u64 {
    for _ in 0..n {
        bits &= bits.wrapping_sub(1);
    }
    bits
}

impl ExactSizeIterator for Cells {}

impl Iterator for Cells {
    type Item = Cell;

    fn size_hint(&self) -> (usize, Option<usize>) {
        (Cells::len(self), Some(Cells::len(self)))
    }

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.bits == 0 {
            return None;
        }
        let at = self.bits.trailing_zeros();
        self.bits &= self.bits - 1;
        // Two divisions by constants are cheaper than one by a variable.
        let (row, column) = if self.wide {
            (at / u128::ROW, at % u128::ROW)
        } else {
            (at / u64::ROW, at % u64::ROW)
        };
        Cell::new(self.x + column as i8, self.y + row as i8)
    }
}
