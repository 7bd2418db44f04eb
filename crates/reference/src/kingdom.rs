//! The squares of one kingdom and what follows from them alone: where a domino may lie (§5), and
//! which territories there are (§6.3). The castle is at (0, 0) and is not among the squares.
//! Nothing here knows about turns, coins or points.

use std::collections::{HashMap, HashSet, VecDeque};

use crate::data::{Domino, Half, Terrain, halves};
use crate::moves::{Direction, Move};

/// Column and row, seen from the castle.
pub type Cell = (i32, i32);

/// A kingdom without its castle.
pub type Squares = HashMap<Cell, Square>;

/// The castle's square.
pub(crate) const CASTLE: Cell = (0, 0);

/// One covered square.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square {
    /// What it shows.
    pub terrain: Terrain,
    /// The crowns printed on it.
    pub crowns: u32,
    /// Whether a knight stands on it.
    pub knight: bool,
    /// The building that stands on it.
    pub building: Option<String>,
}

impl Square {
    /// A square as it comes with its domino.
    pub(crate) fn of(half: Half) -> Square {
        Square { terrain: half.terrain, crowns: half.crowns, knight: false, building: None }
    }
}

/// The next square in a direction.
pub(crate) fn step((x, y): Cell, toward: Direction) -> Cell {
    match toward {
        Direction::North => (x, y + 1),
        Direction::East => (x + 1, y),
        Direction::South => (x, y - 1),
        Direction::West => (x - 1, y),
    }
}

/// Whether something lies on the square (§5.1).
pub(crate) fn occupied(squares: &Squares, cell: Cell) -> bool {
    cell == CASTLE || squares.contains_key(&cell)
}

/// Whether the kingdom with two more squares fits in some window of this width (§5.2, §5.3).
pub(crate) fn fits(squares: &Squares, more: [Cell; 2], grid: usize) -> bool {
    let (mut west, mut east, mut south, mut north) = (0, 0, 0, 0);
    for (x, y) in squares.keys().copied().chain(more) {
        west = west.min(x);
        east = east.max(x);
        south = south.min(y);
        north = north.max(y);
    }
    let width = grid as i32;
    east - west < width && north - south < width
}

/// Whether the square touches the castle or a square of this terrain (§5.4, §5.5).
pub(crate) fn touches(squares: &Squares, cell: Cell, terrain: Terrain) -> bool {
    Direction::ALL.into_iter().any(|toward| {
        let beside = step(cell, toward);
        beside == CASTLE || squares.get(&beside).is_some_and(|square| square.terrain == terrain)
    })
}

/// Every placement of the domino, each written once (§5.7).
pub(crate) fn placements(squares: &Squares, grid: usize, domino: Domino) -> Vec<Move> {
    let [left, right] = halves(domino);
    let directions = if left == right { &Direction::ALL[..2] } else { &Direction::ALL[..] };
    // The castle lies in the window, so nothing in it is farther away than this.
    let reach = grid as i32 - 1;
    let mut found = Vec::new();
    for x in -reach..=reach {
        for y in -reach..=reach {
            let at = (x, y);
            for &toward in directions {
                let beside = step(at, toward);
                if !occupied(squares, at)
                    && !occupied(squares, beside)
                    && (touches(squares, at, left.terrain)
                        || touches(squares, beside, right.terrain))
                    && fits(squares, [at, beside], grid)
                {
                    found.push(Move::Place { domino, at, toward });
                }
            }
        }
    }
    found
}

/// The squares of the territory that covers this square, including itself.
pub(crate) fn territory_at(squares: &Squares, start: Cell) -> Vec<Cell> {
    let terrain = squares[&start].terrain;
    let mut found = Vec::new();
    let mut seen = HashSet::from([start]);
    let mut queue = VecDeque::from([start]);
    while let Some(cell) = queue.pop_front() {
        found.push(cell);
        for toward in Direction::ALL {
            let beside = step(cell, toward);
            let same = squares.get(&beside).is_some_and(|square| square.terrain == terrain);
            if same && seen.insert(beside) {
                queue.push_back(beside);
            }
        }
    }
    found
}

/// All territories, in no order.
pub(crate) fn territories(squares: &Squares) -> Vec<Vec<Cell>> {
    let mut found = Vec::new();
    let mut seen = HashSet::new();
    for &cell in squares.keys() {
        if !seen.contains(&cell) {
            let territory = territory_at(squares, cell);
            seen.extend(territory.iter().copied());
            found.push(territory);
        }
    }
    found
}
