//! The free cells around a kingdom, counted by what they lie beside: what tells how well it can
//! still grow.

use super::land::Land;
use super::ring::Ring;
use crate::list::List;
use crate::terrain::Terrain;

/// Free cells that the next domino can reach, counted by how many free cells lie beside each:
/// none, one, two, and three or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Frontier {
    /// All of them.
    pub free: [u8; 4],
    /// Those beside the castle, where any domino may lie (§5.4).
    pub castle: [u8; 4],
    /// Those beside a square of each terrain.
    pub beside: [[u8; 4]; Terrain::ALL.len()],
    /// How many free cells hang together, for each group of them, the largest first.
    pub regions: List<u8, REGIONS_MAX>,
}

/// No two free cells of different groups touch, so there are at most half as many groups as cells
/// in the window around a 7×7 kingdom, which has nine by nine.
const REGIONS_MAX: usize = 41;

impl<R: Ring> Land<R> {
    pub(super) fn frontier(&self) -> Frontier {
        let free = self.free();
        let by_room = by_free_neighbours(free);
        let count = |cells: R| by_room.map(|class| (class & cells).len() as u8);
        let mut beside = [[0; 4]; Terrain::ALL.len()];
        for (terrain, beside) in Terrain::ALL.into_iter().zip(&mut beside) {
            let of_terrain = self.of_terrain(terrain);
            if !of_terrain.is_empty() {
                *beside = count(of_terrain.neighbours());
            }
        }
        let mut regions = List::new();
        let mut rest = free;
        while !rest.is_empty() {
            let region = rest.flood(rest.first());
            regions.push(region.len() as u8);
            rest = rest & !region;
        }
        regions.sort_unstable_by(|a: &u8, b| b.cmp(a));
        Frontier { free: count(free), castle: count(R::CASTLE.neighbours()), beside, regions }
    }
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
