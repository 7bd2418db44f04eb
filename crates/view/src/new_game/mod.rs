//! The new-game form without a screen: its fields, what can be chosen in each, why the rest cannot,
//! and what the form leads to.
//!
//! The rules in a form can always be played: a choice adapts what depends on it, and a choice that
//! no mix allows is refused with the reason from `rules`.

mod advice;
mod chairs;
mod field;
mod mix;
mod offer;
mod sitters;
mod start;

#[cfg(test)]
mod tests;

pub use advice::Advice;
pub use chairs::{Chair, Occupant};
pub use field::{Choice, Company, Field, Standing, Value};
pub use offer::Offer;
pub use sitters::Unnamed;
pub use start::{Start, open_table};

use rules::{Alliance, DynastyScoring, FirstClaims, Grid, Preset, Rules, RulesError};
use table::{Clock, House, Level, Millis, OnTimeout, Options, Switch};

use crate::edition::Edition;
use sitters::Sitters;

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;
const HOUR: Millis = 60 * MINUTE;

const CLOCKS: [Clock; 6] = [
    Clock::None,
    Clock::Bank { bank_ms: 3 * MINUTE, increment_ms: 5 * SECOND },
    Clock::Bank { bank_ms: 8 * MINUTE, increment_ms: 10 * SECOND },
    Clock::Bank { bank_ms: 20 * MINUTE, increment_ms: 15 * SECOND },
    Clock::Turn { turn_ms: 24 * HOUR },
    Clock::Turn { turn_ms: 72 * HOUR },
];

/// A new-game form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The companies offered here.
    companies: &'static [Company],
    company: Company,
    options: Options,
    level: Level,
    people: u8,
    sitters: Sitters,
    /// The player's display name, as typed.
    pub name: String,
}

impl NewGame {
    /// A form that offers these companies, with the first one chosen. Unplayable rules are replaced
    /// by the first printed mode.
    pub fn new(companies: &'static [Company], rules: Rules, level: Level) -> Self {
        let rules = if rules.check().is_ok() { rules } else { Preset::ALL[0].rules };
        let company = companies.first().copied().unwrap_or(Company::Alone);
        let options = Options::new(rules);
        let (people, sitters, name) = (1, Sitters::new(), String::new());
        let mut form = Self { companies, company, options, level, people, sitters, name };
        form.set_company(company);
        form
    }

    pub fn rules(&self) -> Rules {
        self.options.rules
    }

    pub fn level(&self) -> Level {
        self.level
    }

    pub fn company(&self) -> Company {
        self.company
    }

    /// Notes the house that the player would like, as chosen in an earlier form.
    pub fn prefer_house(&mut self, house: Option<House>) {
        self.sitters.prefer(house);
    }

    /// The house that the player has chosen, to be remembered.
    pub fn own_house(&self) -> Option<House> {
        self.sitters.wanted_by(0, &self.rules(), self.people_here())
    }

    /// How many people play at this device.
    fn people_here(&self) -> usize {
        if self.company == Company::Shared { self.people.into() } else { 1 }
    }

    /// Fields about those people, for each kingdom: who is in it, and its house.
    fn fields_of_people(&self) -> Vec<Field> {
        let (rules, people) = (self.rules(), self.people_here());
        let first = (0..people).filter(|&person| self.sitters.is_first(person, &rules, people));
        let first: Vec<u8> = first.map(|person| person as u8).collect();
        let has_partners = people > 1 && rules.alliance == Alliance::Pairs;
        let partners = first.iter().copied().filter(|_| has_partners).map(Field::Partner);
        let house = |person: &u8| Field::House((people > 1).then_some(*person));
        partners.chain(first.iter().map(house)).collect()
    }

    /// The fields to show, in order.
    pub fn fields(&self) -> Vec<Field> {
        let own_table = self.company.has_own_table();
        let listed = |field: &Field| match field {
            Field::Company => self.companies.len() > 1,
            Field::Deck => mix::decks(&self.rules()).len() > 1,
            Field::DynastyScoring => self.rules().dynasty.is_some(),
            Field::People => own_table || self.company == Company::Shared,
            Field::Clock => own_table,
            Field::OnTimeout => own_table && self.options.clock != Clock::None,
            Field::Switch(_) if field.is_about_company() => own_table,
            // In a quick match the server's defaults apply.
            Field::Switch(_) => self.company != Company::Anyone,
            _ => true,
        };
        let all = [
            Field::Company,
            Field::Edition,
            Field::Seats,
            Field::Teams,
            Field::Level,
            Field::People,
            Field::MiddleKingdom,
            Field::Harmony,
            Field::Dynasty,
            Field::DynastyScoring,
            Field::Grid,
            Field::Deck,
            Field::FirstClaims,
        ];
        let (company, play): (Vec<Field>, Vec<Field>) =
            Switch::ALL.map(Field::Switch).into_iter().partition(|field| field.is_about_company());
        let all = all.into_iter().chain(play).chain([Field::Clock, Field::OnTimeout]);
        let all = all.chain(company);
        let all = all.chain(self.fields_of_people());
        all.filter(listed).collect()
    }

