//! A new game as far as it is chosen: which, for how many, against whom. Both front ends ask for it.

use lingo::{Lingo, t};
use rules::{Boxes, FirstClaims, Preset, Rules};
use table::{Clock, Level, Millis, Name, Options, Privacy};
use view::solo::Sitter;

use crate::Wish;
use crate::place::Errand;

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Row {
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
    /// Nothing more: it begins.
    Start,
}

/// What is chosen in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// On or off.
    Is(bool),
    /// One of several.
    One(String),
}

/// Where it will be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Where {
    /// On this terminal.
    Here,
    /// At a table that is opened at this server.
    Table(String),
    /// With whoever is at this server.
    Pairing(String),
}

/// A new game as far as it is chosen.
#[derive(Clone, Debug)]
pub(crate) struct NewGame {
    place: Where,
    preset: usize,
    pub(crate) rules: Rules,
    level: Level,
    people: usize,
    clock: usize,
    open: bool,
    aids: bool,
}

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;

const CLOCKS: [Clock; 4] = [
    Clock::None,
    Clock::Bank { bank_ms: 5 * MINUTE, increment_ms: 10 * SECOND },
    Clock::Bank { bank_ms: 15 * MINUTE, increment_ms: 20 * SECOND },
    Clock::Turn { turn_ms: 24 * 60 * MINUTE },
];

/// Who looks for a game waits so long for people before bots take the seats.
const PAIRING_MS: Millis = 15 * SECOND;

impl NewGame {
    pub(crate) fn new(place: Where, level: Level) -> Self {
        let (preset, rules) = (0, Preset::ALL[0].rules);
        // Whoever opens a table at a server waits for people; bots can still be seated there.
        let people = if let Where::Table(_) = place { rules.seats as usize } else { 1 };
        let (clock, open, aids) = (0, false, true);
        Self { place, preset, rules, level, people, clock, open, aids }
    }

    /// What there is to choose; the start comes last.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Mode, Row::Middle, Row::Harmony, Row::Dynasty];
        if self.rules.seats == 2 {
            rows.push(Row::Drawn);
        }
        rows.push(Row::Level);
        match self.place {
            Where::Here => rows.extend([Row::People, Row::Aids]),
            Where::Table(_) => rows.extend([Row::People, Row::Clock, Row::Open, Row::Aids]),
            // Strangers play as the server has it.
            Where::Pairing(_) => {}
        }
        rows.push(Row::Start);
        rows
    }

    /// What there is to choose from in a row; nothing where something is on or off.
    pub(crate) fn choices(&self, row: Row, lingo: &Lingo) -> Vec<String> {
        match row {
            Row::Mode => Preset::ALL.iter().map(|preset| title(lingo, preset)).collect(),
            Row::Level => Level::ALL.iter().map(|level| lingo.level(level.name())).collect(),
            Row::People => (1..=self.rules.seats).map(|people| people.to_string()).collect(),
            Row::Clock => CLOCKS.iter().map(|clock| lingo.clock(*clock)).collect(),
            _ => Vec::new(),
        }
    }

    /// Goes on to the next choice of a row, or to the one before.
    pub(crate) fn step(&mut self, row: Row, by: i32) {
        let (now, count) = match row {
            Row::Mode => (self.preset, Preset::ALL.len()),
            Row::Level => {
                let at = Level::ALL.iter().position(|level| *level == self.level);
                (at.unwrap_or(0), Level::ALL.len())
            }
            Row::People => (self.people - 1, self.rules.seats as usize),
            Row::Clock => (self.clock, CLOCKS.len()),
            _ => (0, 1),
        };
        self.choose(row, (now as i32 + by).rem_euclid(count as i32) as usize);
    }

    /// Chooses by the place among the choices of a row; turns it on or off where there are none.
    pub(crate) fn choose(&mut self, row: Row, at: usize) {
        match row {
            Row::Mode => {
                let is_for_people = matches!(self.place, Where::Table(_))
                    && self.people == self.rules.seats as usize;
                self.preset = at.min(Preset::ALL.len() - 1);
                let Rules { middle_kingdom, harmony, dynasty, .. } = self.rules;
                self.rules =
                    Rules { middle_kingdom, harmony, dynasty, ..Preset::ALL[self.preset].rules };
                let seats = self.rules.seats as usize;
                self.people = if is_for_people { seats } else { self.people.min(seats) };
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
            Row::Level => self.level = Level::ALL[at.min(Level::ALL.len() - 1)],
            Row::People => self.people = (at + 1).min(self.rules.seats as usize),
            Row::Clock => self.clock = at.min(CLOCKS.len() - 1),
            Row::Open => self.open ^= true,
            Row::Aids => self.aids ^= true,
            Row::Start => {}
        }
    }

    /// What is wished for by it, for who is called so; or the code of why it cannot be played.
    pub(crate) fn wish(&self, lingo: &Lingo, own: Option<&Name>) -> Result<Wish, &'static str> {
        self.rules.check().map_err(rules::RulesError::code)?;
        let mut options = Options::new(self.rules);
        options.aids = self.aids;
        let (rules, level) = (self.rules, self.level);
        Ok(match self.place.clone() {
            Where::Here => {
                let sitter = |at: usize| {
                    if at >= self.people {
                        return Sitter::Bot(level);
                    }
                    Sitter::Person(person(lingo, own, at))
                };
                let sitters = (0..rules.seats as usize).map(sitter).collect();
                Wish::Play { options, sitters }
            }
            Where::Table(server) => {
                options.clock = CLOCKS[self.clock];
                options.privacy = if self.open { Privacy::Open } else { Privacy::Link };
                Wish::Errand { server, errand: Errand::open(options, self.people as u8, level) }
            }
            Where::Pairing(server) => {
                let wait_ms = PAIRING_MS;
                let request = protocol::PairingRequest { rules, wait_ms, level };
                Wish::Errand { server, errand: Errand::Pair(request) }
            }
        })
    }

    /// What a row is called, what is chosen in it, and what that means.
    pub(crate) fn told(&self, row: Row, lingo: &Lingo) -> (String, Value, String) {
        let hint = |key: &str| lingo.attr(key, "hint").unwrap_or_default();
        let option = |key: &str, is_on: bool| (lingo.text(key), Value::Is(is_on), hint(key));
        match row {
            Row::Mode => {
                let key = match (self.rules.boxes, self.rules.seats, self.rules.grid) {
                    (Boxes::KINGDOMINO, 2, rules::Grid::Seven) => "lobby-game-duel",
                    (Boxes::KINGDOMINO, ..) => "lobby-game-kingdomino",
                    (Boxes::QUEENDOMINO, ..) => "lobby-game-queendomino",
                    _ => "lobby-game-wedding",
                };
                let title = title(lingo, &Preset::ALL[self.preset]);
                (t!(lingo, "lobby-game"), Value::One(title), hint(key))
            }
            Row::Middle => option("game-option-middle", self.rules.middle_kingdom),
            Row::Harmony => option("game-option-harmony", self.rules.harmony),
            Row::Dynasty => option("game-option-dynasty", self.rules.dynasty),
            Row::Drawn => {
                option("game-option-drawn", self.rules.first_claims == FirstClaims::Drawn)
            }
            Row::Level => {
                let name = self.level.name();
                let (value, hint) = (Value::One(lingo.level(name)), lingo.level_hint(name));
                (t!(lingo, "lobby-level"), value, hint)
            }
            Row::People => {
                let value = Value::One(self.people.to_string());
                (t!(lingo, "tui-people"), value, hint("tui-people"))
            }
            Row::Clock => {
                let value = Value::One(lingo.clock(CLOCKS[self.clock]));
                (t!(lingo, "lobby-clock"), value, String::new())
            }
            Row::Open => option("lobby-privacy-open", self.open),
            Row::Aids => option("lobby-aids", self.aids),
            Row::Start => (String::new(), Value::One(t!(lingo, "lobby-start")), String::new()),
        }
    }
}

