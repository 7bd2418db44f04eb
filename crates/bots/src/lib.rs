//! Players for every mode, from a child's level to the strongest we can make.
//!
//! A [`Bot`] sees what everyone may know, a [`rules::Position`], and nothing else. It is a pure
//! machine: no clock, no threads, and random numbers only from its seed, so the same seed and
//! the same number of visits choose the same action. Whoever has a clock turns time into visits:
//! it lets the bot [`think`](Bot::think) in small portions until the time is up.

mod bot;
mod greedy;
mod random;

pub use bot::{ActionReport, Bot, Report, choose, named, names};
pub use greedy::FullGreedy;
pub use random::RandomBot;
