//! The territories of a kingdom, kept from domino to domino, so that playing a game out need not
//! search for them again at every turn.
//!
//! An atlas knows where territories lie and what they count, nothing of buildings or knights.

use super::either::{Either, on};
use super::frontier::{Frontier, Growth};
use super::land::Land;
use super::prospects::{Findings, Prospect};
use super::ring::{Frame, Ring};
use super::{Ground, Kingdom};
use crate::cell::{Cell, Placement};
use crate::domino::{DominoId, Half};
use crate::terrain::Terrain;

/// A 7×7 kingdom has 48 squares, each perhaps a territory of its own.
const AREAS_MAX: usize = 48;

/// The territories of a kingdom, updated domino by domino: for bots that look far ahead.
///
/// ```
/// use crownlands_rules::{Atlas, DominoId, Grid, Kingdom, Origin};
///
/// let kingdom = Kingdom::new(Grid::Five);
/// let mut atlas = Atlas::new(&kingdom);
/// let mine = DominoId::new(Origin::Kingdomino, 48).unwrap();
/// assert_eq!(atlas.best_gain(mine), Some(3));
///
/// let place = kingdom.placements(mine).get(0).unwrap();
/// atlas.place(mine, place);
/// assert_eq!(atlas.squares_at(place.at), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Atlas(Sheets);

type Sheets = Either<Sheet<u64>, Sheet<u128>>;

/// A chart and what was found out about it.
#[derive(Clone, Debug, Default)]
struct Sheet<R: Ring> {
    chart: Chart<R>,
    findings: Findings<R>,
}

impl Atlas {
    /// The territories of a kingdom as it stands.
    pub fn new(kingdom: &Kingdom) -> Self {
        let mut atlas = Self(match &kingdom.ground {
            Ground::Five(_) => Sheets::Five(Sheet::default()),
            Ground::Seven(_) => Sheets::Seven(Sheet::default()),
        });
        atlas.turn_to(kingdom);
        atlas
    }

    /// Becomes the atlas of another kingdom: the same as a new one, but reuses the memory.
    pub fn turn_to(&mut self, kingdom: &Kingdom) {
        match (&mut self.0, &kingdom.ground) {
            (Sheets::Five(sheet), Ground::Five(land)) => sheet.read(land),
            (Sheets::Seven(sheet), Ground::Seven(land)) => sheet.read(land),
            _ => *self = Self::new(kingdom),
        }
    }

    /// Adds a domino, placed as [`Kingdom::placements`] allows.
    pub fn place(&mut self, id: DominoId, placement: Placement) {
        let domino = id.domino();
        let end = placement.end().expect("a placement is within reach of the castle");
        on!(&mut self.0, sheet => {
            sheet.chart.put(placement.at, domino.left);
            sheet.chart.put(end, domino.right);
            sheet.findings.forget(sheet.chart.free());
        });
    }

    /// Squares of the territory that a cell is part of; 0 where nothing lies.
    pub fn squares_at(&self, cell: Cell) -> u8 {
        on!(&self.0, sheet => sheet.chart.squares_at(cell))
    }

    /// Territories of one terrain, crowned or not (§8.4).
    pub fn count_territories(&self, terrain: Terrain) -> u8 {
        on!(&self.0, sheet => sheet.chart.of_terrain(terrain).0.count_ones() as u8)
    }

    /// Whether the castle can still be the middle of the kingdom's own grid (§6.5).
    pub fn may_be_centred(&self) -> bool {
        on!(&self.0, sheet => sheet.chart.may_be_centred())
    }

    /// Counts the free cells around the kingdom, and visits how each of its territories can grow.
    pub fn explore(&self, see: impl FnMut(Growth)) -> Frontier {
        on!(&self.0, sheet => sheet.chart.explore(see))
    }

    /// The points that a domino adds in its best place; `None` if it fits nowhere.
    pub fn best_gain(&mut self, id: DominoId) -> Option<u16> {
        on!(&mut self.0, sheet => sheet.findings.best_gain(&sheet.chart, id))
    }

    /// Visits the places where a domino adds as many points as in its best place or at most `slack`
    /// fewer, in no particular order.
    pub fn near_best(&mut self, id: DominoId, slack: u16, see: impl FnMut(Prospect)) {
        on!(&mut self.0, Sheet { chart, findings } => {
            if let Some(best) = findings.best_gain(chart, id) {
                findings.ask(chart, id).for_each(best.saturating_sub(slack), see);
            }
        });
    }

    /// Visits what a domino does in each of these places, which come from [`Kingdom::placements`].
    pub fn along(
        &mut self,
        id: DominoId,
        placements: impl Iterator<Item = Placement>,
        mut see: impl FnMut(Prospect),
    ) {
        on!(&mut self.0, Sheet { chart, findings } => {
            let (prospects, snugness) = (findings.ask(chart, id), chart.snugness());
            placements.for_each(|placement| see(prospects.at(placement, snugness)));
        });
    }
}

impl<R: Ring> Sheet<R> {
    fn read(&mut self, land: &Land<R>) {
        self.chart.read(land);
        self.findings.forget(self.chart.free());
    }
}

