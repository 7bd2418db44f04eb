//! Who is ahead of whom (§6.7 to §6.10). It compares finished sheets and knows nothing of how
//! they came about. A rank is one more than the number of realms that are strictly better, which
//! gives shared ranks and the gaps after them by itself.

use crate::data::Origin;
use crate::options::Boxes;
use crate::score::Sheet;

/// The place of one realm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Standing {
    pub realm: usize,
    /// From 1; tied realms share a rank, and the next one is skipped: 1, 1, 3.
    pub rank: usize,
    pub points: u32,
    /// Squares of its largest territory.
    pub largest_territory: u32,
    pub crowns: u32,
}

/// Ranks the realms by their sheets, best first; within a shared rank by the number of the realm.
pub fn rank(boxes: &Boxes, sheets: &[Sheet]) -> Vec<Standing> {
    // Crowns do not decide where Queendomino's box is on the table (§6.9).
    let merit = |sheet: &Sheet| {
        let crowns = if boxes.contains(&Origin::Queendomino) { 0 } else { sheet.crowns };
        (sheet.total, sheet.largest_territory, crowns)
    };
    let mut standings: Vec<Standing> = sheets
        .iter()
        .enumerate()
        .map(|(realm, sheet)| Standing {
            realm,
            rank: 1 + sheets.iter().filter(|other| merit(other) > merit(sheet)).count(),
            points: sheet.total,
            largest_territory: sheet.largest_territory,
            crowns: sheet.crowns,
        })
        .collect();
    standings.sort_by_key(|standing| (standing.rank, standing.realm));
    standings
}
