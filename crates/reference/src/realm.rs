//! What one realm owns: the kingdom, the purse, the knights in hand, the towers. In team play
//! two seats share one (§7.15). It can say what it owns, not what its owner may do with it;
//! points are counted in `score`.

use crate::data::{TaxBonus, Terrain, building};
use crate::kingdom::{Cell, Squares};

/// The belongings of a realm.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Realm {
    /// The kingdom without its castle.
    pub squares: Squares,
    pub coins: u32,
    /// Knights in hand.
    pub knights: u32,
    /// Towers in the kingdom.
    pub towers: u32,
    /// Dominoes discarded.
    pub discards: u32,
}

impl Realm {
    /// Knights in hand and on the squares.
    pub(crate) fn all_knights(&self) -> u32 {
        self.knights + self.squares.values().filter(|square| square.knight).count() as u32
    }

    /// The ids of the buildings that stand in the kingdom.
    pub(crate) fn buildings(&self) -> impl Iterator<Item = &String> {
        self.squares.values().filter_map(|square| square.building.as_ref())
    }

    /// What the treasuries pay for one collection (§7.7).
    pub(crate) fn tax_bonus(&self) -> u32 {
        self.buildings()
            .map(|id| match building(id).tax_bonus {
                TaxBonus::Nothing => 0,
                TaxBonus::PerKnight => self.all_knights(),
                TaxBonus::PerTower => self.towers,
            })
            .sum()
    }

    /// The town squares without a building (§7.8), in order: a map's own order changes from run to
    /// run, and a list of moves should not.
    pub(crate) fn free_towns(&self) -> Vec<Cell> {
        let free = self
            .squares
            .iter()
            .filter(|(_, square)| square.terrain == Terrain::Town && square.building.is_none());
        let mut cells: Vec<Cell> = free.map(|(&cell, _)| cell).collect();
        cells.sort_unstable();
        cells
    }
}
