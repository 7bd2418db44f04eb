//! What players decide, what chance decides, and both as steps of a game.

use crate::builders::{Spot, Uncovered};
use crate::cell::{Cell, Placement};
use crate::domino::DominoId;
use crate::domino_set::DominoSet;
use crate::line::Slot;
use crate::seat::Seat;

/// One decision of the seat to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Put a king on a slot (§4.4).
    Claim(Slot),
    /// Place the domino (§5).
    Place {
        /// The domino under the king whose turn it is.
        domino: DominoId,
        /// Where it goes.
        placement: Placement,
    },
    /// Discard the domino, which fits nowhere (§5.6).
    Discard(DominoId),
    /// Put knights on the domino just placed (§7.4).
    Tax(Taxed),
    /// Buy the tile on a spot and build it (§7.8).
    Build {
        /// Where the tile lies.
        spot: Spot,
        /// The town square it goes to.
        at: Cell,
    },
    /// Have the dragon burn the tile on a spot (§7.12).
    Bribe(Spot),
    /// Skip taxing, building or bribing.
    Pass,
}

/// Which halves of the domino just placed get a knight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Taxed {
    /// The left half.
    Left,
    /// The right half.
    Right,
    /// Both, for two knights.
    Both,
}

impl Taxed {
    /// Every choice, in the order of legal actions.
    pub const ALL: [Self; 3] = [Self::Left, Self::Right, Self::Both];

    /// How many knights it takes.
    pub const fn knights(self) -> u8 {
        match self {
            Self::Left | Self::Right => 1,
            Self::Both => 2,
        }
    }

    /// The cells that get a knight, given those of the left and right half.
    pub(crate) fn of(self, halves: &[Cell; 2]) -> &[Cell] {
        match self {
            Self::Left => &halves[..1],
            Self::Right => &halves[1..],
            Self::Both => halves,
        }
    }
}

/// An outcome of chance. Players never make one; the dealer supplies it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deal {
    /// The king of this seat was drawn (§3.3).
    King(Seat),
    /// These dominoes form the next line (§3.1, §4.1).
    Line(DominoSet),
    /// These tiles were uncovered, in this order (§7.2, §7.14).
    Buildings(Uncovered),
}

/// One entry in the log of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// An outcome of chance.
    Deal(Deal),
    /// A decision of the seat to move.
    Act(Action),
}
