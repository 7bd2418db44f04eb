//! What the tests of every crate share.
//!
//! [`shuffle`] makes stocks from a seed, [`game`] plays them out, [`mod@bridge`] translates
//! between `rules` and the naive `reference`, [`agree`] plays one game in both at once, and
//! [`laws`] states what must hold in every position of every game.

pub mod agree;
pub mod bridge;
pub mod fuzzing;
pub mod game;
pub mod laws;
pub mod mixes;
pub mod shuffle;
