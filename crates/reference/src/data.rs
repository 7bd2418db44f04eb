//! What is printed on the dominoes and on the building tiles (§1).
//!
//! The files under `crates/rules/data` are the only source: they are embedded as text and read once,
//! on first use. A number corrected there is corrected here.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

/// What a square can show (§1.2, §1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Terrain {
    Wheat,
    Forest,
    Lake,
    Grassland,
    Swamp,
    Mine,
    /// Ground for buildings, in Queendomino's box only.
    Town,
}

/// The box that a domino is from; several boxes take turns, the last of these first (§2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Origin {
    Kingdomino,
    Queendomino,
}

impl Origin {
    pub const ALL: [Self; 2] = [Self::Kingdomino, Self::Queendomino];
}

/// The name of a domino: its box and the number on its back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Domino {
    pub origin: Origin,
    pub number: u8,
}

/// One half of a domino (§1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Half {
    pub terrain: Terrain,
    pub crowns: u32,
}

/// A kind of building tile (§1.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Building {
    /// How many tiles of this kind the box has.
    pub copies: usize,
    /// Knights that it brings (§7.9).
    pub knights: u32,
    /// Towers that it brings (§7.9).
    pub towers: u32,
    /// What it adds to every collection of tax (§7.7).
    pub tax_bonus: TaxBonus,
    /// Crowns for its town (§8.3).
    pub crowns: u32,
    /// What it is worth at the end (§8.4).
    pub points: Points,
}

/// What a treasury pays a coin for (§7.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaxBonus {
    /// Not a treasury.
    Nothing,
    /// One for each knight of the realm.
    PerKnight,
    /// One for each tower of the realm.
    PerTower,
}

/// What a building is worth at the end (§8.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Points {
    Fixed(u32),
    /// This many for each territory of the terrain, crowned or not.
    PerTerritory(u32, Terrain),
    /// This many for each tower of the realm.
    PerTower(u32),
    /// This many for each knight of the realm, in hand or placed.
    PerKnight(u32),
}

static DOMINOES: LazyLock<HashMap<Domino, [Half; 2]>> = LazyLock::new(|| {
    let mut dominoes = HashMap::new();
    for origin in Origin::ALL {
        let text = match origin {
            Origin::Kingdomino => include_str!("../../rules/data/kingdomino_dominoes.csv"),
            Origin::Queendomino => include_str!("../../rules/data/queendomino_dominoes.csv"),
        };
        for row in rows(text, "number,left_terrain,left_crowns,right_terrain,right_crowns") {
            let domino = Domino { origin, number: number(row[0]) as u8 };
            let left = Half { terrain: terrain(row[1]), crowns: number(row[2]) };
            let right = Half { terrain: terrain(row[3]), crowns: number(row[4]) };
            dominoes.insert(domino, [left, right]);
        }
    }
    dominoes
});

static BUILDINGS: LazyLock<BTreeMap<String, Building>> = LazyLock::new(|| {
    let text = include_str!("../../rules/data/queendomino_buildings.csv");
    let columns = "id,name,copies,knights,towers,tax_bonus_per,crowns,vp_kind,vp_amount,\
                   vp_terrain,immediate_confidence";
    let mut kinds = BTreeMap::new();
    for row in rows(text, columns) {
        let amount = number(row[8]);
        let building = Building {
            copies: number(row[2]) as usize,
            knights: number(row[3]),
            towers: number(row[4]),
            tax_bonus: match row[5] {
                "none" => TaxBonus::Nothing,
                "knight" => TaxBonus::PerKnight,
                "tower" => TaxBonus::PerTower,
                other => panic!("unknown tax bonus {other}"),
            },
            crowns: number(row[6]),
            points: match row[7] {
                "none" => Points::Fixed(0),
                "fixed" => Points::Fixed(amount),
                "per_territory" => Points::PerTerritory(amount, terrain(row[9])),
                "per_tower" => Points::PerTower(amount),
                "per_knight" => Points::PerKnight(amount),
                other => panic!("unknown kind of points {other}"),
            },
        };
        kinds.insert(row[0].to_string(), building);
    }
    kinds
});

/// All dominoes of one box.
pub(crate) fn dominoes_of(origin: Origin) -> impl Iterator<Item = Domino> {
    DOMINOES.keys().copied().filter(move |domino| domino.origin == origin)
}

/// The left and the right half of a domino. Panics when there is no such domino.
pub fn halves(domino: Domino) -> [Half; 2] {
    *DOMINOES.get(&domino).expect("a domino of the box")
}

/// The kind of building with this id. Panics when there is none.
pub fn building(id: &str) -> &'static Building {
    BUILDINGS.get(id).expect("a building of the box")
}

/// All kinds of buildings by their ids.
pub fn building_kinds() -> &'static BTreeMap<String, Building> {
    &BUILDINGS
}

/// The terrain with this name in the data files.
pub(crate) fn terrain(name: &str) -> Terrain {
    match name {
        "wheat" => Terrain::Wheat,
        "forest" => Terrain::Forest,
        "lake" => Terrain::Lake,
        "grassland" => Terrain::Grassland,
        "swamp" => Terrain::Swamp,
        "mine" => Terrain::Mine,
        "town" => Terrain::Town,
        other => panic!("unknown terrain {other}"),
    }
}

/// The rows below the header, split at the commas.
pub(crate) fn rows<'a>(text: &'a str, columns: &str) -> impl Iterator<Item = Vec<&'a str>> {
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some(columns), "the columns of the file");
    lines.map(|line| line.split(',').collect())
}

/// A number in a data file.
pub(crate) fn number(text: &str) -> u32 {
    text.parse().expect("a number")
}
