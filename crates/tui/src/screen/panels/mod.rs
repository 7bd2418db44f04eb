//! The panels of a table: each draws into an area and returns the rows it took.

mod builders;
mod large_kingdom;
mod lines;
mod log;
mod prompt;
mod realms;

pub(crate) use builders::{BUILDERS_HEIGHT, draw_builders};
pub(crate) use large_kingdom::{draw_large_kingdom, kingdom_title};
pub(crate) use lines::{draw_lines, lines_height, rows_for_lines};
pub(crate) use log::draw_log;
pub(crate) use prompt::{draw_headline, draw_prompt};
pub(crate) use realms::{
    LOW_MS, draw_cards, draw_realms, format_clock, purse, realms_height, show_clock, tags,
};

use ratatui::layout::Rect;

/// An area without its first rows.
pub(crate) fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}
