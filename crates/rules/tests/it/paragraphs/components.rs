//! §1: what is in the boxes.

use std::collections::BTreeSet;

use crownlands_rules::{
    Building, Domino, DominoId, Half, Origin, Preset, Terrain, Treasury, Worth,
};

use super::{BOARD, coins, knights, position, realm, scene, then, turn};

/// The rows of a table below its heading, split at the commas.
fn rows(table: &str) -> Vec<Vec<&str>> {
    table.lines().skip(1).map(|row| row.split(',').collect()).collect()
}

fn number(field: &str) -> u8 {
    field.parse().unwrap_or_else(|_| panic!("{field} is not a number"))
}

fn shown(half: Half) -> (&'static str, u8) {
    (half.terrain.name(), half.crowns)
}

/// The dominoes of a box are those of its table, and no others.
fn check_table(origin: Origin, table: &str) {
    let rows = rows(table);
    for row in &rows {
        let id = DominoId::new(origin, number(row[0])).expect("a domino from 1 to 48");
        let Domino { left, right } = id.domino();
        assert_eq!(shown(left), (row[1], number(row[2])), "{id}");
        assert_eq!(shown(right), (row[3], number(row[4])), "{id}");
    }
    let numbers: Vec<u8> = rows.iter().map(|row| number(row[0])).collect();
    assert!(numbers.iter().copied().eq(1..=48));
    assert_eq!(DominoId::all().filter(|id| id.origin() == origin).count(), 48);
}

/// Squares and crowns of each terrain in a box.
fn totals(origin: Origin) -> Vec<(&'static str, usize, u8)> {
    let ids = DominoId::all().filter(|id| id.origin() == origin);
    let halves: Vec<Half> = ids.flat_map(|id| [id.domino().left, id.domino().right]).collect();
    let of = |terrain: Terrain| {
        let crowns = halves.iter().filter(|half| half.terrain == terrain).map(|half| half.crowns);
        (terrain.name(), crowns.clone().count(), crowns.sum())
    };
    Terrain::ALL.map(of).to_vec()
}

/// §1.1
#[test]
fn a_domino_has_a_left_and_a_right_half_with_terrain_and_crowns() {
    let halves = DominoId::all().flat_map(|id| [id.domino().left, id.domino().right]);
    let crowns: BTreeSet<u8> = halves.map(|half| half.crowns).collect();
    assert!(crowns.into_iter().eq(0..=3));
    // 48 is wheat on the left and a mine with three crowns on the right, whichever way it lies.
    let start = position("k4", "L=45,46,47,48 K=1 >4 K=2 >3 K=3 >2 >1 L=1,2,3,4");
    let last = then(&start, "45@h7e >1 46@h7e >2 47@h7e >3");
    for (way, right) in [("h7e", "i7"), ("h7n", "h8"), ("h7s", "h6")] {
        let after = then(&last, &format!("48@{way}"));
        let square = |cell: &str| {
            let square = after.kingdom(realm(1)).square(cell.parse().unwrap()).unwrap();
            (square.terrain, square.crowns)
        };
        assert_eq!((square("h7"), square(right)), ((Terrain::Wheat, 0), (Terrain::Mine, 3)));
    }
}

/// §1.2, counted on the back page of Kingdomino's rulebook: squares with no, one, two and three
/// crowns of each terrain.
#[test]
fn kingdominos_box_has_the_48_dominoes_of_its_table() {
    check_table(Origin::Kingdomino, include_str!("../../../data/kingdomino_dominoes.csv"));
    let expected = [
        ("wheat", 26, 5),
        ("forest", 22, 6),
        ("lake", 18, 6),
        ("grassland", 14, 6),
        ("swamp", 10, 6),
        ("mine", 6, 10),
        ("town", 0, 0),
    ];
    assert_eq!(totals(Origin::Kingdomino), expected);
    assert!("48".parse::<DominoId>().is_ok());
    assert!("0".parse::<DominoId>().is_err() && "49".parse::<DominoId>().is_err());
}

/// §1.3: Queendomino's rulebook counts its 48 dominoes, not their squares; that 20 of them are town
/// comes from the table.
#[test]
fn queendominos_box_has_48_dominoes_of_its_own_with_towns() {
    check_table(Origin::Queendomino, include_str!("../../../data/queendomino_dominoes.csv"));
    let (name, squares, crowns) = totals(Origin::Queendomino)[6];
    assert_eq!((name, squares, crowns), ("town", 20, 0));
    let id: DominoId = "q48".parse().unwrap();
    assert_eq!((id.origin(), id.number(), id.to_string()), (Origin::Queendomino, 48, "q48".into()));
    assert_ne!(id, "48".parse().unwrap());
    assert!("q0".parse::<DominoId>().is_err() && "q49".parse::<DominoId>().is_err());
}

