//! §8: Queendomino's points.

use crownlands_rules::{Building, ScoreSheet};

use super::{BOARD, first, hosted_by, lands, realm, sheet, turn};

/// The points of each building by its id, in alphabetical order.
fn buildings(sheet: &ScoreSheet) -> Vec<(&'static str, u16)> {
    let scored = sheet.buildings.iter().map(|scored| (scored.building.spec().id, scored.points));
    let mut buildings: Vec<_> = scored.collect();
    buildings.sort_unstable();
    buildings
}

/// The kingdom of the rulebook's example, drawn from its table.
fn example() -> String {
    let table = include_str!("../../../data/scoring_example_71.csv");
    let (mut squares, mut legend) = (Vec::new(), Vec::new());
    for (row, mark) in table.lines().skip(1).zip('a'..) {
        let row: Vec<&str> = row.split(',').collect();
        let (terrain, crowns, building) = (row[2], row[3], row[5]);
        let letter = terrain[..1].to_uppercase();
        let gap = if row[1] == "0" { "\n" } else { " " };
        squares.push(match (terrain, building) {
            ("castle", _) => format!("{gap}CC"),
            (_, "") => format!("{gap}{letter}{crowns}"),
            _ => format!("{gap}{letter}{mark}"),
        });
        if !building.is_empty() {
            legend.push(format!("\n{mark} {building}"));
        }
    }
    format!("rules q4\ncoins 11\ntowers 3\nqueen{}{}", squares.concat(), legend.concat())
}

/// §8.1 §8.2 §8.3 §8.4 §6.1
#[test]
fn the_rulebooks_example_scores_71_item_by_item() {
    let sheet = sheet(&example());
    assert_eq!(sheet.wealth, 3);
    let expected = [
        ("forest", 1, 0, 0),
        ("forest", 1, 1, 1),
        ("forest", 2, 1, 2),
        // The Queen is the fourth crown.
        ("grassland", 4, 4, 16),
        ("lake", 3, 2, 6),
        ("mine", 3, 4, 12),
        ("swamp", 1, 1, 1),
        ("town", 1, 0, 0),
        ("town", 1, 0, 0),
        ("town", 1, 0, 0),
        ("town", 3, 0, 0),
        ("wheat", 3, 1, 3),
    ];
    assert_eq!(lands(&sheet), expected);
    let expected = [
        ("big_tavern", 2),
        ("church", 8),
        ("guardtower", 3),
        ("sawmill", 6),
        ("statues", 5),
        ("travelling_castle", 3),
    ];
    assert_eq!(buildings(&sheet), expected);
    assert_eq!((sheet.middle_kingdom, sheet.harmony, sheet.total), (0, 0, 71));
}

/// §8.1
#[test]
fn three_whole_coins_are_one_point() {
    for (coins, points) in [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3), (100, 33)] {
        let sheet = sheet(&format!("rules q4 / coins {coins} / CC W."));
        assert_eq!((sheet.wealth, sheet.total), (points, points), "{coins} coins");
    }
}

/// §8.2
#[test]
fn the_queen_is_one_more_crown_on_the_largest_territory() {
    let check = |kingdom: &str, expected: (&str, u8, u8, u16), total: u16| {
        let without = sheet(kingdom);
        let with = sheet(&format!("rules q4 / queen / {kingdom}"));
        let queens: Vec<_> = with.territories.iter().filter(|scored| scored.queen).collect();
        assert_eq!(queens.len(), 1, "{kingdom}");
        assert!(lands(&with).contains(&expected), "{kingdom}");
        assert_eq!((with.total, with.crowns), (total, without.crowns + 1), "{kingdom}");
        assert_eq!(with.total - without.total, with.largest_territory as u16, "{kingdom}");
    };
    check("CC L3 W. W.", ("wheat", 2, 1, 2), 3 + 2);
    check("CC L3 W1 W.", ("wheat", 2, 2, 4), 3 + 4);
    // Towns too.
    check("CC L3 T. T.", ("town", 2, 1, 2), 3 + 2);
    // Of several largest the one that scores most, first or last in the list.
    check("W. W. CC M1 M.", ("mine", 2, 2, 4), 4);
    check("W1 W. CC M. M.", ("wheat", 2, 2, 4), 4);
    check("W1 W. CC M1 M1", ("mine", 2, 3, 6), 2 + 6);
    check("W. W. CC .. .. / F1 F. .. T. T.", ("forest", 2, 2, 4), 4);
    // Of those that score the same, the first in the list.
    let even = sheet("rules q4 / queen / CC W. W. / M. M. ..");
    let seated = even.territories.iter().position(|scored| scored.queen);
    assert_eq!((even.territories.len(), seated), (2, Some(0)));
    // Without a host there is no such crown, and without land nothing to put it on.
    assert_eq!(sheet("rules q4 / CC W. W.").total, 0);
    let bare = sheet("rules q4 / queen / CC");
    assert_eq!((bare.total, bare.crowns), (0, 0));
}

