//! The engine's side of the line protocol, in the manner of chess's UCI. `docs/BOTS.md` is its
//! reference.
//!
//! An [`Engine`] is a pure machine: lines go in, lines come out, and it thinks only when asked to,
//! for as many visits as it is given. Its caller owns the clock and the pipes and keeps reading
//! while the engine thinks in portions, so that `stop` and time limits work. What cannot be read or
//! comes at the wrong time is refused with a stable code and changes nothing.

mod command;
mod engine;
mod info;
mod place;
mod refusal;

#[cfg(test)]
mod tests;

pub use command::{LINE_MAX, Limit, MILLIS_MAX, VISITS_MAX};
pub use engine::{Engine, Make, VERSION};
pub use place::{read_position, read_setup};
pub use refusal::{Problem, Refusal};
