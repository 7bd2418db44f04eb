//! §6 and §8: points and standings.

use super::*;
use crate::data::{number, rows, terrain};

/// The kingdom of `scoring_example_71.csv`, whose castle is in the middle.
fn example() -> Realm {
    let text = include_str!("../../../rules/data/scoring_example_71.csv");
    let mut squares = Squares::new();
    for row in rows(text, "row,col,terrain,crowns,domino,building") {
        if row[2] != "castle" {
            let cell = (number(row[1]) as i32 - 2, 2 - number(row[0]) as i32);
            let building = (!row[5].is_empty()).then(|| row[5].to_string());
            let square = square(terrain(row[2]), number(row[3]));
            squares.insert(cell, Square { building, ..square });
        }
    }
    Realm { squares, coins: 11, towers: 3, ..Realm::default() }
}

fn plain(name: &str) -> Options {
    Options { middle_kingdom: false, harmony: false, ..mode(name) }
}

#[test]
fn the_printed_example_scores_71() {
    let sheet = score(&plain("q4"), &example(), true);
    let of = |terrain: Terrain| -> Vec<(u32, u32)> {
        let found = sheet.territories.iter().filter(|territory| territory.terrain == terrain);
        let mut found: Vec<(u32, u32)> = found.map(|t| (t.squares, t.points)).collect();
        found.sort_unstable();
        found
    };
    assert_eq!(sheet.wealth, 3);
    assert_eq!(of(Terrain::Wheat), [(3, 3)]);
    assert_eq!(of(Terrain::Forest), [(1, 0), (1, 1), (2, 2)]);
    assert_eq!(of(Terrain::Lake), [(3, 6)]);
    assert_eq!(of(Terrain::Grassland), [(4, 16)]);
    assert_eq!(of(Terrain::Swamp), [(1, 1)]);
    assert_eq!(of(Terrain::Mine), [(3, 12)]);
    assert_eq!(of(Terrain::Town).len(), 4);
    let buildings: Vec<(&str, u32)> =
        sheet.buildings.iter().map(|(id, points)| (id.as_str(), *points)).collect();
    assert_eq!(
        buildings,
        [
            ("big_tavern", 2),
            ("church", 8),
            ("guardtower", 3),
            ("sawmill", 6),
            ("statues", 5),
            ("travelling_castle", 3)
        ]
    );
    assert_eq!(sheet.total, 71);
    assert_eq!(sheet.largest_territory, 4);
    assert_eq!(sheet.crowns, 3 + 1 + 2 + 2 + 1 + 4 + 1);
}

#[test]
fn options_add_their_points() {
    // §6.5, §6.6
    let mut realm = example();
    assert_eq!(score(&mode("q4"), &realm, true).total, 71 + 10 + 5);
    realm.squares.remove(&(2, 2));
    let sheet = score(&mode("q4"), &realm, true);
    assert_eq!((sheet.middle_kingdom, sheet.harmony), (10, 0));
    realm.squares.retain(|&(x, _), _| x < 2);
    assert_eq!(score(&mode("q4"), &realm, true).middle_kingdom, 0);
    // The same squares on the larger grid do not reach far enough.
    let sheet = score(&mode("q2"), &example(), true);
    assert_eq!((sheet.middle_kingdom, sheet.harmony), (0, 0));
    // One column to the side, the grid is full but the castle is not in its middle.
    let shifted = example().squares.into_iter().map(|((x, y), square)| ((x + 1, y), square));
    let shifted = Realm { squares: shifted.collect(), ..Realm::default() };
    let sheet = score(&mode("q4"), &shifted, false);
    assert_eq!((sheet.middle_kingdom, sheet.harmony), (0, 5));
}

#[test]
fn an_empty_kingdom_scores_nothing() {
    assert_eq!(score(&mode("k4"), &Realm::default(), false), Sheet::default());
}

#[test]
fn the_queen_prefers_the_better_of_two_largest_territories() {
    // §8.2: two of two squares, one of them with a crown; the larger crowned single is too small.
    let squares = Squares::from([
        ((1, 0), square(Terrain::Wheat, 0)),
        ((2, 0), square(Terrain::Wheat, 0)),
        ((0, 1), square(Terrain::Mine, 1)),
        ((0, 2), square(Terrain::Mine, 0)),
        ((-1, 0), square(Terrain::Lake, 3)),
    ]);
    let realm = Realm { squares, ..Realm::default() };
    let sheet = score(&plain("q4"), &realm, true);
    assert!(sheet.territories.contains(&Territory {
        terrain: Terrain::Mine,
        squares: 2,
        crowns: 2,
        points: 4
    }));
    assert_eq!((sheet.total, sheet.crowns), (4 + 3, 5));
    assert_eq!(score(&plain("q4"), &realm, false).total, 2 + 3);
}

#[test]
fn a_queens_tower_crowns_its_town() {
    // §8.3, §8.4: knights count in hand and on the squares.
    let town = |id: &str| Square { building: Some(id.to_string()), ..square(Terrain::Town, 0) };
    let squares = Squares::from([
        ((1, 0), town("queens_tower")),
        ((2, 0), town("training_camp")),
        ((3, 0), Square { knight: true, ..square(Terrain::Town, 0) }),
    ]);
    let realm = Realm { squares, knights: 2, coins: 5, ..Realm::default() };
    let sheet = score(&plain("q2"), &realm, false);
    assert_eq!(sheet.buildings, [("queens_tower".into(), 0), ("training_camp".into(), 3)]);
    assert_eq!(sheet.total, 3 + 3 + 1);
}

#[test]
fn ties_are_broken_and_shared() {
    // §6.7 to §6.10
    let sheet = |total, largest_territory, crowns| Sheet {
        total,
        largest_territory,
        crowns,
        ..Sheet::default()
    };
    let sheets = [sheet(40, 5, 9), sheet(50, 6, 7), sheet(50, 6, 8), sheet(50, 7, 1)];
    let places = |boxes: &[Origin], sheets: &[Sheet]| -> Vec<(usize, usize)> {
        rank(&boxes.iter().copied().collect(), sheets)
            .iter()
            .map(|standing| (standing.realm, standing.rank))
            .collect()
    };
    assert_eq!(places(KINGDOMINO, &sheets), [(3, 1), (2, 2), (1, 3), (0, 4)]);
    assert_eq!(places(QUEENDOMINO, &sheets), [(3, 1), (1, 2), (2, 2), (0, 4)]);
    assert_eq!(places(BOTH, &sheets), [(3, 1), (1, 2), (2, 2), (0, 4)]);
    let equal = [sheet(9, 3, 2), sheet(8, 3, 2), sheet(9, 3, 2)];
    assert_eq!(places(KINGDOMINO, &equal), [(0, 1), (2, 1), (1, 3)]);
}
