//! The open rooms, stacked; the top one is visible.

use std::time::Instant;

use client::Notice;
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseEvent, MouseEventKind,
};
use lingo::{Lingo, t};
use ratatui::Frame;
use ratatui::layout::{Position as Point, Rect};
use ratatui::text::Line;

use super::canvas::{Canvas, Hit, columns, span, wrap};
use super::form::Form;
use super::navigation::submit_input;
use super::replay::Replay;
use super::start::{LobbyRoom, RecordList, Start};
use super::table_room::TableRoom;
use super::text_input::TextInput;
use super::{Context, Go, Toast, layout};
use crate::charset::buffer_to_ascii;
use crate::look::{FAINT, STRONG};
use crate::mailbox::{Mailbox, Message};
use crate::place::{Place, Server, ServerTask};
use crate::{Activity, Config, PlayError};

pub(super) enum Room {
    Start(Start),
    Form(Box<Form>),
    Input(TextInput, InputPurpose),
    Records(RecordList),
    /// Waiting for a server's answer.
    Waiting(Server),
    Lobby(Box<LobbyRoom>),
    Table(Box<TableRoom>),
    Replay(Box<Replay>),
}

#[derive(Clone, Debug)]
pub(super) enum InputPurpose {
    Address,
    Name { server: String, task: ServerTask },
    Link { server: String },
}

pub(crate) struct App {
    pub(super) config: Config,
    pub(super) lingo: Lingo,
    pub(super) mailbox: Mailbox,
    pub(super) rooms: Vec<Room>,
    pub(super) toast: Option<Toast>,
    hits: Vec<(Rect, Hit)>,
    /// The error that ends the program.
    failure: Option<PlayError>,
}

impl App {
    pub(crate) fn new(
        activity: Activity,
        config: Config,
        mailbox: Mailbox,
    ) -> Result<Self, PlayError> {
        let lingo = Lingo::new(config.language);
        let (rooms, toast, hits, failure) = (Vec::new(), None, Vec::new(), None);
        let mut app = Self { config, lingo, mailbox, rooms, toast, hits, failure };
        app.go(activity.into())?;
        Ok(app)
    }

    pub(crate) fn is_done(&self) -> bool {
        self.rooms.is_empty()
    }

    pub(crate) fn take_failure(&mut self) -> Option<PlayError> {
        self.failure.take()
    }

    #[cfg(test)]
    pub(crate) fn hits(&self) -> &[(Rect, Hit)] {
        &self.hits
    }

    /// When the screen next changes without input.
    pub(crate) fn due(&self) -> Option<Instant> {
        match self.rooms.last() {
            Some(Room::Replay(replay)) => replay.due(),
            Some(Room::Table(table)) => table.due(),
            _ => None,
        }
    }

