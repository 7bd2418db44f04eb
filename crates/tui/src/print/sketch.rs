//! Kingdoms from a tabletop, with their scores.

use lingo::t;
use ratatui::style::Style;
use rules::Sketch;
use view::scene::{KingdomScene, Outlook};
use view::scoring_pad::ScoringPad;

use super::{Block, Line, Printer, STRONG};
use crate::screen::span;

/// The castle's colours of a kingdom alone; any will do.
const HOUSE: usize = 0;

impl Printer<'_> {
    /// The rules and the points, the kingdom and its score sheet, and what the symbols mean.
    pub fn sketch(self, sketch: &Sketch) -> Block {
        let mut lines = self.scored(sketch, HOUSE);
        lines.push(Line::default());
        lines.extend(self.legend(&sketch.rules));
        lines
    }

    /// Several kingdoms of one table with their owners, then the scoring pad and who has won.
    pub fn sketches(self, kingdoms: &[(String, Sketch)], pad: &ScoringPad) -> Block {
        let mut lines = Block::new();
        for ((_, sketch), row) in kingdoms.iter().zip(&pad.rows) {
            let name = self.look.transliterate(&row.owner.name());
            lines.push(span(name, self.look.name(row.owner.house)).into());
            lines.extend(self.scored(sketch, row.owner.house));
            lines.push(Line::default());
        }
        lines.push(Line::styled(self.look.transliterate(&t!(self.lingo, "score-pad")), STRONG));
        lines.extend(self.scoring_pad(pad));
        let result = self.writer(self.width).pad_result(pad);
        if !result.is_empty() {
            lines.push(Line::default());
            lines.extend(result);
        }
        lines
    }

    fn scored(self, sketch: &Sketch, house: usize) -> Block {
        let sheet = sketch.score();
        let kingdom = KingdomScene::of(&sketch.kingdom, &sheet, &Outlook::anything());
        let (mode, rules) = (self.lingo.mode(&sketch.rules), sketch.rules.to_string());
        let points = t!(self.lingo, "game-points", count = sheet.total);
        let title = Line::from(vec![
            span(self.look.transliterate(&format!("{mode} ({rules}) · ")), Style::new()),
            span(self.look.transliterate(&points), STRONG),
        ]);
        let mut lines = vec![title, Line::default()];
        lines.extend(self.kingdom_with_sheet(&kingdom, house, &sheet));
        lines
    }
}
