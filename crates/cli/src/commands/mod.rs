//! The commands: each module has its arguments, its help and its `run`.
//!
//! Adding one takes a module here and a variant in `main.rs`. A command reads its input, asks
//! `rules` and prints the answer; it decides nothing about the game.

pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod bot;
pub(crate) mod learn;
pub(crate) mod load_test;
pub(crate) mod modes;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod score;
pub(crate) mod serve;

/// The examples at the end of a help text. A test runs every one of them.
macro_rules! examples {
    ($($line:literal),+ $(,)?) => {
        concat!("\x1b[1;4mEXAMPLES:\x1b[0m", $("\n  ", $line),+)
    };
}
pub(crate) use examples;
