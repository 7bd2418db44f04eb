//! One kingdom as it is drawn.

use rules::{
    Building, Cell, DominoId, Grid, Kingdom, ScoreSheet, ScoredTerritory, Square, Terrain,
};

use super::outlook::Outlook;

/// A kingdom. Its castle is on [`Cell::CASTLE`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KingdomScene {
    pub grid: Grid,
    /// The dominoes in the order they were placed.
    pub tiles: Vec<TileScene>,
    /// All squares, rank by rank from the south-west.
    pub squares: Vec<SquareScene>,
    /// The buildings in the order they were built.
    pub buildings: Vec<(Cell, Building)>,
    pub knights: Vec<Cell>,
    /// The smallest rectangle around it.
    pub bounds: Area,
    /// The room left: contains every cell that could still get a square.
    pub room: Area,
    /// The part of the room that the next domino could cover, and at least five by five: what a large
    /// view shows.
    pub reach: Area,
    /// Free cells of the room that can never be filled.
    pub dead: Vec<Cell>,
    /// Terrain by terrain.
    pub territories: Vec<TerritoryScene>,
}

/// A domino in a kingdom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileScene {
    pub domino: DominoId,
    /// The cells of its left and right half.
    pub cells: [Cell; 2],
    /// Whether it is the one the realm placed last.
    pub latest: bool,
}

/// A square of a kingdom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareScene {
    pub cell: Cell,
    pub square: Square,
    /// The index of its domino in [`KingdomScene::tiles`]; `None` in a sketch.
    pub tile: Option<usize>,
    /// The index of its territory in [`KingdomScene::territories`].
    pub territory: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TerritoryScene {
    pub terrain: Terrain,
    pub cells: Vec<Cell>,
    /// Including the crowns of buildings and of the Queen.
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
    /// A kingdom with its score, and what it may still become.
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
            reach: Area::reach(kingdom),
            dead: outlook.dead_cells(kingdom),
            territories,
        }
    }

    pub fn square(&self, cell: Cell) -> Option<&SquareScene> {
        self.squares.iter().find(|square| square.cell == cell)
    }

    /// Whether a cell of the room is empty and can still be filled.
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

    /// A square around it, at least this many cells wide unless it meets the end of the plane.
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

    /// Every cell that could still get a square (§5.2): all windows around the kingdom together.
    pub fn room(kingdom: &Kingdom) -> Self {
        let Self { low, high } = Self::bounds(kingdom);
        let reach = kingdom.grid().width() - 1;
        Self::spanned(high.x() - reach, high.y() - reach, low.x() + reach, low.y() + reach)
    }

    /// The part of the room that the next domino could cover: two cells beyond the kingdom, and at least
    /// five by five.
    pub fn reach(kingdom: &Kingdom) -> Self {
        let (room, Self { low, high }) = (Self::room(kingdom), Self::bounds(kingdom));
        Self::spanned(
            room.low.x().max(low.x() - 2),
            room.low.y().max(low.y() - 2),
            room.high.x().min(high.x() + 2),
            room.high.y().min(high.y() + 2),
        )
    }

    /// The window with the castle in the middle (§6.5).
    pub(super) fn centred(grid: Grid) -> Self {
        let reach = grid.width() / 2;
        Self::spanned(-reach, -reach, reach, reach)
    }

    /// Every window that contains a kingdom, the most central first.
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

    /// The number of columns.
    pub fn width(&self) -> u8 {
        (self.high.x() - self.low.x() + 1) as u8
    }

    /// The number of rows.
    pub fn height(&self) -> u8 {
        (self.high.y() - self.low.y() + 1) as u8
    }

    pub fn contains(&self, cell: Cell) -> bool {
        (self.low.x()..=self.high.x()).contains(&cell.x())
            && (self.low.y()..=self.high.y()).contains(&cell.y())
    }

    /// All cells, rank by rank from the south-west.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (self.low.y()..=self.high.y())
            .flat_map(move |y| (self.low.x()..=self.high.x()).filter_map(move |x| Cell::new(x, y)))
    }

    /// The nearest cell inside.
    pub fn nearest(&self, cell: Cell) -> Cell {
        let x = cell.x().clamp(self.low.x(), self.high.x());
        let y = cell.y().clamp(self.low.y(), self.high.y());
        Cell::new(x, y).unwrap_or(cell)
    }
}
