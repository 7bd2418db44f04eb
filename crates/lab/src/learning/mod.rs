//! Trains the positional evaluator's weights by self-play.
//!
//! A generation plays games with the weights of the one before ([`play`]), collects what was seen
//! and how it ended ([`Samples`]), and fits new weights to them ([`fit()`]).

mod fit;
mod games;
mod samples;

pub use fit::{Fit, Progress, fit};
pub use games::{Player, Recipe, gather, modes, play};
pub use samples::{Sample, Samples};
