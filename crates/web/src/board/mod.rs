//! The game on the table: its pictures, and input by pointer and keys.

mod anchors;
mod builders;
mod cells;
mod commands;
mod domino_images;
mod flight;
mod graph;
mod keys;
mod lines;
mod mine;
mod motion;
mod others;
mod picture;
mod places;
mod prompt;
mod score_panel;
mod scores;
mod sketch;
mod slot;
mod swipe;

pub(crate) use builders::Builders;
pub(crate) use commands::{AnswerRegion, COMMANDS, Command, Describe, announce};
pub(crate) use graph::Graph;
pub(crate) use keys::{Keys, is_on_button, is_reserved};
pub(crate) use lines::Lines;
pub(crate) use mine::Mine;
pub(crate) use motion::Flights;
pub(crate) use others::Others;
pub(crate) use picture::{LivePicture, Picture, card_area, house, kingdom_svg, picture_area};
pub(crate) use places::{Places, Sheet, places, style_of};
pub(crate) use prompt::{Prompt, prompt_text};
pub(crate) use score_panel::{Points, ScorePanel};
pub(crate) use scores::{Remaining, Scores};
pub(crate) use sketch::{art_variant, outline_svg, sketch_svg, square_art, wrap_svg};
pub(crate) use swipe::Swipe;