    /// The current choice in a field.
    pub fn value(&self, field: Field) -> Value {
        let Options { rules, clock, on_timeout, .. } = self.options;
        match field {
            Field::Company => Value::Company(self.company),
            Field::Edition => Value::Edition(Edition::of(&rules)),
            Field::Seats => Value::Seats(rules.seats),
            Field::Teams => Value::Teams(rules.alliance == Alliance::Pairs),
            Field::Grid => Value::Grid(rules.grid),
            Field::Deck => Value::Deck(rules.dominoes),
            Field::FirstClaims => Value::FirstClaims(rules.first_claims),
            Field::MiddleKingdom => Value::MiddleKingdom(rules.middle_kingdom),
            Field::Harmony => Value::Harmony(rules.harmony),
            Field::Dynasty => Value::Dynasty(rules.dynasty.is_some()),
            Field::DynastyScoring => Value::DynastyScoring(rules.dynasty.unwrap_or_default()),
            Field::Level => Value::Level(self.level),
            Field::People => Value::People(self.people),
            Field::Partner(person) => {
                let people = self.people_here();
                let partner = self.sitters.partner_of(person.into(), &rules, people);
                Value::Partner(person, partner.map(|partner| partner as u8))
            }
            Field::House(person) => {
                let index = person.unwrap_or_default().into();
                Value::House(person, self.sitters.house_of(index, &rules, self.people_here()))
            }
            Field::Clock => Value::Clock(clock),
            Field::OnTimeout => Value::OnTimeout(on_timeout),
            Field::Switch(switch) => Value::Switch(switch, self.options.is_on(switch)),
        }
    }

    /// All choices of a field, each with its standing.
    pub fn choices(&self, field: Field) -> Vec<Choice> {
        let chosen = self.value(field);
        let choice = |value: Value| {
            let standing = match self.rules_with(value) {
                _ if value == chosen => Standing::Chosen,
                Ok(_) => Standing::Available,
                Err(reason) => Standing::Refused(reason),
            };
            Choice { value, standing }
        };
        self.values(field).into_iter().map(choice).collect()
    }

    fn values(&self, field: Field) -> Vec<Value> {
        let switch = |value: fn(bool) -> Value| [false, true].map(value).to_vec();
        match field {
            Field::Company => self.companies.iter().copied().map(Value::Company).collect(),
            Field::Edition => Edition::ALL.map(Value::Edition).to_vec(),
            Field::Seats => (2..=8).map(Value::Seats).collect(),
            Field::Teams => switch(Value::Teams),
            Field::Grid => [Grid::Five, Grid::Seven].map(Value::Grid).to_vec(),
            Field::Deck => mix::decks(&self.rules()).into_iter().map(Value::Deck).collect(),
            Field::FirstClaims => {
                let orders = [FirstClaims::Drawn, FirstClaims::AnyKing, FirstClaims::Abba];
                orders.map(Value::FirstClaims).to_vec()
            }
            Field::MiddleKingdom => switch(Value::MiddleKingdom),
            Field::Harmony => switch(Value::Harmony),
            Field::Dynasty => switch(Value::Dynasty),
            Field::DynastyScoring => {
                [DynastyScoring::Total, DynastyScoring::Best].map(Value::DynastyScoring).to_vec()
            }
            Field::Level => Level::ALL.map(Value::Level).to_vec(),
            Field::People => {
                let least = if self.company == Company::Shared { 2 } else { 1 };
                (least..=self.rules().seats).map(Value::People).collect()
            }
            Field::Partner(person) => {
                let people = self.people_here() as u8;
                let others = (0..people).filter(|other| *other != person).map(Some);
                let bot = (people < self.rules().seats).then_some(None);
                others.chain(bot).map(|partner| Value::Partner(person, partner)).collect()
            }
            Field::House(person) => House::ALL.map(|house| Value::House(person, house)).to_vec(),
            Field::Clock => CLOCKS.map(Value::Clock).to_vec(),
            Field::OnTimeout => OnTimeout::ALL.map(Value::OnTimeout).to_vec(),
            Field::Switch(switch) => [false, true].map(|on| Value::Switch(switch, on)).to_vec(),
        }
    }

