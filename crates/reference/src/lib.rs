//! A naive, independent implementation of `docs/RULES.md`.
//!
//! This crate exists to be compared with the fast one, so it shares no code with it and does
//! everything in the most obvious way: kingdoms are maps from squares to what lies there,
//! territories are searched square by square, and nothing is stored that can be counted. Refusals
//! are the codes of section 9 as plain text.

mod builders;
mod chance;
mod data;
mod game;
mod kingdom;
mod legal;
mod moves;
mod options;
mod realm;
mod refusal;
mod score;
mod standings;
#[cfg(test)]
mod tests;
mod turn;

pub use data::{
    Building, Domino, Half, Origin, Points, TaxBonus, Terrain, building, building_kinds, halves,
};
pub use game::Game;
pub use kingdom::{Cell, Square, Squares};
pub use moves::{Deal, Direction, Due, Move};
pub use options::{Boxes, Options};
pub use realm::Realm;
pub use score::{Sheet, Territory, score};
pub use standings::{Standing, rank, rank_series};
