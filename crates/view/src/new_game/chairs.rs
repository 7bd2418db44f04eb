//! The chairs around the table that a form describes: who sits where, and what pressing one does.

use table::{House, Level};

use super::{Company, Field, NewGame, Value};

/// A chair at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chair {
    pub sitter: Occupant,
    pub house: House,
    /// Whether it shares its kingdom with the chair beside it.
    pub in_team: bool,
}

/// Who will sit on a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    You,
    /// A person at this device, counted from 0.
    Person(u8),
    /// Whoever gets the link, or comes from the lobby.
    Guest,
    /// Whoever is found in time, or else a bot.
    Anyone,
    Bot(Level),
}

impl Chair {
    /// The most chairs that any table has.
    pub const MAX: usize = House::ALL.len();
}

impl NewGame {
    /// The chairs, in the order of the seats.
    pub fn chairs(&self) -> Vec<Chair> {
        let (rules, people) = (self.rules(), self.people_here());
        let houses = self.sitters.houses(&rules, people);
        let chair = |seat: rules::Seat| {
            let realm = rules.realm_of(seat);
            Chair {
                sitter: self.occupant(seat.index()),
                house: houses.of(realm),
                in_team: rules.seats_of(realm).count() > 1,
            }
        };
        rules.all_seats().map(chair).collect()
    }

    fn occupant(&self, seat: usize) -> Occupant {
        let bot = Occupant::Bot(self.level);
        match self.company {
            Company::Shared => match self.sitters.at(seat) {
                0 => Occupant::You,
                person if person < self.people_here() => Occupant::Person(person as u8),
                _ => bot,
            },
            _ if seat == 0 => Occupant::You,
            Company::Anyone => Occupant::Anyone,
            Company::Friends | Company::Public if seat < self.people.into() => Occupant::Guest,
            Company::Alone | Company::Friends | Company::Public => bot,
        }
    }

    /// What pressing a chair does: a bot makes room for a person, a person for a bot, and a chair
    /// beyond the last is drawn up to the table. `None` where nothing would change.
    pub fn press_chair(&self, chair: usize) -> Option<Value> {
        let seats = self.rules().seats.into();
        if chair >= seats {
            return u8::try_from(chair + 1).ok().map(Value::Seats);
        }
        if !self.fields().contains(&Field::People) {
            return None;
        }
        // People come before bots; who partners whom at one device is another question.
        let people = if chair < self.people.into() { chair } else { chair + 1 };
        let value = Value::People(people as u8);
        let is_possible = self.choices(Field::People).iter().any(|choice| choice.value == value);
        is_possible.then_some(value)
    }
}
