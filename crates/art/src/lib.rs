//! Everything of the game drawn as SVG: terrains, dominoes, castles, pieces, buildings, icons.
//!
//! Pure functions from what is to be shown to markup; no I/O, no script, no inline style, nothing
//! from elsewhere. The same input always gives the same drawing.
//!
//! # In a page
//!
//! Include [`style`] in the page's style sheet and [`defs`] once in its body. Then
//! [`Drawing::svg`] gives whole elements, and the bodies of drawings can be mixed within one
//! `<svg>`:
//!
//! ```
//! use art::{Finish, House};
//!
//! let domino = rules::DominoId::new(rules::Origin::Kingdomino, 48).unwrap();
//! let castle = art::placed((0, 0), &art::castle(House::new(0).unwrap()).body);
//! let wheat_and_mine = art::domino(domino, [(1, 0), (1, 1)], Finish::Fresh);
//! let kingdom = format!("<svg viewBox=\"0 0 200 200\">{castle}{wheat_and_mine}</svg>");
//! # assert!(kingdom.contains("#cl-crowns3"));
//! ```
//!
//! Colours are custom properties (`--cl-wheat`) with the day's value as a fallback; a theme is
//! `data-theme="light"` or `"dark"` on any ancestor, and the system's choice without it.
//! `aria-hidden` is set on every element: whoever shows a drawing says what it is.
//!
//! # On its own
//!
//! [`Drawing::document`] and [`document`] give complete files with the colours of day or night written out.
//!
//! # Where things are
//!
//! A square is [`SQUARE`] units wide and `y` grows **down**, as in SVG; [`on_page`] turns a
//! kingdom's cell, whose `y` grows north. Ids and classes begin with `cl-`.

mod buildings;
mod defs;
mod dice;
mod domino;
mod drawing;
mod emblem;
mod frame;
mod houses;
mod icons;
mod numerals;
mod outline;
mod pen;
mod pieces;
mod style;
mod terrain;

pub use buildings::{building, building_back, building_spot};
pub use defs::defs;
pub use domino::{Finish, Side, crowns, domino, domino_back, domino_in_line, face, half, shadow};
pub use drawing::{Drawing, SQUARE, document, placed};
pub use emblem::{emblem, emblem_maskable};
pub use houses::House;
pub use icons::Icon;
pub use outline::outline;
pub use pieces::{Coin, castle, coin, dragon, fire, king, knight, queen, tower};
pub use style::style;
pub use terrain::{bare as bare_terrain, chip as terrain_chip, sample as terrain_sample};
pub use view::palette::Light;

/// A kingdom's cell as drawings count: `y` down instead of north.
pub const fn on_page(cell: rules::Cell) -> (i32, i32) {
    (cell.x() as i32, -(cell.y() as i32))
}
