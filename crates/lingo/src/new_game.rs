//! The form of a new game in words: the names and meanings of its fields and choices.

use std::borrow::Cow;

use rules::{DynastyScoring, FirstClaims, Rules};
use table::OnTimeout;
use view::edition::Edition;
use view::new_game::{Advice, Company, Field, Value};

use crate::frame::Lingo;
use crate::t;

impl Lingo {
    /// The label of a field.
    pub fn field(&self, field: Field) -> String {
        match field {
            Field::Partner(person) | Field::House(Some(person)) => {
                self.with(&field_key(field), &[("number", (person + 1).into())])
            }
            _ => self.text(&field_key(field)),
        }
    }

    /// What a field is about, in a line.
    pub fn field_hint(&self, field: Field) -> Option<String> {
        self.attr(&field_key(field), "hint")
    }

    /// What the rulebooks advise, in a sentence or two.
    pub fn advice(&self, advice: Advice) -> String {
        match advice {
            Advice::Teams => t!(self, "lobby-advice-teams"),
            Advice::Practice => t!(self, "lobby-advice-practice"),
            Advice::FirstGame => t!(self, "lobby-advice-first"),
        }
    }

    /// What the rulebooks advise about a mix of rules.
    pub fn advice_on(&self, rules: &Rules) -> Option<String> {
        Advice::on(rules).map(|advice| self.advice(advice))
    }

    /// The label of a choice.
    pub fn choice(&self, value: Value) -> String {
        match value {
            Value::Company(company) => self.text(company_key(company)),
            Value::Edition(edition) => self.text(&edition_key(edition)),
            Value::Seats(count) => t!(self, "lobby-seats-count", count = count),
            Value::Grid(grid) => t!(self, "game-option-grid", width = grid.width()),
            Value::Deck(count) => t!(self, "game-option-box", count = count),
            Value::FirstClaims(order) => self.text(first_claims_key(order)),
            Value::DynastyScoring(scoring) => self.text(scoring_key(scoring)),
            Value::Level(level) => self.level(level.name()),
            Value::People(count) => count.to_string(),
            Value::Partner(_, Some(person)) => {
                t!(self, "lobby-partner-player", number = person + 1)
            }
            Value::Partner(_, None) => t!(self, "lobby-partner-bot"),
            Value::House(_, house) => self.house(house.index()),
            Value::Clock(clock) => self.clock(clock),
            Value::OnTimeout(then) => self.text(&timeout_key(then)),
            Value::Teams(on)
            | Value::MiddleKingdom(on)
            | Value::Harmony(on)
            | Value::Dynasty(on)
            | Value::Switch(_, on) => self.text(if on { "table-yes" } else { "table-no" }),
        }
    }

    /// What a choice means, in a line.
    pub fn choice_hint(&self, value: Value) -> Option<String> {
        match value {
            Value::Company(company) => self.attr(company_key(company), "hint"),
            Value::Edition(edition) => self.attr(&edition_key(edition), "hint"),
            Value::FirstClaims(order) => self.attr(first_claims_key(order), "hint"),
            Value::DynastyScoring(scoring) => self.attr(scoring_key(scoring), "hint"),
            Value::Level(level) => Some(self.level_hint(level.name())),
            Value::OnTimeout(then) => self.attr(&timeout_key(then), "hint"),
            _ => None,
        }
    }
}

/// Hints in a row, each a sentence of its own.
pub fn sentences(hints: impl IntoIterator<Item = String>) -> String {
    let join = |said: String, next: String| {
        let stop = if said.ends_with(['.', '!', '?']) { "" } else { "." };
        format!("{said}{stop} {next}")
    };
    hints.into_iter().reduce(join).unwrap_or_default()
}

fn field_key(field: Field) -> Cow<'static, str> {
    let key = match field {
        Field::Company => "lobby-opponents",
        Field::Edition => "lobby-game",
        Field::Seats => "lobby-seats",
        Field::Teams => "lobby-teams",
        Field::Grid => "lobby-grid",
        Field::Deck => "lobby-deck",
        Field::FirstClaims => "lobby-first-claims",
        Field::MiddleKingdom => "game-option-middle",
        Field::Harmony => "game-option-harmony",
        Field::Dynasty => "game-option-dynasty",
        Field::DynastyScoring => "lobby-dynasty",
        Field::Level => "lobby-level",
        Field::People => "lobby-people",
        Field::Partner(_) => "lobby-partner",
        Field::House(None) => "lobby-house",
        Field::House(Some(_)) => "lobby-house-of",
        Field::Clock => "lobby-clock",
        Field::OnTimeout => "lobby-timeout",
        Field::Switch(switch) => return format!("lobby-option-{}", switch.name()).into(),
    };
    key.into()
}

pub(crate) fn timeout_key(then: OnTimeout) -> String {
    format!("lobby-timeout-{}", then.name())
}

const fn company_key(company: Company) -> &'static str {
    match company {
        Company::Alone => "lobby-play-alone",
        Company::Shared => "lobby-play-shared",
        Company::Friends => "lobby-play-friends",
        Company::Public => "lobby-privacy-open",
        Company::Anyone => "lobby-play-anyone",
    }
}

fn edition_key(edition: Edition) -> String {
    format!("lobby-game-{}", edition.name())
}

const fn scoring_key(scoring: DynastyScoring) -> &'static str {
    match scoring {
        DynastyScoring::Total => "lobby-dynasty-total",
        DynastyScoring::Best => "lobby-dynasty-best",
    }
}

pub(crate) const fn first_claims_key(order: FirstClaims) -> &'static str {
    match order {
        FirstClaims::Drawn => "game-option-drawn",
        FirstClaims::Abba => "game-option-abba",
        FirstClaims::AnyKing => "game-option-anyking",
    }
}
