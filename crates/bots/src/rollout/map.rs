//! A kingdom's territories laid out by cell, to tell quickly what a domino would add.

use rules::{Cell, Direction, Domino, DominoId, Half, Kingdom, Placement, Terrain};

/// Cells with a border around them, so that a step never leaves the map.
const SIDE: usize = 2 * Cell::REACH as usize + 3;
const NONE: u8 = 0;
/// The castle, which is no territory and has no terrain of its own.
const CASTLE: u8 = TERRITORIES_MAX as u8 + 1;
/// A 7×7 kingdom has at most 48 squares, each perhaps a territory of its own.
const TERRITORIES_MAX: usize = 49;

/// Where each territory lies, how large it is and how many crowns it has.
#[derive(Clone, Debug)]
pub(super) struct Map {
    /// The territory on a cell, from 1.
    on: [u8; SIDE * SIDE],
    lands: [Land; TERRITORIES_MAX + 2],
    /// The columns and rows that the grid still has room for.
    room: [i8; 4],
    /// Whether the castle can still be the middle of the kingdom (§6.5).
    pub(super) may_be_centred: bool,
}

#[derive(Clone, Copy, Debug)]
struct Land {
    terrain: Terrain,
    squares: u16,
    crowns: u16,
}

impl Land {
    fn points(self) -> u16 {
        self.squares * self.crowns
    }
}

impl Map {
    pub(super) fn new(kingdom: &Kingdom) -> Self {
        let blank = Land { terrain: Terrain::Wheat, squares: 0, crowns: 0 };
        let (low, high) = kingdom.bounds();
        let (width, reach) = (kingdom.grid().width() - 1, kingdom.grid().width() / 2);
        let sides = [low.x(), low.y(), high.x(), high.y()];
        let mut map = Self {
            on: [NONE; SIDE * SIDE],
            lands: [blank; TERRITORIES_MAX + 2],
            room: [high.x() - width, low.x() + width, high.y() - width, low.y() + width],
            may_be_centred: sides.into_iter().all(|side| side.abs() <= reach),
        };
        map.on[index(Cell::CASTLE)] = CASTLE;
        for (territory, number) in kingdom.territories().zip(1_u8..) {
            map.lands[number as usize] = Land {
                terrain: territory.terrain,
                squares: territory.squares.into(),
                crowns: territory.crowns.into(),
            };
            for cell in territory.cells() {
                map.on[index(cell)] = number;
            }
        }
        map
    }

    /// Points that a domino adds on a spot.
    pub(super) fn gain(&self, domino: Domino, placement: Placement) -> f32 {
        let at = index(placement.at);
        let end = beside(at, placement.toward);
        let mut left = Union::new(domino.left);
        left.join(self, at);
        let mut right = Union::new(domino.right);
        if domino.left.terrain == domino.right.terrain {
            left.add(domino.right);
            left.join(self, end);
            return left.gain();
        }
        right.join(self, end);
        left.gain() + right.gain()
    }

    /// Edges of a placed domino that lie against squares, the castle or the border of the grid.
    pub(super) fn snugness(&self, placement: Placement) -> usize {
        let Some(end) = placement.end() else { return 0 };
        let around = |cell: Cell| {
            let solid = Direction::ALL.into_iter().filter(|&toward| {
                let (dx, dy) = toward.offset();
                let (x, y) = (cell.x() + dx, cell.y() + dy);
                let [west, east, south, north] = self.room;
                let outside = x < west || x > east || y < south || y > north;
                outside || self.on[beside(index(cell), toward)] != NONE
            });
            solid.count()
        };
        around(placement.at) + around(end)
    }

    /// Points that a domino adds on its best spot; `None` where it has none.
    pub(super) fn best_gain(&self, kingdom: &Kingdom, domino: DominoId) -> Option<f32> {
        let face = domino.domino();
        let gains = kingdom.placements(domino).iter().map(|placement| self.gain(face, placement));
        gains.reduce(f32::max)
    }
}

/// Territories that a half brings together.
struct Union {
    terrain: Terrain,
    joined: [u8; 8],
    count: usize,
    squares: u16,
    crowns: u16,
    before: u16,
}

impl Union {
    fn new(half: Half) -> Self {
        let crowns = half.crowns.into();
        Self { terrain: half.terrain, joined: [NONE; 8], count: 0, squares: 1, crowns, before: 0 }
    }

    fn add(&mut self, half: Half) {
        self.squares += 1;
        self.crowns += u16::from(half.crowns);
    }

    /// Adds the territories of its terrain around a cell, each once.
    fn join(&mut self, map: &Map, at: usize) {
        for toward in Direction::ALL {
            let number = map.on[beside(at, toward)];
            let land = map.lands[number as usize];
            let fresh =
                number != NONE && number != CASTLE && !self.joined[..self.count].contains(&number);
            if fresh && land.terrain == self.terrain {
                self.joined[self.count] = number;
                self.count += 1;
                self.squares += land.squares;
                self.crowns += land.crowns;
                self.before += land.points();
            }
        }
    }

    fn gain(&self) -> f32 {
        f32::from(self.squares * self.crowns) - f32::from(self.before)
    }
}

fn index(cell: Cell) -> usize {
    let reach = Cell::REACH + 1;
    (cell.y() + reach) as usize * SIDE + (cell.x() + reach) as usize
}

fn beside(at: usize, toward: Direction) -> usize {
    match toward {
        Direction::North => at + SIDE,
        Direction::East => at + 1,
        Direction::South => at - SIDE,
        Direction::West => at - 1,
    }
}
