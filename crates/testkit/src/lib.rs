//! What the tests of every crate share.
//!
//! [`shuffle`] makes stocks from a seed, [`game`] plays them out, [`agree`] plays one game in
//! `rules` and the naive `reference` at once, [`conceivable`] lists what could be tried, and
//! [`laws`] states what must hold in every position of every game.

pub mod agree;
pub mod conceivable;
pub mod fuzzing;
pub mod game;
pub mod laws;
pub mod mixes;
pub mod shuffle;
