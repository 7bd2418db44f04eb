//! One kingdom: the squares around a castle, and what stands on them.
//!
//! Cells go in and out relative to the castle; how they are packed stays in this module ([`ring`],
//! [`land`]). A kingdom knows geometry and terrain. It does not know whose it is, what it costs or
//! whose turn it is.

mod atlas;
mod either;
mod frontier;
mod land;
mod placements;
mod prospects;
mod ring;
mod territories;

#[cfg(test)]
mod tests;

pub use atlas::{Atlas, Before, Tally};
pub use frontier::{Frontier, Growth};
pub use placements::{Misplacement, Placements, PlacementsIter};
pub use prospects::Prospect;
pub(crate) use ring::Cells;
pub use territories::{Territories, Territory};

use either::{Either, on};
use land::Land;
use placements::Sets;
use ring::{Frame, Ring};

use crate::building::{Building, TOWN_SQUARES};
use crate::cell::{Cell, Direction, PlacedDomino, Placement};
use crate::domino::{DominoId, Half};
use crate::list::List;
use crate::rules::Grid;
use crate::symmetry::Symmetry;
use crate::terrain::Terrain;

/// As many dominoes as fill a 7×7 grid around its castle.
const DOMINOES_MAX: usize = 24;

/// A castle and the squares around it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Kingdom {
    ground: Ground,
    buildings: List<Built, TOWN_SQUARES>,
    dominoes: List<Laid, DOMINOES_MAX>,
}

/// The squares.
type Ground = Either<Land<u64>, Land<u128>>;

/// What lies on one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square {
    /// What it shows.
    pub terrain: Terrain,
    /// Its crowns, including those of a building on it.
    pub crowns: u8,
    /// Whether a knight stands on it.
    pub knight: bool,
    /// The building on it, on a town square.
    pub building: Option<Building>,
}

impl Kingdom {
    /// A castle on an empty grid (§3.2).
    pub fn new(grid: Grid) -> Self {
        let ground = match grid {
            Grid::Five => Ground::Five(Land::default()),
            Grid::Seven => Ground::Seven(Land::default()),
        };
        Self { ground, buildings: List::new(), dominoes: List::new() }
    }

