//! Points in words: score sheets, standings, and how ties were decided.

use rules::{Cell, Decider, Outcome, Realm, ScoreSheet, Standing, Terrain, Worth};
use view::count_up::{SheetEntry, SheetItem};
use view::scene::shared_name;
use view::scoring_pad::{ScoreBox, ScoringPad};

use crate::frame::Lingo;
use crate::pieces::capitalized;
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

impl Lingo {
    /// Every item of a score sheet: the territories with crowns, those without in one line, then
    /// buildings, bonuses and coins. The points add up to the sheet's total.
    pub fn score_items(&self, sheet: &ScoreSheet) -> Vec<ScoreItem> {
        let item = |item: SheetItem| ScoreItem {
            label: self.sheet_entry(&item.entry),
            terrain: match &item.entry {
                SheetEntry::Territory(scored) => Some(scored.territory.terrain),
                _ => None,
            },
            reason: match item.entry {
                SheetEntry::Building(building) => match building.spec().worth {
                    Worth::Nothing | Worth::Fixed(_) => None,
                    worth => self.worth(worth),
                },
                _ => None,
            },
            points: item.points,
            cells: item.cells,
        };
        SheetItem::all(sheet).into_iter().map(item).collect()
    }

    /// What an item of a score sheet is for: `Forest: 5 squares × 2 crowns`, `Bakery`, `Harmony`.
    pub fn sheet_entry(&self, entry: &SheetEntry) -> String {
        match entry {
            SheetEntry::Territory(scored) => self.scored_territory(scored),
            SheetEntry::Crownless { squares } => t!(self, "score-crownless", squares = *squares),
            SheetEntry::Building(building) => self.building(*building),
            SheetEntry::MiddleKingdom => t!(self, "score-middle"),
            SheetEntry::Harmony => t!(self, "score-harmony"),
            SheetEntry::Wealth => t!(self, "score-wealth"),
        }
    }

    /// The heading of a box of the scoring pad: `Coins`, `Forest`, `Buildings`.
    pub fn score_box(&self, score_box: ScoreBox) -> String {
        match score_box {
            ScoreBox::Wealth => t!(self, "editor-coins"),
            ScoreBox::Terrain(terrain) => capitalized(&self.terrain(terrain)),
            ScoreBox::Buildings => t!(self, "editor-buildings"),
            ScoreBox::MiddleKingdom => t!(self, "game-option-middle"),
            ScoreBox::Harmony => t!(self, "game-option-harmony"),
        }
    }

    /// Who won by a scoring pad, and how ties were broken, a sentence for each; none for a single
    /// kingdom.
    pub fn pad_result(&self, pad: &ScoringPad) -> Vec<String> {
        if !pad.is_contest() {
            return Vec::new();
        }
        let winners = std::iter::once(self.winners(&pad.winners()));
        winners.chain(self.tie_breaks(&pad.outcome, &pad.names())).collect()
    }

    /// A change of points: `+3 points`, `no points`, `−1`.
    pub fn change_of_points(&self, change: i32) -> String {
        if change < 0 {
            format!("−{}", change.unsigned_abs())
        } else {
            t!(self, "board-score-change", points = change)
        }
    }

    /// The standings during a game, a sentence for each realm: who leads, and how far behind the
    /// others are.
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
        self.standing_lines(outcome.standings(), realms)
    }

    /// The same for standings that come from elsewhere.
    pub fn standing_lines(
        &self,
        standings: &[Standing],
        realms: &[impl AsRef<str>],
    ) -> Vec<String> {
        let line = |standing: &Standing| self.standing(standing, name(realms, standing.realm));
        standings.iter().map(line).collect()
    }

    /// Who won, as a headline; each winning realm is given by the names of its players, since a team
    /// of two *win* where one player *wins*.
    pub fn winners(&self, winners: &[Vec<String>]) -> String {
        if let [winner] = winners {
            return t!(self, "end-winner", who = self.list(winner), count = winner.len());
        }
        let teams: Vec<String> = winners.iter().map(|members| shared_name(members)).collect();
        t!(self, "end-shared", who = self.list(&teams))
    }

    /// How ties were decided, best first, a sentence for each; `realms` are the names of the realms.
    pub fn tie_breaks(&self, outcome: &Outcome, realms: &[impl AsRef<str>]) -> Vec<String> {
        self.tie_break_lines(outcome.standings(), realms)
    }

    /// The same for standings that come from elsewhere.
    pub fn tie_break_lines(
        &self,
        standings: &[Standing],
        realms: &[impl AsRef<str>],
    ) -> Vec<String> {
        let neighbours = standings.windows(2);
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
