//! Drawing in a terminal: kingdoms, lines, score sheets and tables.
//!
//! Everything drawn is a [`Block`] of [`Text`] lines with styles inside, and knows how wide it
//! is. Whether the colours reach the terminal is decided where the block is written; without
//! them the same letters remain, so a drawing never says something by colour alone.

mod board;
mod kingdom;
mod palette;
mod scores;
mod sheet;
mod table;
mod text;

pub(crate) use board::{builders, line};
pub(crate) use kingdom::{Portrait, building_letter, legend};
pub(crate) use palette::{FAINT, Palette, STRONG};
pub(crate) use scores::{Contender, scores};
pub(crate) use sheet::sheet;
pub(crate) use table::{Align, Table};
pub(crate) use text::{Block, Text, heading, indented, side_by_side, wrapped};
