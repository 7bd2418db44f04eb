//! What happened, the last first.

use lingo::t;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::super::canvas::{Canvas, span, wrapped};
use crate::desk::Desk;
use crate::look::FAINT;

/// As much of it as there is room for.
pub(crate) fn log(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk) {
    if area.height < 2 {
        return;
    }
    canvas.title(area, 0, &t!(canvas.lingo, "table-log"));
    let mut row = 1;
    for (age, sentence) in desk.story.sentences().iter().rev().enumerate() {
        let style = if age == 0 { Style::new() } else { FAINT };
        for line in wrapped(sentence, area.width) {
            canvas.line(area, row, &span(line, style).into());
            row += 1;
        }
        if row >= area.height {
            return;
        }
    }
}
