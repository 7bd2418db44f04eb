//! Pages over a table: keys, scores, move log, remaining dominoes, the end.

use crossterm::event::KeyCode;
use lingo::{Lingo, ScoreItem, t};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use rules::{Cell, DominoId, Realm, ScoreSheet, Terrain};
use table::Ending;
use view::keys::{Key, Keys, TABLE_KEYS};
use view::scene::{DynastyScene, History, Scene, SeatStatus};

use super::canvas::{clip, columns, span, wrap};
use super::kingdom::half_span;
use super::table_keys::{MENU_KEYS, MenuKey};
use crate::desk::Desk;
use crate::look::{FAINT, Look, STRONG};

pub(crate) struct Page {
    pub(crate) title: String,
    pub(crate) lines: Vec<Line<'static>>,
}

#[derive(Clone, Copy)]
pub(crate) struct Writer<'a> {
    pub(crate) lingo: &'a Lingo,
    pub(crate) look: Look,
    pub(crate) width: u16,
}

impl Writer<'_> {
    /// The keys of a table, and a legend.
    pub(crate) fn table_help(self) -> Page {
        let lingo = self.lingo;
        let keys = TABLE_KEYS.map(|(keys, text)| (key_names(keys), lingo.text(text)));
        let menus = MENU_KEYS.map(|(key, does, text)| {
            let and_escape = if does == MenuKey::Menu { "  Esc" } else { "" };
            (format!("{key}{and_escape}"), lingo.text(text))
        });
        let keys: Vec<(String, String)> = keys.into_iter().chain(menus).collect();
        let mut lines = key_rows(&keys);
        lines.push(Line::default());
        lines.extend(self.legend(true));
        let symbols = self.look.symbols();
        let places = [(symbols.spot, "a11y-square-fits"), (symbols.dead, "a11y-square-dead")];
        lines.extend(self.symbol_rows(&places));
        Page { title: t!(lingo, "page-help"), lines }
    }

    /// What letters and symbols mean, with or without Queendomino's pieces.
    pub(crate) fn legend(self, queendomino: bool) -> Vec<Line<'static>> {
        let terrains = Terrain::ALL.into_iter().filter(|one| queendomino || *one != Terrain::Town);
        let terrains = terrains.flat_map(|terrain| {
            let letter = span(format!(" {} ", terrain.letter()), self.look.terrain(terrain));
            let name = self.look.transliterate(&self.lingo.terrain(terrain));
            [letter, span(format!(" {name}  "), Style::new())]
        });
        let mut lines = flow_pairs(&terrains.collect::<Vec<_>>(), self.width);
        let symbols = self.look.symbols();
        let pieces = [
            (symbols.castle, "game-piece-castle"),
            (symbols.king, "game-piece-king"),
            (symbols.crown, "game-piece-crown"),
            (symbols.knight, "game-piece-knight"),
            (symbols.tower, "game-piece-tower"),
            (symbols.coin, "game-piece-coin"),
            (symbols.queen, "game-piece-queen"),
            (symbols.dragon, "game-piece-dragon"),
            (symbols.house, "game-piece-building"),
        ];
        lines.extend(self.symbol_rows(if queendomino { &pieces } else { &pieces[..3] }));
        lines
    }

    /// Symbols with their text keys, as many in a row as fit.
    fn symbol_rows(self, symbols: &[(char, &str)]) -> Vec<Line<'static>> {
        let symbols = symbols.iter().flat_map(|(symbol, key)| {
            let meaning = self.look.transliterate(&self.lingo.text(key));
            [span(symbol.to_string(), STRONG), span(format!(" {meaning}  "), Style::new())]
        });
        flow_pairs(&symbols.collect::<Vec<_>>(), self.width)
    }

    pub(crate) fn replay_help(self) -> Page {
        let lingo = self.lingo;
        let keys = [
            ("← →", t!(lingo, "replay-next")),
            ("↑ ↓", t!(lingo, "replay-next-turn")),
            ("Home", t!(lingo, "replay-first")),
            ("End", t!(lingo, "replay-last")),
            ("Space", t!(lingo, "replay-play")),
            ("Tab", t!(lingo, "settings-keys-look")),
            ("f", t!(lingo, "replay-view-follow")),
            ("s", t!(lingo, "score-heading")),
            ("x", t!(lingo, "board-remaining")),
            ("q", t!(lingo, "tui-quit")),
        ];
        Page { title: t!(lingo, "page-help"), lines: key_rows(&keys) }
    }

    /// The score of every realm, as if the game ended now.
    pub(crate) fn score_page(self, desk: &Desk) -> Page {
        let title = t!(self.lingo, "score-heading");
        let Some(scene) = &desk.scene else { return Page { title, lines: Vec::new() } };
        let realms = scene.board.iter().flat_map(|board| &board.realms);
        let lines = realms.flat_map(|realm| self.realm_sheet(desk, scene, realm.realm));
        Page { title, lines: lines.collect() }
    }

    fn realm_sheet(self, desk: &Desk, scene: &Scene, realm: Realm) -> Vec<Line<'static>> {
        let Some(realm) = scene.realm(realm) else { return Vec::new() };
        let mut lines =
            vec![Line::from(span(desk.realm_name(realm.realm), self.look.name(realm.house)))];
        lines.extend(self.score_sheet(&realm.sheet, false));
        lines.push(Line::default());
        lines
    }

    /// The items of a score sheet and the total; `with_cells` names a cell of each, for a drawing
    /// with coordinates.
    pub(crate) fn score_sheet(self, sheet: &ScoreSheet, with_cells: bool) -> Vec<Line<'static>> {
        let items = self.lingo.score_items(sheet);
        let mut lines: Vec<_> =
            items.into_iter().flat_map(|item| self.score_row(item, with_cells)).collect();
        lines.push(self.total_row(&t!(self.lingo, "score-total"), sheet.total, STRONG));
        lines
    }

    pub(crate) fn tie_breakers(self, sheet: &ScoreSheet) -> [Line<'static>; 2] {
        [
            self.total_row(&t!(self.lingo, "score-largest"), sheet.largest_territory.into(), FAINT),
            self.total_row(&t!(self.lingo, "score-crowns"), sheet.crowns.into(), FAINT),
        ]
    }

    fn total_row(self, label: &str, number: u16, style: Style) -> Line<'static> {
        let label = self.look.transliterate(label);
        let room = (self.width as usize).saturating_sub(CHIP + 1 + POINTS);
        let gap = " ".repeat(room.saturating_sub(columns(&label) as usize));
        let indent = " ".repeat(CHIP + 1);
        span(format!("{indent}{label}{gap}{number:>POINTS$}"), style).into()
    }

    fn score_row(self, item: ScoreItem, with_cells: bool) -> Vec<Line<'static>> {
        let chip = item.terrain.map_or_else(
            || span(" ".repeat(CHIP), Style::new()),
            |terrain| span(format!(" {} ", terrain.letter()), self.look.terrain(terrain)),
        );
        let cell = if with_cells && item.points > 0 { first_cell(&item.cells) } else { None };
        let cell = cell.map(|cell| cell.to_string()).unwrap_or_default();
        let cell_width = if with_cells { CELL } else { 0 };
        let style = if item.points == 0 { FAINT } else { Style::new() };
        let label = match &item.reason {
            Some(reason) => format!("{} ({reason})", item.label),
            None => item.label,
        };
        let room = self.width.saturating_sub((CHIP + 1 + cell_width + POINTS) as u16);
        let mut rows = wrap(&self.look.transliterate(&label), room).into_iter();
        let first = rows.next().unwrap_or_default();
        let gap = " ".repeat(room.saturating_sub(columns(&first)) as usize);
        let first = Line::from(vec![
            chip,
            span(format!(" {first}{gap}"), style),
            span(format!("{cell:>cell_width$}"), FAINT),
            span(format!("{:>POINTS$}", item.points), style),
        ]);
        let indent = " ".repeat(CHIP + 1);
        let rest = rows.map(|row| span(format!("{indent}{row}"), style).into());
        std::iter::once(first).chain(rest).collect()
    }

    pub(crate) fn move_log_page(self, desk: &Desk) -> Page {
        let sentences = (1..).zip(desk.story.sentences());
        let lines = sentences.flat_map(|(number, sentence)| self.numbered(number, sentence));
        Page { title: t!(self.lingo, "table-log"), lines: lines.collect() }
    }

    /// A numbered sentence, wrapped.
    pub(crate) fn numbered(self, number: usize, sentence: &str) -> Vec<Line<'static>> {
        let rows = wrap(&self.look.transliterate(sentence), self.width.saturating_sub(5));
        let prefix = |row: usize| if row == 0 { format!("{number:>3}. ") } else { " ".repeat(5) };
        let line =
            |(row, text)| Line::from(vec![span(prefix(row), FAINT), span(text, Style::new())]);
        rows.into_iter().enumerate().map(line).collect()
    }

    /// A sentence, wrapped.
    pub(crate) fn paragraph(self, sentence: &str) -> Vec<Line<'static>> {
        let rows = wrap(&self.look.transliterate(sentence), self.width);
        rows.into_iter().map(|row| span(row, Style::new()).into()).collect()
    }

    /// The dominoes that nobody has seen yet.
    pub(crate) fn remaining_page(self, desk: &Desk) -> Page {
        let title = t!(self.lingo, "board-remaining");
        let board = desk.scene.as_ref().and_then(|scene| scene.board.as_ref());
        let Some(board) = board else { return Page { title, lines: Vec::new() } };
        let count = board.unseen.len() as i64;
        let mut lines: Vec<Line<'static>> =
            vec![span(t!(self.lingo, "board-remaining-count", count = count), STRONG).into()];
        if board.set_aside > 0 {
            lines.push(span(t!(self.lingo, "board-remaining-aside"), FAINT).into());
        }
        lines.push(Line::default());
        let face = |id: DominoId| {
            let domino = id.domino();
            let halves = [domino.left, domino.right].map(|one| half_span(one, self.look));
            let [left, right] = halves.map(|(text, style)| span(text, style));
            [left, right, span(format!(" {:<4}", id.number()), FAINT)]
        };
        // A domino and its number stay together.
        let per_row = (self.width / 11).max(1) as usize;
        let mut all: Vec<DominoId> = board.unseen.into_iter().collect();
        all.sort_by_key(|id| (id.origin().letter(), id.number()));
        let row =
            |ids: &[DominoId]| Line::from(ids.iter().flat_map(|id| face(*id)).collect::<Vec<_>>());
        for of_box in all.chunk_by(|one, other| one.origin() == other.origin()) {
            if board.rules.boxes.len() > 1 {
                let name = self.look.transliterate(&self.lingo.box_of(of_box[0]));
                lines.push(span(name, Style::new()).into());
            }
            lines.extend(of_box.chunks(per_row).map(row));
        }
        Page { title, lines }
    }

    /// The standings and the score sheets, with the record's path.
    pub(crate) fn end_page(self, desk: &Desk, record_path: Option<&str>, hint: &str) -> Page {
        let title = t!(self.lingo, "end-title");
        let mut lines = Vec::new();
        let Some(scene) = &desk.scene else { return Page { title, lines } };
        match scene.end.as_ref().map(|end| end.ending) {
            Some(Ending::Finished) => self.write_standings(desk, scene, &mut lines),
            Some(Ending::Resigned) => lines.extend(self.standings_after_resigning(desk, scene)),
            Some(Ending::Abandoned) => {
                lines.push(span(t!(self.lingo, "end-abandoned"), STRONG).into());
            }
            None => {}
        }
        let is_broken = scene.end.as_ref().is_some_and(|end| end.ending != Ending::Finished);
        if is_broken && scene.dynasty.is_some() {
            lines.push(span(t!(self.lingo, "end-dynasty-broken"), Style::new()).into());
        }
        lines.push(Line::default());
        let is_unfair = desk.proof.as_ref().is_some_and(|(_, is_broken)| *is_broken);
        lines.extend(self.proof(desk).into_iter().filter(|_| is_unfair));
        lines.push(span(hint, self.look.chosen()).into());
        lines.extend(self.proof(desk).into_iter().filter(|_| !is_unfair));
        if let Some(path) = record_path {
            let words = t!(self.lingo, "tui-record-saved", path = path);
            lines.extend(wrap(&words, self.width).into_iter().map(|line| span(line, FAINT).into()));
        }
        lines.push(Line::default());
        lines.extend(self.pad_of_game(desk));
        lines.extend(self.score_details(desk, scene));
        Page { title, lines }
    }

    /// What this terminal has found about the deal.
    fn proof(self, desk: &Desk) -> Vec<Line<'static>> {
        let Some((sentences, is_broken)) = &desk.proof else { return Vec::new() };
        let style = if *is_broken { self.look.bad() } else { FAINT };
        let words = self.look.transliterate(&sentences.join(" "));
        wrap(&words, self.width).into_iter().map(|line| span(line, style).into()).collect()
    }

    /// The scoring pad under its title, once a game has been played to its end.
    pub(crate) fn pad_of_game(self, desk: &Desk) -> Vec<Line<'static>> {
        let Some(pad) = desk.scoring_pad() else { return Vec::new() };
        let title = span(self.look.transliterate(&t!(self.lingo, "score-pad")), STRONG);
        let rows = self.scoring_pad(&pad);
        [title.into()].into_iter().chain(rows).chain([Line::default()]).collect()
    }

    /// Who resigned, and the ranks of the others.
    fn standings_after_resigning(self, desk: &Desk, scene: &Scene) -> Vec<Line<'static>> {
        let resigned = scene.seats.iter().filter(|seat| seat.resigned);
        let resigned = resigned.map(|seat| {
            let (who, status) =
                (desk.seat_name(seat.seat), self.lingo.seat_status(SeatStatus::Resigned));
            span(format!("{who} {status}"), STRONG).into()
        });
        let mut results: Vec<_> = scene.end.iter().flat_map(|end| &end.results).collect();
        results.sort_by_key(|result| result.rank);
        let ranks = results.into_iter().filter_map(|result| {
            let (rank, points, who) = (result.rank?, result.points, desk.seat_name(result.seat));
            let words = t!(self.lingo, "score-standing", rank = rank, who = who, points = points);
            Some(span(words, Style::new()).into())
        });
        resigned.chain(ranks).collect()
    }

    /// The score sheets, best first, and the points by round.
    fn score_details(self, desk: &Desk, scene: &Scene) -> Vec<Line<'static>> {
        let standings = scene.end.iter().flat_map(|end| &end.standings);
        let mut lines: Vec<Line<'static>> =
            standings.flat_map(|standing| self.realm_sheet(desk, scene, standing.realm)).collect();
        let realms = scene.board.iter().flat_map(|board| &board.realms);
        let names: Vec<String> = realms.map(|realm| desk.realm_name(realm.realm)).collect();
        lines.extend(self.points_by_round(desk, &names));
        lines
    }

    /// The winners, the standings, and how ties were broken.
    pub(crate) fn write_standings(
        self,
        desk: &Desk,
        scene: &Scene,
        lines: &mut Vec<Line<'static>>,
    ) {
        let outcome = desk.position.as_ref().and_then(rules::Position::outcome);
        let Some((position, outcome)) = desk.position.as_ref().zip(outcome) else { return };
        let (lingo, look) = (self.lingo, self.look);
        let realms: Vec<String> =
            position.rules().realms().map(|realm| desk.realm_name(realm)).collect();
        let members =
            |realm: Realm| desk.owner(realm).map(|owner| owner.members).unwrap_or_default();
        let winners: Vec<Vec<String>> = outcome.winners().map(members).collect();
        let victory = match &scene.dynasty {
            None => lingo.winners(&winners),
            Some(dynasty) => {
                self.write_dynasty(dynasty, &realms, members, lines);
                lingo.game_winners(&winners, dynasty)
            }
        };
        lines.push(span(format!("{} {victory}", look.symbols().crown), look.chosen()).into());
        lines.push(Line::default());
        let most = outcome.standings().first().map_or(1, |best| best.points.max(1));
        let places = outcome.standings().iter().zip(lingo.standings(&outcome, &realms));
        for (standing, place) in places {
            let house = scene.realm(standing.realm).map_or(0, |realm| realm.house);
            let room = u32::from(self.width.saturating_sub(2)).min(60);
            let bar = u32::from(standing.points) * room / u32::from(most);
            lines.push(span(place, STRONG).into());
            let bar = look.symbols().bar.to_string().repeat(bar as usize);
            lines.push(span(bar, look.name(house)).into());
        }
        let ties = lingo.tie_breaks(&outcome, &realms);
        if !ties.is_empty() {
            lines.push(Line::default());
            lines.push(span(t!(lingo, "end-tie"), STRONG).into());
            for line in ties.iter().flat_map(|tie| wrap(tie, self.width)) {
                lines.push(span(line, Style::new()).into());
            }
        }
    }

    /// Who won the Dynasty, or who leads in it, before the game that was just played.
    fn write_dynasty(
        self,
        dynasty: &DynastyScene,
        realms: &[String],
        members: impl Fn(Realm) -> Vec<String>,
        lines: &mut Vec<Line<'static>>,
    ) {
        let (lingo, look) = (self.lingo, self.look);
        if let Some(victory) = lingo.dynasty_winners(&dynasty.standings, members) {
            lines.push(span(format!("{} {victory}", look.symbols().crown), look.chosen()).into());
        }
        lines.push(span(lingo.dynasty_title(dynasty), STRONG).into());
        let told = lingo.dynasty_lines(dynasty, realms);
        for line in told.iter().flat_map(|line| wrap(line, self.width)) {
            lines.push(span(line, Style::new()).into());
        }
        lines.push(Line::default());
    }

    pub(crate) fn points_by_round(self, desk: &Desk, realms: &[String]) -> Vec<Line<'static>> {
        let Some(history) = &desk.history else { return Vec::new() };
        let mut lines = vec![Line::from(span(t!(self.lingo, "end-graph"), STRONG))];
        let moments: Vec<_> = History::by_round(history).collect();
        let axis = self.look.transliterate(&t!(self.lingo, "end-graph-axis"));
        let names = realms.iter().chain([&axis]);
        let name_width = names.map(|name| columns(name)).max().unwrap_or(0).min(20);
        let shown = (self.width.saturating_sub(name_width + 1) / 4).max(1) as usize;
        let moments = &moments[moments.len().saturating_sub(shown)..];
        let row = |name: &str, numbers: Vec<String>, style: Style| -> Line<'static> {
            let name = clip(name, name_width);
            let gap = (name_width - columns(&name).min(name_width)) as usize;
            let numbers = numbers.iter().map(|number| span(format!("{number:>4}"), style));
            let name = span(format!("{name}{} ", " ".repeat(gap)), style);
            std::iter::once(name).chain(numbers).collect()
        };
        let rounds = moments.iter().map(|moment| moment.round.to_string()).collect();
        lines.push(row(&axis, rounds, FAINT));
        for (at, name) in realms.iter().enumerate() {
            let points = moments
                .iter()
                .map(|moment| moment.points.get(at).copied().unwrap_or_default().to_string());
            lines.push(row(name, points.collect(), Style::new()));
        }
        lines
    }
}

