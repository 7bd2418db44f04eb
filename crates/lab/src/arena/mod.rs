//! Matches between bots: which is stronger, by how much, and with what confidence.
//!
//! A [`Match`] plays every deal once for each rotation of its contestants over the realms, so that
//! the luck of the deal cancels out, and counts a deal as one observation. Contestants are built-in
//! bots or outside programs; one that fails loses its game, and the match continues. All randomness
//! comes from the match's seed: with budgets in visits the result is the same on any machine and with
//! any number of threads. Each game of a Dynasty counts separately.

mod budget;
mod contestant;
mod engine;
mod fault;
mod game;
mod lineup;
mod player;
mod run;
mod stats;
mod tally;

pub use budget::{Budget, choose_within};
pub use contestant::{Contestant, ContestantError, Kind};
pub use engine::Engine;
pub use fault::{Fault, Forfeit};
pub use game::{Game, Spent};
pub use lineup::{Lineup, LineupError};
pub use run::{Match, MatchError};
pub use stats::{Estimate, Mean, Sprt, Verdict};
pub use tally::{Summary, Tally};
