//! The modes that the rulebooks print, as values (§2).

use super::{Alliance, FirstClaims, Grid, Rules};
use crate::boxes::Boxes;

/// A printed mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// Its short name in notation.
    pub name: &'static str,
    /// Its rules, with the rulebook's default options.
    pub rules: Rules,
}

impl Preset {
    /// All printed modes, in the order of the rulebooks.
    pub const ALL: [Self; 16] = {
        use Grid::{Five, Seven};
        [
            solo("k2", Boxes::KINGDOMINO, 2, Five, 24),
            solo("k3", Boxes::KINGDOMINO, 3, Five, 36),
            solo("k3+48", Boxes::KINGDOMINO, 3, Five, 48),
            solo("k4", Boxes::KINGDOMINO, 4, Five, 48),
            solo("duel", Boxes::KINGDOMINO, 2, Seven, 48),
            first_claims_abba(solo("q2", Boxes::QUEENDOMINO, 2, Seven, 48)),
            solo("q3", Boxes::QUEENDOMINO, 3, Five, 48),
            solo("q4", Boxes::QUEENDOMINO, 4, Five, 48),
            solo("w3", Boxes::ROYAL_WEDDING, 3, Seven, 96),
            solo("w4", Boxes::ROYAL_WEDDING, 4, Seven, 96),
            solo("w5", Boxes::ROYAL_WEDDING, 5, Five, 96),
            solo("w6", Boxes::ROYAL_WEDDING, 6, Five, 96),
            solo("w7", Boxes::ROYAL_WEDDING, 7, Five, 96),
            solo("w8", Boxes::ROYAL_WEDDING, 8, Five, 96),
            in_pairs(solo("w6t", Boxes::ROYAL_WEDDING, 6, Seven, 96)),
            in_pairs(solo("w8t", Boxes::ROYAL_WEDDING, 8, Seven, 96)),
        ]
    };
}

const fn solo(name: &'static str, boxes: Boxes, seats: u8, grid: Grid, dominoes: u8) -> Preset {
    Preset {
        name,
        rules: Rules {
            boxes,
            seats,
            alliance: Alliance::Solo,
            grid,
            dominoes,
            first_claims: FirstClaims::Drawn,
            middle_kingdom: false,
            harmony: false,
            dynasty: None,
        },
    }
}

const fn in_pairs(mut preset: Preset) -> Preset {
    preset.rules.alliance = Alliance::Pairs;
    preset
}

const fn first_claims_abba(mut preset: Preset) -> Preset {
    preset.rules.first_claims = FirstClaims::Abba;
    preset
}
