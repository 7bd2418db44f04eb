//! The rooms that are open, one upon the other; the uppermost is seen.

use std::time::Instant;

use client::Notice;
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseEvent, MouseEventKind,
};
use lingo::{Lingo, t};
use ratatui::Frame;
use ratatui::layout::{Position as Point, Rect};
use ratatui::text::Line;

use super::canvas::{Canvas, Hit, columns, span, wrapped};
use super::entry::Entry;
use super::form::Form;
use super::reel::Reel;
use super::start::{Games, LobbyRoom, Start};
use super::table_room::TableRoom;
use super::ways::typed;
use super::{Context, Go, Toast, layout};
use crate::letters::buffer_to_ascii;
use crate::look::{FAINT, STRONG};
use crate::news::{Mailbox, News};
use crate::place::{Errand, Place, Server};
use crate::{Setting, Trouble, Wish};

/// A room.
pub(super) enum Room {
    Start(Start),
    Form(Box<Form>),
    /// A line to type, and what it is for.
    Entry(Entry, Typing),
    Games(Games),
    /// A server has been asked and has not answered.
    Waiting(Server),
    Lobby(Box<LobbyRoom>),
    Table(Box<TableRoom>),
    Reel(Box<Reel>),
}

/// What is typed.
#[derive(Clone, Debug)]
pub(super) enum Typing {
    Address,
    Name { server: String, errand: Errand },
    Code { server: String },
}

/// Everything on the screen.
pub(crate) struct App {
    pub(super) setting: Setting,
    pub(super) lingo: Lingo,
    pub(super) mailbox: Mailbox,
    pub(super) rooms: Vec<Room>,
    pub(super) toast: Option<Toast>,
    hits: Vec<(Rect, Hit)>,
    /// Why the program ends, where that is a failure.
    failure: Option<Trouble>,
}

impl App {
    pub(crate) fn new(wish: Wish, setting: Setting, mailbox: Mailbox) -> Result<Self, Trouble> {
        let lingo = Lingo::new(setting.language);
        let (rooms, toast, hits, failure) = (Vec::new(), None, Vec::new(), None);
        let mut app = Self { setting, lingo, mailbox, rooms, toast, hits, failure };
        app.go(wish.into())?;
        Ok(app)
    }

    pub(crate) fn is_done(&self) -> bool {
        self.rooms.is_empty()
    }

    /// Why it ended, where that is a failure.
    pub(crate) fn failure(&mut self) -> Option<Trouble> {
        self.failure.take()
    }

    /// What lies under the mouse where.
    #[cfg(test)]
    pub(crate) fn hits(&self) -> &[(Rect, Hit)] {
        &self.hits
    }

    /// When something changes by itself.
    pub(crate) fn due(&self) -> Option<Instant> {
        match self.rooms.last() {
            Some(Room::Reel(reel)) => reel.due(),
            Some(Room::Table(table)) => table.due(),
            _ => None,
        }
    }