    /// A kingdom seen from above, as on a photograph: squares without the dominoes they came on.
    ///
    /// Good for scoring and for drawing. `None` when two squares share a cell, one lies on the
    /// castle, a square has more than three crowns, or they do not fit in the grid (§5.2).
    ///
    /// ```
    /// use crownlands_rules::{Cell, Grid, Half, Kingdom, Terrain};
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
            let free =
                kingdom.has_room_for(cell) && !on!(&kingdom.ground, land => land.is_occupied(cell));
            if half.crowns > 3 || !free {
                return None;
            }
            on!(&mut kingdom.ground, land => land.put(cell, half));
        }
        Some(kingdom)
    }

    /// The grid it must fit in.
    pub fn grid(&self) -> Grid {
        match self.ground {
            Ground::Five(_) => Grid::Five,
            Ground::Seven(_) => Grid::Seven,
        }
    }

    /// How many squares there are, not counting the castle.
    pub fn len(&self) -> usize {
        on!(&self.ground, land => land.all().len() as usize)
    }

    /// Whether there is nothing but the castle.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether no gap is left in the grid (§6.6).
    pub fn is_full(&self) -> bool {
        self.len() + 1 == self.grid().cells()
    }

    /// Whether the castle is the middle of the kingdom's own grid (§6.5).
    pub fn is_centred(&self) -> bool {
        let reach = self.grid().width() / 2;
        self.frame() == Frame { min_x: -reach, min_y: -reach, max_x: reach, max_y: reach }
    }

    /// Whether the castle can still become the middle (§6.5).
    pub fn may_be_centred(&self) -> bool {
        self.frame().may_be_centred(self.grid().width())
    }

    /// All squares with their cells, rank by rank from the south-west, without the castle.
    pub fn iter(&self) -> Squares<'_> {
        Squares { kingdom: self, cells: on!(&self.ground, land => land.cells()) }
    }

    /// The square on a cell; `None` on the castle and on empty cells.
    pub fn square(&self, cell: Cell) -> Option<Square> {
        let square = on!(&self.ground, land => land.square(cell))?;
        Some(Square { building: self.building_at(cell), ..square })
    }

    /// All cells with a square, rank by rank from the south-west.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        on!(&self.ground, land => land.cells())
    }

    /// The corners of the smallest rectangle around the kingdom, south-west and north-east.
    pub fn bounds(&self) -> (Cell, Cell) {
        let Frame { min_x, min_y, max_x, max_y } = self.frame();
        let corner = |x, y| Cell::new(x, y).expect("a kingdom is within reach of its castle");
        (corner(min_x, min_y), corner(max_x, max_y))
    }

    /// Whether a square on this cell would keep the kingdom within its grid (§5.2).
    pub fn has_room_for(&self, cell: Cell) -> bool {
        on!(&self.ground, land => land.has_room_for(cell))
    }

    /// Free cells between the squares that no domino can fill any more.
    pub fn holes(&self) -> impl ExactSizeIterator<Item = Cell> + use<> {
        on!(&self.ground, land => land.frame.cells(land.holes()))
    }

    /// Every legal placement of a domino.
    #[inline(always)]
    pub fn placements(&self, id: DominoId) -> Placements {
        let sets = match &self.ground {
            Ground::Five(land) => Sets::Five(land.placements(id)),
            Ground::Seven(land) => Sets::Seven(land.placements(id)),
        };
        Placements { sets, frame: self.frame() }
    }

    /// Whether a domino fits anywhere (§5.6).
    pub fn accepts(&self, id: DominoId) -> bool {
        !self.placements(id).is_empty()
    }

    /// Checks that a placement is legal.
    ///
    /// # Errors
    /// The first reason of §9 that applies.
    pub fn check_placement(&self, id: DominoId, placement: Placement) -> Result<(), Misplacement> {
        on!(&self.ground, land => land.check(id.domino(), placement))
    }

    /// All territories, terrain by terrain.
    pub fn territories(&self) -> Territories<'_> {
        match &self.ground {
            Ground::Five(land) => Territories::of_five(land),
            Ground::Seven(land) => Territories::of_seven(land),
        }
    }

    /// The territory that a cell is part of.
    pub fn territory_at(&self, cell: Cell) -> Option<Territory> {
        let terrain = self.square(cell)?.terrain;
        Some(on!(&self.ground, land => land.territory(terrain, land.area(Ring::of(cell)))))
    }

    /// The points of all territories together.
    pub fn crown_points(&self) -> u16 {
        on!(&self.ground, land => land.crown_points())
    }

    /// Squares of the largest territory, crowned or not (§6.8).
    pub fn largest_territory(&self) -> u8 {
        on!(&self.ground, land => land.largest_territory())
    }

    /// Territories of one terrain, crowned or not (§8.4).
    pub fn count_territories(&self, terrain: Terrain) -> u8 {
        on!(&self.ground, land => land.count_territories(terrain))
    }

    /// The dominoes in the order in which they were placed.
    pub fn dominoes(
        &self,
    ) -> impl ExactSizeIterator<Item = PlacedDomino> + DoubleEndedIterator + '_ {
        self.dominoes.iter().map(|laid| laid.unpack(self))
    }

    /// The buildings in the order in which they were built.
    pub fn buildings(&self) -> impl ExactSizeIterator<Item = (Cell, Building)> + '_ {
        self.buildings.iter().map(|built| (self.cell(built.index), built.building))
    }

    /// The building on a cell.
    pub fn building_at(&self, cell: Cell) -> Option<Building> {
        self.buildings().find(|(at, _)| *at == cell).map(|(_, building)| building)
    }

    /// How many knights stand in the kingdom.
    pub fn knights(&self) -> u8 {
        on!(&self.ground, land => land.knights.len() as u8)
    }

    /// How many crowns the kingdom has, including those of buildings.
    pub fn crowns(&self) -> u8 {
        on!(&self.ground, land => land.crowns_in(land.all()))
    }

    /// The kingdom turned or mirrored around its castle.
    #[must_use]
    pub fn transformed(&self, symmetry: Symmetry) -> Self {
        let mut image = Self::new(self.grid());
        for cell in self.cells() {
            let square = self.square(cell).expect("a cell of the kingdom");
            let half = Half { terrain: square.terrain, crowns: square.crowns };
            on!(&mut image.ground, land => land.put(symmetry.cell(cell), half));
            if square.knight {
                image.station(symmetry.cell(cell));
            }
        }
        for PlacedDomino { domino, placement } in self.dominoes() {
            let placement = symmetry.placement(placement).normalized(domino.domino());
            image.dominoes.push(Laid::pack(domino, placement.toward, image.index(placement.at)));
        }
        for (cell, building) in self.buildings() {
            image.buildings.push(Built { index: image.index(symmetry.cell(cell)), building });
        }
        image
    }

    /// The kingdom with one more domino, placed as [`placements`](Self::placements) allows: for
    /// looking ahead outside a game.
    #[must_use]
    pub fn with(&self, id: DominoId, placement: Placement) -> Self {
        debug_assert_eq!(self.check_placement(id, placement), Ok(()));
        let mut next = *self;
        next.place(id, placement);
        next
    }

    /// Lays a domino down; the caller has checked that it may lie there.
    pub(crate) fn place(&mut self, id: DominoId, placement: Placement) {
        let domino = id.domino();
        let end = placement.end().expect("a checked placement is within reach");
        on!(&mut self.ground, land => {
            land.put(placement.at, domino.left);
            land.put(end, domino.right);
        });
        self.dominoes.push(Laid::pack(id, placement.toward, self.index(placement.at)));
    }

    /// Puts a knight on a square.
    pub(crate) fn station(&mut self, cell: Cell) {
        on!(&mut self.ground, land => land.station(cell));
    }

    /// Puts a building on a town square.
    pub(crate) fn build(&mut self, cell: Cell, building: Building) {
        self.buildings.push(Built { index: self.index(cell), building });
        on!(&mut self.ground, land => land.crown(cell, building.spec().crowns));
    }

    /// The squares of the domino placed last, left half first.
    pub(crate) fn last_domino(&self) -> Option<[Cell; 2]> {
        let placement = self.dominoes.last()?.unpack(self).placement;
        Some([placement.at, placement.end()?])
    }

    /// Town squares without a building.
    pub(crate) fn building_sites(&self) -> Cells {
        on!(&self.ground, land => land.frame.cells(self.sites(land)))
    }

    pub(crate) fn has_building_site(&self) -> bool {
        on!(&self.ground, land => !self.sites(land).is_empty())
    }

    /// Everything that matters for the rest of the game, as words to hash.
    pub(crate) fn words(&self) -> [u128; 6] {
        on!(&self.ground, land => land.words())
    }

    fn sites<R: Ring>(&self, land: &Land<R>) -> R {
        let built = |set: R, built: &Built| set | R::bit(built.index);
        land.of_terrain(Terrain::Town) & !self.buildings.iter().fold(R::EMPTY, built)
    }

    #[inline]
    fn frame(&self) -> Frame {
        on!(&self.ground, land => land.frame)
    }

    /// The index of a cell in the ring of this kingdom's words.
    fn index(&self, cell: Cell) -> u8 {
        match self.ground {
            Ground::Five(_) => u64::index(cell.x(), cell.y()),
            Ground::Seven(_) => u128::index(cell.x(), cell.y()),
        }
    }

    fn cell(&self, index: u8) -> Cell {
        match &self.ground {
            Ground::Five(land) => land.frame.cell::<u64>(index),
            Ground::Seven(land) => land.frame.cell::<u128>(index),
        }
    }
}

