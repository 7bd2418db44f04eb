//! The games under the names that players know. Rules have no names; this is the only place that
//! derives one from a mix.

use rules::{Boxes, Grid, Rules};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    Kingdomino,
    /// Kingdomino for two on large kingdoms.
    MightyDuel,
    Queendomino,
    /// Both boxes combined.
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

    /// The stable name, with which text keys end.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Kingdomino => "kingdomino",
            Self::MightyDuel => "duel",
            Self::Queendomino => "queendomino",
            Self::RoyalWedding => "wedding",
        }
    }
}
