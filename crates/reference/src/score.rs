//! The points of one realm (§6.1 to §6.6, §8), itemised. Scoring looks only at what the realm
//! owns, so that a kingdom can be scored at any moment and without a game. Who is ahead of whom
//! is not decided here.

use crate::data::{Points, Terrain, building};
use crate::kingdom::{Cell, Squares, territories};
use crate::options::Options;
use crate::realm::Realm;

/// One territory and what it scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Territory {
    pub terrain: Terrain,
    pub squares: u32,
    /// Its crowns, including those of buildings and the Queen.
    pub crowns: u32,
    /// Squares times crowns.
    pub points: u32,
}

/// The points of a realm, item by item.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sheet {
    /// All territories, including those that score nothing.
    pub territories: Vec<Territory>,
    pub middle_kingdom: u32,
    pub harmony: u32,
    pub wealth: u32,
    /// Every building that stands in the kingdom, by id, with its points.
    pub buildings: Vec<(String, u32)>,
    /// All points together.
    pub total: u32,
    /// Squares of the largest territory, crowned or not (§6.8).
    pub largest_territory: u32,
    /// All crowns, including those of buildings and the Queen.
    pub crowns: u32,
}

/// Scores a realm.
pub fn score(options: &Options, realm: &Realm, hosts_queen: bool) -> Sheet {
    let mut found: Vec<Territory> =
        territories(&realm.squares).iter().map(|cells| territory(&realm.squares, cells)).collect();
    // In the order of terrains, so that two equal candidates for the Queen (§8.2) are always
    // decided alike: she goes to the first of them.
    found.sort();
    if hosts_queen {
        seat_queen(&mut found);
    }
    for territory in &mut found {
        territory.points = territory.squares * territory.crowns;
    }

    let mut buildings: Vec<(String, u32)> =
        realm.buildings().map(|id| (id.clone(), building_points(id, realm, &found))).collect();
    buildings.sort();

    let middle = options.middle_kingdom && in_the_middle(&realm.squares, options.grid);
    let full = options.harmony && realm.squares.len() + 1 == options.grid * options.grid;
    let middle_kingdom = if middle { 10 } else { 0 };
    let harmony = if full { 5 } else { 0 };
    let wealth = realm.coins / 3;
    let from_territories: u32 = found.iter().map(|territory| territory.points).sum();
    let from_buildings: u32 = buildings.iter().map(|(_, points)| points).sum();
    Sheet {
        middle_kingdom,
        harmony,
        wealth,
        total: from_territories + from_buildings + middle_kingdom + harmony + wealth,
        largest_territory: found.iter().map(|territory| territory.squares).max().unwrap_or(0),
        crowns: found.iter().map(|territory| territory.crowns).sum(),
        buildings,
        territories: found,
    }
}

/// A territory with the crowns of its squares and buildings (§8.3), not yet scored.
fn territory(squares: &Squares, cells: &[Cell]) -> Territory {
    let crowns_on = |cell: &Cell| {
        let square = &squares[cell];
        square.crowns + square.building.as_ref().map_or(0, |id| building(id).crowns)
    };
    Territory {
        terrain: squares[&cells[0]].terrain,
        squares: cells.len() as u32,
        crowns: cells.iter().map(crowns_on).sum(),
        points: 0,
    }
}

/// Gives the Queen's crown to the largest territory; of several, to the one with the most
/// crowns, which scores most (§8.2).
fn seat_queen(found: &mut [Territory]) {
    let best = found.iter().map(|territory| (territory.squares, territory.crowns)).max();
    let seat =
        found.iter_mut().find(|territory| Some((territory.squares, territory.crowns)) == best);
    if let Some(territory) = seat {
        territory.crowns += 1;
    }
}

/// What a building is worth (§8.4).
fn building_points(id: &str, realm: &Realm, found: &[Territory]) -> u32 {
    match building(id).points {
        Points::Fixed(points) => points,
        Points::PerTerritory(points, terrain) => {
            points * found.iter().filter(|territory| territory.terrain == terrain).count() as u32
        }
        Points::PerTower(points) => points * realm.towers,
        Points::PerKnight(points) => points * realm.all_knights(),
    }
}

/// Whether the kingdom reaches equally far on all four sides, as far as the grid allows (§6.5).
fn in_the_middle(squares: &Squares, grid: usize) -> bool {
    let reach = grid as i32 / 2;
    let (columns, rows): (Vec<i32>, Vec<i32>) = squares.keys().copied().unzip();
    [columns, rows]
        .iter()
        .all(|places| places.iter().min() == Some(&-reach) && places.iter().max() == Some(&reach))
}
