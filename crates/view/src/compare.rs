//! Kingdoms from a real table beside each other: items, sums, places.

use rules::{Dynasty, Merit, Outcome, Preset, Realm, Rules, ScoreSheet, Sketch, Terrain};

/// Kingdoms of one table, compared; in the order in which they were given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    pub sheets: Vec<ScoreSheet>,
    /// What brought points to one of them at least.
    pub rows: Vec<ComparedItem>,
    /// Their places: the first kingdom is the first realm.
    pub outcome: Outcome,
}

/// What several kingdoms have for the same.
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
    /// Compares kingdoms; `None` for fewer than two, or more than can sit at a table.
    ///
    /// Ties are decided as in a game: crowns count only where nobody has Queendomino's box.
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
        // A match of one game, which ended so.
        let outcome = Dynasty::resume(rules, 1, &merits?)?.outcome()?;
        let row = |kind: ItemKind| {
            let points: Vec<u16> = sheets.iter().map(|sheet| kind.points(sheet)).collect();
            points.iter().any(|points| *points > 0).then_some(ComparedItem { kind, points })
        };
        let rows = ItemKind::all().filter_map(row).collect();
        Some(Self { sheets, rows, outcome })
    }
}
