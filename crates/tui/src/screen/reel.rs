//! A recorded game, step by step.

use std::time::{Duration, Instant};

use crossterm::event::{KeyCode, KeyEvent};
use lingo::t;
use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::{Position, Record, ReplayError, Step};

use super::canvas::{Canvas, Hit, span, wrapped};
use super::layout::{draw_page, key_line};
use super::panels::{below, builders, cards, headline, lines, mine, realms};
use super::sheets::Writer;
use super::table_room::Reading;
use super::{Context, Go};
use crate::desk::Desk;
use crate::look::STRONG;

/// Between two steps while it plays by itself.
const STEP: Duration = Duration::from_millis(700);

/// A recorded game on the screen.
#[derive(Debug)]
pub(crate) struct Reel {
    record: Record,
    /// The start and the position after each step.
    positions: Vec<Position>,
    at: usize,
    desk: Desk,
    names: Vec<String>,
    /// When the next step comes by itself.
    plays: Option<Instant>,
    sheet: Option<Reading>,
    scroll: u16,
}

impl Reel {
    /// Opens a record at its start.
    pub(crate) fn new(record: Record, context: &Context<'_>) -> Result<Self, ReplayError> {
        let positions = record.replay().collect::<Result<Vec<_>, _>>()?;
        let names = context.lingo.record_names(&record);
        let (at, desk, plays, sheet, scroll) = (0, Desk::new(), None, None, 0);
        let mut reel = Self { record, positions, at, desk, names, plays, sheet, scroll };
        reel.go_to(0);
        Ok(reel)
    }

    fn go_to(&mut self, at: usize) {
        self.at = at.min(self.positions.len() - 1);
        let steps = &self.record.steps[..self.at];
        self.desk.show_moment(&self.positions[self.at], steps, &self.names);
    }

    /// When the screen must change by itself.
    pub(crate) fn due(&self) -> Option<Instant> {
        self.plays
    }

    /// Goes on by itself.
    pub(crate) fn tick(&mut self, now: Instant) {
        if self.plays.is_some_and(|due| due <= now) {
            self.go_to(self.at + 1);
            let is_over = self.at + 1 == self.positions.len();
            self.plays = (!is_over).then(|| now + STEP);
        }
    }

    /// The next place where somebody has just claimed, or the one before.
    fn turn(&self, forward: bool) -> usize {
        let ends_turn = |at: &usize| {
            let step = self.record.steps.get(at.wrapping_sub(1));
            matches!(step, Some(Step::Act(rules::Action::Claim(_))))
        };
        if forward {
            (self.at + 1..self.positions.len()).find(ends_turn).unwrap_or(self.positions.len())
        } else {
            (0..self.at).rev().find(ends_turn).unwrap_or(0)
        }
    }

    pub(crate) fn press(&mut self, key: KeyEvent) -> Option<Go> {
        if self.sheet.is_some() {
            match key.code {
                KeyCode::Up | KeyCode::Char('k') => self.scroll = self.scroll.saturating_sub(1),
                KeyCode::Down | KeyCode::Char('j') => self.scroll = self.scroll.saturating_add(1),
                KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(10),
                KeyCode::PageDown => self.scroll = self.scroll.saturating_add(10),
                _ => self.sheet = None,
            }
            return None;
        }
        let plays = self.plays.take();
        match key.code {
            KeyCode::Left | KeyCode::Char('h') => self.go_to(self.at.saturating_sub(1)),
            KeyCode::Right | KeyCode::Char('l') => self.go_to(self.at + 1),
            KeyCode::Up | KeyCode::PageUp | KeyCode::Char('k') => {
                self.go_to(self.turn(false));
            }
            KeyCode::Down | KeyCode::PageDown | KeyCode::Char('j') => {
                self.go_to(self.turn(true));
            }
            KeyCode::Home => self.go_to(0),
            KeyCode::End => self.go_to(self.positions.len()),
            KeyCode::Char(' ') if plays.is_none() => self.plays = Some(Instant::now()),
            KeyCode::Tab => self.desk.look_around(1),
            KeyCode::BackTab => self.desk.look_around(-1),
            KeyCode::Char('f') => self.desk.looked_at = None,
            KeyCode::Char('s') => (self.sheet, self.scroll) = (Some(Reading::Points), 0),
            KeyCode::Char('x') => (self.sheet, self.scroll) = (Some(Reading::Dominoes), 0),
            KeyCode::Char('e') if self.at + 1 == self.positions.len() => {
                (self.sheet, self.scroll) = (Some(Reading::End), 0);
            }
            KeyCode::Char('?') => (self.sheet, self.scroll) = (Some(Reading::Help), 0),
            KeyCode::Char('q') | KeyCode::Esc => return Some(Go::Away),
            _ => {}
        }
        None
    }

