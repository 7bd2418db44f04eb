//! The panels of a table: each draws into an area and tells how many rows it took.

mod builders;
mod lines;
mod log;
mod mine;
mod prompt;
mod realms;

pub(crate) use builders::{BUILDERS_HEIGHT, builders};
pub(crate) use lines::{lines, lines_height, lines_room};
pub(crate) use log::log;
pub(crate) use mine::{mine, part_shown, title};
pub(crate) use prompt::{headline, prompt};
pub(crate) use realms::{LOW_MS, cards, clock_words, purse, realms, realms_height, tags};

use ratatui::layout::Rect;

/// What is left of an area below its first rows.
pub(crate) fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}
