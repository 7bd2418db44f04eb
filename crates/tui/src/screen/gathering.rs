//! Before a game: who sits where, how others come, and what keys do meanwhile.

use crossterm::event::{KeyCode, KeyEvent};
use lingo::t;
use ratatui::layout::Rect;
use ratatui::text::Line;
use rules::Seat;
use table::Intent;
use view::scene::Scene;

use super::canvas::{Canvas, span};
use super::deeds::Deed;
use super::layout::{aside, key_line};
use super::panels::headline;
use super::table_room::{Reading, TableRoom};
use super::{Context, Go};
use crate::look::{FAINT, STRONG};
use crate::place::Place;

impl TableRoom {
    /// Before the first game: seats, bots, ready.
    pub(super) fn press_while_gathering(
        &mut self,
        key: KeyEvent,
        context: &mut Context<'_>,
    ) -> Option<Go> {
        match key.code {
            KeyCode::Enter | KeyCode::Char('r' | ' ') => {
                if let Some(is_ready) = self.with_scene(Scene::readiness) {
                    self.wish(Intent::Ready { ready: !is_ready }, context);
                }
            }
            KeyCode::Char('b') => {
                let level = context.level;
                if let Some(seat) = self.with_scene(Scene::seat_for_bot) {
                    self.wish(Intent::SeatBot { seat, level }, context);
                }
            }
            KeyCode::Char(digit @ '1'..='8') => {
                if let Some(seat) = Seat::new(digit as usize - '1' as usize) {
                    self.wish(Intent::Sit { seat }, context);
                }
            }
            KeyCode::Char('f') => {
                if let Some(seat) = self.with_scene(Scene::seat_to_free) {
                    self.wish(Intent::Free { seat }, context);
                }
            }
            KeyCode::Char('e') if self.is_between_games() => self.open(Reading::End),
            KeyCode::Char('t') => return self.carry_out(Deed::Talk, context),
            KeyCode::Char('?') => self.open(Reading::Help),
            KeyCode::Char('m') => self.open_menu(context),
            KeyCode::Char('q') | KeyCode::Esc => return self.ask_to_leave(context),
            _ => {}
        }
        None
    }

    fn with_scene<T>(&self, look: impl FnOnce(&Scene) -> Option<T>) -> Option<T> {
        look(self.desk.scene.as_deref()?)
    }
}

/// Who sits where before the first game, and how others come.
pub(super) fn gathering(canvas: &mut Canvas<'_>, area: Rect, room: &TableRoom) {
    let Some(scene) = &room.desk.scene else { return };
    let lingo = canvas.lingo;
    let aside = aside(canvas, room);
    headline(canvas, Rect { height: 1, ..area }, &room.desk, &aside);
    let mut row = 2;
    let mut put = |canvas: &mut Canvas<'_>, line: Line<'static>| {
        canvas.line(area, row, &line);
        row += 1;
    };
    if let (Place::Online(online), Some(table)) = (&room.place, &scene.table) {
        put(canvas, span(t!(lingo, "lobby-invite"), STRONG).into());
        put(canvas, span(online.server().link_to(&table.id), canvas.look.chosen()).into());
        put(canvas, Line::default());
    }
    let clock = scene.table.as_ref().map(|table| lingo.clock(table.options.clock));
    put(canvas, span(clock.unwrap_or_default(), FAINT).into());
    put(canvas, Line::default());
    for seat in &scene.seats {
        let (name, how) = room.desk.sitter(seat, lingo);
        let number = seat.seat.index() + 1;
        let sign = canvas.look.signs().king;
        put(
            canvas,
            Line::from(vec![
                span(format!("{number} "), FAINT),
                span(format!(" {sign} "), canvas.look.house(seat.house)),
                span(format!(" {name}  "), STRONG),
                span(how, FAINT),
            ]),
        );
    }
    put(canvas, Line::default());
    let due = match scene.viewer {
        Some(_) => lingo.prompt(scene),
        None => t!(lingo, "table-spectating"),
    };
    put(canvas, span(due, canvas.look.chosen()).into());
    let mut keys = Vec::new();
    let numbers = format!("1–{}", scene.seats.len());
    match scene.readiness() {
        Some(true) => keys.push(('\n', "Enter", t!(lingo, "table-not-ready"))),
        Some(false) => keys.push(('\n', "Enter", t!(lingo, "table-ready"))),
        None => {}
    }
    if scene.viewer.is_none() && scene.free_seats().next().is_some() {
        keys.push(('1', &numbers, t!(lingo, "table-sit")));
    }
    if scene.seat_for_bot().is_some() {
        keys.push(('b', "b", t!(lingo, "table-add-bot")));
    }
    if scene.seat_to_free().is_some() {
        keys.push(('f', "f", t!(lingo, "tui-free")));
    }
    if room.is_between_games() {
        keys.push(('e', "e", t!(lingo, "end-standings")));
    }
    keys.push(('m', "m", t!(lingo, "page-menu")));
    keys.push(('q', "q", t!(lingo, "tui-quit")));
    key_line(canvas, Rect { y: area.bottom() - 1, height: 1, ..area }, &keys);
}
