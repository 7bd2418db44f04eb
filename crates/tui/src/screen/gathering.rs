//! Before a game: the seats, the invitation, and what keys do.

use crossterm::event::{KeyCode, KeyEvent};
use lingo::t;
use ratatui::layout::Rect;
use ratatui::text::Line;
use rules::Seat;
use table::Intent;
use view::scene::Scene;

use super::canvas::{Canvas, span};
use super::layout::{draw_key_line, status_note};
use super::panels::draw_headline;
use super::table_menu::TableAction;
use super::table_room::{PageKind, TableRoom};
use super::{Context, Go};
use crate::look::{FAINT, STRONG};
use crate::place::Place;

impl TableRoom {
    pub(super) fn press_while_gathering(
        &mut self,
        key: KeyEvent,
        context: &mut Context<'_>,
    ) -> Option<Go> {
        match key.code {
            KeyCode::Enter | KeyCode::Char('r' | ' ') => {
                if let Some(is_ready) = self.with_scene(Scene::readiness) {
                    self.submit(Intent::ready(!is_ready), context);
                }
            }
            KeyCode::Char('b') => {
                let level = *context.level;
                if let Some(seat) = self.with_scene(Scene::seat_for_bot) {
                    self.submit(Intent::SeatBot { seat, level }, context);
                }
            }
            KeyCode::Char(digit @ '1'..='8') => {
                if let Some(seat) = Seat::new(digit as usize - '1' as usize) {
                    let house = *context.house;
                    self.submit(Intent::Sit { seat, house }, context);
                }
            }
            KeyCode::Char('f') => {
                if let Some(seat) = self.with_scene(Scene::seat_to_free) {
                    self.submit(Intent::Free { seat }, context);
                }
            }
            KeyCode::Char('h') | KeyCode::Right => self.change_house(1, context),
            KeyCode::Char('H') | KeyCode::Left => self.change_house(-1, context),
            KeyCode::Char('e') if self.is_between_games() => self.open(PageKind::End),
            KeyCode::Char('t') => return self.perform(TableAction::Talk, context),
            KeyCode::Char('?') => self.open(PageKind::Help),
            KeyCode::Char('m') => self.open_menu(context),
            KeyCode::Char('q') | KeyCode::Esc => return self.confirm_leaving(context),
            _ => {}
        }
        None
    }

    /// Takes the next house that is free.
    fn change_house(&mut self, by: isize, context: &mut Context<'_>) {
        if let Some(house) = self.with_scene(|scene| scene.next_house(by)) {
            context.remember_house(house);
            self.submit(Intent::House { house }, context);
        }
    }

    fn with_scene<T>(&self, read: impl FnOnce(&Scene) -> Option<T>) -> Option<T> {
        read(self.desk.scene.as_deref()?)
    }
}

pub(super) fn draw_gathering(canvas: &mut Canvas<'_>, area: Rect, room: &TableRoom) {
    let Some(scene) = &room.desk.scene else { return };
    let lingo = canvas.lingo;
    let note = status_note(canvas, room);
    draw_headline(canvas, Rect { height: 1, ..area }, &room.desk, &note);
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
    if let Some(words) = scene.table.as_ref().and_then(|table| lingo.on_timeout(&table.options)) {
        put(canvas, span(words, FAINT).into());
    }
    put(canvas, Line::default());
    for seat in &scene.seats {
        let (name, status) = room.desk.describe_seat(seat, lingo);
        let number = seat.seat.index() + 1;
        let symbol = canvas.look.symbols().king;
        let house = format!("{}  ", lingo.house_in_full(seat.house));
        put(
            canvas,
            Line::from(vec![
                span(format!("{number} "), FAINT),
                span(format!(" {symbol} "), canvas.look.house(seat.house)),
                span(format!(" {name}  "), STRONG),
                span(house, FAINT),
                span(status, FAINT),
            ]),
        );
    }
    put(canvas, Line::default());
    let prompt = match scene.viewer {
        Some(_) => lingo.prompt(scene),
        None => t!(lingo, "table-spectating"),
    };
    put(canvas, span(prompt, canvas.look.chosen()).into());
    let mut keys = Vec::new();
    let numbers = format!("1–{}", scene.seats.len());
    match scene.readiness() {
        Some(true) => keys.push((KeyCode::Enter, "Enter", t!(lingo, "table-not-ready"))),
        Some(false) => keys.push((KeyCode::Enter, "Enter", t!(lingo, "table-ready"))),
        None => {}
    }
    if scene.viewer.is_none() && scene.free_seats().next().is_some() {
        keys.push((KeyCode::Char('1'), &numbers, t!(lingo, "table-sit")));
    }
    if scene.house_choices().is_some() {
        keys.push((KeyCode::Char('h'), "h", t!(lingo, "lobby-house")));
    }
    if scene.seat_for_bot().is_some() {
        keys.push((KeyCode::Char('b'), "b", t!(lingo, "table-add-bot")));
    }
    if scene.seat_to_free().is_some() {
        keys.push((KeyCode::Char('f'), "f", t!(lingo, "tui-free")));
    }
    if room.is_between_games() {
        keys.push((KeyCode::Char('e'), "e", t!(lingo, "end-standings")));
    }
    keys.push((KeyCode::Char('m'), "m", t!(lingo, "page-menu")));
    keys.push((KeyCode::Char('q'), "q", t!(lingo, "tui-quit")));
    draw_key_line(canvas, Rect { y: area.bottom() - 1, height: 1, ..area }, &keys);
}
