//! The written language of the games: how things look as text, with a module for each larger
//! format.
//!
//! | text | what it is |
//! |---|---|
//! | `h7`, `17`, `q17`, `sawmill` | a [`Cell`](crate::Cell), two [dominoes](crate::DominoId), a [`Building`](crate::Building) |
//! | `17@h7n`, `>3`, `$lr`, `+2@h8` | an [`Action`](crate::Action) |
//! | `L=3,17,25,40`, `K=2` | a [`Deal`](crate::Deal); either of them is a [`Step`](crate::Step) |
//! | `k4+middle+harmony` | [`Rules`](crate::Rules): a mode and what differs from it |
//! | `k2 0.king - - 1,2,3,4 - -/-` | a position on one line, like chess's FEN: [`setup`] |
//! | tags, then steps | a whole game, like chess's PGN: [`record`] |
//! | `W. W1 CC L2` | a kingdom drawn with letters, for scoring: [`sketch`] |
//!
//! Everything prints with `Display` and reads with `FromStr`; what is printed reads back the same.
//! Readers never panic, say where they stopped ([`ParseError`]), and hold no more than the text they
//! read. `docs/NOTATION.md` in the repository is the full reference.

mod action;
mod position;
pub mod record;
mod rules;
mod scanner;
pub mod setup;
pub mod sketch;
mod words;

#[cfg(test)]
mod tests;

pub use scanner::{ParseError, Problem};
