//! Territories: squares of one terrain, joined edge to edge (§6.1 to §6.4).

use super::Kingdom;
use super::ring::{Frame, Ring};
use crate::cell::Cell;
use crate::terrain::Terrain;

/// A group of squares of one terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Territory {
    /// Its terrain.
    pub terrain: Terrain,
    /// How many squares.
    pub squares: u8,
    /// Crowns on them, buildings' among them.
    pub crowns: u8,
    area: Ring,
    frame: Frame,
}

impl Territory {
    /// Squares times crowns (§6.1).
    pub fn points(&self) -> u16 {
        self.squares as u16 * self.crowns as u16
    }

    /// Its cells, rank by rank from the south-west.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        self.frame.cells(self.area)
    }
}

impl Kingdom {
    /// All territories, terrain by terrain.
    pub fn territories(&self) -> impl Iterator<Item = Territory> + '_ {
        Terrain::ALL.into_iter().flat_map(move |terrain| {
            let all = self.of_terrain(terrain);
            let mut rest = all;
            core::iter::from_fn(move || {
                let area = rest.flood((!rest.is_empty()).then(|| rest.first())?);
                rest = rest & !area;
                Some(self.territory(terrain, area))
            })
        })
    }

    /// The territory that a cell is part of.
    pub fn territory_at(&self, cell: Cell) -> Option<Territory> {
        let terrain = self.square(cell)?.terrain;
        let area = self.of_terrain(terrain).flood(Ring::of(cell));
        Some(self.territory(terrain, area))
    }

    /// Points of all territories, without looking at those that have no crown (§6.2).
    pub fn crown_points(&self) -> u16 {
        let mut crowned = self.crowns[0] | self.crowns[1];
        let mut points = 0;
        while !crowned.is_empty() {
            let seed = crowned.first();
            let area = self.alike(seed).flood(seed);
            points += area.len() as u16 * self.crowns_in(area) as u16;
            crowned = crowned & !area;
        }
        points
    }

    /// Squares of the largest territory, crowned or not (§6.8).
    pub fn largest_territory(&self) -> u8 {
        self.territories().map(|territory| territory.squares).max().unwrap_or(0)
    }

    /// Territories of one terrain, crowned or not (§8.4).
    pub fn count_territories(&self, terrain: Terrain) -> u8 {
        let mut rest = self.of_terrain(terrain);
        let mut count = 0;
        while !rest.is_empty() {
            rest = rest & !rest.flood(rest.first());
            count += 1;
        }
        count
    }

    fn territory(&self, terrain: Terrain, area: Ring) -> Territory {
        let squares = area.len() as u8;
        let crowns = self.crowns_in(area) as u8;
        Territory { terrain, squares, crowns, area, frame: self.frame }
    }

    /// All squares with the terrain of this one.
    fn alike(&self, seed: Ring) -> Ring {
        let [a, b, c] = self.terrain.map(|plane| if plane.meets(seed) { plane } else { !plane });
        a & b & c
    }

    fn crowns_in(&self, area: Ring) -> u32 {
        (self.crowns[0] & area).len() + 2 * (self.crowns[1] & area).len()
    }
}
