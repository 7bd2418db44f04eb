//! The eight ways to turn and mirror a kingdom around its castle.
//!
//! Nothing in the rules prefers a direction, so a kingdom and its images play and score alike.
//! (§5.7 prefers a spelling; [`Placement::normalized`] restores it after a rotation.)

use crate::cell::{Cell, Direction, Placement};

/// A rotation by quarter turns, after an optional mirroring of east and west.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    mirrored: bool,
    quarters: u8,
}

impl Symmetry {
    /// All eight symmetries; the first is the identity.
    pub const ALL: [Self; 8] = {
        let mut all = [Self { mirrored: false, quarters: 0 }; 8];
        let mut at = 0;
        while at < 8 {
            all[at] = Self { mirrored: at >= 4, quarters: (at % 4) as u8 };
            at += 1;
        }
        all
    };

    /// The image of a cell.
    pub fn cell(self, cell: Cell) -> Cell {
        let mut x = if self.mirrored { -cell.x() } else { cell.x() };
        let mut y = cell.y();
        for _ in 0..self.quarters {
            (x, y) = (y, -x);
        }
        Cell::new(x, y).expect("symmetries keep the distance from the castle")
    }

    /// The image of a direction.
    pub fn direction(self, direction: Direction) -> Direction {
        let mut image = match direction {
            Direction::East | Direction::West if self.mirrored => direction.opposite(),
            _ => direction,
        };
        for _ in 0..self.quarters {
            image = image.clockwise();
        }
        image
    }

    /// The image of a placement.
    pub fn placement(self, placement: Placement) -> Placement {
        Placement { at: self.cell(placement.at), toward: self.direction(placement.toward) }
    }
}
