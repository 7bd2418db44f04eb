//! The squares of a kingdom as sets of cells: terrain, crowns and knights, and what follows from
//! where they lie.
//!
//! Everything here is arithmetic on whole sets. Written once for both sizes: a 5×5 kingdom lives in
//! `u64` words, a 7×7 kingdom in `u128`.

use super::Square;
use super::placements::Misplacement;
use super::ring::{Cells, Frame, Ring};
use crate::cell::{Cell, Direction, Placement};
use crate::domino::{Domino, DominoId, Half};
use crate::terrain::Terrain;

/// The squares around a castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Land<R> {
    /// The terrain's number plus one, in binary: three bits per cell, all zero where nothing lies.
    ///
    /// Seven terrains and "nothing" use up all eight values. An eighth terrain needs a fourth
    /// plane: here and in the four methods that spell the planes out ([`all`](Land::all),
    /// [`of_terrain`](Land::of_terrain), `area` and `words`). It costs 16 bytes per kingdom in
    /// every `Position` and one more word operation in every placement, and `words` has to leave
    /// the plane out while it is empty: it makes the keys that stored tables hold.
    pub(super) terrain: [R; 3],
    /// Crowns in binary, including those of buildings.
    pub(super) crowns: [R; 2],
    pub(super) knights: R,
    pub(super) frame: Frame,
}

const _: () = assert!(Terrain::ALL.len() < 1 << 3, "see the terrain planes of Land");

impl<R: Ring> Land<R> {
    /// Lays a square on an empty cell.
    #[inline(always)]
    pub(super) fn put(&mut self, cell: Cell, half: Half) {
        let bit = R::of(cell);
        let number = half.terrain as u8 + 1;
        for (digit, plane) in self.terrain.iter_mut().enumerate() {
            *plane |= bit & R::all_if(number >> digit);
        }
        for (digit, plane) in self.crowns.iter_mut().enumerate() {
            *plane |= bit & R::all_if(half.crowns >> digit);
        }
        self.frame.include(cell);
    }

    /// Adds a building's crowns to those of its square.
    pub(super) fn crown(&mut self, cell: Cell, crowns: u8) {
        let bit = R::of(cell);
        let crowns = (Self::digits(&self.crowns, bit) + crowns).min(3);
        for (digit, plane) in self.crowns.iter_mut().enumerate() {
            *plane = *plane & !bit | bit & R::all_if(crowns >> digit);
        }
    }

    pub(super) fn station(&mut self, cell: Cell) {
        self.knights |= R::of(cell);
    }

    /// All squares but the castle's.
    pub(super) fn all(&self) -> R {
        self.terrain[0] | self.terrain[1] | self.terrain[2]
    }

    pub(super) fn of_terrain(&self, terrain: Terrain) -> R {
        let absent = !(terrain as u8 + 1);
        let [a, b, c] = self.terrain;
        (a ^ R::all_if(absent)) & (b ^ R::all_if(absent >> 1)) & (c ^ R::all_if(absent >> 2))
    }

    /// The square on a cell, without its building.
    pub(super) fn square(&self, cell: Cell) -> Option<Square> {
        let bit = R::of(cell);
        if !self.frame.contains(cell) || !self.all().meets(bit) {
            return None;
        }
        Some(Square {
            terrain: Terrain::ALL[Self::digits(&self.terrain, bit) as usize - 1],
            crowns: Self::digits(&self.crowns, bit),
            knight: self.knights.meets(bit),
            building: None,
        })
    }

    pub(super) fn is_occupied(&self, cell: Cell) -> bool {
        self.frame.contains(cell) && (self.all() | R::CASTLE).meets(R::of(cell))
    }

    pub(super) fn has_room_for(&self, cell: Cell) -> bool {
        self.frame.room(R::WIDTH).contains(cell)
    }

    pub(super) fn cells(&self) -> Cells {
        self.frame.cells(self.all())
    }

    /// Free cells that the next domino can reach.
    #[inline(always)]
    pub(super) fn free(&self) -> R {
        self.frame.window::<R>() & !(self.all() | R::CASTLE)
    }

    /// Free cells inside the frame that no domino can fill any more: every neighbour is taken or
    /// outside the grid.
    pub(super) fn holes(&self) -> R {
        let free = self.free();
        free & !free.neighbours() & self.frame.inside()
    }