/// Squares of one terrain that hang together.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Area<R> {
    pub(super) cells: R,
    /// All cells next to these, and these as far as they have neighbours among themselves.
    pub(super) beside: R,
    pub(super) squares: u8,
    pub(super) crowns: u8,
}

/// All areas of a kingdom.
#[derive(Clone, Debug)]
pub(super) struct Chart<R> {
    /// In no particular order, and with gaps where areas became one.
    pub(super) areas: [Area<R>; AREAS_MAX],
    /// Where the areas of each terrain are in that list, as bits.
    of_terrain: [u64; Terrain::ALL.len()],
    /// All squares and the castle.
    pub(super) taken: R,
    pub(super) frame: Frame,
}

impl<R: Ring> Default for Chart<R> {
    fn default() -> Self {
        Self {
            areas: [Area::default(); AREAS_MAX],
            of_terrain: [0; Terrain::ALL.len()],
            taken: R::CASTLE,
            frame: Frame::default(),
        }
    }
}

impl<R: Ring> Chart<R> {
    fn read(&mut self, land: &Land<R>) {
        let mut count = 0;
        for (terrain, numbers) in Terrain::ALL.into_iter().zip(&mut self.of_terrain) {
            *numbers = 0;
            let mut rest = land.of_terrain(terrain);
            while !rest.is_empty() {
                let cells = rest.flood(rest.first());
                rest = rest & !cells;
                let (squares, crowns) = (cells.len() as u8, land.crowns_in(cells));
                self.areas[count] = Area { cells, beside: cells.neighbours(), squares, crowns };
                *numbers |= 1 << count;
                count += 1;
            }
        }
        self.taken = land.all() | R::CASTLE;
        self.frame = land.frame;
    }

    /// Lays a square on an empty cell: it joins all areas of its terrain beside it.
    fn put(&mut self, cell: Cell, half: Half) {
        let bit = R::of(cell);
        let beside = bit.neighbours();
        let mut area = Area { cells: bit, beside, squares: 1, crowns: half.crowns };
        let mut joined = 0;
        for number in self.of_terrain(half.terrain) {
            let other = self.areas[number];
            if other.cells.meets(beside) {
                area.cells |= other.cells;
                area.beside |= other.beside;
                area.squares += other.squares;
                area.crowns += other.crowns;
                joined |= 1 << number;
            }
        }
        self.of_terrain[half.terrain as usize] &= !joined;
        let number = self.all().trailing_ones() as usize;
        self.areas[number] = area;
        self.of_terrain[half.terrain as usize] |= 1 << number;
        self.taken |= bit;
        self.frame.include(cell);
    }

    /// Where all areas are in the list, as bits.
    fn all(&self) -> u64 {
        self.of_terrain.iter().fold(0, |all, numbers| all | numbers)
    }

    /// Where the areas of a terrain are in the list.
    #[inline(always)]
    pub(super) fn of_terrain(&self, terrain: Terrain) -> Numbers {
        Numbers(self.of_terrain[terrain as usize])
    }

    fn squares_at(&self, cell: Cell) -> u8 {
        let bit = if self.frame.contains(cell) { R::of(cell) } else { R::EMPTY };
        let area = Numbers(self.all()).find(|&number| self.areas[number].cells.meets(bit));
        area.map_or(0, |number| self.areas[number].squares)
    }

    fn may_be_centred(&self) -> bool {
        self.frame.may_be_centred(R::WIDTH)
    }

    /// Free cells that the next domino can reach.
    #[inline(always)]
    pub(super) fn free(&self) -> R {
        self.frame.window::<R>() & !self.taken
    }

    /// How many edges of a cell lie against squares, the castle or the border of the grid, in two
    /// binary digits: where a domino finds room there are at most three.
    pub(super) fn snugness(&self) -> [R; 2] {
        let window: R = self.frame.window();
        let Frame { min_x, min_y, max_x, max_y } = self.frame;
        // The window ends at the border when the frame and the two cells that a domino reaches
        // beyond it fill the grid.
        let at_border = |min: i8, max: i8| R::all_if(u8::from(max - min + 3 >= R::WIDTH));
        let (columns, rows) = (at_border(min_x, max_x), at_border(min_y, max_y));
        let solid = |outside: R, moved: fn(R) -> R| moved(self.taken) | outside & !moved(window);
        let west = solid(columns, |set| set.rotate_left(1));
        let east = solid(columns, |set| set.rotate_right(1));
        let south = solid(rows, |set| set.rotate_left(R::ROW));
        let north = solid(rows, |set| set.rotate_right(R::ROW));
        let (across, along) = (west ^ east, south ^ north);
        [across ^ along, (west & east) ^ (south & north) ^ (across & along)]
    }
}

/// Places in a list, given as bits.
pub(super) struct Numbers(pub(super) u64);

impl Iterator for Numbers {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        let number = self.0.trailing_zeros() as usize;
        self.0 &= self.0.wrapping_sub(1);
        (number < AREAS_MAX).then_some(number)
    }
}
