//! The games as the front page offers them.

use super::{NewGame, Value};
use crate::edition::Edition;

/// A game to choose with one click: each under its printed name, and one in teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    Of(Edition),
    Teams,
}

/// How many play in teams unless they choose otherwise: three kingdoms of two.
const IN_TEAMS: u8 = 6;

impl Offer {
    pub const ALL: [Self; 5] = [
        Self::Of(Edition::Kingdomino),
        Self::Of(Edition::Queendomino),
        Self::Of(Edition::RoyalWedding),
        Self::Of(Edition::MightyDuel),
        Self::Teams,
    ];

    /// The stable name, as it stands in links.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Of(edition) => edition.name(),
            Self::Teams => "teams",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|offer| offer.name() == name)
    }
}

impl NewGame {
    /// Chooses what the front page offered, and keeps the rest as far as it fits.
    pub fn take(&mut self, offer: Offer) {
        let wanted = match offer {
            Offer::Of(edition) => {
                vec![Value::Teams(false), Value::Edition(edition), Value::Teams(false)]
            }
            Offer::Teams if matches!(self.value(super::Field::Teams), Value::Teams(true)) => {
                Vec::new()
            }
            Offer::Teams => vec![
                Value::Edition(Edition::RoyalWedding),
                Value::Seats(IN_TEAMS),
                Value::Teams(true),
            ],
        };
        for value in wanted {
            // Whatever no mix allows, such as two without teams where there are only teams, is
            // settled by the choice after it.
            let _ = self.choose(value);
        }
    }
}