/// What a printed mode is called, so that no two are called the same.
pub(crate) fn title(lingo: &Lingo, preset: &Preset) -> String {
    let options = lingo.options(&preset.rules).into_iter().map(|option| option.name);
    [lingo.mode(&preset.rules)].into_iter().chain(options).collect::<Vec<_>>().join(", ")
}

/// What somebody at this terminal is called: the first by their own name, the others by their house.
pub(crate) fn person(lingo: &Lingo, own: Option<&Name>, at: usize) -> Name {
    match (own, at) {
        (Some(own), 0) => own.clone(),
        (None, 0) => crate::guest(lingo),
        _ => lingo.house(at).parse().unwrap_or_else(|_| crate::guest(lingo)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_modes_are_called_the_same() {
        let lingo = Lingo::new(lingo::Language::English);
        let mut titles: Vec<String> =
            Preset::ALL.iter().map(|preset| title(&lingo, preset)).collect();
        titles.sort();
        titles.dedup();
        assert_eq!(titles.len(), Preset::ALL.len(), "{titles:?}");
    }

    #[test]
    fn a_pairing_is_for_the_mode_that_was_chosen() {
        let lingo = Lingo::new(lingo::Language::English);
        let mut game = NewGame::new(Where::Pairing("http://a.b".into()), Level::Duke);
        assert!(!game.rows().contains(&Row::People), "{:?}", game.rows());
        let queendomino = Preset::ALL.iter().position(|preset| preset.name == "q3").unwrap();
        game.choose(Row::Mode, queendomino);
        game.step(Row::Harmony, 1);
        let Ok(Wish::Errand { server, errand: Errand::Pair(request) }) = game.wish(&lingo, None)
        else {
            panic!("{game:?}")
        };
        assert_eq!(
            (server.as_str(), request.rules.to_string().as_str()),
            ("http://a.b", "q3+harmony")
        );
        assert_eq!(request.level, Level::Duke);
    }

    #[test]
    fn a_table_at_a_server_is_for_people_until_bots_are_wanted() {
        let mut game = NewGame::new(Where::Table("http://a.b".into()), Level::Duke);
        let people = |game: &NewGame| (game.people, game.rules.seats);
        assert_eq!(people(&game), (2, 2));
        game.choose(Row::Mode, 3);
        assert_eq!(people(&game), (4, 4));
        game.step(Row::People, -1);
        game.choose(Row::Mode, 4);
        assert_eq!(people(&game), (2, 2));
    }
}
