//! One kingdom: the squares around a castle, and what stands on them.
//!
//! Cells go in and out relative to the castle; how they are packed stays in this room
//! ([`ring`]). A kingdom knows geometry and terrain. It does not know whose it is, what it costs
//! or whose turn it is.

mod placements;
mod ring;
mod territories;

#[cfg(test)]
mod tests;

pub use placements::{Misplacement, Placements, PlacementsIter};
pub(crate) use ring::Cells;
use ring::{Frame, Ring};
pub use territories::Territory;

use crate::building::{Building, TOWN_SQUARES};
use crate::cell::{Cell, Direction, PlacedDomino, Placement};
use crate::domino::{DominoId, Half};
use crate::list::List;
use crate::rules::Grid;
use crate::symmetry::Symmetry;
use crate::terrain::Terrain;

/// Dominoes that fill seven by seven squares around a castle.
const DOMINOES_MAX: usize = 24;

/// A castle and the squares around it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Kingdom {
    /// The terrain's number plus one, in binary: three bits a cell, none where nothing lies.
    terrain: [Ring; 3],
    /// Crowns in binary, buildings' among them.
    crowns: [Ring; 2],
    knights: Ring,
    frame: Frame,
    grid: Grid,
    buildings: List<(Cell, Building), TOWN_SQUARES>,
    dominoes: List<Laid, DOMINOES_MAX>,
}

/// What lies on one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square {
    /// The terrain.
    pub terrain: Terrain,
    /// Crowns, those of a building on it among them.
    pub crowns: u8,
    /// Whether a knight stands on it.
    pub knight: bool,
    /// The building on it.
    pub building: Option<Building>,
}

impl Kingdom {
    /// A castle on an empty grid (§3.2).
    pub fn new(grid: Grid) -> Self {
        Self {
            terrain: [Ring::EMPTY; 3],
            crowns: [Ring::EMPTY; 2],
            knights: Ring::EMPTY,
            frame: Frame::default(),
            grid,
            buildings: List::new(),
            dominoes: List::new(),
        }
    }

    /// A kingdom seen from above, as on a photograph: squares without the dominoes they came on.
    ///
    /// Good for scoring and for drawing. `None` when two squares claim one cell, one lies on the
    /// castle, a square has more than three crowns, or they do not fit in the grid (§5.2).
    ///
    /// ```
    /// use rules::{Cell, Grid, Half, Kingdom, Terrain};
    ///
    /// let lake = Half { terrain: Terrain::Lake, crowns: 1 };
    /// let east = Cell::new(1, 0).unwrap();
    /// let kingdom = Kingdom::from_squares(Grid::Five, [(east, lake)]).unwrap();
    /// assert_eq!(kingdom.square(east).unwrap().crowns, 1);
    /// ```
    pub fn from_squares(
        grid: Grid,
        squares: impl IntoIterator<Item = (Cell, Half)>,
    ) -> Option<Self> {
        let mut kingdom = Self::new(grid);
        for (cell, half) in squares {
            let room = kingdom.frame.room(grid.width());
            if half.crowns > 3 || !room.contains(cell) || kingdom.is_occupied(cell) {
                return None;
            }
            kingdom.put(cell, half);
        }
        Some(kingdom)
    }

    /// The grid it must fit in.
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// Squares, the castle's not counted.
    pub fn len(&self) -> usize {
        self.land().len() as usize
    }

    /// Whether only the castle stands.
    pub fn is_empty(&self) -> bool {
        self.land().is_empty()
    }

    /// Whether no gap is left in the grid (§6.6).
    pub fn is_full(&self) -> bool {
        self.len() + 1 == self.grid.cells()
    }

    /// Whether the castle is the middle of the kingdom's own grid (§6.5).
    pub fn is_centred(&self) -> bool {
        let reach = self.grid.width() / 2;
        self.frame == Frame { min_x: -reach, min_y: -reach, max_x: reach, max_y: reach }
    }

    /// The square on a cell; none on the castle's.
    pub fn square(&self, cell: Cell) -> Option<Square> {
        let bit = Ring::of(cell);
        if !self.frame.contains(cell) || !self.land().meets(bit) {
            return None;
        }
        let digit = |planes: &[Ring]| {
            planes.iter().rev().fold(0, |value, plane| value << 1 | plane.meets(bit) as usize)
        };
        Some(Square {
            terrain: Terrain::ALL[digit(&self.terrain) - 1],
            crowns: digit(&self.crowns) as u8,
            knight: self.knights.meets(bit),
            building: self.building_at(cell),
        })
    }

