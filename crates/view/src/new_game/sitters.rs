//! The people at this device: who partners whom, and which house each would like.

use rules::{Rules, Seat};
use table::{House, Houses};

use crate::scene::place_in_team;

/// People are counted from 0, and bots follow the last of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sitters {
    /// The seat of each person and bot.
    seats: [usize; House::ALL.len()],
    /// The houses that people want.
    houses: [Option<House>; House::ALL.len()],
}

/// Someone whom the form does not name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unnamed {
    /// Counted from 0.
    pub person: usize,
    pub house: House,
    /// Their place in their team, counted from 1.
    pub place_in_team: Option<u8>,
}

impl Sitters {
    pub(super) fn new() -> Self {
        Self { seats: std::array::from_fn(|at| at), houses: [None; House::ALL.len()] }
    }

    /// Seats everyone in order, so that neighbours are partners.
    pub(super) fn seat_in_order(&mut self) {
        self.seats = Self::new().seats;
    }

    pub(super) fn seat_of(&self, person: usize) -> Option<Seat> {
        self.seats.get(person).and_then(|&seat| Seat::new(seat))
    }

    /// The person or bot at a seat.
    pub(super) fn at(&self, seat: usize) -> usize {
        self.seats.iter().position(|&at| at == seat).unwrap_or(seat)
    }

    /// The person, if it is one of so many, who shares a kingdom with another.
    pub(super) fn partner_of(&self, person: usize, rules: &Rules, people: usize) -> Option<usize> {
        self.beside(person, rules).filter(|partner| *partner < people)
    }

    /// The person or bot who shares a kingdom with someone.
    fn beside(&self, person: usize, rules: &Rules) -> Option<usize> {
        let own = self.seat_of(person)?;
        let other = rules.seats_of(rules.realm_of(own)).find(|seat| *seat != own)?;
        Some(self.at(other.index()))
    }

    /// Gives a person a partner, or a bot as partner. The partners they had change places.
    pub(super) fn pair(
        &mut self,
        person: usize,
        partner: Option<usize>,
        rules: &Rules,
        people: usize,
    ) {
        let Some(now) = self.beside(person, rules) else { return };
        let a_bot = || if now >= people { Some(now) } else { (people..rules.seats.into()).next() };
        if let Some(next) = partner.or_else(a_bot).filter(|next| *next != person) {
            self.seats.swap(now, next);
        }
    }

    /// Whether a person comes first among the people of their kingdom, and so speaks for it.
    pub(super) fn is_first(&self, person: usize, rules: &Rules, people: usize) -> bool {
        self.partner_of(person, rules, people).is_none_or(|partner| person < partner)
    }

    /// The houses as they will be.
    pub(super) fn houses(&self, rules: &Rules, people: usize) -> Houses {
        Houses::chosen(rules, |realm| {
            let is_of_realm = |person: &usize| {
                self.seat_of(*person).is_some_and(|seat| rules.realm_of(seat) == realm)
            };
            (0..people).filter(is_of_realm).find_map(|person| self.houses[person])
        })
    }

    pub(super) fn house_of(&self, person: usize, rules: &Rules, people: usize) -> House {
        let realm = self.seat_of(person).map(|seat| rules.realm_of(seat));
        realm.map_or(House::Sun, |realm| self.houses(rules, people).of(realm))
    }

    /// The house that a person wants, if they want any.
    pub(super) fn wanted_by(&self, person: usize, rules: &Rules, people: usize) -> Option<House> {
        self.houses[person].map(|_| self.house_of(person, rules, people))
    }

    /// Gives a house to a person and their partner. Whoever had it gets theirs.
    pub(super) fn choose(&mut self, person: usize, house: House, rules: &Rules, people: usize) {
        let before: Vec<House> =
            (0..people.max(1)).map(|one| self.house_of(one, rules, people)).collect();
        let mine = before[person];
        for (had, wanted) in before.iter().zip(&mut self.houses) {
            if *had == mine {
                *wanted = Some(house);
            } else if *had == house {
                *wanted = Some(mine);
            }
        }
    }

    /// Notes the house that the first person would like.
    pub(super) fn prefer(&mut self, house: Option<House>) {
        self.houses[0] = house;
    }

    pub(super) fn unnamed(&self, person: usize, rules: &Rules, people: usize) -> Unnamed {
        let place_in_team = self.seat_of(person).and_then(|seat| place_in_team(rules, seat));
        Unnamed { person, house: self.house_of(person, rules, people), place_in_team }
    }
}
