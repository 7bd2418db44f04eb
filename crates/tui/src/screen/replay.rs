//! A recorded game, step by step.

use std::time::{Duration, Instant};

use crossterm::event::{KeyCode, KeyEvent};
use lingo::t;
use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::{Position, Record, ReplayError, Step};
use table::Houses;

use super::canvas::{Canvas, Hit, span, wrap};
use super::layout::{draw_key_line, draw_page};
use super::panels::{
    below, draw_builders, draw_cards, draw_headline, draw_large_kingdom, draw_lines, draw_realms,
};
use super::sheets::{Writer, scroll_by_key};
use super::table_room::PageKind;
use super::{Context, Go};
use crate::desk::Desk;
use crate::look::STRONG;

/// Between two steps of the playback.
const STEP_INTERVAL: Duration = Duration::from_millis(700);

#[derive(Debug)]
pub(crate) struct Replay {
    record: Record,
    /// The start and the position after each step.
    positions: Vec<Position>,
    at: usize,
    desk: Desk,
    names: Vec<String>,
    /// When the playback takes its next step; `None` while paused.
    next_step_at: Option<Instant>,
    sheet: Option<PageKind>,
    scroll: u16,
}

impl Replay {
    pub(crate) fn new(record: Record, context: &Context<'_>) -> Result<Self, ReplayError> {
        let positions = record.replay().collect::<Result<Vec<_>, _>>()?;
        let names = context.lingo.record_names(&record);
        let (at, desk, next_step_at, sheet, scroll) = (0, Desk::default(), None, None, 0);
        let mut replay = Self { record, positions, at, desk, names, next_step_at, sheet, scroll };
        replay.go_to(0);
        Ok(replay)
    }

    fn go_to(&mut self, at: usize) {
        self.at = at.min(self.positions.len() - 1);
        let (steps, position) = (&self.record.steps[..self.at], &self.positions[self.at]);
        if position.outcome().is_some() {
            return self.desk.show_end(&self.record, position, &self.names);
        }
        let houses = Houses::of_record(&self.record);
        self.desk.show_moment(position, steps, &self.names, houses);
    }

    pub(crate) fn due(&self) -> Option<Instant> {
        self.next_step_at
    }

    pub(crate) fn tick(&mut self, now: Instant) {
        if self.next_step_at.is_some_and(|due| due <= now) {
            self.go_to(self.at + 1);
            let is_over = self.at + 1 == self.positions.len();
            self.next_step_at = (!is_over).then(|| now + STEP_INTERVAL);
        }
    }

    /// The next or previous step after a claim.
    fn turn_end(&self, forward: bool) -> usize {
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
            if !scroll_by_key(&mut self.scroll, key.code) {
                self.sheet = None;
            }
            return None;
        }
        let was_playing = self.next_step_at.take();
        match key.code {
            KeyCode::Left | KeyCode::Char('h') => self.go_to(self.at.saturating_sub(1)),
            KeyCode::Right | KeyCode::Char('l') => self.go_to(self.at + 1),
            KeyCode::Up | KeyCode::PageUp | KeyCode::Char('k') => {
                self.go_to(self.turn_end(false));
            }
            KeyCode::Down | KeyCode::PageDown | KeyCode::Char('j') => {
                self.go_to(self.turn_end(true));
            }
            KeyCode::Home => self.go_to(0),
            KeyCode::End => self.go_to(self.positions.len()),
            KeyCode::Char(' ') if was_playing.is_none() => self.next_step_at = Some(Instant::now()),
            KeyCode::Tab => self.desk.look_around(1),
            KeyCode::BackTab => self.desk.look_around(-1),
            KeyCode::Char('f') => self.desk.looked_at = None,
            KeyCode::Char('s') => (self.sheet, self.scroll) = (Some(PageKind::Points), 0),
            KeyCode::Char('x') => (self.sheet, self.scroll) = (Some(PageKind::Dominoes), 0),
            KeyCode::Char('e') if self.at + 1 == self.positions.len() => {
                (self.sheet, self.scroll) = (Some(PageKind::End), 0);
            }
            KeyCode::Char('?') => (self.sheet, self.scroll) = (Some(PageKind::Help), 0),
            KeyCode::Char('q') | KeyCode::Esc => return Some(Go::Back),
            _ => {}
        }
        None
    }

    pub(crate) fn click(&mut self, hit: Hit) -> Option<Go> {
        match hit {
            Hit::Realm(realm) => self.desk.look_at(Some(realm)),
            Hit::Key(code) => return self.press(code.into()),
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
        let progress = t!(lingo, "replay-step", step = step, steps = steps);
        draw_headline(canvas, Rect { height: 1, ..area }, &self.desk, "");
        canvas.line(below(area, 1), 0, &span(progress, STRONG).into());
        for (row, line) in (2..4).zip(wrap(&self.last_step(lingo), area.width)) {
            canvas.line(area, row, &span(line, Style::new()).into());
        }
        let body = below(area, 4);
        let body = Rect { height: body.height.saturating_sub(1), ..body };
        let side = (body.width * 2 / 5).clamp(28, 46);
        draw_large_kingdom(
            canvas,
            Rect { width: body.width.saturating_sub(side + 1), ..body },
            &self.desk,
        );
        let panels = Rect { x: body.right().saturating_sub(side), width: side, ..body };
        let taken = draw_realms(canvas, panels, &self.desk, 0, true);
        let taken = taken + draw_lines(canvas, below(panels, taken), &self.desk);
        let taken = taken + draw_builders(canvas, below(panels, taken), &self.desk);
        draw_cards(canvas, below(panels, taken), &self.desk);
        let play = if self.next_step_at.is_some() { "replay-pause" } else { "replay-play" };
        let mut keys = vec![
            (KeyCode::Left, "←", t!(lingo, "replay-previous")),
            (KeyCode::Right, "→", t!(lingo, "replay-next")),
            (KeyCode::Char(' '), "Space", lingo.text(play)),
            (KeyCode::Tab, "Tab", t!(lingo, "tui-look")),
            (KeyCode::Char('s'), "s", t!(lingo, "score-heading")),
        ];
        if step == steps {
            keys.push((KeyCode::Char('e'), "e", t!(lingo, "end-standings")));
        }
        keys.push((KeyCode::Char('q'), "q", t!(lingo, "tui-quit")));
        draw_key_line(canvas, Rect { y: area.bottom() - 1, height: 1, ..area }, &keys);
        if let Some(kind) = self.sheet {
            let width = area.width.saturating_sub(6).min(84);
            let writer = Writer { lingo, look: canvas.look, width };
            let page = match kind {
                PageKind::Help => writer.replay_help(),
                PageKind::Points => writer.score_page(&self.desk),
                PageKind::Dominoes | PageKind::MoveLog | PageKind::Notes => {
                    writer.remaining_page(&self.desk)
                }
                PageKind::End => writer.end_page(&self.desk, None, ""),
            };
            draw_page(canvas, area, &page, &mut self.scroll);
        }
    }

    /// What the last step did.
    fn last_step(&self, lingo: &lingo::Lingo) -> String {
        let Some(before) = self.at.checked_sub(1) else { return t!(lingo, "replay-start") };
        lingo.step(&self.positions[before], self.record.steps[before], &self.names)
    }
}
