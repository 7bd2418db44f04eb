//! What rooms draw on: text clipped to its area, boxes, and the areas that can be clicked.

use crossterm::event::KeyCode;
use lingo::Lingo;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Position as Point, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Padding, Widget};
use rules::{Cell, Realm, Slot, Spot};

use crate::look::{FAINT, Look, STRONG};

/// What a click hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hit {
    /// A cell of the large kingdom.
    Cell(Cell),
    /// A slot of the next line.
    Slot(Slot),
    /// A spot of the builders' board.
    Offer(Spot),
    Realm(Realm),
    /// A menu entry.
    Entry(usize),
    /// A key hint.
    Key(KeyCode),
}

pub(crate) struct Canvas<'a> {
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) look: Look,
    pub(crate) lingo: &'a Lingo,
    pub(crate) hits: &'a mut Vec<(Rect, Hit)>,
}

impl Canvas<'_> {
    /// Draws a text, clipped to the width. Returns the column after it.
    pub(crate) fn text(&mut self, x: u16, y: u16, width: u16, text: &str, style: Style) -> u16 {
        if !self.buffer.area.contains(Point::new(x, y)) {
            return x;
        }
        self.buffer.set_stringn(x, y, text, width as usize, style).0
    }

    /// Draws a line into a row of an area, unless it is below the bottom.
    pub(crate) fn line(&mut self, area: Rect, row: u16, line: &Line<'_>) {
        if row < area.height {
            self.buffer.set_line(area.x, area.y + row, line, area.width);
        }
    }

    /// Makes an area clickable.
    pub(crate) fn hit(&mut self, area: Rect, hit: Hit) {
        self.hits.push((area.intersection(self.buffer.area), hit));
    }

    /// Draws the title of a panel, with a rule to its right.
    pub(crate) fn panel_title(&mut self, area: Rect, row: u16, title: &str) {
        if row >= area.height || area.width < 4 {
            return;
        }
        let y = area.y + row;
        let end = self.text(area.x, y, area.width, title, STRONG);
        let left = (area.x + area.width).saturating_sub(end + 1);
        let rule = self.look.symbols().rule.to_string().repeat(left as usize);
        self.text(end + 1, y, left, &rule, FAINT);
    }

    /// Draws an empty box over everything else; returns the area inside.
    pub(crate) fn sheet(&mut self, within: Rect, width: u16, height: u16, title: &str) -> Rect {
        let size = [Constraint::Length(width + 4), Constraint::Length(height + 2)];
        let area = within.centered(size[0], size[1]).intersection(within);
        let borders = if self.look.unicode { border::ROUNDED } else { ASCII_BORDER };
        let mut block = Block::bordered()
            .border_set(borders)
            .border_style(FAINT)
            .padding(Padding::horizontal(1));
        if !title.is_empty() {
            // Only the frame is faint.
            let style = STRONG.remove_modifier(Modifier::DIM);
            let rule = span(borders.horizontal_top, FAINT);
            block = block.title(Line::from(vec![rule, span(format!(" {title} "), style)]));
        }
        // Nothing under a sheet can be clicked.
        self.hits.clear();
        Clear.render(area, self.buffer);
        (&block).render(area, self.buffer);
        block.inner(area)
    }
}

const ASCII_BORDER: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

/// Breaks a text into lines of at most this width.
pub(crate) fn wrap(text: &str, width: u16) -> Vec<String> {
    let width = (width as usize).max(8);
    textwrap::wrap(text, width).into_iter().map(std::borrow::Cow::into_owned).collect()
}

/// The width of a text in columns.
pub(crate) fn columns(text: &str) -> u16 {
    unicode_width::UnicodeWidthStr::width(text) as u16
}

/// As much of a text as fits into this many columns. Wide letters take two.
pub(crate) fn clip(text: &str, width: u16) -> String {
    let mut left = usize::from(width);
    let fits = |letter: &char| {
        let rest = left.checked_sub(unicode_width::UnicodeWidthChar::width(*letter).unwrap_or(0));
        left = rest.unwrap_or(left);
        rest.is_some()
    };
    text.chars().take_while(fits).collect()
}

pub(crate) fn span(text: impl Into<String>, style: Style) -> Span<'static> {
    Span::styled(text.into(), style)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clipped_name_keeps_to_its_columns_even_with_wide_letters() {
        assert_eq!(clip("Annabelle", 4), "Anna");
        assert_eq!(clip("王女さくら", 5), "王女");
        assert_eq!(columns(&clip("王女さくら", 6)), 6);
        assert_eq!(clip("Ann", 8), "Ann");
    }
}