impl core::fmt::Debug for Kingdom {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.dominoes()).entries(self.buildings()).finish()
    }
}

/// A building and its index in the ring.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Built {
    index: u8,
    building: Building,
}

/// A placed domino in two bytes: seven bits for its number, two for its direction, and seven for
/// its index in the ring.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Laid(u16);

impl Laid {
    fn pack(domino: DominoId, toward: Direction, index: u8) -> Self {
        Self((domino.index() as u16) << 9 | (toward as u16) << 7 | index as u16)
    }

    fn unpack(self, kingdom: &Kingdom) -> PlacedDomino {
        let domino = DominoId::from_index((self.0 >> 9) as usize).unwrap_or_default();
        let toward = Direction::ALL[(self.0 >> 7 & 3) as usize];
        let at = kingdom.cell(self.0 as u8 & 127);
        PlacedDomino { domino, placement: Placement { at, toward } }
    }
}

impl<'a> IntoIterator for &'a Kingdom {
    type Item = (Cell, Square);
    type IntoIter = Squares<'a>;

    fn into_iter(self) -> Squares<'a> {
        self.iter()
    }
}

/// The squares of a kingdom with their cells.
#[derive(Clone, Debug)]
pub struct Squares<'a> {
    kingdom: &'a Kingdom,
    cells: Cells,
}

impl Iterator for Squares<'_> {
    type Item = (Cell, Square);

    fn next(&mut self) -> Option<(Cell, Square)> {
        let cell = self.cells.next()?;
        Some((cell, self.kingdom.square(cell)?))
    }
}
