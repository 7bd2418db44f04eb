//! Territories: squares of one terrain, joined edge to edge (§6.1 to §6.4).

use super::land::Land;
use super::ring::{Cells, Ring};
use crate::cell::Cell;
use crate::terrain::Terrain;

/// A group of squares of one terrain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Territory {
    /// Its terrain.
    pub terrain: Terrain,
    /// How many squares it has.
    pub squares: u8,
    /// How many crowns it has, including those of buildings.
    pub crowns: u8,
    /// Free cells beside it on which the grid has room: where it could grow.
    pub openings: u8,
    cells: Cells,
}

impl Territory {
    /// Squares times crowns (§6.1).
    pub fn points(&self) -> u16 {
        self.squares as u16 * self.crowns as u16
    }

    /// Its cells, rank by rank from the south-west.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        self.cells.clone()
    }
}

impl<R: Ring> Land<R> {
    pub(super) fn territory(&self, terrain: Terrain, area: R) -> Territory {
        Territory {
            terrain,
            squares: area.len() as u8,
            crowns: self.crowns_in(area),
            openings: (area.neighbours() & self.free()).len() as u8,
            cells: self.frame.cells(area),
        }
    }
}

/// The territories of a kingdom, terrain by terrain.
#[derive(Clone, Debug)]
pub struct Territories<'a>(Walk<'a>);

#[derive(Clone, Debug)]
enum Walk<'a> {
    Five(Areas<'a, u64>),
    Seven(Areas<'a, u128>),
}

impl<'a> Territories<'a> {
    pub(super) fn of_five(land: &'a Land<u64>) -> Self {
        Self(Walk::Five(Areas::new(land)))
    }

    pub(super) fn of_seven(land: &'a Land<u128>) -> Self {
        Self(Walk::Seven(Areas::new(land)))
    }
}

impl Iterator for Territories<'_> {
    type Item = Territory;

    fn next(&mut self) -> Option<Territory> {
        match &mut self.0 {
            Walk::Five(areas) => areas.next(),
            Walk::Seven(areas) => areas.next(),
        }
    }
}

/// Takes territories one by one from what is left of a terrain.
#[derive(Clone, Debug)]
struct Areas<'a, R> {
    land: &'a Land<R>,
    /// The current terrain and those after it.
    terrains: &'static [Terrain],
    rest: R,
}

impl<'a, R: Ring> Areas<'a, R> {
    fn new(land: &'a Land<R>) -> Self {
        Self { land, terrains: &Terrain::ALL, rest: land.of_terrain(Terrain::ALL[0]) }
    }
}

impl<R: Ring> Iterator for Areas<'_, R> {
    type Item = Territory;

    fn next(&mut self) -> Option<Territory> {
        while self.rest.is_empty() {
            self.terrains = self.terrains.get(1..)?;
            self.rest = self.land.of_terrain(*self.terrains.first()?);
        }
        let area = self.rest.flood(self.rest.first());
        self.rest = self.rest & !area;
        Some(self.land.territory(*self.terrains.first()?, area))
    }
}