    pub(super) fn context<'a>(
        config: &'a mut Config,
        lingo: &'a Lingo,
        toast: &'a mut Option<Toast>,
    ) -> Context<'a> {
        let is_animated = config.bot_timing.pause_ms > 0;
        let Config { saves, name, house, level, .. } = config;
        Context { lingo, saves, name, house, level, is_animated, toast }
    }

    /// Runs something on the visible room.
    fn with_room<T>(&mut self, act: impl FnOnce(&mut Room, &mut Context<'_>) -> T) -> Option<T> {
        let Self { config, lingo, toast, rooms, .. } = self;
        let mut context = Self::context(config, lingo, toast);
        rooms.last_mut().map(|room| act(room, &mut context))
    }

    pub(crate) fn tick(&mut self, now: Instant) {
        if self.toast.as_ref().is_some_and(|toast| toast.until <= now) {
            self.toast = None;
        }
        self.with_room(|room, context| match room {
            Room::Replay(replay) => replay.tick(now),
            Room::Table(table) => {
                table.advance_count(now);
                if let Place::Local(local) = &mut table.place
                    && local.tick()
                {
                    table.refresh(context);
                }
            }
            _ => {}
        });
    }

    pub(crate) fn handle(&mut self, message: Message) {
        let result = match message {
            Message::Terminal(event) => self.handle_event(event),
            Message::Quit => {
                self.rooms.clear();
                Ok(())
            }
            Message::BotPlans(turn, action) => {
                self.with_room(|room, context| {
                    if let Room::Table(table) = room {
                        table.show_plan(&turn, action, context);
                    }
                });
                Ok(())
            }
            Message::BotDecided(turn, action) => {
                self.with_room(|room, context| {
                    if let Room::Table(table) = room
                        && let Place::Local(local) = &mut table.place
                        && local.play_bot_move(&turn, action)
                    {
                        table.refresh(context);
                    }
                });
                Ok(())
            }
            Message::ServerAnswered(answer) => self.enter_server(*answer),
            Message::Session(number, notice) => {
                self.handle_notice(number, &notice);
                Ok(())
            }
            Message::LineTyped => Ok(()),
        };
        if let Err(error) = result {
            self.report(error);
        }
    }

    /// Shows an error if a room is left to go on in, else ends with it.
    fn report(&mut self, error: PlayError) {
        if self.rooms.is_empty() {
            self.failure = Some(error);
        } else {
            let words = error.describe(&self.lingo);
            Self::context(&mut self.config, &self.lingo, &mut self.toast).warn(words);
        }
    }

    fn handle_event(&mut self, event: Event) -> Result<(), PlayError> {
        let go = match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                let control = key.modifiers.contains(KeyModifiers::CONTROL);
                if control && matches!(key.code, KeyCode::Char('c')) {
                    self.rooms.clear();
                    return Ok(());
                }
                self.press(key)
            }
            Event::Mouse(mouse) => {
                let at = Point::new(mouse.column, mouse.row);
                let hit = self.hits.iter().rev().find(|(area, _)| area.contains(at));
                let hit = hit.map(|(_, hit)| *hit);
                self.handle_mouse(mouse, hit)
            }
            Event::Paste(text) => {
                self.with_room(|room, _| match room {
                    Room::Input(input, _) => input.paste(&text),
                    Room::Table(table) => table.paste(&text),
                    _ => {}
                });
                None
            }
            _ => None,
        };
        go.map_or(Ok(()), |go| self.go(go))
    }

    fn handle_mouse(&mut self, mouse: MouseEvent, hit: Option<Hit>) -> Option<Go> {
        let is_click = matches!(mouse.kind, MouseEventKind::Down(_));
        let go = self.with_room(|room, context| match (room, hit.filter(|_| is_click)) {
            (Room::Table(table), _) => table.handle_mouse(mouse, hit, context),
            (Room::Replay(replay), Some(hit)) => replay.click(hit),
            (Room::Replay(replay), None) => {
                match mouse.kind {
                    MouseEventKind::ScrollDown => replay.scroll(1),
                    MouseEventKind::ScrollUp => replay.scroll(-1),
                    _ => {}
                }
                None
            }
            (Room::Start(start), Some(Hit::Entry(at))) => start.menu.pick(at),
            (Room::Form(form), Some(Hit::Entry(at))) => form.click(at, context),
            (Room::Records(records), Some(Hit::Entry(at))) => {
                records.menu.pick(at).map(Go::ReplayFile)
            }
            (Room::Lobby(lobby), Some(Hit::Entry(at))) => lobby.menu.pick(at).map(Go::LobbyTable),
            (room, Some(Hit::Key(code))) => press_room(room, code.into(), context),
            _ => None,
        });
        go.flatten()
    }

    fn press(&mut self, key: KeyEvent) -> Option<Go> {
        self.with_room(|room, context| press_room(room, key, context)).flatten()
    }

    /// Passes a notice to the room of its session, visible or not.
    fn handle_notice(&mut self, number: u64, notice: &Notice) {
        let is_owner = |room: &Room| match room {
            Room::Lobby(lobby) => lobby.online.number == number,
            Room::Table(table) => {
                matches!(&table.place, Place::Online(online) if online.number == number)
            }
            _ => false,
        };
        let Some(at) = self.rooms.iter().position(is_owner) else { return };
        if let Notice::Error { table: None, error } = notice
            && notice.is_final()
        {
            let words = crate::refusal(&self.lingo, &error.code);
            self.rooms.remove(at);
            return self.report(PlayError::Refused(words));
        }
        let Self { config, lingo, toast, rooms, .. } = self;
        let mut context = Self::context(config, lingo, toast);
        match &mut rooms[at] {
            Room::Lobby(lobby) => {
                lobby.online.handle_notice(notice);
                lobby.refresh(&context);
            }
            Room::Table(table) => table.handle_notice(notice, &mut context),
            _ => {}
        }
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let look = self.config.look;
        self.hits.clear();
        let mut canvas =
            Canvas { buffer: frame.buffer_mut(), look, lingo: &self.lingo, hits: &mut self.hits };
        let (width, height) = layout::WINDOW_MIN;
        if area.width < width || area.height < height {
            let words = t!(&self.lingo, "tui-too-small", width = width, height = height);
            for (row, line) in (0..).zip(wrap(&words, area.width)) {
                canvas.line(area, row, &Line::from(line));
            }
        } else {
            let inside = Rect { x: 1, width: area.width - 2, ..area };
            match self.rooms.last_mut() {
                None => {}
                Some(Room::Start(start)) => start.draw(&mut canvas, inside),
                Some(Room::Form(form)) => form.draw(&mut canvas, inside),
                Some(Room::Input(input, _)) => input.draw(&mut canvas, inside),
                Some(Room::Records(records)) => records.draw(&mut canvas, inside),
                Some(Room::Waiting(server)) => {
                    let words = t!(&self.lingo, "tui-connecting", server = server.address());
                    canvas.line(inside, 1, &span(words, STRONG).into());
                    canvas.line(inside, 3, &span(t!(&self.lingo, "tui-cancel"), FAINT).into());
                }
                Some(Room::Lobby(lobby)) => lobby.draw(&mut canvas, inside),
                Some(Room::Table(table)) => layout::draw(&mut canvas, inside, table),
                Some(Room::Replay(replay)) => replay.draw(&mut canvas, inside),
            }
            if let Some(toast) = &self.toast {
                draw_toast(&mut canvas, area, toast);
            }
        }
        if !look.unicode {
            buffer_to_ascii(frame.buffer_mut());
        }
    }
}

