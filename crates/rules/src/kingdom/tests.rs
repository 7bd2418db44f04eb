//! The frame that makes a ring a plane: tested by walking through every frame that can be.

use std::collections::HashMap;

use super::ring::{Frame, Ring};
use crate::cell::{Cell, Direction};

/// All frames that a kingdom of this width can have.
fn frames(width: i8) -> impl Iterator<Item = Frame> {
    let spans =
        move || (1 - width..=0).flat_map(move |min| (0..width + min).map(move |max| (min, max)));
    spans().flat_map(move |(min_x, max_x)| {
        spans().map(move |(min_y, max_y)| Frame { min_x, min_y, max_x, max_y })
    })
}

/// In every frame each bit of the window is one cell, and a step out of the window hits none of
/// its bits.
fn no_aliasing_in<R: Ring>() {
    let mut count = 0;
    for frame in frames(R::WIDTH) {
        let window: R = frame.window();
        let cells: Vec<Cell> = frame.cells(window).collect();
        let mut owners: HashMap<u8, Cell> = HashMap::new();
        for &cell in &cells {
            let index = R::index(cell.x(), cell.y());
            assert_eq!(frame.cell::<R>(index), cell, "{frame:?}");
            assert_eq!(owners.insert(index, cell), None, "{cell} shares a bit in {frame:?}");
            assert!(frame.room(R::WIDTH).contains(cell), "{cell} is outside of {frame:?}");
        }
        for (&cell, toward) in cells.iter().zip(Direction::ALL.into_iter().cycle()) {
            let (dx, dy) = toward.offset();
            let (x, y) = (cell.x() + dx, cell.y() + dy);
            let beside = Cell::new(x, y).filter(|beside| cells.contains(beside));
            let hit = owners.get(&R::index(x, y)).copied();
            assert_eq!(hit, beside, "{cell} to the {toward:?} in {frame:?}");
        }
        // A domino that touches the frame reaches two further, as far as there is room.
        let reachable = Cell::all().filter(|cell| {
            let near = |at: i8, min: i8, max: i8| min - 2 <= at && at <= max + 2;
            near(cell.x(), frame.min_x, frame.max_x)
                && near(cell.y(), frame.min_y, frame.max_y)
                && frame.room(R::WIDTH).contains(*cell)
        });
        assert_eq!(reachable.collect::<Vec<_>>(), cells, "{frame:?}");
        count += 1;
    }
    let spans = (R::WIDTH as usize * (R::WIDTH as usize + 1)) / 2;
    assert_eq!(count, spans * spans);
}

#[test]
fn no_aliasing() {
    no_aliasing_in::<u64>();
    no_aliasing_in::<u128>();
}

#[test]
fn a_flood_stays_on_its_side() {
    let at = |cells: &[(i8, i8)]| {
        cells.iter().fold(u64::EMPTY, |set, &(x, y)| set | u64::of(Cell::new(x, y).unwrap()))
    };
    let wall = at(&[(1, 0), (1, 1), (2, 1), (4, 1)]);
    let joined = wall.flood(at(&[(1, 0)]));
    assert_eq!(joined, at(&[(1, 0), (1, 1), (2, 1)]));
}
