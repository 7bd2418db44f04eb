//! Where everything lies at a table: one screen, whatever its size and however many play.
//!
//! Pure arithmetic in whole CSS pixels: a screen and the shape of a game go in, a rectangle for each
//! part comes out. It depends on nothing that happens in the game, so nothing is pushed about while
//! one plays; only the view of the large kingdom grows, inside its rectangle.

mod cards;
mod flat;
mod framing;
mod tall;
#[cfg(test)]
mod tests;
mod wide;

pub use cards::Cards;
pub use framing::{Framing, Transform};

use rules::{Grid, Rules};

use crate::scene::Area;

/// The part of the window that a table may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    pub width: i32,
    pub height: i32,
}

/// What the layout has to find room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Kingdoms, the viewer's among them.
    pub realms: i32,
    /// Dominoes in a line.
    pub line: i32,
    pub grid: Grid,
    /// Whether there is a builders' board.
    pub builders: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rect {
    pub x: i32,
    pub y: i32,
    pub width: i32,
    pub height: i32,
}

/// How the parts are arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// Lines on the left, my kingdom in the middle, the others on the right.
    Wide,
    /// One column: the others on top, my kingdom, a sheet, the actions under the thumb.
    Tall,
    /// My kingdom on the left, everything else beside it, for low screens.
    Flat,
}

/// A place for everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    pub arrangement: Arrangement,
    /// The size of text.
    pub text: i32,
    /// What the table needs; at least the screen's.
    pub height: i32,
    /// The way home.
    pub home: Rect,
    /// The menu, and on wide screens a few buttons before it.
    pub tools: Rect,
    /// What to do, in words.
    pub words: Rect,
    /// What commits, undoes and turns.
    pub actions: Rect,
    pub draft: Draft,
    /// My kingdom, with its heading.
    pub mine: Rect,
    /// The part of it that shows squares.
    pub kingdom: Rect,
    pub others: Rect,
    pub cards: Cards,
    pub dock: Option<Dock>,
    /// The move log, where there is room to show it always.
    pub log: Option<Rect>,
}

/// Both lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    pub rect: Rect,
    pub this: Slots,
    pub next: Slots,
}

/// The slots of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slots {
    pub columns: i32,
    /// The width of a domino.
    pub domino: i32,
    pub width: i32,
    pub height: i32,
}

/// The builders' board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dock {
    pub rect: Rect,
    pub columns: i32,
    /// The height of a tile.
    pub tile: i32,
    /// Whether it takes turns with the draft on one sheet.
    pub shares_sheet: bool,
}

const GAP: i32 = 8;
/// The height of the tabs of a shared sheet.
const TABS: i32 = 40;
/// Tiles on offer.
const OFFERS: i32 = 6;
/// What a domino measures when it is 206 units wide, with room for its shadow.
const DOMINO_UNITS: (i32, i32) = (206, 110);
/// A wide arrangement needs this much.
const WIDE: Screen = Screen { width: 1000, height: 560 };
/// A picture of a kingdom has a margin on each side, in hundredths of a square.
const MARGIN: i32 = 6;

impl Shape {
    pub fn of(rules: &Rules) -> Self {
        Self {
            realms: rules.realm_count() as i32,
            line: i32::from(rules.line()),
            grid: rules.grid,
            builders: rules.boxes.has_queendomino(),
        }
    }

    /// The squares that the large view of a kingdom shows at most, in each direction.
    fn widest_view(self) -> i32 {
        i32::from(self.grid.width()) + 2
    }

    fn rivals(self) -> i32 {
        self.realms - 1
    }
}

impl Rect {
    const fn new(x: i32, y: i32, width: i32, height: i32) -> Self {
        Self { x, y, width, height }
    }

    pub const fn right(self) -> i32 {
        self.x + self.width
    }

    pub const fn bottom(self) -> i32 {
        self.y + self.height
    }

    pub const fn contains(self, other: Self) -> bool {
        self.x <= other.x
            && self.y <= other.y
            && other.right() <= self.right()
            && other.bottom() <= self.bottom()
    }

    pub const fn overlaps(self, other: Self) -> bool {
        self.x < other.right()
            && other.x < self.right()
            && self.y < other.bottom()
            && other.y < self.bottom()
    }
}

impl Plan {
    pub fn of(screen: Screen, shape: Shape) -> Self {
        if screen.width >= WIDE.width && screen.height >= WIDE.height {
            wide::arrange(screen, shape)
        } else if screen.height > screen.width {
            tall::arrange(screen, shape)
        } else {
            flat::arrange(screen, shape)
        }
    }

    /// The large view of an area.
    pub fn framing(&self, area: Area) -> Framing {
        Framing::fit(area, (self.kingdom.width, self.kingdom.height))
    }

    /// The side of a square in the large view of an area.
    pub fn square(&self, area: Area) -> i32 {
        self.framing(area).square
    }

    /// The tabs on top of a sheet that lines and builders share; the lines and the builders' board
    /// begin below them.
    pub fn tabs(&self) -> Rect {
        Rect { y: self.draft.rect.y - TABS, height: TABS, ..self.draft.rect }
    }

    /// The side of a square on the card of a rival.
    pub fn card_square(&self, area: Area) -> i32 {
        square_in(self.cards.picture, self.cards.picture, area)
    }
}

/// The side of a square if an area with its margins has to fit.
fn square_in(width: i32, height: i32, area: Area) -> i32 {
    let side = |room: i32, cells: u8| room * 100 / (i32::from(cells) * 100 + 2 * MARGIN);
    side(width, area.width()).min(side(height, area.height()))
}

/// The height of a domino of a width.
fn domino_height(width: i32) -> i32 {
    let (across, down) = DOMINO_UNITS;
    (width * down + across - 1) / across
}

/// The width of a domino of a height.
fn domino_width(height: i32) -> i32 {
    let (across, down) = DOMINO_UNITS;
    height * across / down
}

const fn rows(count: i32, columns: i32) -> i32 {
    (count + columns - 1) / columns
}
