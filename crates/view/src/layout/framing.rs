//! How a view of the plane is framed, and how one framing eases into the next.

use crate::scene::Area;

/// A view of the plane: which cells it shows, where, and how large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Framing {
    pub area: Area,
    /// The side of a square.
    pub square: i32,
    /// The corner of the drawing, its margin included.
    pub left: i32,
    pub top: i32,
    pub width: i32,
    pub height: i32,
}

/// A change of coordinates: scaled, then moved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transform {
    pub scale: f64,
    pub across: f64,
    pub down: f64,
}

impl Framing {
    /// The largest view of an area that fits into a room, in its middle.
    pub fn fit(area: Area, (width, height): (i32, i32)) -> Self {
        let square = super::square_in(width, height, area);
        let side = |cells: u8| (i32::from(cells) * 100 + 2 * super::MARGIN) * square / 100;
        let (drawn, high) = (side(area.width()), side(area.height()));
        let (left, top) = ((width - drawn) / 2, (height - high) / 2);
        Self { area, square, left, top, width: drawn, height: high }
    }

    /// What makes a drawing in this framing look as in another, with the drawing's corner as origin.
    pub fn as_seen_in(self, other: Self) -> Transform {
        let square = f64::from(other.square);
        let columns = f64::from(self.area.low.x()) - f64::from(other.area.low.x());
        let rows = f64::from(other.area.high.y()) - f64::from(self.area.high.y());
        Transform {
            scale: square / f64::from(self.square),
            across: f64::from(other.left - self.left) + columns * square,
            down: f64::from(other.top - self.top) + rows * square,
        }
    }
}
