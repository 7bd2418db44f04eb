//! A new game: which, for how many, against whom. Left and right change what is pointed at.

use bots::Level;
use client::solo::Sitter;
use crossterm::event::{KeyCode, KeyEvent};
use lingo::{Lingo, t};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use rules::{Boxes, FirstClaims, Preset, Rules};
use table::{Clock, Name, Options, Privacy};

use super::canvas::{Canvas, Hit, span, wrapped};
use super::panels::below;
use super::view::key_line;
use super::{Context, Go};
use crate::look::{FAINT, STRONG};
use crate::place::Errand;

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Mode,
    Middle,
    Harmony,
    Dynasty,
    Drawn,
    Level,
    People,
    Clock,
    Open,
    Aids,
    Start,
}

/// A new game as far as it is chosen.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    /// The server it will be played at; `None` for this terminal.
    server: Option<String>,
    preset: usize,
    rules: Rules,
    level: Level,
    people: usize,
    clock: usize,
    open: bool,
    aids: bool,
    at: usize,
}

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;

const CLOCKS: [Clock; 4] = [
    Clock::None,
    Clock::Bank { bank_ms: 5 * MINUTE, increment_ms: 10 * SECOND },
    Clock::Bank { bank_ms: 15 * MINUTE, increment_ms: 20 * SECOND },
    Clock::Turn { turn_ms: 24 * 60 * MINUTE },
];