/// Draws above the key hints, which stay visible.
fn draw_toast(canvas: &mut Canvas<'_>, area: Rect, toast: &Toast) {
    let style = if toast.is_warning { canvas.look.bad() } else { canvas.look.chosen() };
    let words = format!(" {} ", toast.words);
    let blank = " ".repeat(area.width as usize);
    let y = area.bottom() - 2;
    canvas.text(area.x, y, area.width, &blank, ratatui::style::Style::reset());
    let x = area.x + area.width.saturating_sub(columns(&words)) / 2;
    canvas.text(x, y, area.width, &words, style.add_modifier(ratatui::style::Modifier::REVERSED));
}

fn press_room(room: &mut Room, key: KeyEvent, context: &mut Context<'_>) -> Option<Go> {
    match room {
        Room::Start(start) => start.press(key),
        Room::Form(form) => form.press(key, context),
        Room::Input(..) if key.code == KeyCode::Esc => Some(Go::Back),
        Room::Input(input, purpose) => {
            if input.press(key) {
                submit_input(input, purpose, context)
            } else {
                None
            }
        }
        Room::Records(records) => match key.code {
            KeyCode::Char('q') | KeyCode::Esc => Some(Go::Back),
            _ => records.menu.press(key).map(Go::ReplayFile),
        },
        Room::Waiting(_) => {
            matches!(key.code, KeyCode::Char('q') | KeyCode::Esc).then_some(Go::Back)
        }
        Room::Lobby(lobby) => lobby.press(key),
        Room::Table(table) => table.press(key, context),
        Room::Replay(replay) => replay.press(key),
    }
}