    pub(crate) fn click(&mut self, hit: Hit) -> Option<Go> {
        match hit {
            Hit::Realm(realm) => self.desk.look_at(Some(realm)),
            Hit::Key(key) => {
                let code = match key {
                    '<' => KeyCode::Left,
                    '>' => KeyCode::Right,
                    '\t' => KeyCode::Tab,
                    key => KeyCode::Char(key),
                };
                return self.press(code.into());
            }
            _ => {}
        }
        None
    }

    pub(crate) fn scroll(&mut self, by: i32) {
        match self.sheet {
            Some(_) => self.scroll = self.scroll.saturating_add_signed(by as i16 * 3),
            None => self.go_to(self.at.saturating_add_signed(by as isize)),
        }
    }

    pub(crate) fn draw(&mut self, canvas: &mut Canvas<'_>, area: Rect) {
        let lingo = canvas.lingo;
        let (step, steps) = (self.at, self.positions.len() - 1);
        let place = t!(lingo, "replay-step", step = step, steps = steps);
        headline(canvas, Rect { height: 1, ..area }, &self.desk, "");
        canvas.line(below(area, 1), 0, &span(place, STRONG).into());
        for (row, line) in (2..4).zip(wrapped(&self.sentence(lingo), area.width)) {
            canvas.line(area, row, &span(line, Style::new()).into());
        }
        let body = below(area, 4);
        let body = Rect { height: body.height.saturating_sub(1), ..body };
        let side = (body.width * 2 / 5).clamp(28, 46);
        mine(canvas, Rect { width: body.width.saturating_sub(side + 1), ..body }, &self.desk);
        let aside = Rect { x: body.right().saturating_sub(side), width: side, ..body };
        let taken = realms(canvas, aside, &self.desk, 0, true);
        let taken = taken + lines(canvas, below(aside, taken), &self.desk);
        let taken = taken + builders(canvas, below(aside, taken), &self.desk);
        cards(canvas, below(aside, taken), &self.desk);
        let play = if self.plays.is_some() { "replay-pause" } else { "replay-play" };
        let mut keys = vec![
            ('<', "←", t!(lingo, "replay-previous")),
            ('>', "→", t!(lingo, "replay-next")),
            (' ', "Space", lingo.text(play)),
            ('\t', "Tab", t!(lingo, "tui-look")),
            ('s', "s", t!(lingo, "score-heading")),
        ];
        if step == steps {
            keys.push(('e', "e", t!(lingo, "end-standings")));
        }
        keys.push(('q', "q", t!(lingo, "tui-quit")));
        key_line(canvas, Rect { y: area.bottom() - 1, height: 1, ..area }, &keys);
        if let Some(reading) = self.sheet {
            let width = area.width.saturating_sub(6).min(84);
            let writer = Writer { lingo, look: canvas.look, width };
            let page = match reading {
                Reading::Help => writer.help_of_replay(),
                Reading::Points => writer.points(&self.desk),
                Reading::Dominoes | Reading::Story => writer.dominoes(&self.desk),
                Reading::End => writer.end(&self.desk, None, ""),
            };
            draw_page(canvas, area, &page, &mut self.scroll);
        }
    }

    /// What the last step did.
    fn sentence(&self, lingo: &lingo::Lingo) -> String {
        let Some(before) = self.at.checked_sub(1) else { return t!(lingo, "replay-start") };
        lingo.step(&self.positions[before], self.record.steps[before], &self.names)
    }
}
