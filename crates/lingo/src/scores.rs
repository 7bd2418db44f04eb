//! Points in words: score sheets, standings, and how ties were decided.

use rules::{Cell, Decider, Outcome, Realm, ScoreSheet, Standing, Terrain, Worth};

use crate::frame::Lingo;
use crate::t;

/// A line of a score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreItem {
    pub label: String,
    /// How a building earns its points, where that is not a fixed number.
    pub reason: Option<String>,
    pub points: u16,
    /// The terrain of a territory with crowns.
    pub terrain: Option<Terrain>,
    /// The squares that score; empty for bonuses and coins.
    pub cells: Vec<Cell>,
}

impl ScoreItem {
    fn new(label: String, points: u16) -> Self {
        Self { label, reason: None, points, terrain: None, cells: Vec::new() }
    }
}

impl Lingo {
    /// Every item of a score sheet: the territories with crowns, those without in one line, then
    /// buildings, bonuses and coins. The points add up to the sheet's total.
    pub fn score_items(&self, sheet: &ScoreSheet) -> Vec<ScoreItem> {
        let (scoring, crownless): (Vec<_>, Vec<_>) =
            sheet.territories.iter().partition(|scored| scored.points > 0);
        let territories = scoring.into_iter().map(|scored| ScoreItem {
            terrain: Some(scored.territory.terrain),
            cells: scored.territory.cells().collect(),
            ..ScoreItem::new(self.scored_territory(scored), scored.points)
        });
        let bare: Vec<Cell> =
            crownless.iter().flat_map(|scored| scored.territory.cells()).collect();
        let bare = (!bare.is_empty()).then(|| {
            let label = t!(self, "score-crownless", squares = bare.len());
            ScoreItem { cells: bare, ..ScoreItem::new(label, 0) }
        });
        let buildings = sheet.buildings.iter().filter(|scored| scored.points > 0);
        let buildings = buildings.map(|scored| ScoreItem {
            reason: match scored.building.spec().worth {
                Worth::Nothing | Worth::Fixed(_) => None,
                worth => self.worth(worth),
            },
            cells: vec![scored.cell],
            ..ScoreItem::new(self.building(scored.building), scored.points)
        });
        let bonuses = [
            (sheet.middle_kingdom, "score-middle"),
            (sheet.harmony, "score-harmony"),
            (sheet.wealth, "score-wealth"),
        ];
        let bonuses = bonuses.into_iter().filter(|(points, _)| *points > 0);
        let bonuses = bonuses.map(|(points, key)| ScoreItem::new(self.text(key), points));
        territories.chain(bare).chain(buildings).chain(bonuses).collect()
    }

    /// A change of points: `+3 points`, `no points`, `−1`.
    pub fn change_of_points(&self, change: i32) -> String {
        if change < 0 {
            format!("−{}", change.unsigned_abs())
        } else {
            t!(self, "board-score-change", points = change)
        }
    }

    /// How realms stand while they play, a sentence for each: who leads, and how far the others are
    /// behind.
    pub fn race(&self, realms: &[(String, u16)]) -> Vec<String> {
        let mut order: Vec<&(String, u16)> = realms.iter().collect();
        order.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
        let Some(best) = order.first().map(|(_, points)| *points) else { return Vec::new() };
        let is_alone = order.iter().filter(|(_, points)| *points == best).count() == 1;
        let sentence = |(who, points): &(String, u16)| {
            if *points == best && is_alone && order.len() > 1 {
                return t!(self, "score-lead", who = who, points = *points);
            }
            let rank = 1 + order.iter().filter(|(_, others)| others > points).count();
            let standing = t!(self, "score-standing", rank = rank, who = who, points = *points);
            match best - *points {
                0 => format!("{standing}."),
                behind => format!("{standing}, {}.", t!(self, "score-behind", points = behind)),
            }
        };
        order.iter().map(|realm| sentence(realm)).collect()
    }

    /// A place at the end: `1st: Ann, 54 points`.
    pub fn standing(&self, standing: &Standing, who: &str) -> String {
        t!(self, "score-standing", rank = standing.rank, who = who, points = standing.points)
    }

    /// All places at the end, best first; `realms` are the names of the realms.
    pub fn standings(&self, outcome: &Outcome, realms: &[impl AsRef<str>]) -> Vec<String> {
        let line = |standing: &Standing| self.standing(standing, name(realms, standing.realm));
        outcome.standings().iter().map(line).collect()
    }

    /// How ties were decided, best first, a sentence for each; `realms` are the names of the realms.
    pub fn tie_breaks(&self, outcome: &Outcome, realms: &[impl AsRef<str>]) -> Vec<String> {
        let neighbours = outcome.standings().windows(2);
        neighbours
            .filter_map(|pair| {
                let (ahead, behind) = (&pair[0], &pair[1]);
                let (winner, loser) = (name(realms, ahead.realm), name(realms, behind.realm));
                match behind.behind_by? {
                    Decider::Points => None,
                    Decider::LargestTerritory => Some(t!(
                        self,
                        "score-tie-territory",
                        winner = winner,
                        loser = loser,
                        points = ahead.points
                    )),
                    Decider::Crowns => {
                        Some(t!(self, "score-tie-crowns", winner = winner, loser = loser))
                    }
                    Decider::Shared => {
                        Some(t!(self, "score-tie-shared", winner = winner, loser = loser))
                    }
                }
            })
            .collect()
    }
}

fn name(realms: &[impl AsRef<str>], realm: Realm) -> &str {
    realms.get(realm.index()).map_or("", AsRef::as_ref)
}

/// A change of points with its sign.
pub fn signed(change: i32) -> String {
    if change < 0 { format!("−{}", -change) } else { format!("+{change}") }
}