/// §8.2
#[test]
fn only_the_hosts_kingdom_has_the_queen() {
    let home = |tower: &str, domino: &str| format!("{domino}@h7e,{tower}@h7,t1");
    let realms = [home("magic_school", "q46"), home("magic_school", "q47"), "-".into(), "-".into()];
    for (host, points) in [("1", [2, 0]), ("2", [0, 2]), ("-", [0, 0])] {
        let position = turn(&realms.join("/"), &hosted_by(host));
        assert_eq!([1, 2].map(|number| position.points(realm(number))), points, "{host}");
        assert_eq!([1, 2].map(|number| position.score(realm(number)).total), points, "{host}");
    }
}

/// §8.3
#[test]
fn a_buildings_crowns_count_for_its_town() {
    let town = sheet("CC Ta T. T. / .. .. .. / T. T. / a queens_tower");
    assert_eq!(lands(&town), [("town", 2, 0, 0), ("town", 3, 1, 3)]);
    assert_eq!((town.total, town.crowns), (3, 1));
    // Two of them in one town add up, in two towns they do not.
    assert_eq!(sheet("CC Ta Tb T. / a queens_tower / b queens_tower").total, 3 * 2);
    assert_eq!(sheet("Ta CC Tb T. / a queens_tower / b queens_tower").total, 1 + 2);
    // The same goes for one built in a game.
    let game = turn("q46@h7e,queens_tower@i7,t1/-/-/-", BOARD);
    assert_eq!(game.points(realm(1)), 2);
    assert_eq!(lands(&game.score(realm(1))), [("town", 2, 1, 2)]);
}

/// Four wheat fields, three forests, five lakes, two grasslands, one swamp, no mine, one town;
/// four towers and five knights. Some territories have a crown, some have several squares.
const LANDSCAPE: &str = "rules q4 / towers 4 / knights 5
    L. W1 L. F. L.
    W. L. W. G. F1
    F. S. CC G. W.
    S. S. Ta .. ..
    .. .. G. .. L1 / a";

/// §8.4, as photographs of the tiles show it; the rulebook's example has six of them.
#[test]
fn every_building_scores_what_its_tile_says() {
    let expected = [
        ("bakery", 2 * 4),
        ("sawmill", 2 * 3),
        ("fishmongers", 2 * 5),
        ("weaving_shop", 2 * 2),
        ("magic_school", 2),
        ("foundry", 0),
        ("church", 2),
        ("treasury_knights", 2),
        ("treasury_towers", 2),
        ("small_tavern", 3),
        ("big_tavern", 2),
        ("guardtower", 3),
        ("fortified_castle", 2),
        ("travelling_castle", 4),
        ("training_camp", 5),
        ("statues", 5),
        ("queens_tower", 0),
    ];
    assert!(Building::all().map(|tile| tile.spec().id).eq(expected.map(|(id, _)| id)));
    for (id, points) in expected {
        let sheet = sheet(&format!("{LANDSCAPE} {id}"));
        assert_eq!(buildings(&sheet), [(id, points)]);
        // Territories: a wheat field, a forest and a lake with a crown each.
        let town = u16::from(id == "queens_tower");
        assert_eq!(sheet.total, 3 + town + points, "{id}");
    }
}

/// §8.4
#[test]
fn a_training_camp_counts_knights_in_hand_and_placed() {
    let points = |purse: &str| {
        let own = format!("q46@h7e,training_camp@h7,small_tavern@i7,{purse}");
        let position = first(&own, BOARD);
        let sheet = position.score(realm(1));
        assert_eq!(sheet.total, position.points(realm(1)));
        buildings(&sheet)
    };
    for purse in ["k4", "k3,$h7", "k2,$h7,$i7"] {
        assert_eq!(points(purse), [("small_tavern", 3), ("training_camp", 4)], "{purse}");
    }
    assert_eq!(points("$h7"), [("small_tavern", 3), ("training_camp", 1)]);
}

/// §8.4
#[test]
fn a_travelling_castle_counts_the_towers_of_its_own_realm() {
    let own = "q46@h7e,travelling_castle@h7,guardtower@i7,t3";
    let other = "q47@h7e,travelling_castle@h7,t1";
    let position = turn(&format!("{own}/{other}/c7/c7"), BOARD);
    let points = |number: usize| buildings(&position.score(realm(number)));
    assert_eq!(points(1), [("guardtower", 3), ("travelling_castle", 3)]);
    assert_eq!(points(2), [("travelling_castle", 1)]);
}
