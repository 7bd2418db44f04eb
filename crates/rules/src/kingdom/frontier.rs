//! The free cells around a kingdom, counted by what they lie beside: a measure of how well it can
//! still grow.

use super::atlas::Chart;
use super::ring::Ring;
use crate::list::List;
use crate::terrain::Terrain;

/// Free cells that the next domino can reach, counted by how many free cells lie beside each:
/// none, one, two, and three or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Frontier {
    /// All free cells.
    pub free: [u8; 4],
    /// Those beside the castle, where any domino may lie (§5.4).
    pub castle: [u8; 4],
    /// Those beside a square of each terrain.
    pub beside: [[u8; 4]; Terrain::ALL.len()],
    /// The sizes of the connected groups of free cells, the largest first.
    pub regions: List<u8, REGIONS_MAX>,
}

/// A territory and how it can grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Growth {
    /// Its terrain.
    pub terrain: Terrain,
    /// How many squares it has.
    pub squares: u8,
    /// How many crowns it has.
    pub crowns: u8,
    /// Free cells beside it.
    pub openings: u8,
    /// Free cells connected to those: how far it could grow.
    pub reach: u8,
}

/// No two free cells of different groups touch, so there are at most half as many groups as cells
/// in the window around a 7×7 kingdom, which is nine by nine.
const REGIONS_MAX: usize = 41;

impl<R: Ring> Chart<R> {
    /// Counts the free cells around the kingdom, and visits how each of its territories can grow.
    pub(super) fn explore(&self, mut see: impl FnMut(Growth)) -> Frontier {
        let free = self.free();
        let by_room = by_free_neighbours(free);
        let count = |cells: R| by_room.map(|class| (class & cells).len() as u8);
        let regions = regions(free);
        let mut beside = [[0; 4]; Terrain::ALL.len()];
        for (terrain, beside) in Terrain::ALL.into_iter().zip(&mut beside) {
            let mut all = R::EMPTY;
            for number in self.of_terrain(terrain) {
                let area = &self.areas[number];
                let openings = area.beside & free;
                all |= openings;
                let near = regions.iter().filter(|region| region.meets(openings));
                see(Growth {
                    terrain,
                    squares: area.squares,
                    crowns: area.crowns,
                    openings: openings.len() as u8,
                    reach: near.map(|region| region.len() as u8).sum(),
                });
            }
            *beside = count(all);
        }
        let mut sizes: List<u8, REGIONS_MAX> =
            regions.iter().map(|region| region.len() as u8).collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        let castle = count(R::CASTLE.neighbours());
        Frontier { free: count(free), castle, beside, regions: sizes }
    }
}

/// The connected groups of cells.
fn regions<R: Ring>(cells: R) -> List<R, REGIONS_MAX> {
    let mut regions = List::new();
    let mut rest = cells;
    while !rest.is_empty() {
        let region = rest.flood(rest.first());
        regions.push(region);
        rest = rest & !region;
    }
    regions
}

/// Splits a set into the cells with none, one, two, and three or more neighbours in it.
fn by_free_neighbours<R: Ring>(set: R) -> [R; 4] {
    let (mut one, mut two, mut three) = (R::EMPTY, R::EMPTY, R::EMPTY);
    let steps = [
        set.rotate_left(1),
        set.rotate_right(1),
        set.rotate_left(R::ROW),
        set.rotate_right(R::ROW),
    ];
    for step in steps {
        three |= two & step;
        two |= one & step;
        one |= step;
    }
    [set & !one, set & one & !two, set & two & !three, set & three]
}