    /// All cells with a square, rank by rank from the south-west.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        self.frame.cells(self.land())
    }

    /// The corners of the smallest rectangle around the kingdom, south-west and north-east.
    pub fn bounds(&self) -> (Cell, Cell) {
        let Frame { min_x, min_y, max_x, max_y } = self.frame;
        let corner = |x, y| Cell::new(x, y).expect("a kingdom is within reach of its castle");
        (corner(min_x, min_y), corner(max_x, max_y))
    }

    /// Whether a square on this cell would keep the kingdom within its grid (§5.2).
    pub fn has_room_for(&self, cell: Cell) -> bool {
        self.frame.room(self.grid.width()).contains(cell)
    }

    /// The dominoes in the order in which they were placed.
    pub fn dominoes(&self) -> impl ExactSizeIterator<Item = PlacedDomino> + '_ {
        self.dominoes.iter().map(|laid| laid.unpack())
    }

    /// The buildings in the order in which they were built.
    pub fn buildings(&self) -> &[(Cell, Building)] {
        &self.buildings
    }

    /// The building on a cell.
    pub fn building_at(&self, cell: Cell) -> Option<Building> {
        self.buildings.iter().find(|(at, _)| *at == cell).map(|(_, building)| *building)
    }

    /// Knights that stand in the kingdom.
    pub fn knights(&self) -> u8 {
        self.knights.len() as u8
    }

    /// Crowns in the kingdom, buildings' among them.
    pub fn crowns(&self) -> u8 {
        (self.crowns[0].len() + 2 * self.crowns[1].len()) as u8
    }

    /// The kingdom turned or mirrored around its castle.
    #[must_use]
    pub fn transformed(&self, symmetry: Symmetry) -> Self {
        let mut image = Self::new(self.grid);
        for cell in self.cells() {
            let square = self.square(cell).expect("a cell of the kingdom");
            let half = Half { terrain: square.terrain, crowns: square.crowns };
            image.put(symmetry.cell(cell), half);
            if square.knight {
                image.station(symmetry.cell(cell));
            }
        }
        for laid in &self.dominoes {
            let PlacedDomino { domino, placement } = laid.unpack();
            let placement = symmetry.placement(placement).normalized(domino.domino());
            image.dominoes.push(Laid::pack(domino, placement));
        }
        for &(cell, building) in &self.buildings {
            image.buildings.push((symmetry.cell(cell), building));
        }
        image
    }

    /// Lays a domino down; the caller has checked that it may lie there.
    pub(crate) fn place(&mut self, id: DominoId, placement: Placement) {
        let domino = id.domino();
        let end = placement.end().expect("a checked placement is within reach");
        self.put(placement.at, domino.left);
        self.put(end, domino.right);
        self.dominoes.push(Laid::pack(id, placement));
    }

    /// Puts a knight on a square.
    pub(crate) fn station(&mut self, cell: Cell) {
        self.knights |= Ring::of(cell);
    }

    /// Puts a building on a town square.
    pub(crate) fn build(&mut self, cell: Cell, building: Building) {
        self.buildings.push((cell, building));
        let crowns = self.square(cell).map_or(0, |square| square.crowns);
        self.set_crowns(cell, (crowns + building.spec().crowns).min(3));
    }

    /// The squares of the domino placed last, left half first.
    pub(crate) fn last_domino(&self) -> Option<[Cell; 2]> {
        let placement = self.dominoes.last()?.unpack().placement;
        Some([placement.at, placement.end()?])
    }

    /// Town squares without a building.
    pub(crate) fn building_sites(&self) -> Cells {
        self.frame.cells(self.sites())
    }

    pub(crate) fn has_building_site(&self) -> bool {
        !self.sites().is_empty()
    }

    /// The facts that decide how the kingdom plays on, as words to hash.
    pub(crate) fn words(&self) -> [u128; 6] {
        let [t0, t1, t2] = self.terrain.map(|plane| plane.0);
        [t0, t1, t2, self.crowns[0].0, self.crowns[1].0, self.knights.0]
    }

    fn sites(&self) -> Ring {
        let built = self.buildings.iter().fold(Ring::EMPTY, |set, (cell, _)| set | Ring::of(*cell));
        self.of_terrain(Terrain::Town) & !built
    }

    fn put(&mut self, cell: Cell, half: Half) {
        let bit = Ring::of(cell);
        let number = half.terrain as u8 + 1;
        for (digit, plane) in self.terrain.iter_mut().enumerate() {
            if number >> digit & 1 == 1 {
                *plane |= bit;
            }
        }
        self.set_crowns(cell, half.crowns);
        self.frame.include(cell);
    }

    fn set_crowns(&mut self, cell: Cell, crowns: u8) {
        let bit = Ring::of(cell);
        for (digit, plane) in self.crowns.iter_mut().enumerate() {
            *plane = if crowns >> digit & 1 == 1 { *plane | bit } else { *plane & !bit };
        }
    }

    /// All squares but the castle's.
    fn land(&self) -> Ring {
        self.terrain[0] | self.terrain[1] | self.terrain[2]
    }

    fn is_occupied(&self, cell: Cell) -> bool {
        self.frame.contains(cell) && (self.land() | Ring::CASTLE).meets(Ring::of(cell))
    }

    fn of_terrain(&self, terrain: Terrain) -> Ring {
        let number = terrain as u8 + 1;
        let digit = |at: usize| {
            let plane = self.terrain[at];
            if number >> at & 1 == 1 { plane } else { !plane }
        };
        digit(0) & digit(1) & digit(2)
    }
}

impl core::fmt::Debug for Kingdom {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.dominoes()).entries(self.buildings()).finish()
    }
}

/// A placed domino in three bytes.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Laid {
    domino: DominoId,
    at: Cell,
    toward: u8,
}

impl Laid {
    fn pack(domino: DominoId, Placement { at, toward }: Placement) -> Self {
        Self { domino, at, toward: toward as u8 }
    }

    fn unpack(self) -> PlacedDomino {
        let placement = Placement { at: self.at, toward: Direction::ALL[self.toward as usize] };
        PlacedDomino { domino: self.domino, placement }
    }
}
