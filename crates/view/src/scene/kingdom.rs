//! One kingdom as it is drawn.

use rules::{
    Building, Cell, DominoId, Grid, Kingdom, ScoreSheet, ScoredTerritory, Square, Terrain,
};

use super::outlook::Outlook;

/// A kingdom. Its castle stands on [`Cell::CASTLE`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KingdomScene {
    /// The grid that it must fit in.
    pub grid: Grid,
    /// The dominoes in the order in which they were placed.
    pub tiles: Vec<TileScene>,
    /// All squares, rank by rank from the south-west.
    pub squares: Vec<SquareScene>,
    /// The buildings in the order in which they were built.
    pub buildings: Vec<(Cell, Building)>,
    /// The cells with a knight.
    pub knights: Vec<Cell>,
    /// The smallest rectangle around it.
    pub bounds: Area,
    /// The room left: every cell that it could still have a square on lies within.
    pub room: Area,
    /// Free cells of the room that can never be filled.
    pub dead: Vec<Cell>,
    /// The territories, terrain by terrain.
    pub territories: Vec<TerritoryScene>,
}

/// A domino that lies in a kingdom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileScene {
    /// Which.
    pub domino: DominoId,
    /// The cells of its left and right half.
    pub cells: [Cell; 2],
    /// Whether it was placed last: the realm's last move.
    pub latest: bool,
}

/// A square of a kingdom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareScene {
    /// Where.
    pub cell: Cell,
    /// What lies there.
    pub square: Square,
    /// The domino it came on, as a place in [`KingdomScene::tiles`]; `None` in a sketch.
    pub tile: Option<usize>,
    /// Its place in [`KingdomScene::territories`].
    pub territory: usize,
}

/// A territory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TerritoryScene {
    /// Its terrain.
    pub terrain: Terrain,
    /// Its cells.
    pub cells: Vec<Cell>,
    /// Its crowns, buildings' and the Queen's among them.
    pub crowns: u8,
    /// Whether the Queen stands on it.
    pub queen: bool,
    /// Squares times crowns.
    pub points: u16,
}

/// A rectangle of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// The south-west corner.
    pub low: Cell,
    /// The north-east corner.
    pub high: Cell,
}

impl KingdomScene {
    /// A kingdom with its score, and what may still come to it.
    pub fn of(kingdom: &Kingdom, sheet: &ScoreSheet, outlook: &Outlook) -> Self {
        let last = kingdom.dominoes().len();
        let tiles: Vec<TileScene> = kingdom
            .dominoes()
            .zip(1..)
            .filter_map(|(placed, number)| {
                let cells = [placed.placement.at, placed.placement.end()?];
                Some(TileScene { domino: placed.domino, cells, latest: number == last })
            })
            .collect();
        let territories: Vec<TerritoryScene> =
            sheet.territories.iter().map(TerritoryScene::of).collect();
        let square = |cell: Cell| {
            Some(SquareScene {
                cell,
                square: kingdom.square(cell)?,
                tile: tiles.iter().position(|tile| tile.cells.contains(&cell)),
                territory: territories.iter().position(|one| one.cells.contains(&cell))?,
            })
        };
        let squares: Vec<SquareScene> = kingdom.cells().filter_map(square).collect();
        let knights = squares.iter().filter(|one| one.square.knight).map(|one| one.cell).collect();
        Self {
            grid: kingdom.grid(),
            squares,
            tiles,
            buildings: kingdom.buildings().collect(),
            knights,
            bounds: Area::bounds(kingdom),
            room: Area::room(kingdom),
            dead: outlook.dead_cells(kingdom),
            territories,
        }
    }

    /// The square on a cell.
    pub fn square(&self, cell: Cell) -> Option<&SquareScene> {
        self.squares.iter().find(|square| square.cell == cell)
    }

    /// Whether nothing lies on a cell of the room, and something may.
    pub fn is_open(&self, cell: Cell) -> bool {
        let taken = cell == Cell::CASTLE || self.square(cell).is_some();
        self.room.contains(cell) && !taken && !self.dead.contains(&cell)
    }
}

