//! The game on the table: pictures of it, and what one can do with them.

mod anchors;
mod builders;
mod cells;
mod commands;
mod flight;
mod graph;
mod keys;
mod lines;
mod mine;
mod motion;
mod others;
mod picture;
mod prints;
mod prompt;
mod scores;
mod sketch;

pub(crate) use builders::Builders;
pub(crate) use commands::{Answers, Command, Describe, KEYS, tell};
pub(crate) use graph::Graph;
pub(crate) use keys::Keys;
pub(crate) use lines::Lines;
pub(crate) use mine::Mine;
pub(crate) use motion::Flights;
pub(crate) use others::Others;
pub(crate) use picture::{Drawn, Overlay, Picture, house, kingdom, view_of, view_on_card};
pub(crate) use prompt::{Prompt, sentence};
pub(crate) use scores::{Remaining, Scores};
pub(crate) use sketch::{framed, land, outlined, seed, sketch};
