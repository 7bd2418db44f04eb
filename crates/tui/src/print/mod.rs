//! What the screen draws, as lines of styled text: the command line prints with it.
//!
//! A drawing goes into a buffer as it does on the screen, and the buffer becomes lines; no terminal
//! is needed. Colours come out as escape codes ([`ansi`]), which whoever writes them may strip.

mod game;
mod lines;
mod sketch;
#[cfg(test)]
mod tests;

pub use game::Moment;
pub use lines::{ansi, side_by_side};
pub use ratatui::style::Style;
pub use ratatui::text::{Line, Span};

use lingo::Lingo;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use rules::Rules;
use view::scene::{Area, KingdomScene};

use crate::look::Look;
pub use crate::look::{FAINT, STRONG};
use crate::screen::{Canvas, Overlay, Plan, Size, Writer, wrapped};

/// Lines below each other.
pub type Block = Vec<Line<'static>>;

/// Between two things that stand beside each other.
const GAP: u16 = 3;
/// The least that a score sheet needs beside a drawing.
const SHEET_MIN: u16 = 44;
/// Wider than this the points are too far from what they are for.
const SHEET_MAX: u16 = 60;

/// How something is printed: in which language, with which signs and colours, how wide.
#[derive(Clone, Copy)]
pub struct Printer<'a> {
    pub lingo: &'a Lingo,
    pub look: Look,
    pub width: u16,
}

impl<'a> Printer<'a> {
    /// A title over a part of the output, with a blank line above it.
    pub fn heading(self, title: &str) -> Block {
        vec![Line::default(), Line::styled(self.look.spell(title), STRONG)]
    }

    /// A text in lines of at most the width.
    pub fn paragraph(self, text: &str, style: Style) -> Block {
        let rows = wrapped(&self.look.spell(text), self.width);
        rows.into_iter().map(|row| Line::styled(row, style)).collect()
    }

    /// What letters and signs in drawings mean.
    pub fn legend(self, rules: &Rules) -> Block {
        self.writer(self.width).legend(rules.boxes.has_queendomino())
    }

    fn writer(self, width: u16) -> Writer<'a> {
        Writer { lingo: self.lingo, look: self.look, width }
    }

    /// What is drawn on a canvas of a size.
    fn drawn(self, width: u16, height: u16, draw: impl FnOnce(&mut Canvas<'_>, Rect)) -> Block {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        let (look, lingo, hits) = (self.look, self.lingo, &mut Vec::new());
        draw(&mut Canvas { buffer: &mut buffer, look, lingo, hits }, area);
        if !look.unicode {
            crate::letters::buffer_to_ascii(&mut buffer);
        }
        lines::of_buffer(&buffer)
    }

    /// A kingdom by itself.
    pub(crate) fn plan(self, plan: &Plan<'_>) -> Block {
        self.drawn(plan.width(), plan.height(), |canvas, area| plan.draw(canvas, area))
    }

    /// A kingdom with the names of its cells along the edges.
    fn kingdom(self, kingdom: &KingdomScene, house: usize, area: Area, size: Size) -> Block {
        let overlay = Overlay { marks_latest: true, ..Overlay::default() };
        let plan = Plan { kingdom, house, area, size, overlay };
        let (beside, below) = Plan::EDGES;
        let (width, height) = (plan.width() + beside, plan.height() + below);
        self.drawn(width, height, |canvas, area| plan.draw_with_edges(canvas, area))
    }

    /// A kingdom and its score sheet, beside each other where there is room.
    fn scored(self, kingdom: &KingdomScene, house: usize, sheet: &rules::ScoreSheet) -> Block {
        let area = kingdom.bounds;
        let wide = |size: Size| u16::from(area.width()) * size.columns() + Plan::EDGES.0;
        let beside = |size: &Size| wide(*size) + GAP + SHEET_MIN <= self.width;
        let sizes = [Size::Medium, Size::Small];
        let (size, room) = match sizes.into_iter().find(beside) {
            Some(size) => (size, self.width - wide(size) - GAP),
            None => (Size::Small, self.width),
        };
        let writer = self.writer(room.min(SHEET_MAX));
        let mut points = writer.score_sheet(sheet, true);
        points.extend(writer.tie_breakers(sheet));
        side_by_side(vec![self.kingdom(kingdom, house, area, size), points], GAP, self.width)
    }
}