impl Form {
    pub(crate) fn new(server: Option<String>, level: Level) -> Self {
        let (preset, rules) = (0, Preset::ALL[0].rules);
        let (people, clock, open, aids) = (1, 0, false, true);
        Self { server, preset, rules, level, people, clock, open, aids, at: 0 }
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Mode, Row::Middle, Row::Harmony, Row::Dynasty];
        if self.rules.seats == 2 {
            rows.push(Row::Drawn);
        }
        rows.push(Row::Level);
        rows.push(Row::People);
        if self.server.is_some() {
            rows.extend([Row::Clock, Row::Open]);
        }
        rows.extend([Row::Aids, Row::Start]);
        rows
    }

    pub(crate) fn press(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Option<Go> {
        let count = self.rows().len();
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.at = (self.at + count - 1) % count,
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => self.at = (self.at + 1) % count,
            KeyCode::Left | KeyCode::Char('h') => self.change(-1),
            KeyCode::Right | KeyCode::Char('l' | ' ') => self.change(1),
            KeyCode::Enter => return self.begin(context),
            KeyCode::Esc | KeyCode::Char('q') => return Some(Go::Away),
            _ => {}
        }
        None
    }

    /// A click points, and changes what it points at.
    pub(crate) fn click(&mut self, at: usize, context: &mut Context<'_>) -> Option<Go> {
        self.at = at.min(self.rows().len() - 1);
        if self.rows()[self.at] == Row::Start {
            return self.begin(context);
        }
        self.change(1);
        None
    }

    fn change(&mut self, by: i32) {
        let cycled = |now: usize, count: usize| (now as i32 + by).rem_euclid(count as i32) as usize;
        match self.rows()[self.at] {
            Row::Mode => {
                self.preset = cycled(self.preset, Preset::ALL.len());
                let Rules { middle_kingdom, harmony, dynasty, .. } = self.rules;
                self.rules =
                    Rules { middle_kingdom, harmony, dynasty, ..Preset::ALL[self.preset].rules };
                self.people = self.people.min(self.rules.seats as usize);
            }
            Row::Middle => self.rules.middle_kingdom ^= true,
            Row::Harmony => self.rules.harmony ^= true,
            Row::Dynasty => self.rules.dynasty ^= true,
            Row::Drawn => {
                self.rules.first_claims = match self.rules.first_claims {
                    FirstClaims::Drawn => FirstClaims::Abba,
                    FirstClaims::Abba => FirstClaims::Drawn,
                };
            }
            Row::Level => {
                let at = Level::ALL.iter().position(|level| *level == self.level).unwrap_or(0);
                self.level = Level::ALL[cycled(at, Level::ALL.len())];
            }
            Row::People => {
                self.people = 1 + cycled(self.people - 1, self.rules.seats as usize);
            }
            Row::Clock => self.clock = cycled(self.clock, CLOCKS.len()),
            Row::Open => self.open ^= true,
            Row::Aids => self.aids ^= true,
            Row::Start => {}
        }
    }

    fn begin(&self, context: &mut Context<'_>) -> Option<Go> {
        if let Err(reason) = self.rules.check() {
            context.warn(context.lingo.refusal(reason.code()));
            return None;
        }
        let mut options = Options::new(self.rules);
        options.aids = self.aids;
        let seats = self.rules.seats as usize;
        let Some(server) = self.server.clone() else {
            let sitter = |at: usize| {
                if at >= self.people {
                    return Sitter::Bot(self.level);
                }
                Sitter::Person(person(context.lingo, context.name.as_ref(), at))
            };
            let sitters = (0..seats).map(sitter).collect();
            return Some(Go::Play { options, sitters });
        };
        options.clock = CLOCKS[self.clock];
        options.privacy = if self.open { Privacy::Open } else { Privacy::Link };
        let errand = Errand::open(options, self.people as u8, self.level);
        Some(Go::Errand { server, errand })
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let lingo = canvas.lingo;
        canvas.line(area, 0, &span(t!(lingo, "lobby-new"), STRONG).into());
        let body = below(area, 2);
        let mut hint_at = String::new();
        for (row, one) in (0..).zip(self.rows()) {
            let is_at = row == self.at as u16;
            let (label, value, hint) = self.told(one, lingo, canvas.look.signs().done);
            let style = if is_at {
                canvas.look.chosen().add_modifier(Modifier::REVERSED)
            } else {
                Style::new()
            };
            let mark = if is_at { canvas.look.signs().pointer } else { ' ' };
            let line = Line::from(vec![
                span(format!("{mark} {label:<18} "), if is_at { STRONG } else { FAINT }),
                span(format!(" {value} "), style),
            ]);
            canvas.line(body, row, &line);
            if is_at {
                hint_at = hint;
            }
            canvas.hit(Rect { y: body.y + row, height: 1, ..body }, Hit::Entry(row as usize));
        }
        // What the choice means, or why it cannot be played.
        let (words, style) = match self.rules.check() {
            Ok(()) => (hint_at, FAINT),
            Err(reason) => (lingo.refusal(reason.code()), canvas.look.bad()),
        };
        for (row, line) in (self.rows().len() as u16 + 1..).zip(wrapped(&words, area.width)) {
            canvas.line(body, row, &span(line, style).into());
        }
        let keys = [
            ('\n', "Enter", t!(lingo, "lobby-start")),
            ('l', "← →", t!(lingo, "tui-change")),
            ('q', "q", t!(lingo, "tui-back")),
        ];
        key_line(canvas, Rect { y: area.bottom() - 1, height: 1, ..area }, &keys);
    }

    /// What a row is called, what is chosen in it, and what that means.
    fn told(&self, row: Row, lingo: &Lingo, tick: char) -> (String, String, String) {
        let hint = |key: &str| lingo.attr(key, "hint").unwrap_or_default();
        let on = |is_on: bool| if is_on { format!("[{tick}]") } else { "[ ]".into() };
        match row {
            Row::Mode => {
                let key = match (self.rules.boxes, self.rules.seats, self.rules.grid) {
                    (Boxes::Kingdomino, 2, rules::Grid::Seven) => "lobby-game-duel",
                    (Boxes::Kingdomino, ..) => "lobby-game-kingdomino",
                    (Boxes::Queendomino, ..) => "lobby-game-queendomino",
                    (Boxes::Both, ..) => "lobby-game-wedding",
                };
                (t!(lingo, "lobby-game"), lingo.mode(&self.rules), hint(key))
            }
            Row::Middle => {
                let key = "game-option-middle";
                (lingo.text(key), on(self.rules.middle_kingdom), hint(key))
            }
            Row::Harmony => {
                let key = "game-option-harmony";
                (lingo.text(key), on(self.rules.harmony), hint(key))
            }
            Row::Dynasty => {
                let key = "game-option-dynasty";
                (lingo.text(key), on(self.rules.dynasty), hint(key))
            }
            Row::Drawn => {
                let key = "game-option-drawn";
                let drawn = self.rules.first_claims == FirstClaims::Drawn;
                (lingo.text(key), on(drawn), hint(key))
            }
            Row::Level => {
                let name = self.level.name();
                (t!(lingo, "lobby-level"), lingo.level(name), lingo.level_hint(name))
            }
            Row::People => (t!(lingo, "tui-people"), self.people.to_string(), hint("tui-people")),
            Row::Clock => {
                (t!(lingo, "lobby-clock"), lingo.clock(CLOCKS[self.clock]), String::new())
            }
            Row::Open => {
                let key = "lobby-privacy-open";
                (lingo.text(key), on(self.open), hint(key))
            }
            Row::Aids => (t!(lingo, "lobby-aids"), on(self.aids), hint("lobby-aids")),
            Row::Start => (String::new(), t!(lingo, "lobby-start"), String::new()),
        }
    }
}

/// What somebody at this terminal is called: the first by their own name, the others by their house.
pub(crate) fn person(lingo: &Lingo, own: Option<&Name>, at: usize) -> Name {
    match (own, at) {
        (Some(own), 0) => own.clone(),
        (None, 0) => crate::guest(lingo),
        _ => lingo.house(at).parse().unwrap_or_else(|_| crate::guest(lingo)),
    }
}