    /// Where a domino may lie, by direction: both halves on free cells of the window, and the left
    /// half beside its terrain or the castle, or the right half beside its own (§5).
    #[inline(always)]
    pub(super) fn placements(&self, id: DominoId) -> [R; 4] {
        let domino = id.domino();
        let free = self.free();
        let left = (self.of_terrain(domino.left.terrain) | R::CASTLE).neighbours();
        let right = (self.of_terrain(domino.right.terrain) | R::CASTLE).neighbours();
        // A double is written only with its second half to the north or east (§5.7).
        let backward = R::all_if(!id.is_double() as u8);
        Direction::ALL.map(|toward| {
            let back = toward.opposite();
            let all = free & free.moved(back) & (left | right.moved(back));
            match toward {
                Direction::North | Direction::East => all,
                Direction::South | Direction::West => all & backward,
            }
        })
    }

    /// Checks a single placement, cell by cell.
    pub(super) fn check(&self, domino: Domino, placement: Placement) -> Result<(), Misplacement> {
        let Placement { at, toward } = placement;
        if domino.is_double() && matches!(toward, Direction::South | Direction::West) {
            return Err(Misplacement::ReversedDouble);
        }
        let end = placement.end();
        if self.is_occupied(at) || end.is_some_and(|end| self.is_occupied(end)) {
            return Err(Misplacement::Occupied);
        }
        let end = match end {
            Some(end) if self.has_room_for(at) && self.has_room_for(end) => end,
            _ => return Err(Misplacement::OutsideGrid),
        };
        if self.touches(at, domino.left.terrain) || self.touches(end, domino.right.terrain) {
            Ok(())
        } else {
            Err(Misplacement::NoMatch)
        }
    }

    fn touches(&self, cell: Cell, terrain: Terrain) -> bool {
        let of_terrain = self.of_terrain(terrain);
        Direction::ALL.into_iter().filter_map(|toward| cell.step(toward)).any(|neighbour| {
            let same = self.frame.contains(neighbour) && of_terrain.meets(R::of(neighbour));
            neighbour == Cell::CASTLE || same
        })
    }

    /// Points of all territories, skipping those without a crown (§6.2).
    pub(super) fn crown_points(&self) -> u16 {
        let mut crowned = self.crowns[0] | self.crowns[1];
        let mut points = 0;
        while !crowned.is_empty() {
            let area = self.area(crowned.first());
            points += area.len() as u16 * self.crowns_in(area) as u16;
            crowned = crowned & !area;
        }
        points
    }

    /// Squares of the largest territory, crowned or not (§6.8).
    pub(super) fn largest_territory(&self) -> u8 {
        let mut rest = self.all();
        let mut largest = 0;
        while !rest.is_empty() {
            let area = self.area(rest.first());
            largest = largest.max(area.len());
            rest = rest & !area;
        }
        largest as u8
    }

    /// Territories of one terrain, crowned or not (§8.4).
    pub(super) fn count_territories(&self, terrain: Terrain) -> u8 {
        let mut rest = self.of_terrain(terrain);
        let mut count = 0;
        while !rest.is_empty() {
            rest = rest & !rest.flood(rest.first());
            count += 1;
        }
        count
    }

    /// The territory around one square.
    pub(super) fn area(&self, seed: R) -> R {
        let [a, b, c] = self.terrain.map(|plane| if plane.meets(seed) { plane } else { !plane });
        (a & b & c).flood(seed)
    }

    pub(super) fn crowns_in(&self, area: R) -> u8 {
        ((self.crowns[0] & area).len() + 2 * (self.crowns[1] & area).len()) as u8
    }

    /// Everything except the frame, which follows from it.
    pub(super) fn words(&self) -> [u128; 6] {
        let [low, middle, high] = self.terrain;
        let [ones, twos] = self.crowns;
        [low, middle, high, ones, twos, self.knights].map(Into::into)
    }

    /// The number that planes hold in binary.
    fn digits(planes: &[R], bit: R) -> u8 {
        planes.iter().rev().fold(0, |value, plane| value << 1 | u8::from(plane.meets(bit)))
    }
}
