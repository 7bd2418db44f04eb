//! The screen's drawings as lines of styled text, for the command line.
//!
//! A drawing goes into a buffer, as on the screen, and the buffer becomes lines; no terminal is
//! needed. Colours become escape codes ([`ansi`]), which the writer may strip.

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
use view::overlay::Overlay;
use view::scene::{Area, KingdomScene};
use view::scoring_pad::ScoringPad;

use crate::look::Look;
pub use crate::look::{FAINT, STRONG};
use crate::screen::{Canvas, KingdomDrawing, Size, Writer, wrap};

pub type Block = Vec<Line<'static>>;

/// Columns between two blocks.
const GAP: u16 = 3;
/// The minimum width of a score sheet beside a drawing.
const SHEET_MIN: u16 = 44;
/// Wider, and the points are too far from their labels.
const SHEET_MAX: u16 = 60;

#[derive(Clone, Copy)]
pub struct Printer<'a> {
    pub lingo: &'a Lingo,
    pub look: Look,
    pub width: u16,
}

impl<'a> Printer<'a> {
    /// A title with a blank line above it.
    pub fn heading(self, title: &str) -> Block {
        vec![Line::default(), Line::styled(self.look.transliterate(title), STRONG)]
    }

    pub fn paragraph(self, text: &str, style: Style) -> Block {
        let rows = wrap(&self.look.transliterate(text), self.width);
        rows.into_iter().map(|row| Line::styled(row, style)).collect()
    }

    /// What letters and symbols in drawings mean.
    pub fn legend(self, rules: &Rules) -> Block {
        self.writer(self.width).legend(rules.boxes.has_queendomino())
    }

    /// The scoring pad of a table.
    pub(crate) fn scoring_pad(self, pad: &ScoringPad) -> Block {
        self.writer(self.width).scoring_pad(pad)
    }

    fn writer(self, width: u16) -> Writer<'a> {
        Writer { lingo: self.lingo, look: self.look, width }
    }

    /// Renders a drawing of this size.
    fn render(self, width: u16, height: u16, draw: impl FnOnce(&mut Canvas<'_>, Rect)) -> Block {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        let (look, lingo, hits) = (self.look, self.lingo, &mut Vec::new());
        draw(&mut Canvas { buffer: &mut buffer, look, lingo, hits }, area);
        if !look.unicode {
            crate::charset::buffer_to_ascii(&mut buffer);
        }
        lines::from_buffer(&buffer)
    }

    pub(crate) fn draw_kingdom(self, drawing: &KingdomDrawing<'_>) -> Block {
        self.render(drawing.width(), drawing.height(), |canvas, area| drawing.draw(canvas, area))
    }

    /// A kingdom with coordinates.
    fn kingdom_with_edges(
        self,
        kingdom: &KingdomScene,
        house: usize,
        area: Area,
        size: Size,
    ) -> Block {
        let overlay = Overlay { marks_latest: true, ..Overlay::default() };
        let drawing = KingdomDrawing { kingdom, house, area, size, overlay, is_clickable: false };
        let (beside, below) = KingdomDrawing::EDGES;
        let (width, height) = (drawing.width() + beside, drawing.height() + below);
        self.render(width, height, |canvas, area| drawing.draw_with_edges(canvas, area))
    }

    /// A kingdom and its score sheet, side by side if there is room.
    fn kingdom_with_sheet(
        self,
        kingdom: &KingdomScene,
        house: usize,
        sheet: &rules::ScoreSheet,
    ) -> Block {
        let area = kingdom.bounds;
        let width = |size: Size| u16::from(area.width()) * size.columns() + KingdomDrawing::EDGES.0;
        let fits = |size: &Size| width(*size) + GAP + SHEET_MIN <= self.width;
        let sizes = [Size::Medium, Size::Small];
        let (size, room) = match sizes.into_iter().find(fits) {
            Some(size) => (size, self.width - width(size) - GAP),
            None => (Size::Small, self.width),
        };
        let writer = self.writer(room.min(SHEET_MAX));
        let mut points = writer.score_sheet(sheet, true);
        points.extend(writer.tie_breakers(sheet));
        side_by_side(
            vec![self.kingdom_with_edges(kingdom, house, area, size), points],
            GAP,
            self.width,
        )
    }
}
