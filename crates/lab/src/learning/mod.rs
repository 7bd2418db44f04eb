//! Learning the weights of the positional evaluator from games of the bots against themselves.
//!
//! A generation plays games with the weights of the one before ([`play`]), keeps what was seen
//! and how it ended ([`Samples`]), and fits new weights to it ([`fit()`]).

mod fit;
mod games;
mod samples;

pub use fit::{Fit, Progress, fit};
pub use games::{Player, Recipe, gather, modes, play};
pub use samples::{Sample, Samples};