impl TerritoryScene {
    fn of(scored: &ScoredTerritory) -> Self {
        let territory = &scored.territory;
        Self {
            terrain: territory.terrain,
            cells: territory.cells().collect(),
            crowns: territory.crowns + u8::from(scored.queen),
            queen: scored.queen,
            points: scored.points,
        }
    }
}

impl Area {
    /// The smallest rectangle around a kingdom.
    pub fn bounds(kingdom: &Kingdom) -> Self {
        let (low, high) = kingdom.bounds();
        Self { low, high }
    }

    /// A square around it, at least so many cells wide; where the plane ends it may be less.
    #[must_use]
    pub fn square(self, least: u8) -> Self {
        let side = least.max(self.width()).max(self.height());
        let Self { low, high } = self;
        let grown = |from: i8, to: i8, size: u8| {
            let more = (side - size).cast_signed();
            (from - more / 2, to + more - more / 2)
        };
        let (west, east) = grown(low.x(), high.x(), self.width());
        let (south, north) = grown(low.y(), high.y(), self.height());
        Self::spanned(west, south, east, north)
    }

    /// Every cell that a kingdom could still have a square on (§5.2): all windows around it.
    pub fn room(kingdom: &Kingdom) -> Self {
        let Self { low, high } = Self::bounds(kingdom);
        let reach = kingdom.grid().width() - 1;
        Self::spanned(high.x() - reach, high.y() - reach, low.x() + reach, low.y() + reach)
    }

    /// The window whose middle is the castle (§6.5).
    pub(super) fn centred(grid: Grid) -> Self {
        let reach = grid.width() / 2;
        Self::spanned(-reach, -reach, reach, reach)
    }

    /// Every window that holds a kingdom, those around its middle first.
    pub(super) fn windows(kingdom: &Kingdom) -> impl Iterator<Item = Self> {
        let (room, width) = (Self::room(kingdom), kingdom.grid().width());
        let bounds = Self::bounds(kingdom);
        let starts = |low: i8, bound: i8| {
            let mut starts: Vec<i8> = (low..=bound).collect();
            starts.sort_by_key(|start| (2 * start - low - bound).abs());
            starts
        };
        let (columns, rows) =
            (starts(room.low.x(), bounds.low.x()), starts(room.low.y(), bounds.low.y()));
        rows.into_iter().flat_map(move |y| {
            let across = columns.clone();
            across.into_iter().map(move |x| Self::spanned(x, y, x + width - 1, y + width - 1))
        })
    }

    fn spanned(west: i8, south: i8, east: i8, north: i8) -> Self {
        let cell = |x: i8, y: i8| {
            let within = |at: i8| at.clamp(-Cell::REACH, Cell::REACH);
            Cell::new(within(x), within(y)).unwrap_or(Cell::CASTLE)
        };
        Self { low: cell(west, south), high: cell(east, north) }
    }

    /// Columns.
    pub fn width(&self) -> u8 {
        (self.high.x() - self.low.x() + 1) as u8
    }

    /// Rows.
    pub fn height(&self) -> u8 {
        (self.high.y() - self.low.y() + 1) as u8
    }

    /// Whether a cell lies within.
    pub fn contains(&self, cell: Cell) -> bool {
        (self.low.x()..=self.high.x()).contains(&cell.x())
            && (self.low.y()..=self.high.y()).contains(&cell.y())
    }

    /// All cells, rank by rank from the south-west.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (self.low.y()..=self.high.y())
            .flat_map(move |y| (self.low.x()..=self.high.x()).filter_map(move |x| Cell::new(x, y)))
    }

    /// The nearest cell within.
    pub fn nearest(&self, cell: Cell) -> Cell {
        let x = cell.x().clamp(self.low.x(), self.high.x());
        let y = cell.y().clamp(self.low.y(), self.high.y());
        Cell::new(x, y).unwrap_or(cell)
    }
}
