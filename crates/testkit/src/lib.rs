//! What the tests of every crate share.
//!
//! [`shuffle`] makes stocks from a seed, [`game`] plays them out, [`bridge`] translates from `rules`
//! to the naive `reference`, [`agree`] plays one game in both at once, [`conceivable`] lists what
//! could be tried, and [`laws`] states what must hold in every position of every game. The
//! benchmark of `lab` uses the bridge, too, to time the two against each other.

pub mod agree;
pub mod bridge;
pub mod conceivable;
pub mod fuzzing;
pub mod game;
pub mod laws;
pub mod mixes;
pub mod shuffle;
