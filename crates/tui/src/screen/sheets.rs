//! Sheets over a table that are read: keys, points, what happened, dominoes to come, the end.

use lingo::{Lingo, t};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use rules::{DominoId, Realm, Terrain};
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
        let terrains = Terrain::ALL.into_iter().flat_map(|terrain| {
            let letter = span(format!(" {} ", terrain.letter()), self.look.terrain(terrain));
            [letter, span(format!(" {}  ", lingo.terrain(terrain)), Style::new())]
        });
        lines.extend(flowed(&terrains.collect::<Vec<_>>(), self.width));
        let signs = self.look.signs();
        let pieces = [
            (signs.castle, "game-piece-castle"),
            (signs.king, "game-piece-king"),
            (signs.crown, "score-crowns"),
            (signs.knight, "board-knights"),
            (signs.tower, "board-towers"),
            (signs.coin, "board-coins"),
            (signs.queen, "board-queen"),
            (signs.dragon, "table-phrase-dragon"),
            (signs.house, "game-piece-building"),
            (signs.spot, "a11y-square-fits"),
            (signs.dead, "a11y-square-dead"),
        ];
        let pieces = pieces.into_iter().flat_map(|(sign, key)| {
            [span(sign.to_string(), STRONG), span(format!(" {}  ", lingo.text(key)), Style::new())]
        });
        lines.extend(flowed(&pieces.collect::<Vec<_>>(), self.width));
        Page { title: t!(lingo, "page-help"), lines }
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
        let row = |label: String, points: u16, style: Style| {
            let room = self.width.saturating_sub(6) as usize;
            let label: String = label.chars().take(room).collect();
            let gap = room.saturating_sub(columns(&label) as usize);
            Line::from(span(format!("{label}{}{points:>5}", " ".repeat(gap)), style))
        };
        let mut lines =
            vec![Line::from(span(desk.realm_name(realm.realm), self.look.name(realm.house)))];
        let items = self.lingo.score_items(&realm.sheet);
        lines.extend(items.into_iter().map(|item| row(item.label, item.points, Style::new())));
        lines.push(row(t!(self.lingo, "score-total"), realm.points, STRONG));
        lines.push(Line::default());
        lines
    }

    /// What happened, from the first move to the last.
    pub(crate) fn story(self, desk: &Desk) -> Page {
        let sentences = desk.story.sentences().iter().enumerate();
        let lines = sentences.flat_map(|(at, sentence)| {
            let rows = wrapped(sentence, self.width.saturating_sub(5));
            let number =
                move |row: usize| if row == 0 { format!("{:>3}. ", at + 1) } else { " ".repeat(5) };
            rows.into_iter().enumerate().map(move |(row, text)| {
                Line::from(vec![span(number(row), FAINT), span(text, Style::new())])
            })
        });
        Page { title: t!(self.lingo, "table-log"), lines: lines.collect() }
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

    fn finished(self, desk: &Desk, scene: &Scene, lines: &mut Vec<Line<'static>>) {
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
    fn growth(self, desk: &Desk, realms: &[String]) -> Vec<Line<'static>> {
        let Some(history) = &desk.history else { return Vec::new() };
        let mut lines = vec![Line::from(span(t!(self.lingo, "end-graph"), STRONG))];
        let moments: Vec<_> = History::by_round(history).collect();
        let name_room = realms.iter().map(|name| columns(name)).max().unwrap_or(0).min(20);
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
        lines.push(row(&t!(self.lingo, "end-graph-axis"), rounds, FAINT));
        for (at, name) in realms.iter().enumerate() {
            let points = moments
                .iter()
                .map(|moment| moment.points.get(at).copied().unwrap_or_default().to_string());
            lines.push(row(name, points.collect(), Style::new()));
        }
        lines
    }
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
