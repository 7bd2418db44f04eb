//! The start screen, and the lists it leads to: finished games, a server's tables.

use std::path::{Path, PathBuf};

use crossterm::event::{KeyCode, KeyEvent};
use lingo::{Lingo, t};
use protocol::LobbyTable;
use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::{Realm, Record};
use table::{SeriesTags, TableId};

use super::canvas::{Canvas, span, wrap};
use super::layout::draw_key_line;
use super::menu::{Entry, Menu};
use super::panels::below;
use super::{Context, Go};
use crate::charset::sanitize;
use crate::look::{FAINT, STRONG};
use crate::new_game::Venue;
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
        let saved = context.saves.as_mut().and_then(crate::save_folder::SaveFolder::load_game);
        if let Some(solo) = saved {
            let mode = lingo.mode(&solo.state().options.rules);
            let hint = lingo.attr_with("lobby-continue", "hint", &[("mode", mode.as_str().into())]);
            let label = t!(lingo, "lobby-continue");
            entries.push(Entry::new(label, hint.unwrap_or_default(), Go::Resume));
        }
        let mut add = |key: &str, go: Go| entries.push(Entry::new(lingo.text(key), hint(key), go));
        add("lobby-play-now", Go::PlayNow);
        add("lobby-new", Go::NewGame(Venue::ThisTerminal));
        add("tui-online", Go::AskServer);
        add("lobby-replay", Go::Records);
        add("tui-quit", Go::Back);
        Self { menu: Menu::new(entries) }
    }

    pub(crate) fn press(&mut self, key: KeyEvent) -> Option<Go> {
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => Some(Go::Back),
            _ => self.menu.press(key),
        }
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let lingo = canvas.lingo;
        let crown = canvas.look.symbols().crown;
        let title = format!("{crown} {} {crown}", t!(lingo, "page-title"));
        canvas.line(area, 1, &span(title, canvas.look.chosen()).into());
        canvas.line(area, 2, &span(t!(lingo, "lobby-tagline"), Style::new()).into());
        self.menu.draw(canvas, below(area, 4));
        let note = wrap(&t!(lingo, "page-unofficial"), area.width);
        let first = area.height.saturating_sub(note.len() as u16 + 1);
        for (row, line) in (first..).zip(note) {
            canvas.line(area, row, &span(line, FAINT).into());
        }
    }
}

/// The finished games, newest first.
#[derive(Debug)]
pub(crate) struct RecordList {
    pub(crate) menu: Menu<PathBuf>,
}

impl RecordList {
    pub(crate) fn new(context: &Context<'_>) -> Self {
        let paths = context.saves.iter().flat_map(crate::save_folder::SaveFolder::records);
        let entry = |path: PathBuf| {
            let name = path.file_stem().map(|name| name.to_string_lossy().into_owned());
            let hint = describe_series(context.lingo, &path).unwrap_or_default();
            Entry::new(name.unwrap_or_default(), hint, path)
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
        let keys = [
            (KeyCode::Enter, "Enter", t!(lingo, "replay-load")),
            (KeyCode::Char('q'), "q", t!(lingo, "tui-back")),
        ];
        draw_key_line(canvas, Rect { y: area.bottom() - 1, height: 1, ..area }, &keys);
    }
}

/// Which game of a Dynasty a recorded game is, and, after the last one, who won it.
pub(crate) fn describe_series(lingo: &Lingo, path: &Path) -> Option<String> {
    let record: Record = std::fs::read_to_string(path).ok()?.parse().ok()?;
    let tags = SeriesTags::read(&record)?;
    let place = t!(lingo, "score-dynasty", game = tags.game, games = record.rules.games());
    let names = lingo.record_names(&record);
    let members = |realm: Realm| {
        let seats = record.rules.seats_of(realm);
        seats.filter_map(|seat| names.get(seat.index()).cloned()).collect()
    };
    let winners = lingo.dynasty_winners(&tags.standings, members);
    Some(sanitize(&[Some(place), winners].into_iter().flatten().collect::<Vec<_>>().join(" · ")))
}

#[derive(Clone, Debug)]
pub(crate) struct TableChoice {
    pub(crate) table: TableId,
    /// Whether to join or to watch.
    pub(crate) takes_seat: bool,
}

#[derive(Debug)]
pub(crate) struct LobbyRoom {
    pub(crate) online: Online,
    pub(crate) menu: Menu<TableChoice>,
}

impl LobbyRoom {
    pub(crate) fn new(online: Online, context: &Context<'_>) -> Self {
        let mut room = Self { online, menu: Menu::new(Vec::new()) };
        room.refresh(context);
        room
    }

