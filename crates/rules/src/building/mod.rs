//! The 17 kinds of buildings, as data.
//!
//! Nothing in the rules knows a building by name: what one does is read from its row in
//! `data/queendomino_buildings.csv`. Some of those numbers are reconstructed; `docs/COMPONENTS.md`
//! says how to correct one. A row that was corrected stays in `data/queendomino_buildings_before.csv`,
//! for the games that were played with it ([`Components`]).

mod table;

pub(crate) use table::{LAST, NEWEST};

use crate::components::Components;
use crate::terrain::Terrain;
use table::{PLAYED_ROWS, ROWS, VERSIONS};

/// The number of town squares in Queendomino's box, which limits the buildings of one kingdom.
pub(crate) const TOWN_SQUARES: usize = 20;

/// Knights in the box (§1.5).
pub(crate) const KNIGHTS: u8 = 22;
/// Towers in the box (§1.5).
pub(crate) const TOWERS: u8 = 15;

/// A kind of building as one version of the table has it; tiles of one kind cannot be told apart.
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

    /// The kind with this index, as the newest table has it.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::KINDS { Some(Self(index as u8)) } else { None }
    }

    /// 0 to 16, the same in every version of the table.
    pub const fn index(self) -> usize {
        ROWS[self.0 as usize].kind as usize
    }

    /// What it does: its row of the table.
    pub const fn spec(self) -> &'static BuildingSpec {
        &ROWS[self.0 as usize].spec
    }

    /// This kind as a version of the table has it.
    #[must_use]
    pub const fn of(self, components: Components) -> Self {
        VERSIONS[components.version() as usize - 1][self.index()]
    }

    /// The last version of the table with this row, if it has been corrected since.
    pub fn until(self) -> Option<Components> {
        let until = ROWS[self.0 as usize].until;
        Components::new(until.into()).filter(|last| *last < Components::NEWEST)
    }

    /// The kind with this id, as the newest table has it.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|building| building.spec().id == id)
    }

    /// Every kind as the newest table has it, in its order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::KINDS as u8).map(Self)
    }

    /// Every kind as any version of the table has it: those of [`Building::all`] first.
    pub fn of_all_versions() -> impl Iterator<Item = Self> {
        (0..PLAYED_ROWS as u8).map(Self)
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