/// Columns of a terrain's letter on its colour, of a cell's name, and of points.
const CHIP: usize = 3;
const CELL: usize = 4;
const POINTS: usize = 5;

/// The first cell in reading order.
fn first_cell(cells: &[Cell]) -> Option<Cell> {
    cells.iter().copied().min_by_key(|cell| (-cell.y(), cell.x()))
}

/// Lays out pairs of a symbol and its meaning, as many in a row as fit.
pub(super) fn flow_pairs(spans: &[Span<'static>], width: u16) -> Vec<Line<'static>> {
    let (mut lines, mut line, mut taken) = (Vec::new(), Line::default(), 0);
    for pair in spans.chunks(2) {
        let wide: u16 = pair.iter().map(|one| columns(&one.content)).sum();
        if taken > 0 && taken + wide > width {
            lines.push(std::mem::take(&mut line));
            taken = 0;
        }
        line.spans.extend(pair.iter().cloned());
        taken += wide;
    }
    lines.push(line);
    lines
}

/// Keys as terminals have them, with their capitals.
pub(crate) fn key_names(keys: Keys) -> String {
    match keys {
        Keys::One(Key::Char(letter)) => letter.to_string(),
        Keys::One(key) => format!("{key:?}"),
        Keys::Either(letter) => format!("{letter}  {}", letter.to_ascii_uppercase()),
        Keys::Digits => "1 – 8".into(),
        Keys::AltDigits => "Tab  Alt 1 – 8".into(),
        Keys::Arrows => "← ↑ ↓ →  h j k l".into(),
    }
}

fn key_rows(keys: &[(impl AsRef<str>, String)]) -> Vec<Line<'static>> {
    let wide = keys.iter().map(|(key, _)| columns(key.as_ref())).max().unwrap_or(0);
    let row = |(key, label): &(_, String)| {
        let key: &str = AsRef::as_ref(key);
        let gap = " ".repeat((wide - columns(key) + 2) as usize);
        Line::from(vec![span(key, STRONG), span(format!("{gap}{label}"), Style::new())])
    };
    keys.iter().map(row).collect()
}

/// Scrolls a page if the key is meant for that; returns whether it is. Drawing limits the scrolling.
pub(crate) fn scroll_by_key(scroll: &mut u16, code: KeyCode) -> bool {
    *scroll = match code {
        KeyCode::Up | KeyCode::Char('k') => scroll.saturating_sub(1),
        KeyCode::Down | KeyCode::Char('j') => scroll.saturating_add(1),
        KeyCode::PageUp => scroll.saturating_sub(10),
        KeyCode::PageDown | KeyCode::Char(' ') => scroll.saturating_add(10),
        KeyCode::Home => 0,
        KeyCode::End => u16::MAX,
        _ => return false,
    };
    true
}
