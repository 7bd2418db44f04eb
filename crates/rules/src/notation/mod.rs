//! The written language of the games: `docs/NOTATION.md` is its reference.
//!
//! Everything prints with `Display` and reads with `FromStr`; what is printed reads back the
//! same. Readers never panic, say where they stopped, and hold no more than the text they read.

mod action;
mod position;
mod record;
mod rules;
mod scanner;
mod setup;
mod sketch;
mod words;

#[cfg(test)]
mod tests;

pub use position::PositionError;
pub use record::{RECORD_VERSION, Record, RecordError, Replay, ReplayError, StepError};
pub use scanner::{ParseError, Problem};
pub use sketch::Sketch;
