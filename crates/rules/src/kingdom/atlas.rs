//! The territories of a kingdom, updated domino by domino, so that a playout need not search for
//! them again every turn.
//!
//! An atlas knows where territories lie and what they score, but nothing of buildings or knights.

use super::either::{Either, on};
use super::frontier::{Frontier, Growth};
use super::land::Land;
use super::prospects::{Findings, Prospect};
use super::ring::{Frame, Ring};
use super::{Ground, Kingdom};
use crate::cell::{Cell, Placement};
use crate::domino::{Domino, DominoId, Half};
use crate::terrain::Terrain;

/// A 7×7 kingdom has 48 squares, and each may be a territory of its own.
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

/// A chart and cached findings about it.
#[derive(Clone, Debug, Default)]
struct Sheet<R: Ring> {
    chart: Chart<R>,
    findings: Findings<R>,
}

/// What the territories of a kingdom score at the end of a game, without bonuses; ordered as the
/// rules rank kingdoms (§6.7 to §6.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tally {
    /// Points of all territories.
    pub points: u16,
    /// Squares of the largest territory.
    pub largest: u8,
    /// Crowns of all territories.
    pub crowns: u8,
}

/// The state of an atlas before its last domino: see [`Atlas::take_back`].
#[derive(Clone, Debug)]
pub struct Before(Either<Earlier<u64>, Earlier<u128>>);

impl Atlas {
    /// The territories of a kingdom's current squares.
    pub fn new(kingdom: &Kingdom) -> Self {
        let mut atlas = Self(match &kingdom.ground {
            Ground::Five(_) => Sheets::Five(Sheet::default()),
            Ground::Seven(_) => Sheets::Seven(Sheet::default()),
        });
        atlas.turn_to(kingdom);
        atlas
    }

    /// Switches to another kingdom: the same as a new atlas, but reuses the memory.
    pub fn turn_to(&mut self, kingdom: &Kingdom) {
        match (&mut self.0, &kingdom.ground) {
            (Sheets::Five(sheet), Ground::Five(land)) => sheet.read(land),
            (Sheets::Seven(sheet), Ground::Seven(land)) => sheet.read(land),
            _ => *self = Self::new(kingdom),
        }
    }

    /// Adds a domino, placed as [`Kingdom::placements`] allows.
    pub fn place(&mut self, id: DominoId, placement: Placement) {
        on!(&mut self.0, sheet => { sheet.place(id, placement); });
    }

    /// Adds a domino for now, to look ahead; undoing it with [`take_back`](Self::take_back) costs
    /// less than a copy.
    pub fn try_out(&mut self, id: DominoId, placement: Placement) -> Before {
        Before(match &mut self.0 {
            Sheets::Five(sheet) => Either::Five(sheet.place(id, placement)),
            Sheets::Seven(sheet) => Either::Seven(sheet.place(id, placement)),
        })
    }

    /// Takes back the domino that was tried out last.
    ///
    /// # Panics
    /// When it was tried out in a kingdom of another size.
    pub fn take_back(&mut self, before: &Before) {
        match (&mut self.0, &before.0) {
            (Sheets::Five(sheet), Either::Five(earlier)) => sheet.take_back(earlier),
            (Sheets::Seven(sheet), Either::Seven(earlier)) => sheet.take_back(earlier),
            _ => panic!("a domino is taken back in the kingdom it was tried in"),
        }
    }

    /// What the territories score now.
    pub fn tally(&self) -> Tally {
        on!(&self.0, sheet => sheet.chart.tally)
    }

    /// What the territories would score with a domino in its best place; `None` if it fits nowhere.
    pub fn best_tally(&mut self, id: DominoId) -> Option<Tally> {
        on!(&mut self.0, Sheet { chart, findings } => {
            findings.ask(chart, id).best_tally(chart.tally)
        })
    }

