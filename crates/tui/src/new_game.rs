//! The new-game form as the terminal shows it: rows of text, and the activity it starts.

use lingo::{Lingo, sentences, t};
use rules::{Preset, RulesError};
use table::{House, Level, Name};
use view::new_game::{self, Choice, Company, Field, Standing, Start, Unnamed};

use crate::Activity;
use crate::place::ServerTask;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    Field(Field),
    /// The last row: starts the game.
    Start,
}

/// The current choice of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Flag(bool),
    Text(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Venue {
    ThisTerminal,
    /// A new table on this server.
    Table(String),
    /// A quick match on this server.
    Pairing(String),
}

#[derive(Clone, Debug)]
pub(crate) struct NewGame {
    /// The address; empty for a game on this terminal.
    server: String,
    form: new_game::NewGame,
}

impl NewGame {
    pub(crate) fn new(venue: Venue, level: Level, house: Option<House>) -> Self {
        let (companies, server): (&[Company], String) = match venue {
            Venue::ThisTerminal => (&Company::HERE, String::new()),
            Venue::Table(server) => (&Company::TABLE, server),
            Venue::Pairing(server) => (&Company::PAIRING, server),
        };
        let mut form = new_game::NewGame::new(companies, Preset::ALL[0].rules, level);
        form.prefer_house(house);
        Self { server, form }
    }

    pub(crate) fn rows(&self) -> Vec<Row> {
        self.form.fields().into_iter().map(Row::Field).chain([Row::Start]).collect()
    }

    /// The choices of a row; none for a flag.
    pub(crate) fn choices(&self, row: Row) -> Vec<Choice> {
        match row {
            Row::Field(field) if self.form.value(field).is_on().is_none() => {
                self.form.choices(field)
            }
            Row::Field(_) | Row::Start => Vec::new(),
        }
    }

    /// Moves a row to its next or previous choice.
    pub(crate) fn step(&mut self, row: Row, by: i32) {
        if let Row::Field(field) = row {
            self.form.step(field, by);
        }
    }

    pub(crate) fn choose(&mut self, choice: &Choice) -> Result<(), RulesError> {
        self.form.choose(choice.value)
    }

    /// The house that the player has chosen, to be remembered.
    pub(crate) fn own_house(&self) -> Option<House> {
        self.form.own_house()
    }

    /// The level of its bots, to be remembered.
    pub(crate) fn level(&self) -> Level {
        self.form.level()
    }

    pub(crate) fn activity(&self, lingo: &Lingo, own_name: Option<&Name>) -> Activity {
        let task = match self.form.start(|unnamed| player_name(lingo, own_name, unnamed)) {
            Start::Here { options, sitters } => return Activity::Play { options, sitters },
            Start::Table(table) => ServerTask::Open(table),
            Start::Pairing(request) => ServerTask::Pair(request),
        };
        Activity::Online { server: self.server.clone(), task }
    }

    /// The label of a row, its value, and a hint: what the value means, or why it cannot be changed.
    pub(crate) fn describe_row(&self, row: Row, lingo: &Lingo) -> (String, Value, String) {
        let Row::Field(field) = row else {
            return (String::new(), Value::Text(t!(lingo, "lobby-start")), String::new());
        };
        let value = self.form.value(field);
        let shown = value.is_on().map_or_else(|| Value::Text(lingo.choice(value)), Value::Flag);
        let hint = lingo.choice_hint(value).or_else(|| lingo.field_hint(field));
        let choices = self.form.choices(field);
        let is_open = choices.iter().any(|choice| choice.standing == Standing::Available);
        let reason = self.form.refusal(field).filter(|_| !is_open);
        let reason = reason.map(|reason| lingo.refusal(reason.code()));
        let advice = self.form.advice(field).map(|advice| lingo.advice(advice));
        let hints = [reason.or(hint), advice].into_iter().flatten();
        (lingo.field(field), shown, sentences(hints))
    }
}

/// The name of a preset with its options, so that no two look alike.
pub(crate) fn preset_title(lingo: &Lingo, preset: &Preset) -> String {
    let options = lingo.options(&preset.rules).into_iter().map(|option| option.name);
    [lingo.mode(&preset.rules)].into_iter().chain(options).collect::<Vec<_>>().join(", ")
}

/// The name of a player at this terminal: the first has their own, the others are named by house.
fn player_name(lingo: &Lingo, own: Option<&Name>, unnamed: Unnamed) -> Name {
    let guest = || crate::guest_name(lingo);
    if unnamed.person == 0 {
        return own.cloned().unwrap_or_else(guest);
    }
    let mark = lingo.seat_mark(unnamed.house.index(), unnamed.place_in_team);
    mark.parse().unwrap_or_else(|_| guest())
}

#[cfg(test)]
mod tests {
    use view::edition::Edition;
    use view::new_game::Advice;

    use super::*;

    #[test]
    fn preset_titles_are_unique() {
        let lingo = Lingo::new(lingo::Language::English);
        let mut titles: Vec<String> =
            Preset::ALL.iter().map(|preset| preset_title(&lingo, preset)).collect();
        titles.sort();
        titles.dedup();
        assert_eq!(titles.len(), Preset::ALL.len(), "{titles:?}");
    }

    #[test]
    fn a_form_starts_a_game_at_its_venue() {
        let lingo = Lingo::new(lingo::Language::English);
        let activity = |venue: Venue| NewGame::new(venue, Level::Duke, None).activity(&lingo, None);
        assert!(matches!(activity(Venue::ThisTerminal), Activity::Play { .. }));
        let server = || "http://a.b".to_owned();
        match activity(Venue::Table(server())) {
            Activity::Online { server: address, task: ServerTask::Open(_) } => {
                assert_eq!(address, server());
            }
            other => panic!("{other:?}"),
        }
        match activity(Venue::Pairing(server())) {
            Activity::Online { server: address, task: ServerTask::Pair(_) } => {
                assert_eq!(address, server());
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn rows_give_the_advice_of_the_rulebooks() {
        let lingo = Lingo::new(lingo::Language::English);
        let mut game = NewGame::new(Venue::ThisTerminal, Level::Duke, None);
        let hint = |game: &NewGame, field| game.describe_row(Row::Field(field), &lingo).2;
        let first = lingo.advice(Advice::FirstGame);
        let harmony = lingo.field_hint(Field::Harmony).unwrap_or_default();
        assert_eq!(hint(&game, Field::Harmony), format!("{harmony}. {first}"));
        let teams = lingo.advice(Advice::Teams);
        assert!(!hint(&game, Field::Seats).contains(&teams));
        for value in [new_game::Value::Edition(Edition::RoyalWedding), new_game::Value::Seats(7)] {
            game.form.choose(value).expect("it can be chosen");
        }
        assert!(hint(&game, Field::Seats).ends_with(&teams));
    }

    #[test]
    fn a_row_that_cannot_be_changed_says_why() {
        let lingo = Lingo::new(lingo::Language::English);
        let game = NewGame::new(Venue::ThisTerminal, Level::Duke, None);
        let (label, value, hint) = game.describe_row(Row::Field(Field::Teams), &lingo);
        assert_eq!((label.as_str(), value), ("Teams of two", Value::Flag(false)));
        assert_eq!(hint, lingo.refusal(RulesError::Teams.code()));
    }
}
