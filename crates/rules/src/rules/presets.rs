//! The modes that the rulebooks print, as values (§2).

use super::{Alliance, Boxes, FirstClaims, Grid, Rules};

/// A printed mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// Its short name in notation.
    pub name: &'static str,
    /// Its rules, options as the rulebook plays them by default.
    pub rules: Rules,
}

impl Preset {
    /// All printed modes.
    pub const ALL: [Self; 16] = {
        use Boxes::{Both, Kingdomino, Queendomino};
        use Grid::{Five, Seven};
        [
            solo("k2", Kingdomino, 2, Five, 24),
            solo("k3", Kingdomino, 3, Five, 36),
            solo("k3+48", Kingdomino, 3, Five, 48),
            solo("k4", Kingdomino, 4, Five, 48),
            solo("duel", Kingdomino, 2, Seven, 48),
            first_claims_abba(solo("q2", Queendomino, 2, Seven, 48)),
            solo("q3", Queendomino, 3, Five, 48),
            solo("q4", Queendomino, 4, Five, 48),
            solo("w3", Both, 3, Seven, 96),
            solo("w4", Both, 4, Seven, 96),
            solo("w5", Both, 5, Five, 96),
            solo("w6", Both, 6, Five, 96),
            solo("w7", Both, 7, Five, 96),
            solo("w8", Both, 8, Five, 96),
            in_pairs(solo("w6t", Both, 6, Seven, 96)),
            in_pairs(solo("w8t", Both, 8, Seven, 96)),
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
            dynasty: false,
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
