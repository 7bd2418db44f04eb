//! The form of a new game as the terminal shows it: rows in words, and where it leads.

use lingo::{Lingo, t};
use rules::{Preset, RulesError};
use table::{Level, Name};
use view::new_game::{self, Choice, Company, Field, Standing, Start};

use crate::Wish;
use crate::place::Errand;

/// A row of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    Field(Field),
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
    /// At a table that is opened on this server.
    Table(String),
    /// With whoever is on this server.
    Pairing(String),
}

/// A new game as far as it is chosen.
#[derive(Clone, Debug)]
pub(crate) struct NewGame {
    /// The address of the server; empty for a game on this terminal.
    server: String,
    form: new_game::NewGame,
}

impl NewGame {
    pub(crate) fn new(place: Where, level: Level) -> Self {
        let (companies, server): (&[Company], String) = match place {
            Where::Here => (&Company::HERE, String::new()),
            Where::Table(server) => (&Company::TABLE, server),
            Where::Pairing(server) => (&Company::PAIRING, server),
        };
        Self { server, form: new_game::NewGame::new(companies, Preset::ALL[0].rules, level) }
    }

    /// What there is to choose; the start comes last.
    pub(crate) fn rows(&self) -> Vec<Row> {
        self.form.fields().into_iter().map(Row::Field).chain([Row::Start]).collect()
    }

    /// What there is to choose from in a row; nothing where something is on or off.
    pub(crate) fn choices(&self, row: Row) -> Vec<Choice> {
        match row {
            Row::Field(field) if self.form.value(field).is_on().is_none() => {
                self.form.choices(field)
            }
            Row::Field(_) | Row::Start => Vec::new(),
        }
    }

    /// Goes on to the next choice of a row, or to the one before.
    pub(crate) fn step(&mut self, row: Row, by: i32) {
        if let Row::Field(field) = row {
            self.form.step(field, by);
        }
    }

    /// Chooses what was offered.
    pub(crate) fn choose(&mut self, choice: &Choice) -> Result<(), RulesError> {
        self.form.choose(choice.value)
    }

    /// What is wished for by it, for a player of this name.
    pub(crate) fn wish(&self, lingo: &Lingo, own: Option<&Name>) -> Wish {
        let errand = match self.form.start(|at| person(lingo, own, at)) {
            Start::Here { options, sitters } => return Wish::Play { options, sitters },
            Start::Table(table) => Errand::Open(table),
            Start::Pairing(request) => Errand::Pair(request),
        };
        Wish::Errand { server: self.server.clone(), errand }
    }

    /// What a row is called, what is chosen in it, and what that means; where nothing else can be
    /// chosen, why.
    pub(crate) fn told(&self, row: Row, lingo: &Lingo) -> (String, Value, String) {
        let Row::Field(field) = row else {
            return (String::new(), Value::One(t!(lingo, "lobby-start")), String::new());
        };
        let value = self.form.value(field);
        let told = value.is_on().map_or_else(|| Value::One(lingo.choice(value)), Value::Is);
        let hint = lingo.choice_hint(value).or_else(|| lingo.field_hint(field));
        let choices = self.form.choices(field);
        let is_open = choices.iter().any(|choice| choice.standing == Standing::Available);
        let reason = self.form.refusal(field).filter(|_| !is_open);
        let reason = reason.map(|reason| lingo.refusal(reason.code()));
        (lingo.field(field), told, reason.or(hint).unwrap_or_default())
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
    fn a_form_leads_to_where_it_was_opened_for() {
        let lingo = Lingo::new(lingo::Language::English);
        let wish = |place: Where| NewGame::new(place, Level::Duke).wish(&lingo, None);
        assert!(matches!(wish(Where::Here), Wish::Play { .. }));
        let server = || "http://a.b".to_owned();
        match wish(Where::Table(server())) {
            Wish::Errand { server: at, errand: Errand::Open(_) } => assert_eq!(at, server()),
            other => panic!("{other:?}"),
        }
        match wish(Where::Pairing(server())) {
            Wish::Errand { server: at, errand: Errand::Pair(_) } => assert_eq!(at, server()),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_row_that_cannot_be_changed_says_why() {
        let lingo = Lingo::new(lingo::Language::English);
        let game = NewGame::new(Where::Here, Level::Duke);
        let (label, value, hint) = game.told(Row::Field(Field::Teams), &lingo);
        assert_eq!((label.as_str(), value), ("Teams of two", Value::Is(false)));
        assert_eq!(hint, lingo.refusal(RulesError::Teams.code()));
    }
}
