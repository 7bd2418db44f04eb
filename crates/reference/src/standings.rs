//! Who is ahead of whom, after a game (§6.7 to §6.10) or a Dynasty (§6.11, §6.12). It compares
//! finished sheets and knows nothing of how they came about. A rank is one more than the number of realms that are strictly better, which
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

/// What a realm is ranked by, most important first: points, largest territory, crowns.
type Merit = (u32, u32, u32);

/// Ranks the realms by their sheets, best first; within a shared rank by the number of the realm.
pub fn rank(boxes: &Boxes, sheets: &[Sheet]) -> Vec<Standing> {
    let merits: Vec<Merit> = sheets.iter().map(|sheet| merit(boxes, sheet)).collect();
    let mut standings = rank_by(&merits);
    for standing in &mut standings {
        standing.crowns = sheets[standing.realm].crowns;
    }
    standings
}

/// Ranks the realms after several games, of which all sheets count or only each realm's best.
pub fn rank_series(boxes: &Boxes, best_only: bool, games: &[Vec<Sheet>]) -> Vec<Standing> {
    let realms = games[0].len();
    let of_realm = |realm: usize| games.iter().map(move |sheets| &sheets[realm]);
    let best = |realm| of_realm(realm).map(|sheet| merit(boxes, sheet)).max().unwrap_or_default();
    // Over all games crowns decide whatever is on the table (§6.11).
    let all = |realm| {
        (
            of_realm(realm).map(|sheet| sheet.total).sum(),
            of_realm(realm).map(|sheet| sheet.largest_territory).max().unwrap_or(0),
            of_realm(realm).map(|sheet| sheet.crowns).sum(),
        )
    };
    let merits: Vec<Merit> =
        (0..realms).map(|realm| if best_only { best(realm) } else { all(realm) }).collect();
    rank_by(&merits)
}

/// Crowns do not decide a game where Queendomino's box is on the table (§6.9).
fn merit(boxes: &Boxes, sheet: &Sheet) -> Merit {
    let crowns = if boxes.contains(&Origin::Queendomino) { 0 } else { sheet.crowns };
    (sheet.total, sheet.largest_territory, crowns)
}

fn rank_by(merits: &[Merit]) -> Vec<Standing> {
    let mut standings: Vec<Standing> = merits
        .iter()
        .enumerate()
        .map(|(realm, merit)| Standing {
            realm,
            rank: 1 + merits.iter().filter(|other| *other > merit).count(),
            points: merit.0,
            largest_territory: merit.1,
            crowns: merit.2,
        })
        .collect();
    standings.sort_by_key(|standing| (standing.rank, standing.realm));
    standings
}
