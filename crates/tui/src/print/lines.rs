//! Lines of styled text: from a buffer, side by side, and as escape codes.

use std::fmt::Write;

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Style};
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::Block;
use crate::screen::span;

/// The rows of a buffer without the blank ones at the end.
pub(crate) fn from_buffer(buffer: &Buffer) -> Block {
    let area = buffer.area;
    let mut rows: Block = (area.top()..area.bottom()).map(|y| row_to_line(buffer, y)).collect();
    while rows.last().is_some_and(|row| row.width() == 0) {
        rows.pop();
    }
    rows
}

fn row_to_line(buffer: &Buffer, y: u16) -> Line<'static> {
    let mut pieces: Vec<(String, Style)> = Vec::new();
    let mut x = buffer.area.left();
    while x < buffer.area.right() {
        let cell = &buffer[(x, y)];
        let style = Style { fg: explicit(cell.fg), bg: explicit(cell.bg), ..Style::new() }
            .add_modifier(cell.modifier);
        match pieces.last_mut() {
            Some((text, same)) if *same == style => text.push_str(cell.symbol()),
            _ => pieces.push((cell.symbol().to_owned(), style)),
        }
        // A wide character also takes the next cell.
        x += cell.symbol().width().max(1) as u16;
    }
    while let Some((text, style)) = pieces.last_mut() {
        if style.bg.is_some() {
            break;
        }
        text.truncate(text.trim_end().len());
        if !text.is_empty() {
            break;
        }
        pieces.pop();
    }
    pieces.into_iter().map(|(text, style)| span(text, style)).collect()
}

fn explicit(colour: Color) -> Option<Color> {
    (colour != Color::Reset).then_some(colour)
}

/// A line with escape codes for its colours.
pub fn ansi(line: &Line<'_>) -> String {
    line.spans.iter().fold(String::new(), |mut text, span| {
        let style = anstyle::Style::from(line.style.patch(span.style));
        // Writing to a string cannot fail.
        let _ = write!(text, "{style}{}{style:#}", span.content);
        text
    })
}

/// Places blocks side by side, as many in a row as fit, with a blank line between rows.
pub fn side_by_side(blocks: Vec<Block>, gap: u16, width: u16) -> Block {
    let mut rows: Vec<(usize, Vec<(usize, Block)>)> = Vec::new();
    for block in blocks.into_iter().filter(|block| !block.is_empty()) {
        let block_width = block.iter().map(Line::width).max().unwrap_or(0);
        match rows.last_mut() {
            Some((used, row)) if *used + gap as usize + block_width <= width as usize => {
                *used += gap as usize + block_width;
                row.push((block_width, block));
            }
            _ => rows.push((block_width, vec![(block_width, block)])),
        }
    }
    let rows: Vec<Block> = rows.into_iter().map(|(_, row)| join_row(&row, gap)).collect();
    rows.join(&Line::default())
}

fn join_row(blocks: &[(usize, Block)], gap: u16) -> Block {
    let height = blocks.iter().map(|(_, block)| block.len()).max().unwrap_or(0);
    let line = |at: usize| {
        let mut line = Line::default();
        let mut column = 0;
        for (block_width, block) in blocks {
            if let Some(part) = block.get(at) {
                let missing = column - line.width();
                line.push_span(" ".repeat(missing));
                line.spans
                    .extend(part.iter().map(|one| one.clone().style(part.style.patch(one.style))));
            }
            column += block_width + gap as usize;
        }
        line
    };
    (0..height).map(line).collect()
}
