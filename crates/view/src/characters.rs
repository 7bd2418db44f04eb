//! The bots as people of the storybook: each level and seat has a character with a name and a face.
//!
//! Level and seat alone decide who it is, so that everyone at a table, everyone who watches and every
//! replay sees the same, and no two bots at a table are called the same.

use rules::Seat;
use table::{House, Level};

/// A bot at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Character {
    pub level: Level,
    seat: Seat,
}

/// As many as there are houses at the largest table.
const SEATS: usize = House::ALL.len();

/// By level, then by seat. Names that hardly anyone bears today, the same in every language, in
/// letters that every terminal has; the names at odd seats are women's, as are the faces there.
const NAMES: [[&str; SEATS]; Level::ALL.len()] = [
    ["Wick", "Tansy", "Fenn", "Dimity", "Perkin", "Nettle", "Hob", "Bramble"],
    ["Odwin", "Thessaly", "Corvin", "Quilla", "Garrick", "Ysolt", "Brannoc", "Merrily"],
    ["Fulbert", "Griselda", "Torquil", "Eglantine", "Drogo", "Aldith", "Roderic", "Hildreth"],
    ["Bartleby", "Ottoline", "Mordaunt", "Euphemia", "Gundobad", "Sidony", "Ferrand", "Amabel"],
    ["Leopold", "Melisende", "Tancred", "Ermengard", "Balthasar", "Petronel", "Wolfram", "Isaura"],
    [
        "Aurelian",
        "Radegund",
        "Osmund",
        "Theodelind",
        "Berengar",
        "Ermintrude",
        "Cunobel",
        "Zenobia",
    ],
];

impl Character {
    pub const fn at(level: Level, seat: Seat) -> Self {
        Self { level, seat }
    }

    /// Every character, by level and then by seat.
    pub fn all() -> impl Iterator<Item = Self> {
        let seats = || (0..SEATS).filter_map(Seat::new);
        Level::ALL.into_iter().flat_map(move |level| seats().map(move |seat| Self::at(level, seat)))
    }

    pub const fn is_woman(self) -> bool {
        self.seat.index() % 2 == 1
    }

    pub const fn seat(self) -> Seat {
        self.seat
    }

    pub const fn name(self) -> &'static str {
        NAMES[self.level as usize][self.seat.index()]
    }

    /// Its place in [`Self::all`], from which its face is made.
    pub const fn index(self) -> usize {
        self.level as usize * SEATS + self.seat.index()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_character_has_a_name_of_its_own_that_fits_a_small_card() {
        let names: BTreeSet<&str> = Character::all().map(Character::name).collect();
        assert_eq!(names.len(), Level::ALL.len() * SEATS);
        for name in names {
            assert!((3..=10).contains(&name.len()), "{name}");
            assert!(name.bytes().all(|letter| letter.is_ascii_alphabetic()), "{name}");
            assert!(name.parse::<table::Name>().is_ok(), "{name}");
        }
    }

    #[test]
    fn a_womans_name_is_with_a_womans_face() {
        let women = |level: Level| -> Vec<&str> {
            let women = Character::all().filter(|one| one.level == level && one.is_woman());
            women.map(Character::name).collect()
        };
        assert_eq!(women(Level::Page), ["Tansy", "Dimity", "Nettle", "Bramble"]);
        assert_eq!(women(Level::Sovereign)[1..], ["Theodelind", "Ermintrude", "Zenobia"]);
    }

    #[test]
    fn characters_are_counted_without_gaps() {
        for (at, character) in Character::all().enumerate() {
            assert_eq!(character.index(), at);
        }
    }
}
