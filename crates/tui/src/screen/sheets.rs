//! Sheets over a table that are read: keys, points, what happened, dominoes to come, the end.

use lingo::{Lingo, ScoreItem, t};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use rules::{Cell, DominoId, Realm, ScoreSheet, Terrain};
use table::Ending;
use view::scene::{History, Scene};

use super::canvas::{columns, span, wrapped};
use super::kingdom::half;
use crate::desk::Desk;
use crate::look::{FAINT, Look, STRONG};

/// Lines to read, with a title.
pub(crate) struct Page {
    pub(crate) title: String,
    pub(crate) lines: Vec<Line<'static>>,
}

/// How a sheet is written: in which language, with which signs, how wide.
#[derive(Clone, Copy)]
pub(crate) struct Writer<'a> {
    pub(crate) lingo: &'a Lingo,
    pub(crate) look: Look,
    pub(crate) width: u16,
}

impl Writer<'_> {
    /// The keys of a table, and what the letters mean.
    pub(crate) fn help(self) -> Page {
        let lingo = self.lingo;
        let keys = [
            ("1 – 8", t!(lingo, "settings-keys-claim")),
            ("← ↑ ↓ →  h j k l", t!(lingo, "settings-keys-move")),
            ("r  R", t!(lingo, "settings-keys-rotate")),
            ("n  N", t!(lingo, "settings-keys-next")),
            ("Enter", t!(lingo, "settings-keys-place")),
            ("d", t!(lingo, "settings-keys-discard")),
            ("p", t!(lingo, "board-pass")),
            ("u", t!(lingo, "settings-keys-undo")),
            ("Tab", t!(lingo, "settings-keys-look")),
            ("g", t!(lingo, "settings-keys-hints")),
            ("s", t!(lingo, "score-heading")),
            ("o", t!(lingo, "table-log")),
            ("x", t!(lingo, "board-remaining")),
            ("t", t!(lingo, "table-talk")),
            ("m  Esc", t!(lingo, "page-menu")),
            ("q", t!(lingo, "tui-quit")),
        ];
        let mut lines = key_rows(&keys);
        lines.push(Line::default());
        lines.extend(self.legend(true));
        let signs = self.look.signs();
        let places = [(signs.spot, "a11y-square-fits"), (signs.dead, "a11y-square-dead")];
        lines.extend(self.signs(&places));
        Page { title: t!(lingo, "page-help"), lines }
    }

    /// What letters and signs mean, with Queendomino's box or without.
    pub(crate) fn legend(self, queendomino: bool) -> Vec<Line<'static>> {
        let terrains = Terrain::ALL.into_iter().filter(|one| queendomino || *one != Terrain::Town);
        let terrains = terrains.flat_map(|terrain| {
            let letter = span(format!(" {} ", terrain.letter()), self.look.terrain(terrain));
            let name = self.look.spell(&self.lingo.terrain(terrain));
            [letter, span(format!(" {name}  "), Style::new())]
        });
        let mut lines = flowed(&terrains.collect::<Vec<_>>(), self.width);
        let signs = self.look.signs();
        let pieces = [
            (signs.castle, "game-piece-castle"),
            (signs.king, "game-piece-king"),
            (signs.crown, "game-piece-crown"),
            (signs.knight, "game-piece-knight"),
            (signs.tower, "game-piece-tower"),
            (signs.coin, "game-piece-coin"),
            (signs.queen, "game-piece-queen"),
            (signs.dragon, "game-piece-dragon"),
            (signs.house, "game-piece-building"),
        ];
        lines.extend(self.signs(if queendomino { &pieces } else { &pieces[..3] }));
        lines
    }

    /// Signs with the keys of what they stand for, as many in a row as fit.
    fn signs(self, signs: &[(char, &str)]) -> Vec<Line<'static>> {
        let signs = signs.iter().flat_map(|(sign, key)| {
            let meaning = self.look.spell(&self.lingo.text(key));
            [span(sign.to_string(), STRONG), span(format!(" {meaning}  "), Style::new())]
        });
        flowed(&signs.collect::<Vec<_>>(), self.width)
    }

    /// The keys of a replay.
    pub(crate) fn help_of_replay(self) -> Page {
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

    /// Every point of every realm, as if the game ended now.
    pub(crate) fn points(self, desk: &Desk) -> Page {
        let title = t!(self.lingo, "score-heading");
        let Some(scene) = &desk.scene else { return Page { title, lines: Vec::new() } };
        let realms = scene.board.iter().flat_map(|board| &board.realms);
        let lines = realms.flat_map(|realm| self.sheet_of(desk, scene, realm.realm));
        Page { title, lines: lines.collect() }
    }

    fn sheet_of(self, desk: &Desk, scene: &Scene, realm: Realm) -> Vec<Line<'static>> {
        let Some(realm) = scene.realm(realm) else { return Vec::new() };
        let mut lines =
            vec![Line::from(span(desk.realm_name(realm.realm), self.look.name(realm.house)))];
        lines.extend(self.score_sheet(&realm.sheet, false));
        lines.push(Line::default());
        lines
    }

    /// Every item of a score sheet with its points, and the total; with the cell where one finds it
    /// in a drawing that names its cells.
    pub(crate) fn score_sheet(self, sheet: &ScoreSheet, has_cells: bool) -> Vec<Line<'static>> {
        let items = self.lingo.score_items(sheet);
        let mut lines: Vec<_> =
            items.into_iter().flat_map(|item| self.score_row(item, has_cells)).collect();
        lines.push(self.sum(&t!(self.lingo, "score-total"), sheet.total, STRONG));
        lines
    }

    /// What decides between equal points.
    pub(crate) fn tie_breakers(self, sheet: &ScoreSheet) -> [Line<'static>; 2] {
        [
            self.sum(&t!(self.lingo, "score-largest"), sheet.largest_territory.into(), FAINT),
            self.sum(&t!(self.lingo, "score-crowns"), sheet.crowns.into(), FAINT),
        ]
    }

    fn sum(self, label: &str, number: u16, style: Style) -> Line<'static> {
        let label = self.look.spell(label);
        let room = (self.width as usize).saturating_sub(CHIP + 1 + POINTS);
        let gap = " ".repeat(room.saturating_sub(columns(&label) as usize));
        let indent = " ".repeat(CHIP + 1);
        span(format!("{indent}{label}{gap}{number:>POINTS$}"), style).into()
    }

    fn score_row(self, item: ScoreItem, has_cells: bool) -> Vec<Line<'static>> {
        let chip = item.terrain.map_or_else(
            || span(" ".repeat(CHIP), Style::new()),
            |terrain| span(format!(" {} ", terrain.letter()), self.look.terrain(terrain)),
        );
        let cell = if has_cells && item.points > 0 { corner(&item.cells) } else { None };
        let cell = cell.map(|cell| cell.to_string()).unwrap_or_default();
        let for_cell = if has_cells { CELL } else { 0 };
        let style = if item.points == 0 { FAINT } else { Style::new() };
        let label = match &item.reason {
            Some(reason) => format!("{} ({reason})", item.label),
            None => item.label,
        };
        let room = self.width.saturating_sub((CHIP + 1 + for_cell + POINTS) as u16);
        let mut rows = wrapped(&self.look.spell(&label), room).into_iter();
        let first = rows.next().unwrap_or_default();
        let gap = " ".repeat(room.saturating_sub(columns(&first)) as usize);
        let first = Line::from(vec![
            chip,
            span(format!(" {first}{gap}"), style),
            span(format!("{cell:>for_cell$}"), FAINT),
            span(format!("{:>POINTS$}", item.points), style),
        ]);
        let indent = " ".repeat(CHIP + 1);
        let rest = rows.map(|row| span(format!("{indent}{row}"), style).into());
        std::iter::once(first).chain(rest).collect()
    }

    /// What happened, from the first move to the last.
    pub(crate) fn story(self, desk: &Desk) -> Page {
        let sentences = (1..).zip(desk.story.sentences());
        let lines = sentences.flat_map(|(at, sentence)| self.numbered(at, sentence));
        Page { title: t!(self.lingo, "table-log"), lines: lines.collect() }
    }

    /// A sentence with its number, in as many rows as it takes.
    pub(crate) fn numbered(self, number: usize, sentence: &str) -> Vec<Line<'static>> {
        let rows = wrapped(&self.look.spell(sentence), self.width.saturating_sub(5));
        let before = |row: usize| if row == 0 { format!("{number:>3}. ") } else { " ".repeat(5) };
        let line =
            |(row, text)| Line::from(vec![span(before(row), FAINT), span(text, Style::new())]);
        rows.into_iter().enumerate().map(line).collect()
    }

    /// Dominoes that nobody has seen yet.
    pub(crate) fn dominoes(self, desk: &Desk) -> Page {
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
            let halves = [domino.left, domino.right].map(|one| half(one, self.look));
            let [left, right] = halves.map(|(text, style)| span(text, style));
            [left, right, span(format!(" {:<4}", id.to_string()), FAINT)]
        };
        // A domino and its number stay together.
        let per_row = (self.width / 11).max(1) as usize;
        let all: Vec<DominoId> = board.unseen.into_iter().collect();
        let row =
            |ids: &[DominoId]| Line::from(ids.iter().flat_map(|id| face(*id)).collect::<Vec<_>>());
        lines.extend(all.chunks(per_row).map(row));
        Page { title, lines }
    }

    /// Who won, the places, how ties were decided, and every point.
    pub(crate) fn end(self, desk: &Desk, saved: Option<&str>, hint: &str) -> Page {
        let title = t!(self.lingo, "end-title");
        let mut lines = Vec::new();
        let Some(scene) = &desk.scene else { return Page { title, lines } };
        match scene.end.as_ref().map(|end| end.ending) {
            Some(Ending::Finished) => self.finished(desk, scene, &mut lines),
            Some(Ending::Resigned) => lines.extend(self.resigned(desk, scene)),
            Some(Ending::Abandoned) => {
                lines.push(span(t!(self.lingo, "end-abandoned"), STRONG).into());
            }
            None => {}
        }
        lines.push(Line::default());
        lines.push(span(hint, self.look.chosen()).into());
        if let Some(path) = saved {
            let told = t!(self.lingo, "tui-record-saved", path = path);
            lines.extend(
                wrapped(&told, self.width).into_iter().map(|line| span(line, FAINT).into()),
            );
        }
        lines.push(Line::default());
        lines.extend(self.details(desk, scene));
        Page { title, lines }
    }

    /// Who gave up, and the places without them.
    fn resigned(self, desk: &Desk, scene: &Scene) -> Vec<Line<'static>> {
        let gone = scene.seats.iter().filter(|seat| seat.resigned);
        let gone = gone.map(|seat| {
            let (who, gave_up) = (desk.seat_name(seat.seat), t!(self.lingo, "table-resigned"));
            span(format!("{who} {gave_up}"), STRONG).into()
        });
        let mut results: Vec<_> = scene.end.iter().flat_map(|end| &end.results).collect();
        results.sort_by_key(|result| result.rank);
        let places = results.into_iter().filter_map(|result| {
            let (rank, points, who) = (result.rank?, result.points, desk.seat_name(result.seat));
            let words = t!(self.lingo, "score-standing", rank = rank, who = who, points = points);
            Some(span(words, Style::new()).into())
        });
        gone.chain(places).collect()
    }

    /// Every point of every realm, the best first, and how they grew.
    fn details(self, desk: &Desk, scene: &Scene) -> Vec<Line<'static>> {
        let standings = scene.end.iter().flat_map(|end| &end.standings);
        let mut lines: Vec<Line<'static>> =
            standings.flat_map(|standing| self.sheet_of(desk, scene, standing.realm)).collect();
        let realms = scene.board.iter().flat_map(|board| &board.realms);
        let names: Vec<String> = realms.map(|realm| desk.realm_name(realm.realm)).collect();
        lines.extend(self.growth(desk, &names));
        lines
    }

    /// Who won, the places, how ties were decided.
    pub(crate) fn finished(self, desk: &Desk, scene: &Scene, lines: &mut Vec<Line<'static>>) {
        let outcome = desk.position.as_ref().and_then(rules::Position::outcome);
        let Some((position, outcome)) = desk.position.as_ref().zip(outcome) else { return };
        let (lingo, look) = (self.lingo, self.look);
        let realms: Vec<String> =
            position.rules().realms().map(|realm| desk.realm_name(realm)).collect();
        let members = |realm: Realm| {
            let seats = scene.realm(realm).into_iter().flat_map(|realm| &realm.seats);
            seats.map(|seat| desk.seat_name(*seat).to_owned()).collect::<Vec<_>>()
        };
        let victory = lingo.winners(&outcome.winners().map(members).collect::<Vec<_>>());
        lines.push(span(format!("{} {victory}", look.signs().crown), look.chosen()).into());
        lines.push(Line::default());
        let most = outcome.standings().first().map_or(1, |best| best.points.max(1));
        let places = outcome.standings().iter().zip(lingo.standings(&outcome, &realms));
        for (standing, place) in places {
            let house = scene.realm(standing.realm).map_or(0, |realm| realm.house);
            let room = u32::from(self.width.saturating_sub(2)).min(60);
            let bar = u32::from(standing.points) * room / u32::from(most);
            lines.push(span(place, STRONG).into());
            let bar = look.signs().bar.to_string().repeat(bar as usize);
            lines.push(span(bar, look.name(house)).into());
        }
        let ties = lingo.tie_breaks(&outcome, &realms);
        if !ties.is_empty() {
            lines.push(Line::default());
            lines.push(span(t!(lingo, "end-tie"), STRONG).into());
            for line in ties.iter().flat_map(|tie| wrapped(tie, self.width)) {
                lines.push(span(line, Style::new()).into());
            }
        }
        if let Some(dynasty) = &scene.dynasty {
            lines.push(Line::default());
            lines.push(span(t!(lingo, "end-dynasty-standings"), STRONG).into());
            for (realm, total) in realms.iter().zip(&dynasty.totals) {
                lines.push(span(format!("{realm}: {total}"), Style::new()).into());
            }
        }
    }

    /// How the points grew, round by round.
    pub(crate) fn growth(self, desk: &Desk, realms: &[String]) -> Vec<Line<'static>> {
        let Some(history) = &desk.history else { return Vec::new() };
        let mut lines = vec![Line::from(span(t!(self.lingo, "end-graph"), STRONG))];
        let moments: Vec<_> = History::by_round(history).collect();
        let axis = self.look.spell(&t!(self.lingo, "end-graph-axis"));
        let names = realms.iter().chain([&axis]);
        let name_room = names.map(|name| columns(name)).max().unwrap_or(0).min(20);
        let shown = (self.width.saturating_sub(name_room + 1) / 4).max(1) as usize;
        let moments = &moments[moments.len().saturating_sub(shown)..];
        let row = |name: &str, numbers: Vec<String>, style: Style| -> Line<'static> {
            let name: String = name.chars().take(name_room as usize).collect();
            let gap = (name_room - columns(&name).min(name_room)) as usize;
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

/// Columns of a terrain's letter in its colour, of a cell's name and of points.
const CHIP: usize = 3;
const CELL: usize = 4;
const POINTS: usize = 5;

/// The first of these cells, as one reads.
fn corner(cells: &[Cell]) -> Option<Cell> {
    cells.iter().copied().min_by_key(|cell| (-cell.y(), cell.x()))
}

/// Pairs of a sign and its meaning, as many in a row as fit.
fn flowed(spans: &[Span<'static>], width: u16) -> Vec<Line<'static>> {
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

/// Keys with what they do, one below the other.
fn key_rows(keys: &[(&str, String)]) -> Vec<Line<'static>> {
    let wide = keys.iter().map(|(key, _)| columns(key)).max().unwrap_or(0);
    let row = |(key, does): &(&str, String)| {
        let gap = " ".repeat((wide - columns(key) + 2) as usize);
        Line::from(vec![span(*key, STRONG), span(format!("{gap}{does}"), Style::new())])
    };
    keys.iter().map(row).collect()
}
