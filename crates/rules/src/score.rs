//! Points, item by item (§6, §8).
//!
//! [`ScoreSheet`] is for people: every territory, bonus and building. [`Position::points`] is the
//! same sum for search, computed without a list; a test keeps the two equal.

use crate::building::{Building, Worth};
use crate::cell::Cell;
use crate::kingdom::{Kingdom, Territory};
use crate::position::{Position, Purse};
use crate::rules::Rules;
use crate::seat::Realm;

const MIDDLE_KINGDOM: u16 = 10;
const HARMONY: u16 = 5;
const COINS_PER_POINT: u16 = 3;

/// The points of one realm, item by item.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ScoreSheet {
    /// All territories, including those without points.
    pub territories: Vec<ScoredTerritory>,
    /// The bonus for a castle in the middle: 10 or 0 (§6.5).
    pub middle_kingdom: u16,
    /// The bonus for a full grid: 5 or 0 (§6.6).
    pub harmony: u16,
    /// A point for every three coins (§8.1).
    pub wealth: u16,
    /// Every building with its points (§8.4).
    pub buildings: Vec<ScoredBuilding>,
    /// The sum of all items.
    pub total: u16,
    /// Squares of the largest territory, for ties (§6.8).
    pub largest_territory: u8,
    /// All crowns, including those of buildings and of the Queen (§6.9, §6.11).
    pub crowns: u8,
}

/// A territory on a score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ScoredTerritory {
    /// The territory; its crowns do not count the Queen.
    pub territory: Territory,
    /// Whether the Queen stands on it (§8.2).
    pub queen: bool,
    /// Squares times crowns, including the Queen's.
    pub points: u16,
}

/// A building on a score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ScoredBuilding {
    /// The kind of building.
    pub building: Building,
    /// Where it stands.
    pub cell: Cell,
    /// Its points.
    pub points: u16,
}

/// What is scored: a kingdom and what belongs to it, from a game or from a real table.
#[derive(Clone, Copy, Debug)]
pub struct Estate<'a> {
    /// The rules that say which bonuses count.
    pub rules: &'a Rules,
    /// The kingdom to score.
    pub kingdom: &'a Kingdom,
    /// Coins, knights in hand and towers.
    pub purse: Purse,
    /// Whether it hosts the Queen.
    pub hosts_queen: bool,
}

impl Position {
    /// A realm's points, item by item, as if the game ended now.
    pub fn score(&self, realm: Realm) -> ScoreSheet {
        self.estate(realm).score()
    }

    /// A realm's points, as if the game ended now: the total of [`score`](Self::score).
    pub fn points(&self, realm: Realm) -> u16 {
        self.estate(realm).points()
    }

    /// Everything of a realm that scores.
    pub fn estate(&self, realm: Realm) -> Estate<'_> {
        Estate {
            rules: self.rules(),
            kingdom: self.kingdom(realm),
            purse: self.purse(realm),
            hosts_queen: self.hosts_queen(realm),
        }
    }
}

impl Estate<'_> {
    /// The points, item by item.
    pub fn score(&self) -> ScoreSheet {
        let unqueened = |territory: Territory| {
            let points = territory.points();
            ScoredTerritory { territory, queen: false, points }
        };
        let mut territories: Vec<_> = self.kingdom.territories().map(unqueened).collect();
        let largest_territory = self.kingdom.largest_territory();
        if self.hosts_queen {
            seat_queen(&mut territories, largest_territory);
        }
        let scored = |(cell, building): (Cell, Building)| ScoredBuilding {
            building,
            cell,
            points: self.worth(building),
        };
        let buildings = self.kingdom.buildings().map(scored).collect();
        let sheet = ScoreSheet {
            middle_kingdom: self.middle_kingdom(),
            harmony: self.harmony(),
            wealth: self.wealth(),
            total: 0,
            largest_territory,
            crowns: self.kingdom.crowns() + u8::from(territories.iter().any(|scored| scored.queen)),
            territories,
            buildings,
        };
        let lands: u16 = sheet.territories.iter().map(|scored| scored.points).sum();
        let houses: u16 = sheet.buildings.iter().map(|scored| scored.points).sum();
        let total = lands + houses + sheet.middle_kingdom + sheet.harmony + sheet.wealth;
        ScoreSheet { total, ..sheet }
    }

    /// The total, without the list of items.
    pub fn points(&self) -> u16 {
        let kingdom = self.kingdom;
        let mut points = kingdom.crown_points() + self.middle_kingdom() + self.harmony();
        if self.rules.boxes.has_queendomino() {
            // One more crown on a territory adds its squares, whichever of the largest it is on.
            points += if self.hosts_queen { kingdom.largest_territory() as u16 } else { 0 };
            points += kingdom.buildings().map(|(_, b)| self.worth(b)).sum::<u16>();
            points += self.wealth();
        }
        points
    }

    fn middle_kingdom(&self) -> u16 {
        if self.rules.middle_kingdom && self.kingdom.is_centred() { MIDDLE_KINGDOM } else { 0 }
    }

    fn harmony(&self) -> u16 {
        if self.rules.harmony && self.kingdom.is_full() { HARMONY } else { 0 }
    }

    fn wealth(&self) -> u16 {
        self.purse.coins / COINS_PER_POINT
    }

    fn worth(&self, building: Building) -> u16 {
        match building.spec().worth {
            Worth::Nothing => 0,
            Worth::Fixed(points) => points as u16,
            Worth::PerTerritory(points, terrain) => {
                points as u16 * self.kingdom.count_territories(terrain) as u16
            }
            Worth::PerTower(points) => points as u16 * self.purse.towers as u16,
            Worth::PerKnight(points) => {
                points as u16 * (self.purse.knights as u16 + self.kingdom.knights() as u16)
            }
        }
    }
}

/// Puts the Queen on the largest territory; of several, on the one that scores most (§8.2).
fn seat_queen(territories: &mut [ScoredTerritory], largest: u8) {
    let seat = territories
        .iter_mut()
        .rev() // so that the first of equals is taken
        .filter(|scored| scored.territory.squares == largest)
        .max_by_key(|scored| scored.territory.crowns);
    if let Some(scored) = seat {
        scored.queen = true;
        scored.points += scored.territory.squares as u16;
    }
}