    pub(super) fn context<'a>(
        setting: &'a mut Setting,
        lingo: &'a Lingo,
        toast: &'a mut Option<Toast>,
    ) -> Context<'a> {
        let moves = setting.bot_timing.pause_ms > 0;
        let Setting { keep, name, level, .. } = setting;
        Context { lingo, keep, name, level: *level, moves, toast }
    }

    /// Lets the room that is seen do something.
    fn with_room<T>(&mut self, act: impl FnOnce(&mut Room, &mut Context<'_>) -> T) -> Option<T> {
        let Self { setting, lingo, toast, rooms, .. } = self;
        let mut context = Self::context(setting, lingo, toast);
        rooms.last_mut().map(|room| act(room, &mut context))
    }

    /// Time has passed.
    pub(crate) fn tick(&mut self, now: Instant) {
        if self.toast.as_ref().is_some_and(|toast| toast.until <= now) {
            self.toast = None;
        }
        self.with_room(|room, context| match room {
            Room::Reel(reel) => reel.tick(now),
            Room::Table(table) => {
                table.count(now);
                if let Place::Local(local) = &mut table.place
                    && local.tick()
                {
                    table.refresh(context);
                }
            }
            _ => {}
        });
    }

    /// Takes news.
    pub(crate) fn hear(&mut self, news: News) {
        let went = match news {
            News::Terminal(event) => self.hear_terminal(event),
            News::Stop => {
                self.rooms.clear();
                Ok(())
            }
            News::Thought(turn, action) => {
                self.with_room(|room, context| {
                    if let Room::Table(table) = room
                        && let Place::Local(local) = &mut table.place
                        && local.hear(&turn, action)
                    {
                        table.refresh(context);
                    }
                });
                Ok(())
            }
            News::Reached(reached) => self.reached(*reached),
            News::Server(number, notice) => {
                self.hear_server(number, &notice);
                Ok(())
            }
            News::Typed => Ok(()),
        };
        if let Err(trouble) = went {
            self.meet(trouble);
        }
    }

    /// Something cannot be done: told where there is a room to go on in, else the end.
    fn meet(&mut self, trouble: Trouble) {
        if self.rooms.is_empty() {
            self.failure = Some(trouble);
        } else {
            let words = trouble.told(&self.lingo);
            Self::context(&mut self.setting, &self.lingo, &mut self.toast).warn(words);
        }
    }

    fn hear_terminal(&mut self, event: Event) -> Result<(), Trouble> {
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
                self.point(mouse, hit)
            }
            Event::Paste(text) => {
                self.with_room(|room, _| {
                    if let Room::Entry(entry, _) = room {
                        entry.paste(&text);
                    }
                });
                None
            }
            _ => None,
        };
        go.map_or(Ok(()), |go| self.go(go))
    }

    fn point(&mut self, mouse: MouseEvent, hit: Option<Hit>) -> Option<Go> {
        let is_click = matches!(mouse.kind, MouseEventKind::Down(_));
        let went = self.with_room(|room, context| match (room, hit.filter(|_| is_click)) {
            (Room::Table(table), _) => table.point(mouse, hit, context),
            (Room::Reel(reel), Some(hit)) => reel.click(hit),
            (Room::Reel(reel), None) => {
                match mouse.kind {
                    MouseEventKind::ScrollDown => reel.scroll(1),
                    MouseEventKind::ScrollUp => reel.scroll(-1),
                    _ => {}
                }
                None
            }
            (Room::Start(start), Some(Hit::Entry(at))) => start.menu.pick(at),
            (Room::Form(form), Some(Hit::Entry(at))) => form.click(at, context),
            (Room::Games(games), Some(Hit::Entry(at))) => games.menu.pick(at).map(Go::File),
            (Room::Lobby(lobby), Some(Hit::Entry(at))) => lobby.menu.pick(at).map(Go::Table),
            (room, Some(Hit::Key(key))) => {
                let code = if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) };
                press_room(room, KeyEvent::new(code, KeyModifiers::NONE), context)
            }
            _ => None,
        });
        went.flatten()
    }

    fn press(&mut self, key: KeyEvent) -> Option<Go> {
        self.with_room(|room, context| press_room(room, key, context)).flatten()
    }

    /// News of a session goes to the room that has it, seen or not.
    fn hear_server(&mut self, number: u64, notice: &Notice) {
        let is_it = |room: &Room| match room {
            Room::Lobby(lobby) => lobby.online.number == number,
            Room::Table(table) => {
                matches!(&table.place, Place::Online(online) if online.number == number)
            }
            _ => false,
        };
        let Some(at) = self.rooms.iter().position(is_it) else { return };
        if let Notice::Error { table: None, error } = notice
            && notice.is_final()
        {
            let words = crate::refusal(&self.lingo, &error.code);
            self.rooms.remove(at);
            return self.meet(Trouble::Refused(words));
        }
        let Self { setting, lingo, toast, rooms, .. } = self;
        let mut context = Self::context(setting, lingo, toast);
        match &mut rooms[at] {
            Room::Lobby(lobby) => {
                lobby.online.hear(notice);
                lobby.refresh(&context);
            }
            Room::Table(table) => table.hear(notice, &mut context),
            _ => {}
        }
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let look = self.setting.look;
        self.hits.clear();
        let mut canvas =
            Canvas { buffer: frame.buffer_mut(), look, lingo: &self.lingo, hits: &mut self.hits };
        let (width, height) = layout::SMALLEST;
        if area.width < width || area.height < height {
            let words = t!(&self.lingo, "tui-too-small", width = width, height = height);
            for (row, line) in (0..).zip(wrapped(&words, area.width)) {
                canvas.line(area, row, &Line::from(line));
            }
        } else {
            let inside = Rect { x: 1, width: area.width - 2, ..area };
            match self.rooms.last_mut() {
                None => {}
                Some(Room::Start(start)) => start.draw(&mut canvas, inside),
                Some(Room::Form(form)) => form.draw(&mut canvas, inside),
                Some(Room::Entry(entry, _)) => entry.draw(&mut canvas, inside),
                Some(Room::Games(games)) => games.draw(&mut canvas, inside),
                Some(Room::Waiting(server)) => {
                    let words = t!(&self.lingo, "tui-connecting", server = server.address());
                    canvas.line(inside, 1, &span(words, STRONG).into());
                    canvas.line(inside, 3, &span(t!(&self.lingo, "tui-cancel"), FAINT).into());
                }
                Some(Room::Lobby(lobby)) => lobby.draw(&mut canvas, inside),
                Some(Room::Table(table)) => layout::draw(&mut canvas, inside, table),
                Some(Room::Reel(reel)) => reel.draw(&mut canvas, inside),
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

/// A word in passing, above the line of keys: those stay in sight.
fn draw_toast(canvas: &mut Canvas<'_>, area: Rect, toast: &Toast) {
    let style = if toast.warns { canvas.look.bad() } else { canvas.look.chosen() };
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
        Room::Entry(_, _) if key.code == KeyCode::Esc => Some(Go::Away),
        Room::Entry(entry, typing) => {
            if entry.press(key) {
                typed(entry, typing, context)
            } else {
                None
            }
        }
        Room::Games(games) => match key.code {
            KeyCode::Char('q') | KeyCode::Esc => Some(Go::Away),
            _ => games.menu.press(key).map(Go::File),
        },
        Room::Waiting(_) => {
            matches!(key.code, KeyCode::Char('q') | KeyCode::Esc).then_some(Go::Away)
        }
        Room::Lobby(lobby) => lobby.press(key),
        Room::Table(table) => table.press(key, context),
        Room::Reel(reel) => reel.press(key),
    }
}
