//! The vocabulary of a game: what a player decides, what a shuffle decides, and what the game waits
//! for. Only data, no rules: any value can be written down, and the game says whether it is
//! allowed.

use std::collections::{BTreeMap, BTreeSet};

use crate::data::{Domino, Origin};
use crate::kingdom::Cell;

/// Where the second half lies, seen from the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// y + 1
    North,
    /// x + 1
    East,
    /// y - 1
    South,
    /// x - 1
    West,
}

impl Direction {
    pub const ALL: [Direction; 4] =
        [Direction::North, Direction::East, Direction::South, Direction::West];
}

/// A decision of a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Put the king on a slot, counted from 0 (§4.4).
    Claim { slot: usize },
    /// Place the domino under the king (§5).
    Place {
        domino: Domino,
        /// The square of its left half; the castle is at (0, 0).
        at: Cell,
        /// Where its right half lies, seen from the left one.
        toward: Direction,
    },
    /// Discard the domino under the king (§5.6).
    Discard { domino: Domino },
    /// Put knights on the domino just placed (§7.4).
    Tax { left: bool, right: bool },
    /// Buy a tile (§7.8).
    Build {
        /// The spot by its printed price.
        spot: usize,
        /// The town square that it is put on.
        at: Cell,
    },
    /// Have a tile burnt (§7.12).
    Bribe {
        /// The spot by its printed price.
        spot: usize,
    },
    /// Skip taxing, building or bribing.
    Pass,
}

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Deal {
    /// A king is drawn for the first claims (§3.3).
    King { seat: usize },
    /// A new line is dealt; the order given does not matter (§3.1).
    Line { dominoes: Vec<Domino> },
    /// Tiles of the building pile are uncovered, in this order (§7.2, §7.14).
    Buildings { ids: Vec<String> },
}

/// What must happen next.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Due {
    /// One of these kings is drawn.
    King {
        /// The seats of the kings not yet drawn, one entry for each king.
        kings: Vec<usize>,
    },
    /// A line is dealt.
    Line { origin: Origin, count: usize, unseen: BTreeSet<Domino> },
    /// Tiles are uncovered.
    Buildings {
        count: usize,
        /// How many tiles of each id are left.
        unseen: BTreeMap<String, usize>,
    },
    /// This seat decides.
    Seat(usize),
    /// Nothing: the game has ended.
    Over,
}