/// §1.4: Queendomino's rulebook counts 32 tiles among its contents, and on its last page those of
/// each kind.
#[test]
fn queendominos_box_has_the_32_buildings_of_its_table() {
    let table = rows(include_str!("../../../data/queendomino_buildings.csv"));
    let mut tiles = 0;
    for row in &table {
        let spec = Building::from_id(row[0]).expect(row[0]).spec();
        let counts = [spec.copies, spec.knights, spec.towers, spec.crowns];
        assert_eq!(counts, [row[2], row[3], row[4], row[6]].map(number), "{}", row[0]);
        let treasury = match spec.treasury {
            None => "none",
            Some(Treasury::Knights) => "knight",
            Some(Treasury::Towers) => "tower",
        };
        assert_eq!(treasury, row[5], "{}", row[0]);
        let worth = match spec.worth {
            Worth::Nothing => ("none", 0, ""),
            Worth::Fixed(points) => ("fixed", points, ""),
            Worth::PerTerritory(points, terrain) => ("per_territory", points, terrain.name()),
            Worth::PerTower(points) => ("per_tower", points, ""),
            Worth::PerKnight(points) => ("per_knight", points, ""),
        };
        assert_eq!(worth, (row[7], number(row[8]), row[9]), "{}", row[0]);
        tiles += spec.copies;
    }
    assert_eq!((table.len(), Building::all().count(), tiles), (17, 17, 32));
    let start = position("q4", "");
    assert_eq!(start.builders().unwrap().hidden_count(), 32);
}

/// §1.5, counted among the contents in Queendomino's rulebook. Its tiles need not use up all of them:
/// a box may hold spare pieces.
#[test]
fn the_box_holds_22_knights_and_15_towers() {
    for preset in Preset::ALL.iter().filter(|preset| preset.rules.boxes.has_queendomino()) {
        let start = position(preset.name, "");
        let builders = start.builders().unwrap();
        let handed_out = preset.rules.realm_count() as u8;
        assert_eq!((builders.knights + handed_out, builders.towers), (22, 15), "{}", preset.name);
    }
    // No game empties the box of towers: all tiles together bring no more.
    let towers = Building::all().map(|tile| tile.spec().copies * tile.spec().towers);
    assert!(towers.sum::<u8>() <= 15);
}

/// Eight realms in their third round, with all knights but one out of the box: the big tavern
/// would bring three, the training camp one.
const ONE_KNIGHT_LEFT: &str = "w8 3.place @1
    q32:1,q33:2,q34:3,q35:4,q36:5,q37:6,q38:7,q39:8 9,10,11,12,13,14,15,16 -
    q41@h7e,c7,k1
    /q42@h7e,weaving_shop@i7,c7,k2
    /q43@h7e,weaving_shop@i7,c7,k2
    /q44@h7e,magic_school@i7,c7,k2,t1
    /q45@h7e,magic_school@i7,c7,k2,t1
    /q46@h7e,foundry@h7,foundry@i7,c7,k5
    /q47@h7e,small_tavern@h7,small_tavern@i7,c7,k5
    /q48@h7e,treasury_knights@h7,c7,k2
    big_tavern,training_camp,statues,church,sawmill,bakery;statues;-;4;home";

/// §1.5 §7.9
#[test]
fn a_realm_owed_more_knights_than_the_box_holds_gets_what_is_left() {
    let before = scene(ONE_KNIGHT_LEFT);
    assert_eq!(before.builders().unwrap().knights, 1);
    let first = then(&before, "q32@f7w - +0@i7");
    assert_eq!((knights(&first, 1), first.builders().unwrap().knights), ((2, 0), 0));
    let second = then(&first, "- >1 q33@f7w - +1@f7");
    assert_eq!((knights(&second, 2), second.builders().unwrap().knights), ((2, 0), 0));
}

/// §1.5
#[test]
fn coins_never_run_out() {
    let rich = turn("c9000,k1/c9000,k1/c9000,k1/c9000,k1", BOARD);
    assert_eq!(coins(&then(&rich, "q43@h7e $l"), 1), 9_001);
}