    pub(crate) fn refresh(&mut self, context: &Context<'_>) {
        let lobby = self.online.lobby();
        let entry = |table: &LobbyTable, takes_seat: bool| {
            let label = context.lingo.mode(&table.options.rules);
            let chosen = TableChoice { table: table.table.clone(), takes_seat };
            Entry::new(label, describe_table(context.lingo, table, takes_seat), chosen)
        };
        let join = lobby.to_join().map(|table| entry(table, true));
        let watch = lobby.to_watch().map(|table| entry(table, false));
        self.menu.replace(join.chain(watch).collect());
    }

    pub(crate) fn press(&mut self, key: KeyEvent) -> Option<Go> {
        let server = || self.online.server().address().to_owned();
        match key.code {
            KeyCode::Char('c') => Some(Go::NewGame(Venue::Table(server()))),
            KeyCode::Char('o') => Some(Go::AskLink(server())),
            KeyCode::Char('f') => Some(Go::NewGame(Venue::Pairing(server()))),
            KeyCode::Char('q') | KeyCode::Esc => Some(Go::Back),
            _ => self.menu.press(key).map(Go::LobbyTable),
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
            (KeyCode::Enter, "Enter", t!(lingo, "lobby-join")),
            (KeyCode::Char('c'), "c", t!(lingo, "lobby-new")),
            (KeyCode::Char('f'), "f", t!(lingo, "lobby-play-anyone")),
            (KeyCode::Char('o'), "o", t!(lingo, "lobby-join-link")),
            (KeyCode::Char('q'), "q", t!(lingo, "tui-back")),
        ];
        draw_key_line(canvas, Rect { y: area.bottom() - 1, height: 1, ..area }, &keys);
    }
}

/// The players at a table, and its free seats or the round.
pub(crate) fn describe_table(lingo: &Lingo, table: &LobbyTable, to_join: bool) -> String {
    if to_join {
        let free = table.seats.iter().filter(|seat| seat.holder == table::Holder::Nobody);
        let taken = table.seats.len() - free.count();
        let seats = t!(lingo, "lobby-table-seats", taken = taken, seats = table.seats.len());
        return [seats, player_names(table)].join(" · ");
    }
    let game = table
        .game
        .map(|game| t!(lingo, "lobby-table-round", round = game.round, rounds = game.rounds));
    [t!(lingo, "lobby-watch"), game.unwrap_or_default(), player_names(table)].join(" · ")
}

fn player_names(table: &LobbyTable) -> String {
    let people = table.seats.iter().filter_map(|seat| match &seat.holder {
        table::Holder::Player { player } => Some(player.name.as_str()),
        _ => None,
    });
    people.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use lingo::Language;

    use super::*;

    #[test]
    fn the_list_says_which_games_are_a_dynasty() {
        let folder = tempfile::tempdir().unwrap();
        let described = |tags: &str| {
            let path = folder.path().join("0001-k2.record");
            let seats = "[Seat1 \"Ann\"]\n[Seat2 \"page\"]";
            let text = format!("[Crownlands \"1\"]\n[Rules \"k2+dynasty\"]\n{seats}\n{tags}\n");
            std::fs::write(&path, text).unwrap();
            describe_series(&Lingo::new(Language::English), &path)
        };
        let series = "[Series \"solo.1\"]\n[SeriesPoints \"140 150\"]\n";
        let second = format!("{series}[SeriesGame \"2\"]");
        assert_eq!(described(&second).as_deref(), Some("Dynasty: game 2 of 3"));
        let last = format!(
            "{series}[SeriesGame \"3\"]\n[SeriesRanks \"2 1\"]\n[SeriesDecided \"points\"]"
        );
        let words = "Dynasty: game 3 of 3 · Tansy wins the Dynasty!";
        assert_eq!(described(&last).as_deref(), Some(words));
        assert_eq!(described(""), None);
    }
}
