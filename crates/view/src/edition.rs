//! The games as players know them. Rules know no names; what a mix is called follows from them here,
//! and nowhere else.

use rules::{Boxes, Grid, Rules};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    Kingdomino,
    /// Kingdomino for two on large kingdoms.
    MightyDuel,
    Queendomino,
    /// Both boxes together.
    RoyalWedding,
}

impl Edition {
    pub const ALL: [Self; 4] =
        [Self::Kingdomino, Self::MightyDuel, Self::Queendomino, Self::RoyalWedding];

    pub fn of(rules: &Rules) -> Self {
        match (rules.boxes, rules.seats, rules.grid) {
            (Boxes::KINGDOMINO, 2, Grid::Seven) => Self::MightyDuel,
            (Boxes::KINGDOMINO, ..) => Self::Kingdomino,
            (Boxes::QUEENDOMINO, ..) => Self::Queendomino,
            _ => Self::RoyalWedding,
        }
    }

    /// The stable name that keys of texts end with.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Kingdomino => "kingdomino",
            Self::MightyDuel => "duel",
            Self::Queendomino => "queendomino",
            Self::RoyalWedding => "wedding",
        }
    }
}
