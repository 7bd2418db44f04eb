//! The scoring pad: a row for each kingdom, a column for each box, and what the columns mean.

use lingo::t;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use view::scoring_pad::{ScoreBox, ScoringPad};

use super::canvas::{clip, columns, span, wrap};
use super::sheets::{Writer, flow_pairs};
use crate::look::{FAINT, STRONG};

/// In columns.
const NAME_MAX: u16 = 20;
const NAME_MIN: u16 = 6;

struct Column {
    heading: [Span<'static>; 2],
    width: u16,
    /// By kingdom.
    cells: Vec<String>,
    style: Style,
}

impl Writer<'_> {
    /// The pad, in several parts if the terminal is too narrow, and a legend.
    pub(crate) fn scoring_pad(self, pad: &ScoringPad) -> Vec<Line<'static>> {
        let names = pad.names().into_iter().map(|name| self.look.transliterate(&name));
        let names: Vec<String> = names.collect();
        let longest = names.iter().map(|name| columns(name)).max().unwrap_or(0);
        let name_width = (longest + 1).min(NAME_MAX).min(self.width / 3).max(NAME_MIN);
        let mut lines = Vec::new();
        for part in parts(self.columns_of(pad), self.width.saturating_sub(name_width)) {
            if !lines.is_empty() {
                lines.push(Line::default());
            }
            let indent = span(" ".repeat(name_width.into()), Style::new());
            let headings = part.iter().flat_map(|column| column.heading.clone());
            lines.push(std::iter::once(indent).chain(headings).collect());
            for (at, (row, name)) in pad.rows.iter().zip(&names).enumerate() {
                let name = span(padded(name, name_width), self.look.name(row.owner.house));
                let cells = part.iter().map(|column| span(column.cells[at].clone(), column.style));
                lines.push(std::iter::once(name).chain(cells).collect());
            }
        }
        lines.push(Line::default());
        lines.extend(self.pad_legend(pad));
        lines
    }

    /// Who won, and how ties were broken.
    pub(crate) fn pad_result(self, pad: &ScoringPad) -> Vec<Line<'static>> {
        let sentences = self.lingo.pad_result(pad);
        let lines = (0..).zip(sentences).flat_map(|(at, sentence)| {
            let style = if at == 0 { STRONG } else { Style::new() };
            let rows = wrap(&self.look.transliterate(&sentence), self.width);
            rows.into_iter().map(move |row| Line::from(span(row, style)))
        });
        lines.collect()
    }

    fn columns_of(self, pad: &ScoringPad) -> Vec<Column> {
        let one = |(at, score_box): (usize, &ScoreBox)| {
            let (letter, style) = self.box_mark(*score_box);
            let cells = pad.rows.iter().map(|row| format!("{:>3} ", row.points[at])).collect();
            // The gap has no colour.
            let heading = [span(format!(" {letter} "), style), span(" ", Style::new())];
            Column { heading, width: 4, cells, style: Style::new() }
        };
        let mut all: Vec<Column> = pad.boxes.iter().enumerate().map(one).collect();
        let last = |title: String, cells: Vec<String>, style: Style| {
            let title = self.look.transliterate(&title);
            let widest = cells.iter().map(|cell| columns(cell)).max().unwrap_or(0);
            let width = widest.max(columns(&title)) + 1;
            let right =
                |text: &str| format!("{}{text}", " ".repeat((width - columns(text)).into()));
            let cells = cells.iter().map(|cell| right(cell)).collect();
            Column { heading: [span(right(&title), FAINT), span("", FAINT)], width, cells, style }
        };
        let totals = pad.rows.iter().map(|row| row.total.to_string()).collect();
        all.push(last(t!(self.lingo, "score-total"), totals, STRONG));
        if pad.is_contest() {
            let rank =
                |rank: u8| self.look.transliterate(&t!(self.lingo, "score-rank", rank = rank));
            let ranks = pad.rows.iter().map(|row| rank(row.rank)).collect();
            all.push(last(String::new(), ranks, Style::new()));
        }
        all
    }

    fn pad_legend(self, pad: &ScoringPad) -> Vec<Line<'static>> {
        let meaning = |score_box: &ScoreBox| {
            let (letter, style) = self.box_mark(*score_box);
            let name = self.look.transliterate(&self.lingo.score_box(*score_box));
            [span(format!(" {letter} "), style), span(format!(" {name}  "), Style::new())]
        };
        flow_pairs(&pad.boxes.iter().flat_map(meaning).collect::<Vec<_>>(), self.width)
    }

    /// The symbol of a box.
    fn box_mark(self, score_box: ScoreBox) -> (char, Style) {
        let symbols = self.look.symbols();
        match score_box {
            ScoreBox::Terrain(terrain) => (terrain.letter(), self.look.terrain(terrain)),
            ScoreBox::Wealth => (symbols.coin, STRONG),
            ScoreBox::Buildings => (symbols.house, STRONG),
            ScoreBox::MiddleKingdom => (symbols.castle, STRONG),
            ScoreBox::Harmony => (symbols.done, STRONG),
        }
    }
}

/// Columns in parts that are no wider than the room.
fn parts(all: Vec<Column>, room: u16) -> Vec<Vec<Column>> {
    let mut parts: Vec<(u16, Vec<Column>)> = Vec::new();
    for column in all {
        match parts.last_mut() {
            Some((taken, part)) if *taken + column.width <= room => {
                *taken += column.width;
                part.push(column);
            }
            _ => parts.push((column.width, vec![column])),
        }
    }
    parts.into_iter().map(|(_, part)| part).collect()
}

/// A text cut or filled to a width, with a gap at its end.
fn padded(text: &str, width: u16) -> String {
    let shown = clip(text, width.saturating_sub(1));
    let gap = width - columns(&shown);
    shown + &" ".repeat(gap.into())
}
