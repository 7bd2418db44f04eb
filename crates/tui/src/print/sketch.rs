//! A kingdom copied from a real table, with its points.

use lingo::t;
use ratatui::style::Style;
use rules::Sketch;
use view::scene::{KingdomScene, Outlook};

use super::{Block, Line, Printer, STRONG};
use crate::screen::span;

/// The house whose colours the castle has: any will do.
const HOUSE: usize = 0;

impl Printer<'_> {
    /// What is played and how many points it makes; the kingdom and every item of its sheet.
    pub fn sketch(self, sketch: &Sketch) -> Block {
        let sheet = sketch.score();
        let kingdom = KingdomScene::of(&sketch.kingdom, &sheet, &Outlook::anything());
        let (mode, rules) = (self.lingo.mode(&sketch.rules), sketch.rules.to_string());
        let points = t!(self.lingo, "game-points", count = sheet.total);
        let title = Line::from(vec![
            span(self.look.spell(&format!("{mode} ({rules}) · ")), Style::new()),
            span(self.look.spell(&points), STRONG),
        ]);
        let mut lines = vec![title, Line::default()];
        lines.extend(self.scored(&kingdom, HOUSE, &sheet));
        lines.push(Line::default());
        lines.extend(self.legend(&sketch.rules));
        lines
    }
}
