//! A realm: its kingdom, its points, its possessions.

use rules::{Position, Purse, Realm, ScoreSheet, Seat};
use table::Houses;

use super::kingdom::KingdomScene;
use super::outlook::Outlook;

/// A realm: one seat, or a team of two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RealmScene {
    pub realm: Realm,
    pub seats: Vec<Seat>,
    /// The index of its house, which its seats share.
    pub house: usize,
    pub kingdom: KingdomScene,
    /// Its points, item by item, as if the game ended now.
    pub sheet: ScoreSheet,
    /// Their sum.
    pub points: u16,
    /// Coins, knights in hand, towers and discards.
    pub purse: Purse,
    pub hosts_queen: bool,
    pub bonuses: Bonuses,
    /// How many dominoes it will still get.
    pub turns_left: u8,
}

/// The state of both bonuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonuses {
    /// For a full grid.
    pub harmony: Bonus,
    /// For a castle in the middle.
    pub middle_kingdom: Bonus,
}

/// The state of a bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bonus {
    /// Not part of the rules in play.
    Off,
    /// Neither won nor lost.
    Open,
    /// Out of reach.
    Lost,
    /// Won for good.
    Won,
}

impl RealmScene {
    pub(super) fn of(position: &Position, realm: Realm) -> Self {
        let rules = position.rules();
        let (kingdom, purse) = (position.kingdom(realm), position.purse(realm));
        let outlook = Outlook::of(position, realm);
        let sheet = position.score(realm);
        Self {
            realm,
            house: Houses::standard(rules).of(realm).index(),
            seats: rules.seats_of(realm).collect(),
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
    pub fn of(position: &Position, realm: Realm) -> Self {
        let (rules, kingdom) = (position.rules(), position.kingdom(realm));
        let outlook = Outlook::of(position, realm);
        // A realm that discards a domino has one too few to fill the grid (§2.6).
        let may_be_full = || position.purse(realm).discards == 0 && outlook.may_be_full(kingdom);
        let may_be_centred = || outlook.may_be_centred(kingdom);
        Self {
            harmony: Bonus::of(rules.harmony, kingdom.is_full(), may_be_full),
            middle_kingdom: Bonus::of(rules.middle_kingdom, kingdom.is_centred(), may_be_centred),
        }
    }
}

impl Bonus {
    /// A full grid stays full and a centred one stays centred, so a bonus once won cannot be lost.
    fn of(is_played_for: bool, is_won: bool, may_be_won: impl Fn() -> bool) -> Self {
        match (is_played_for, is_won) {
            (false, _) => Self::Off,
            (true, true) => Self::Won,
            (true, false) if may_be_won() => Self::Open,
            (true, false) => Self::Lost,
        }
    }
}
