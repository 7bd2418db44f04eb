//! What rooms draw on: text that is cut at its edge, boxes, and where the mouse hits what.

use lingo::Lingo;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
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

    /// A box over everything else, with a title; the room inside.
    pub(crate) fn sheet(&mut self, within: Rect, width: u16, height: u16, title: &str) -> Rect {
        let (width, height) = ((width + 4).min(within.width), (height + 2).min(within.height));
        let area = Rect {
            x: within.x + (within.width - width) / 2,
            y: within.y + (within.height - height) / 2,
            width,
            height,
        };
        let corners =
            if self.look.unicode { ['╭', '╮', '╰', '╯', '─', '│'] } else { ASCII_BOX };
        let [west, east, south_west, south_east, across, down] = corners;
        // What lies under a sheet cannot be clicked.
        self.hits.clear();
        for row in 0..height {
            let y = area.y + row;
            for x in area.left()..area.right() {
                self.buffer[(x, y)].reset();
            }
            // Only the frame is faint: what is written inside keeps its own style.
            let (left, right) = match row {
                0 => (west, east),
                row if row + 1 == height => (south_west, south_east),
                _ => (down, down),
            };
            if row == 0 || row + 1 == height {
                let line = across.to_string().repeat(width as usize);
                self.text(area.x, y, width, &line, FAINT);
            }
            self.text(area.x, y, 1, &left.to_string(), FAINT);
            self.text(area.right().saturating_sub(1), y, 1, &right.to_string(), FAINT);
        }
        if !title.is_empty() {
            let title = format!(" {title} ");
            let style = STRONG.remove_modifier(Modifier::DIM);
            self.text(area.x + 2, area.y, width.saturating_sub(4), &title, style);
        }
        let (width, height) = (width.saturating_sub(4), height.saturating_sub(2));
        Rect { x: area.x + 2, y: area.y + 1, width, height }
    }
}

const ASCII_BOX: [char; 6] = ['+', '+', '+', '+', '-', '|'];

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

/// The ASCII letter that is nearest. A dot between words must not look like a crown.
fn plain_letter(letter: char) -> char {
    match letter {
        '·' | '–' | '−' => '-',
        '←' => '<',
        '→' => '>',
        '↑' => '^',
        '↓' => 'v',
        other => deunicode::deunicode_char(other).and_then(|it| it.chars().next()).unwrap_or('?'),
    }
}

/// Leaves nothing but ASCII on a screen that shows no more: letters lose their marks, signs that have
/// no ASCII were not drawn in the first place.
pub(crate) fn to_ascii(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if !cell.symbol().is_ascii() {
            let letter = cell.symbol().chars().next().map_or('?', plain_letter);
            cell.set_char(letter);
        }
    }
}
