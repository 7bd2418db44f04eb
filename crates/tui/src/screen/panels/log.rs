//! The move log, latest first.

use lingo::t;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::super::canvas::{Canvas, span, wrap};
use crate::desk::Desk;
use crate::look::FAINT;

pub(crate) fn draw_log(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk) {
    if area.height < 2 {
        return;
    }
    canvas.panel_title(area, 0, &t!(canvas.lingo, "table-log"));
    let mut row = 1;
    for (age, sentence) in desk.story.sentences().iter().rev().enumerate() {
        let style = if age == 0 { Style::new() } else { FAINT };
        for line in wrap(sentence, area.width) {
            canvas.line(area, row, &span(line, style).into());
            row += 1;
        }
        if row >= area.height {
            return;
        }
    }
}
