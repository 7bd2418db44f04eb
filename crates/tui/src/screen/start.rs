//! The first screen, and the lists that lead on from it: kept games, a server's tables.

use std::path::PathBuf;

use crossterm::event::{KeyCode, KeyEvent};
use lingo::{Lingo, t};
use protocol::LobbyTable;
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::TableId;

use super::canvas::{Canvas, span, wrapped};
use super::layout::key_line;
use super::menu::{Entry, Menu};
use super::panels::below;
use super::{Context, Go};
use crate::look::{FAINT, STRONG};
use crate::new_game::Where;
use crate::place::Online;

#[derive(Debug)]
pub(crate) struct Start {
    pub(crate) menu: Menu<Go>,
}

impl Start {
    pub(crate) fn new(context: &mut Context<'_>) -> Self {
        let lingo = context.lingo;
        let hint = |key: &str| lingo.attr(key, "hint").unwrap_or_default();
        let mut entries = Vec::new();
        let kept = context.keep.as_mut().and_then(crate::keep::Keep::game);
        if let Some(solo) = kept {
            let mode = lingo.mode(&solo.state().options.rules);
            let waits =
                lingo.attr_with("lobby-continue", "hint", &[("mode", mode.as_str().into())]);
            let label = t!(lingo, "lobby-continue");
            entries.push(Entry::new(label, waits.unwrap_or_default(), Go::Resume));
        }
        let mut add = |key: &str, go: Go| entries.push(Entry::new(lingo.text(key), hint(key), go));
        add("lobby-play-now", Go::PlayNow);
        add("lobby-new", Go::NewGame(Where::Here));
        add("tui-online", Go::AskServer);
        add("lobby-replay", Go::Replays);
        add("tui-quit", Go::Away);
        Self { menu: Menu::new(entries) }
    }

    pub(crate) fn press(&mut self, key: KeyEvent) -> Option<Go> {
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => Some(Go::Away),
            _ => self.menu.press(key),
        }
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let lingo = canvas.lingo;
        let crown = canvas.look.signs().crown;
        let title = format!("{crown} {} {crown}", t!(lingo, "page-title"));
        canvas.line(area, 1, &span(title, canvas.look.chosen()).into());
        canvas.line(area, 2, &span(t!(lingo, "lobby-tagline"), Style::new()).into());
        self.menu.draw(canvas, below(area, 4));
        let note = wrapped(&t!(lingo, "page-unofficial"), area.width);
        let first = area.height.saturating_sub(note.len() as u16 + 1);
        for (row, line) in (first..).zip(note) {
            canvas.line(area, row, &span(line, FAINT).into());
        }
    }
}

/// Finished games that were kept, newest first.
#[derive(Debug)]
pub(crate) struct Games {
    pub(crate) menu: Menu<PathBuf>,
}

impl Games {
    pub(crate) fn new(context: &Context<'_>) -> Self {
        let paths = context.keep.iter().flat_map(crate::keep::Keep::records);
        let entry = |path: PathBuf| {
            let name = path.file_stem().map(|name| name.to_string_lossy().into_owned());
            Entry::new(name.unwrap_or_default(), "", path)
        };
        Self { menu: Menu::new(paths.map(entry).collect()) }
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let lingo = canvas.lingo;
        canvas.line(area, 0, &span(t!(lingo, "lobby-replay"), STRONG).into());
        if self.menu.entries.is_empty() {
            canvas.line(area, 2, &span(t!(lingo, "replay-none"), FAINT).into());
        }
        let room = below(area, 2);
        self.menu.draw(canvas, Rect { height: room.height.saturating_sub(2), ..room });
        let keys = [('\n', "Enter", t!(lingo, "replay-load")), ('q', "q", t!(lingo, "tui-back"))];
        key_line(canvas, Rect { y: area.bottom() - 1, height: 1, ..area }, &keys);
    }
}

/// What can be done with a table of the lobby.
#[derive(Clone, Debug)]
pub(crate) struct Chosen {
    pub(crate) table: TableId,
    /// Whether to take a seat there.
    pub(crate) sits_down: bool,
}

/// A server's tables.
#[derive(Debug)]
pub(crate) struct LobbyRoom {
    pub(crate) online: Online,
    pub(crate) menu: Menu<Chosen>,
}

impl LobbyRoom {
    pub(crate) fn new(online: Online, context: &Context<'_>) -> Self {
        let mut room = Self { online, menu: Menu::new(Vec::new()) };
        room.refresh(context);
        room
    }

    pub(crate) fn refresh(&mut self, context: &Context<'_>) {
        let lobby = self.online.lobby();
        let entry = |table: &LobbyTable, sits_down: bool| {
            let label = context.lingo.mode(&table.options.rules);
            let chosen = Chosen { table: table.table.clone(), sits_down };
            Entry::new(label, table_words(context.lingo, table, sits_down), chosen)
        };
        let join = lobby.to_join().map(|table| entry(table, true));
        let watch = lobby.to_watch().map(|table| entry(table, false));
        self.menu.replace(join.chain(watch).collect());
    }

    pub(crate) fn press(&mut self, key: KeyEvent) -> Option<Go> {
        let server = || self.online.server().address().to_owned();
        match key.code {
            KeyCode::Char('c') => Some(Go::NewGame(Where::Table(server()))),
            KeyCode::Char('o') => Some(Go::AskCode(server())),
            KeyCode::Char('f') => Some(Go::NewGame(Where::Pairing(server()))),
            KeyCode::Char('q') | KeyCode::Esc => Some(Go::Away),
            _ => self.menu.press(key).map(Go::Table),
        }
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let lingo = canvas.lingo;
        let title = format!("{} · {}", t!(lingo, "lobby-tables"), self.online.server().address());
        canvas.line(area, 0, &span(title, STRONG).into());
        if !self.online.is_connected() {
            canvas.line(area, 1, &span(t!(lingo, "page-loading"), FAINT).into());
        } else if self.menu.entries.is_empty() {
            canvas.line(area, 2, &span(t!(lingo, "tui-lobby-empty"), FAINT).into());
        }
        let room = below(area, 2);
        self.menu.draw(canvas, Rect { height: room.height.saturating_sub(2), ..room });
        let keys = [
            ('\n', "Enter", t!(lingo, "lobby-join")),
            ('c', "c", t!(lingo, "lobby-new")),
            ('f', "f", t!(lingo, "lobby-play-anyone")),
            ('o', "o", t!(lingo, "lobby-join-link")),
            ('q', "q", t!(lingo, "tui-back")),
        ];
        key_line(canvas, Rect { y: area.bottom() - 1, height: 1, ..area }, &keys);
    }
}

/// Who sits there, or how far the game is.
pub(crate) fn table_words(lingo: &Lingo, table: &LobbyTable, to_join: bool) -> String {
    if to_join {
        let free = table.seats.iter().filter(|seat| seat.holder == table::Holder::Nobody);
        let taken = table.seats.len() - free.count();
        let seats = t!(lingo, "lobby-table-seats", taken = taken, seats = table.seats.len());
        return [seats, who(table)].join(" · ");
    }
    let game = table
        .game
        .map(|game| t!(lingo, "lobby-table-round", round = game.round, rounds = game.rounds));
    [t!(lingo, "lobby-watch"), game.unwrap_or_default(), who(table)].join(" · ")
}

/// The people at a table.
fn who(table: &LobbyTable) -> String {
    let people = table.seats.iter().filter_map(|seat| match &seat.holder {
        table::Holder::Player { player } => Some(player.name.as_str()),
        _ => None,
    });
    people.collect::<Vec<_>>().join(", ")
}