    /// Chooses, and adapts what depends on it.
    ///
    /// # Errors
    /// If no playable mix contains it; nothing changes then.
    pub fn choose(&mut self, value: Value) -> Result<(), RulesError> {
        let rules = self.rules_with(value)?;
        if rules != self.rules() {
            self.set_rules(rules);
        }
        match value {
            Value::Company(company) => self.set_company(company),
            Value::Level(level) => self.level = level,
            Value::People(people) => {
                self.people = people.clamp(1, self.rules().seats);
                self.sitters.seat_in_order();
            }
            Value::Partner(person, partner) => {
                let people = self.people_here();
                let partner = partner.map(usize::from).filter(|partner| *partner < people);
                if usize::from(person) < people {
                    self.sitters.pair(person.into(), partner, &self.rules(), people);
                }
            }
            Value::House(person, house) => {
                let (person, people) = (person.unwrap_or_default().into(), self.people_here());
                if person < people {
                    self.sitters.choose(person, house, &self.rules(), people);
                }
            }
            Value::Clock(clock) => self.options.clock = clock,
            Value::OnTimeout(on_timeout) => self.options.on_timeout = on_timeout,
            Value::Switch(switch, on) => self.options.turn(switch, on),
            // These are part of the rules.
            Value::Edition(_)
            | Value::Seats(_)
            | Value::Teams(_)
            | Value::Grid(_)
            | Value::Deck(_)
            | Value::FirstClaims(_)
            | Value::MiddleKingdom(_)
            | Value::Harmony(_)
            | Value::Dynasty(_)
            | Value::DynastyScoring(_) => {}
        }
        Ok(())
    }

    /// Moves a field to its next or previous playable choice.
    pub fn step(&mut self, field: Field, by: i32) {
        let mut open = self.choices(field);
        open.retain(|choice| !matches!(choice.standing, Standing::Refused(_)));
        let now = open.iter().position(|choice| choice.standing == Standing::Chosen);
        let next = now.map_or(0, |now| (now as i32 + by).rem_euclid(open.len() as i32));
        if let Some(choice) = open.get(next as usize) {
            // A choice that is not refused always succeeds.
            let _ = self.choose(choice.value);
        }
    }

    /// The first reason why a choice in a field is refused.
    pub fn refusal(&self, field: Field) -> Option<RulesError> {
        self.choices(field).into_iter().find_map(|choice| match choice.standing {
            Standing::Refused(reason) => Some(reason),
            Standing::Chosen | Standing::Available => None,
        })
    }

    fn rules_with(&self, value: Value) -> Result<Rules, RulesError> {
        let rules = self.rules();
        match value {
            Value::Edition(edition) => mix::with_edition(&rules, edition),
            Value::Seats(seats) => mix::with_seats(&rules, seats),
            Value::Teams(on) => mix::with_teams(&rules, on),
            Value::Grid(grid) => mix::with_grid(&rules, grid),
            Value::Deck(dominoes) => mix::checked(Rules { dominoes, ..rules }),
            Value::FirstClaims(first_claims) => mix::checked(Rules { first_claims, ..rules }),
            Value::MiddleKingdom(middle_kingdom) => Ok(Rules { middle_kingdom, ..rules }),
            Value::Harmony(harmony) => Ok(Rules { harmony, ..rules }),
            Value::Dynasty(on) => {
                Ok(Rules { dynasty: on.then(|| rules.dynasty.unwrap_or_default()), ..rules })
            }
            Value::DynastyScoring(scoring) => {
                Ok(Rules { dynasty: rules.dynasty.map(|_| scoring), ..rules })
            }
            _ => Ok(rules),
        }
    }

    fn set_rules(&mut self, rules: Rules) {
        let was_for_people = self.people == self.rules().seats && self.company.has_own_table();
        let kin = |rules: &Rules| (rules.seats, rules.alliance);
        if kin(&rules) != kin(&self.rules()) {
            self.sitters.seat_in_order();
        }
        self.options.rules = rules;
        self.people = if was_for_people { rules.seats } else { self.people.min(rules.seats) };
    }

    fn set_company(&mut self, company: Company) {
        self.company = company;
        self.sitters.seat_in_order();
        self.people = match company {
            Company::Alone | Company::Anyone => 1,
            Company::Shared => 2,
            // Opening a table means waiting for people; bots can still be added there.
            Company::Friends | Company::Public => self.rules().seats,
        };
    }
}
