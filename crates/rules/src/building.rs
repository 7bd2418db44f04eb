//! The 17 kinds of buildings, as data.
//!
//! Nothing in the rules knows a building by name: what one does is read from its row in
//! `data/queendomino_buildings.csv`. Some of those numbers are reconstructed (see
//! `docs/COMPONENTS.md`); to correct one, edit that table and nothing else.

use crate::csv::{Reader, str_eq};
use crate::terrain::Terrain;

/// The number of town squares in Queendomino's box, which limits the buildings of one kingdom.
pub(crate) const TOWN_SQUARES: usize = 20;

/// Knights in the box (§1.5).
pub(crate) const KNIGHTS: u8 = 22;
/// Towers in the box (§1.5).
pub(crate) const TOWERS: u8 = 15;

/// A kind of building; tiles of one kind cannot be told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Building(u8);

/// One row of the table of buildings: what a kind of building does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BuildingSpec {
    /// Its stable name in notation and translations.
    pub id: &'static str,
    /// Its English name.
    pub name: &'static str,
    /// Tiles of this kind in the box.
    pub copies: u8,
    /// Knights that it brings (§7.9).
    pub knights: u8,
    /// Towers that it brings (§7.9).
    pub towers: u8,
    /// What it adds to each collection of tax (§7.7).
    pub treasury: Option<Treasury>,
    /// Crowns for the town territory it stands in (§8.3).
    pub crowns: u8,
    /// Its points at the end (§8.4).
    pub worth: Worth,
    /// How certain its knights and towers are.
    pub confidence: Confidence,
}

/// What a treasury counts: one coin each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Treasury {
    /// The realm's knights, in hand or placed.
    Knights,
    /// The realm's towers.
    Towers,
}

/// Points of a building at the end (§8.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// No points.
    Nothing,
    /// A fixed number of points.
    Fixed(u8),
    /// This many for every territory of a terrain.
    PerTerritory(u8, Terrain),
    /// This many for every tower of the realm.
    PerTower(u8),
    /// This many for every knight of the realm.
    PerKnight(u8),
}

/// How certain the knights and towers of a building are; the other columns are known for sure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Confidence {
    /// Seen on photos of a real tile.
    Confirmed,
    /// Partly confirmed by the rulebook's scoring example.
    Partial,
    /// Inferred from similar tiles.
    Inferred,
    /// Chosen so that the box's knights and towers are used up exactly.
    Reconstructed,
}

impl Building {
    /// How many kinds there are.
    pub const KINDS: usize = 17;
    /// How many tiles the box holds, of all kinds.
    pub const TILES: usize = 32;

    /// The kind with this index.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::KINDS { Some(Self(index as u8)) } else { None }
    }

    /// 0 to 16, the row of the table.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it does: its row of the table.
    pub const fn spec(self) -> &'static BuildingSpec {
        &BUILDINGS[self.0 as usize]
    }

    /// The kind with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|building| building.spec().id == id)
    }

    /// Every kind, in the order of the table.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::KINDS as u8).map(Self)
    }
}

impl core::fmt::Debug for Building {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.spec().id)
    }
}

impl core::fmt::Display for Building {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.spec().id)
    }
}

static BUILDINGS: [BuildingSpec; Building::KINDS] = read_table();

const fn read_table() -> [BuildingSpec; Building::KINDS] {
    let mut reader = Reader::new(include_str!("../data/queendomino_buildings.csv"));
    let mut table = [BuildingSpec {
        id: "",
        name: "",
        copies: 0,
        knights: 0,
        towers: 0,
        treasury: None,
        crowns: 0,
        worth: Worth::Nothing,
        confidence: Confidence::Confirmed,
    }; Building::KINDS];
    let mut at = 0;
    while at < Building::KINDS {
        table[at] = read_row(&mut reader);
        at += 1;
    }
    assert!(reader.is_at_end(), "there are 17 kinds of buildings");
    table
}

const fn read_row(reader: &mut Reader<'static>) -> BuildingSpec {
    BuildingSpec {
        id: reader.field(),
        name: reader.field(),
        copies: reader.number(),
        knights: reader.number(),
        towers: reader.number(),
        treasury: match reader.field() {
            kind if str_eq(kind, "none") => None,
            kind if str_eq(kind, "knight") => Some(Treasury::Knights),
            kind if str_eq(kind, "tower") => Some(Treasury::Towers),
            _ => panic!("tax_bonus_per must be none, knight or tower"),
        },
        crowns: reader.number(),
        worth: read_worth(reader),
        confidence: match reader.field() {
            word if str_eq(word, "confirmed") => Confidence::Confirmed,
            word if str_eq(word, "partial") => Confidence::Partial,
            word if str_eq(word, "inferred") => Confidence::Inferred,
            word if str_eq(word, "reconstructed") => Confidence::Reconstructed,
            _ => panic!("unknown immediate_confidence"),
        },
    }
}

const fn read_worth(reader: &mut Reader<'static>) -> Worth {
    let kind = reader.field();
    let amount = reader.number();
    let terrain = Terrain::from_name(reader.field());
    match kind {
        _ if str_eq(kind, "none") => Worth::Nothing,
        _ if str_eq(kind, "fixed") => Worth::Fixed(amount),
        _ if str_eq(kind, "per_tower") => Worth::PerTower(amount),
        _ if str_eq(kind, "per_knight") => Worth::PerKnight(amount),
        _ if str_eq(kind, "per_territory") => match terrain {
            Some(terrain) => Worth::PerTerritory(amount, terrain),
            None => panic!("per_territory needs a terrain"),
        },
        _ => panic!("unknown vp_kind"),
    }
}

/// The totals of the box: an edit of the table that breaks one of them is a mistake.
const _: () = {
    const SEATS_IN_BOX: u8 = 4;
    let table = read_table();
    let (mut tiles, mut knights, mut towers) = (0, 0, 0);
    let mut at = 0;
    while at < table.len() {
        let spec = table[at];
        tiles += spec.copies;
        knights += spec.copies * spec.knights;
        towers += spec.copies * spec.towers;
        assert!(spec.crowns <= 3, "a square shows at most three crowns");
        at += 1;
    }
    assert!(tiles as usize == Building::TILES);
    assert!(knights + SEATS_IN_BOX == KNIGHTS, "one knight for each seat, the rest from buildings");
    assert!(towers == TOWERS);
};