    /// Visits what the territories would score with a domino in each of these places, all from
    /// [`Kingdom::placements`].
    pub fn tallies(
        &self,
        id: DominoId,
        placements: impl Iterator<Item = Placement>,
        mut see: impl FnMut(Placement, Tally),
    ) {
        on!(&self.0, Sheet { chart, .. } => {
            placements.for_each(|placement| see(placement, chart.tally_with(id, placement)));
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

    fn place(&mut self, id: DominoId, placement: Placement) -> Earlier<R> {
        let domino = id.domino();
        let Chart { tally, taken, frame, .. } = self.chart;
        let left = self.chart.put(placement.at, domino.left);
        let right = self.chart.put(end_of(placement), domino.right);
        self.findings.forget(self.chart.free());
        Earlier { left, right, tally, taken, frame }
    }

    fn take_back(&mut self, earlier: &Earlier<R>) {
        self.chart.undo(&earlier.right);
        self.chart.undo(&earlier.left);
        let &Earlier { tally, taken, frame, .. } = earlier;
        (self.chart.tally, self.chart.taken, self.chart.frame) = (tally, taken, frame);
        self.findings.forget(self.chart.free());
    }
}

fn end_of(placement: Placement) -> Cell {
    placement.end().expect("a placement is within reach of the castle")
}

/// The parts of a chart that a domino changed, as they were before.
#[derive(Clone, Debug)]
struct Earlier<R> {
    left: Overwritten<R>,
    right: Overwritten<R>,
    tally: Tally,
    taken: R,
    frame: Frame,
}

/// The parts of a chart that a square changed, as they were before.
#[derive(Clone, Debug)]
struct Overwritten<R> {
    number: usize,
    area: Area<R>,
    terrain: Terrain,
    of_terrain: u64,
}

/// Connected squares of one terrain.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Area<R> {
    pub(super) cells: R,
    /// All cells next to any of these, including their own that are next to each other.
    pub(super) beside: R,
    pub(super) squares: u8,
    pub(super) crowns: u8,
}

impl<R> Area<R> {
    fn points(&self) -> u16 {
        u16::from(self.squares) * u16::from(self.crowns)
    }
}

impl Tally {
    /// Counts an area with this many squares and crowns, merged from others worth `before` points.
    #[inline(always)]
    fn count_joined(&mut self, squares: u8, crowns: u8, before: u16) {
        self.points += u16::from(squares) * u16::from(crowns) - before;
        self.largest = self.largest.max(squares);
    }
}

/// All areas of a kingdom.
#[derive(Clone, Debug)]
pub(super) struct Chart<R> {
    /// In no particular order, and with gaps where areas were merged.
    pub(super) areas: [Area<R>; AREAS_MAX],
    /// Indices of each terrain's areas in that list, as bits.
    of_terrain: [u64; Terrain::ALL.len()],
    tally: Tally,
    /// All squares and the castle.
    pub(super) taken: R,
    pub(super) frame: Frame,
}

impl<R: Ring> Default for Chart<R> {
    fn default() -> Self {
        Self {
            areas: [Area::default(); AREAS_MAX],
            of_terrain: [0; Terrain::ALL.len()],
            tally: Tally::default(),
            taken: R::CASTLE,
            frame: Frame::default(),
        }
    }
}

impl<R: Ring> Chart<R> {
    fn read(&mut self, land: &Land<R>) {
        let mut count = 0;
        self.tally = Tally::default();
        for (terrain, numbers) in Terrain::ALL.into_iter().zip(&mut self.of_terrain) {
            *numbers = 0;
            let mut rest = land.of_terrain(terrain);
            while !rest.is_empty() {
                let cells = rest.flood(rest.first());
                rest = rest & !cells;
                let (squares, crowns) = (cells.len() as u8, land.crowns_in(cells));
                self.areas[count] = Area { cells, beside: cells.neighbours(), squares, crowns };
                self.tally.crowns += crowns;
                self.tally.count_joined(squares, crowns, 0);
                *numbers |= 1 << count;
                count += 1;
            }
        }
        self.taken = land.all() | R::CASTLE;
        self.frame = land.frame;
    }

    /// Lays a square on an empty cell: it joins all areas of its terrain beside it.
    fn put(&mut self, cell: Cell, half: Half) -> Overwritten<R> {
        let bit = R::of(cell);
        let beside = bit.neighbours();
        let mut area = Area { cells: bit, beside, squares: 1, crowns: half.crowns };
        let (mut joined, mut before) = (0, 0);
        for number in self.of_terrain(half.terrain) {
            let other = self.areas[number];
            if other.cells.meets(beside) {
                area.cells |= other.cells;
                area.beside |= other.beside;
                area.squares += other.squares;
                area.crowns += other.crowns;
                before += other.points();
                joined |= 1 << number;
            }
        }
        self.tally.crowns += half.crowns;
        self.tally.count_joined(area.squares, area.crowns, before);
        let terrain = half.terrain;
        let of_terrain = self.of_terrain[terrain as usize];
        self.of_terrain[terrain as usize] &= !joined;
        let number = self.all().trailing_ones() as usize;
        let overwritten = Overwritten { number, area: self.areas[number], terrain, of_terrain };
        self.areas[number] = area;
        self.of_terrain[terrain as usize] |= 1 << number;
        self.taken |= bit;
        self.frame.include(cell);
        overwritten
    }

    /// Takes the last square back, restoring only the areas.
    fn undo(&mut self, before: &Overwritten<R>) {
        let &Overwritten { number, area, terrain, of_terrain } = before;
        self.areas[number] = area;
        self.of_terrain[terrain as usize] = of_terrain;
    }

    /// What the areas score with one more domino.
    #[inline(always)]
    fn tally_with(&self, id: DominoId, placement: Placement) -> Tally {
        let Domino { left, right } = id.domino();
        let beside = [placement.at, end_of(placement)].map(|cell| R::of(cell).neighbours());
        let mut tally = self.tally;
        tally.crowns += left.crowns + right.crowns;
        if left.terrain == right.terrain {
            let crowns = left.crowns + right.crowns;
            self.join(&mut tally, Half { crowns, ..left }, 2, beside[0] | beside[1]);
        } else {
            self.join(&mut tally, left, 1, beside[0]);
            self.join(&mut tally, right, 1, beside[1]);
        }
        tally
    }

    /// Counts new squares that join all areas of their terrain beside them.
    #[inline(always)]
    fn join(&self, tally: &mut Tally, half: Half, squares: u8, beside: R) {
        let (mut squares, mut crowns, mut before) = (squares, half.crowns, 0);
        for number in self.of_terrain(half.terrain) {
            let area = &self.areas[number];
            if area.cells.meets(beside) {
                squares += area.squares;
                crowns += area.crowns;
                before += area.points();
            }
        }
        tally.count_joined(squares, crowns, before);
    }

    /// Indices of all areas in the list, as bits.
    fn all(&self) -> u64 {
        self.of_terrain.iter().fold(0, |all, numbers| all | numbers)
    }

    /// Indices of a terrain's areas in the list.
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
    /// binary digits: at most three where a domino has room.
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

/// Indices in a list, given as bits.
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
