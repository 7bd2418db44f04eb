//! Compares kingdoms from a tabletop: their items, totals and ranks.

use rules::{Dynasty, Merit, Outcome, Preset, Realm, Rules, ScoreSheet, Sketch, Terrain};

/// A comparison of the kingdoms at one table, in the order given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    pub sheets: Vec<ScoreSheet>,
    /// The items that score for at least one of them.
    pub rows: Vec<ComparedItem>,
    /// Their ranking; the first kingdom is the first realm.
    pub outcome: Outcome,
}

/// One item of the score sheets, for all kingdoms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparedItem {
    pub kind: ItemKind,
    /// The points of each kingdom.
    pub points: Vec<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// All territories of a terrain.
    Terrain(Terrain),
    Buildings,
    MiddleKingdom,
    Harmony,
    Wealth,
}

impl ItemKind {
    fn all() -> impl Iterator<Item = Self> {
        let others = [Self::Buildings, Self::MiddleKingdom, Self::Harmony, Self::Wealth];
        Terrain::ALL.into_iter().map(Self::Terrain).chain(others)
    }

    fn points(self, sheet: &ScoreSheet) -> u16 {
        match self {
            Self::Terrain(terrain) => {
                let territories = sheet.territories.iter();
                let these = territories.filter(|one| one.territory.terrain == terrain);
                these.map(|one| one.points).sum()
            }
            Self::Buildings => sheet.buildings.iter().map(|one| one.points).sum(),
            Self::MiddleKingdom => sheet.middle_kingdom,
            Self::Harmony => sheet.harmony,
            Self::Wealth => sheet.wealth,
        }
    }
}

impl Comparison {
    /// Compares kingdoms; `None` for fewer than two, or more than a table has seats.
    ///
    /// Ties are broken as in a game: crowns count only if nobody plays with Queendomino's box.
    pub fn of<'a>(kingdoms: impl IntoIterator<Item = &'a Sketch>) -> Option<Self> {
        let kingdoms: Vec<&Sketch> = kingdoms.into_iter().collect();
        if kingdoms.len() < 2 {
            return None;
        }
        let has_box = kingdoms.iter().any(|sketch| sketch.rules.boxes.has_queendomino());
        let sheets: Vec<ScoreSheet> = kingdoms.iter().map(|sketch| sketch.score()).collect();
        let merit = |(at, sheet): (usize, &ScoreSheet)| {
            Some(Merit {
                realm: Realm::new(at)?,
                points: sheet.total,
                largest_territory: sheet.largest_territory,
                crowns: if has_box { 0 } else { sheet.crowns.into() },
            })
        };
        let merits: Option<Vec<Merit>> = sheets.iter().enumerate().map(merit).collect();
        let rules = Rules { seats: sheets.len() as u8, ..Preset::ALL[0].rules };
        // Treated as a match of one game.
        let outcome = Dynasty::resume(rules, 1, &merits?)?.outcome()?;
        let row = |kind: ItemKind| {
            let points: Vec<u16> = sheets.iter().map(|sheet| kind.points(sheet)).collect();
            points.iter().any(|points| *points > 0).then_some(ComparedItem { kind, points })
        };
        let rows = ItemKind::all().filter_map(row).collect();
        Some(Self { sheets, rows, outcome })
    }
}
