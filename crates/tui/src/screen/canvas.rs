//! What rooms draw on: text that is cut at its edge, boxes, and where the mouse hits what.

use lingo::Lingo;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Position as Point, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Padding, Widget};
use rules::{Cell, Realm, Slot, Spot};

use crate::look::{FAINT, Look, STRONG};

/// What lies under the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hit {
    /// A cell of the kingdom that is shown large.
    Cell(Cell),
    /// A slot of the line to claim from.
    Slot(Slot),
    /// A spot of the builders' board.
    Offer(Spot),
    /// Somebody's kingdom.
    Realm(Realm),
    /// An entry of a menu.
    Entry(usize),
    /// A key that is named on the screen.
    Key(char),
}

/// What a room draws on.
pub(crate) struct Canvas<'a> {
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) look: Look,
    pub(crate) lingo: &'a Lingo,
    pub(crate) hits: &'a mut Vec<(Rect, Hit)>,
}

impl Canvas<'_> {
    /// A text in one line; whatever is beyond the width is left out. Returns the column after it.
    pub(crate) fn text(&mut self, x: u16, y: u16, width: u16, text: &str, style: Style) -> u16 {
        if !self.buffer.area.contains(Point::new(x, y)) {
            return x;
        }
        self.buffer.set_stringn(x, y, text, width as usize, style).0
    }

    /// A line of an area, counted from its top; beyond the bottom it is left out.
    pub(crate) fn line(&mut self, area: Rect, row: u16, line: &Line<'_>) {
        if row < area.height {
            self.buffer.set_line(area.x, area.y + row, line, area.width);
        }
    }

    /// Whatever lies under the mouse there.
    pub(crate) fn hit(&mut self, area: Rect, hit: Hit) {
        self.hits.push((area.intersection(self.buffer.area), hit));
    }

    /// A title over a panel, with a rule to its right.
    pub(crate) fn title(&mut self, area: Rect, row: u16, title: &str) {
        if row >= area.height || area.width < 4 {
            return;
        }
        let y = area.y + row;
        let end = self.text(area.x, y, area.width, title, STRONG);
        let left = (area.x + area.width).saturating_sub(end + 1);
        let rule = self.look.signs().rule.to_string().repeat(left as usize);
        self.text(end + 1, y, left, &rule, FAINT);
    }

    /// A box over everything else, with a title; returns the area inside.
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
        // What lies under a sheet cannot be clicked.
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

/// A text in lines of at most this width.
pub(crate) fn wrapped(text: &str, width: u16) -> Vec<String> {
    let width = (width as usize).max(8);
    textwrap::wrap(text, width).into_iter().map(std::borrow::Cow::into_owned).collect()
}

/// How many columns a text takes.
pub(crate) fn columns(text: &str) -> u16 {
    unicode_width::UnicodeWidthStr::width(text) as u16
}

/// A piece of a line.
pub(crate) fn span(text: impl Into<String>, style: Style) -> Span<'static> {
    Span::styled(text.into(), style)
}
