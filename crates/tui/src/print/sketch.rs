//! A kingdom from a tabletop, with its score.

use lingo::t;
use ratatui::style::Style;
use rules::Sketch;
use view::scene::{KingdomScene, Outlook};

use super::{Block, Line, Printer, STRONG};
use crate::screen::span;

/// The castle's colours; any will do.
const HOUSE: usize = 0;

impl Printer<'_> {
    /// The rules and the points, the kingdom and its score sheet.
    pub fn sketch(self, sketch: &Sketch) -> Block {
        let sheet = sketch.score();
        let kingdom = KingdomScene::of(&sketch.kingdom, &sheet, &Outlook::anything());
        let (mode, rules) = (self.lingo.mode(&sketch.rules), sketch.rules.to_string());
        let points = t!(self.lingo, "game-points", count = sheet.total);
        let title = Line::from(vec![
            span(self.look.transliterate(&format!("{mode} ({rules}) · ")), Style::new()),
            span(self.look.transliterate(&points), STRONG),
        ]);
        let mut lines = vec![title, Line::default()];
        lines.extend(self.kingdom_with_sheet(&kingdom, HOUSE, &sheet));
        lines.push(Line::default());
        lines.extend(self.legend(&sketch.rules));
        lines
    }
}
