//! A realm: its kingdom, its points, what it owns.

use rules::{Position, Purse, Realm, ScoreSheet, Seat};

use super::kingdom::KingdomScene;
use super::outlook::Outlook;

/// A realm: one seat, or a team of two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RealmScene {
    /// Which.
    pub realm: Realm,
    /// Who plays for it.
    pub seats: Vec<Seat>,
    /// Its colours and charge: those of its first seat.
    pub house: usize,
    /// Its kingdom.
    pub kingdom: KingdomScene,
    /// Its points as if the game ended now, item by item.
    pub sheet: ScoreSheet,
    /// Their sum.
    pub points: u16,
    /// Coins, knights in hand, towers, and dominoes that it had to discard.
    pub purse: Purse,
    /// Whether it hosts the Queen.
    pub hosts_queen: bool,
    /// The bonuses, and whether they can still be won.
    pub bonuses: Bonuses,
    /// Dominoes that it will still get.
    pub turns_left: u8,
}

/// How the bonuses stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonuses {
    /// For a full grid.
    pub harmony: Bonus,
    /// For a castle in the middle.
    pub middle_kingdom: Bonus,
}

/// How a bonus stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bonus {
    /// It is not played for.
    Off,
    /// It is not won and not lost.
    Open,
    /// It cannot be won any more.
    Lost,
    /// It cannot be lost any more.
    Won,
}

impl RealmScene {
    pub(super) fn of(position: &Position, realm: Realm) -> Self {
        let rules = position.rules();
        let (kingdom, purse) = (position.kingdom(realm), position.purse(realm));
        let outlook = Outlook::of(position, realm);
        let sheet = position.score(realm);
        let seats: Vec<Seat> =
            rules.all_seats().filter(|&seat| rules.realm_of(seat) == realm).collect();
        Self {
            realm,
            house: seats.first().map_or(realm.index(), |seat| seat.index()),
            seats,
            kingdom: KingdomScene::of(kingdom, &sheet, &outlook),
            points: sheet.total,
            sheet,
            purse,
            hosts_queen: position.hosts_queen(realm),
            bonuses: Bonuses::of(position, realm),
            turns_left: outlook.turns,
        }
    }
}

impl Bonuses {
    /// The bonuses of a realm.
    pub fn of(position: &Position, realm: Realm) -> Self {
        let (rules, kingdom) = (position.rules(), position.kingdom(realm));
        let outlook = Outlook::of(position, realm);
        // Whoever discards a domino has one too few to fill the grid (§2.6).
        let may_be_full = || position.purse(realm).discards == 0 && outlook.may_be_full(kingdom);
        let may_be_centred = || outlook.may_be_centred(kingdom);
        Self {
            harmony: Bonus::of(rules.harmony, kingdom.is_full(), may_be_full),
            middle_kingdom: Bonus::of(rules.middle_kingdom, kingdom.is_centred(), may_be_centred),
        }
    }
}

impl Bonus {
    /// A full grid stays full, and a centred one centred: neither can be lost once it is won.
    fn of(is_played_for: bool, is_won: bool, may_be_won: impl Fn() -> bool) -> Self {
        match (is_played_for, is_won) {
            (false, _) => Self::Off,
            (true, true) => Self::Won,
            (true, false) if may_be_won() => Self::Open,
            (true, false) => Self::Lost,
        }
    }
}
