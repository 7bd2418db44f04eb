//! The houses: a colour and a charge for every kingdom, for its castle, its kings and its name.

use rules::{Realm, Record, Rules};

use crate::talk::named_values;

/// The tag of a record whose players chose their houses.
pub const HOUSES_TAG: &str = "Houses";

named_values! {
    /// A colour and a charge. Which colour each one has is up to those who draw it.
    House {
        Sun = "sun",
        Moon = "moon",
        Tower = "tower",
        Fish = "fish",
        Tree = "tree",
        Rose = "rose",
        Key = "key",
        Star = "star",
    }
}

impl House {
    /// Its place in [`House::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The house of every kingdom of a game; no two have the same one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Houses([House; House::ALL.len()]);

impl Houses {
    /// The houses where nobody chooses one: each kingdom has the one with the number of its first
    /// seat.
    pub fn standard(rules: &Rules) -> Self {
        let mut houses = House::ALL;
        for seat in rules.all_seats().collect::<Vec<_>>().into_iter().rev() {
            houses[rules.realm_of(seat).index()] = House::ALL[seat.index()];
        }
        Self(houses)
    }

    /// The houses where some are chosen: of two alike the first counts. The other kingdoms have
    /// their standard one or, if that was chosen, the first that is free.
    pub fn chosen(rules: &Rules, choice: impl Fn(Realm) -> Option<House>) -> Self {
        let standard = Self::standard(rules);
        let mut houses = [None; House::ALL.len()];
        let is_free = |houses: &[Option<House>], house| !houses.contains(&Some(house));
        for realm in rules.realms() {
            houses[realm.index()] = choice(realm).filter(|&house| is_free(&houses, house));
        }
        for realm in rules.realms() {
            if is_free(&houses, standard.of(realm)) {
                houses[realm.index()].get_or_insert(standard.of(realm));
            }
        }
        let mut all = standard;
        for realm in rules.realms() {
            let first_free = House::ALL.into_iter().find(|&house| is_free(&houses, house));
            let house = *houses[realm.index()].get_or_insert(first_free.unwrap_or(House::Sun));
            all.0[realm.index()] = house;
        }
        all
    }

    /// The houses of a record: those in its tag, or the standard ones.
    pub fn of_record(record: &Record) -> Self {
        let named = |tag: &str| tag.split(' ').map(House::named).collect::<Option<Vec<_>>>();
        let listed = record.tag(HOUSES_TAG).and_then(named);
        let houses = listed.and_then(|list| Self::of_list(&record.rules, &list));
        houses.unwrap_or_else(|| Self::standard(&record.rules))
    }

    pub const fn of(self, realm: Realm) -> House {
        self.0[realm.index()]
    }

    /// The houses kingdom by kingdom; empty where nobody chose one.
    pub fn list(self, rules: &Rules) -> Vec<House> {
        if self == Self::standard(rules) {
            return Vec::new();
        }
        rules.realms().map(|realm| self.of(realm)).collect()
    }

    /// The houses of such a list; `None` if it does not fit the rules.
    pub fn of_list(rules: &Rules, list: &[House]) -> Option<Self> {
        let mut houses = Self::standard(rules);
        if list.is_empty() {
            return Some(houses);
        }
        let differ = list.iter().enumerate().all(|(at, house)| !list[..at].contains(house));
        if !differ || list.len() != rules.realms().count() {
            return None;
        }
        houses.0[..list.len()].copy_from_slice(list);
        Some(houses)
    }

    /// The tag that a record needs, unless nobody chose a house.
    pub(crate) fn tag(self, rules: &Rules) -> Option<(String, String)> {
        let names: Vec<&str> = self.list(rules).into_iter().map(House::name).collect();
        (!names.is_empty()).then(|| (HOUSES_TAG.to_owned(), names.join(" ")))
    }
}
