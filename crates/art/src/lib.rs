//! SVG drawings of the whole game: terrains, dominoes, castles, pieces, buildings, icons.
//!
//! Pure functions that return markup: no I/O, no script, no inline style, no external resources.
//! The same input always gives the same drawing.
//!
//! # In a page
//!
//! Include [`style`] in the page's style sheet and [`defs`] once in its body. Then
//! [`Drawing::svg`] gives complete elements, and the bodies of several drawings can share one
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
//! Colours are custom properties (`--cl-wheat`) that fall back to their value by day. A theme is
//! `data-theme="light"` or `"dark"` on any ancestor; without it the system decides. Every element is
//! `aria-hidden`: the page labels a drawing where it shows one.
//!
//! # As a file
//!
//! [`Drawing::document`] and [`document`] give complete files with the colours of day or night written out.
//!
//! # Coordinates
//!
//! A square is [`SQUARE`] units wide and `y` grows **down**, as in SVG; [`on_page`] converts a
//! kingdom's cell, whose `y` grows north. Ids and classes start with `cl-`.

mod buildings;
mod chairs;
mod defs;
mod dice;
mod domino;
mod drawing;
mod effects;
mod emblem;
mod frame;
mod houses;
mod icons;
mod moulding;
mod numerals;
mod outline;
mod pen;
mod pieces;
mod portraits;
mod poster;
mod reactions;
mod scenes;
mod style;
mod surfaces;
mod terrain;

pub use buildings::{building, building_back, building_spot};
pub use chairs::{chair, chair_to_add};
pub use defs::defs;
pub use domino::{
    Finish, Side, crowns, domino, domino_back, domino_in_line, domino_shadow, face, half,
};
pub use drawing::{Drawing, SQUARE, document, placed};
pub use effects::{CONFETTI_KINDS, coin_of, confetti, dust, glint};
pub use emblem::{emblem, emblem_maskable};
pub use houses::House;
pub use icons::Icon;
pub use moulding::{Moulding, picture_frame};
pub use outline::outline;
pub use pieces::{Coin, castle, coin, dragon, fire, king, knight, queen, tower};
pub use portraits::{person, portrait};
pub use poster::{POSTER_HEIGHT, POSTER_WIDTH, Poster, PosterKingdom};
pub use reactions::reaction;
pub use scenes::{ModeScene, mode_scene};
pub use style::style;
pub use terrain::{bare as bare_terrain, chip as terrain_chip, sample as terrain_sample};
pub use view::palette::Light;

/// Converts a kingdom's cell to drawing coordinates: `y` grows down instead of north.
pub const fn on_page(cell: rules::Cell) -> (i32, i32) {
    (cell.x() as i32, -(cell.y() as i32))
}
