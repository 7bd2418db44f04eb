//! Coins: copper ones, silver threes, golden nines.

use crate::defs::Part;
use crate::numerals::number;

/// A coin from the box, or money in general.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coin {
    One,
    Three,
    Nine,
    /// Any amount: it shows a crown.
    Any,
}

impl Coin {
    pub const ALL: [Self; 4] = [Self::One, Self::Three, Self::Nine, Self::Any];

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::One => "coin1",
            Self::Three => "coin3",
            Self::Nine => "coin9",
            Self::Any => "coin",
        }
    }
}

pub(super) fn parts() -> impl Iterator<Item = Part> {
    Coin::ALL.into_iter().map(|coin| {
        let (metal, face) = match coin {
            Coin::One => ("copper", number(1, (22.0, 21.0), 1.0)),
            Coin::Three => ("silver", number(3, (22.0, 21.0), 1.0)),
            Coin::Nine => ("gold", number(9, (22.0, 21.0), 1.0)),
            Coin::Any => ("gold", CROWN.to_owned()),
        };
        Part::inked(coin.id(), &(DISC.replace("METAL", metal) + &face))
    })
}

const DISC: &str = r#"
    <circle cx="22" cy="24" r="19" fill="$METAL-deep"/>
    <circle cx="22" cy="21" r="19" fill="$METAL"/>
    <circle cx="22" cy="21" r="14" stroke="$METAL-deep" stroke-width="2"/>
    <path stroke="$light" stroke-width="2" d="M6.5 19A16 16 0 0 1 19 5.5"/>
"#;

const CROWN: &str =
    r#"<path fill="$gold-lit" d="M14 28L12.5 16L18 20L22 13L26 20L31.5 16L30 28Z"/>"#;
