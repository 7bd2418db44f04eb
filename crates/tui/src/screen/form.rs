//! The new-game form. Left and right change the selected row.

use crossterm::event::{KeyCode, KeyEvent};
use lingo::t;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use table::{House, Level};

use super::canvas::{Canvas, Hit, span, wrap};
use super::layout::draw_key_line;
use super::panels::below;
use super::{Context, Go};
use crate::look::{FAINT, STRONG};
use crate::new_game::{NewGame, Row, Value, Venue};

#[derive(Clone, Debug)]
pub(crate) struct Form {
    game: NewGame,
    /// A text key.
    title: &'static str,
    /// The selected row.
    at: usize,
}

impl Form {
    pub(crate) fn new(venue: Venue, level: Level, house: Option<House>) -> Self {
        let title = match venue {
            Venue::ThisTerminal | Venue::Table(_) => "lobby-new",
            Venue::Pairing(_) => "lobby-play-anyone",
        };
        Self { game: NewGame::new(venue, level, house), title, at: 0 }
    }

    pub(crate) fn press(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Option<Go> {
        let count = self.game.rows().len();
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.at = (self.at + count - 1) % count,
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => self.at = (self.at + 1) % count,
            KeyCode::Left | KeyCode::Char('h') => self.change(-1),
            KeyCode::Right | KeyCode::Char('l' | ' ') => self.change(1),
            KeyCode::Enter => return Some(self.start(context)),
            KeyCode::Esc | KeyCode::Char('q') => return Some(Go::Back),
            _ => {}
        }
        None
    }

    /// Selects a row and changes it.
    pub(crate) fn click(&mut self, at: usize, context: &mut Context<'_>) -> Option<Go> {
        self.at = at.min(self.game.rows().len() - 1);
        if self.game.rows()[self.at] == Row::Start {
            return Some(self.start(context));
        }
        self.change(1);
        None
    }

    fn change(&mut self, by: i32) {
        self.game.step(self.game.rows()[self.at], by);
    }

    fn start(&self, context: &mut Context<'_>) -> Go {
        if let Some(house) = self.game.own_house() {
            context.remember_house(house);
        }
        context.remember_level(self.game.level());
        self.game.activity(context.lingo, context.name.as_ref()).into()
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let lingo = canvas.lingo;
        canvas.line(area, 0, &span(lingo.text(self.title), STRONG).into());
        let body = below(area, 2);
        let rows = self.game.rows();
        // The hint is below the rows, which scroll.
        let (_, _, hint) = self.game.describe_row(rows[self.at.min(rows.len() - 1)], lingo);
        let hint = wrap(&hint, area.width);
        let room = body.height.saturating_sub(hint.len() as u16 + 3).max(1);
        let first = (self.at + 1).saturating_sub(room as usize);
        let shown = rows.iter().enumerate().skip(first);
        for (row, (at, one)) in (0..room).zip(shown) {
            let is_selected = at == self.at;
            let (label, value, _) = self.game.describe_row(*one, lingo);
            let value = match value {
                Value::Flag(true) => format!("[{}]", canvas.look.symbols().done),
                Value::Flag(false) => "[ ]".into(),
                Value::Text(words) => words,
            };
            let style = if is_selected {
                canvas.look.chosen().add_modifier(Modifier::REVERSED)
            } else {
                Style::new()
            };
            let mark = if is_selected { canvas.look.symbols().pointer } else { ' ' };
            let line = Line::from(vec![
                span(format!("{mark} {label:<22} "), if is_selected { STRONG } else { FAINT }),
                span(format!(" {value} "), style),
            ]);
            canvas.line(body, row, &line);
            canvas.hit(Rect { y: body.y + row, height: 1, ..body }, Hit::Entry(at));
        }
        let below_rows = room.min(rows.len() as u16) + 1;
        for (row, line) in (below_rows..).zip(hint) {
            canvas.line(body, row, &span(line, FAINT).into());
        }
        let keys = [
            (KeyCode::Enter, "Enter", t!(lingo, "lobby-start")),
            (KeyCode::Right, "← →", t!(lingo, "tui-change")),
            (KeyCode::Char('q'), "q", t!(lingo, "tui-back")),
        ];
        draw_key_line(canvas, Rect { y: area.bottom() - 1, height: 1, ..area }, &keys);
    }
}
