//! The seven terrains.

use crate::csv::str_eq;

/// What kind of land a square shows (§1.2, §1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Terrain {
    /// Wheat fields.
    Wheat,
    /// Forests.
    Forest,
    /// Lakes.
    Lake,
    /// Grasslands.
    Grassland,
    /// Swamps.
    Swamp,
    /// Mines.
    Mine,
    /// Towns, where buildings stand: in Queendomino's box only.
    Town,
}

impl Terrain {
    /// All terrains, in ascending order.
    pub const ALL: [Self; 7] = [
        Self::Wheat,
        Self::Forest,
        Self::Lake,
        Self::Grassland,
        Self::Swamp,
        Self::Mine,
        Self::Town,
    ];

    /// The English name, as used in the component tables.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wheat => "wheat",
            Self::Forest => "forest",
            Self::Lake => "lake",
            Self::Grassland => "grassland",
            Self::Swamp => "swamp",
            Self::Mine => "mine",
            Self::Town => "town",
        }
    }

    /// The letter that stands for it in drawings: the first of its name, in upper case.
    pub const fn letter(self) -> char {
        self.name().as_bytes()[0].to_ascii_uppercase() as char
    }

    /// The terrain with this letter, in either case.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|terrain| terrain.letter() == letter.to_ascii_uppercase())
    }

    /// For constants, where iterators are not available.
    pub(crate) const fn from_name(name: &str) -> Option<Self> {
        let mut at = 0;
        while at < Self::ALL.len() {
            if str_eq(Self::ALL[at].name(), name) {
                return Some(Self::ALL[at]);
            }
            at += 1;
        }
        None
    }
}
