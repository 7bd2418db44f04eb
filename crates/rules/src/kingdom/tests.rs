//! Frames, which make a ring behave like a plane, checked for every frame there can be; and
//! atlases, checked against their kingdoms.

use std::collections::HashMap;

use super::ring::{Frame, Ring};
use super::{Atlas, Kingdom, Tally};
use crate::cell::{Cell, Direction};
use crate::domino::{DominoId, Half};
use crate::rules::Grid;
use crate::terrain::Terrain;

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
fn check_no_aliasing<R: Ring>() {
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
        // A domino that touches the frame reaches two cells further, as far as there is room.
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
    check_no_aliasing::<u64>();
    check_no_aliasing::<u128>();
}

#[test]
fn a_flood_does_not_wrap_around() {
    let at = |cells: &[(i8, i8)]| {
        cells.iter().fold(u64::EMPTY, |set, &(x, y)| set | u64::of(Cell::new(x, y).unwrap()))
    };
    let wall = at(&[(1, 0), (1, 1), (2, 1), (4, 1)]);
    let joined = wall.flood(at(&[(1, 0)]));
    assert_eq!(joined, at(&[(1, 0), (1, 1), (2, 1)]));
}

/// What a kingdom's territories score, searched for afresh.
fn tally(kingdom: &Kingdom) -> Tally {
    let (largest, crowns) = (kingdom.largest_territory(), kingdom.crowns());
    Tally { points: kingdom.crown_points(), largest, crowns }
}

/// Compares an atlas with a fresh search of its kingdom.
fn assert_atlas_agrees(atlas: &mut Atlas, kingdom: &Kingdom) {
    for cell in Cell::all() {
        let squares = kingdom.territory_at(cell).map_or(0, |territory| territory.squares);
        assert_eq!(atlas.squares_at(cell), squares, "{cell} of {kingdom:?}");
    }
    for terrain in Terrain::ALL {
        assert_eq!(atlas.count_territories(terrain), kingdom.count_territories(terrain));
    }
    assert_eq!(atlas.tally(), tally(kingdom), "{kingdom:?}");
    for id in DominoId::all() {
        let grown: Vec<_> =
            kingdom.placements(id).iter().map(|at| (at, tally(&kingdom.with(id, at)))).collect();
        let mut tallies = Vec::new();
        atlas.tallies(id, kingdom.placements(id).iter(), |at, tally| tallies.push((at, tally)));
        assert_eq!(tallies, grown, "{id} in {kingdom:?}");
        let best = grown.iter().map(|&(_, tally)| tally).max();
        assert_eq!(atlas.best_tally(id), best, "{id} in {kingdom:?}");

        let gain = |place| kingdom.with(id, place).crown_points() - kingdom.crown_points();
        let gains: Vec<_> =
            kingdom.placements(id).iter().map(|place| (place, gain(place))).collect();
        let best = gains.iter().map(|&(_, gain)| gain).max();
        assert_eq!(atlas.best_gain(id), best, "{id} in {kingdom:?}");

        let mut along = Vec::new();
        atlas.along(id, kingdom.placements(id).iter(), |seen| along.push(seen));
        let plain: Vec<_> = along.iter().map(|seen| (seen.placement, seen.gain)).collect();
        assert_eq!(plain, gains, "{id} in {kingdom:?}");

        for slack in [0, 2, u16::MAX] {
            let mut near = Vec::new();
            atlas.near_best(id, slack, |seen| near.push(seen));
            near.sort_unstable_by_key(|seen| (seen.placement.toward, seen.placement.at));
            let least = best.unwrap_or(0).saturating_sub(slack);
            let plain: Vec<_> = along.iter().copied().filter(|seen| seen.gain >= least).collect();
            assert_eq!(near, plain, "{id} in {kingdom:?}");
        }
    }
}

#[test]
fn an_atlas_grows_with_its_kingdom() {
    for (grid, stride) in [(Grid::Five, 5), (Grid::Five, 7), (Grid::Seven, 11), (Grid::Seven, 13)] {
        let mut kingdom = Kingdom::new(grid);
        let mut atlas = Atlas::new(&kingdom);
        // Any walk will do, as long as it brings all kinds of dominoes to all kinds of places.
        for step in 0..48_usize {
            let id = DominoId::from_index(step * stride % 96).unwrap();
            let placements = kingdom.placements(id);
            if let Some(place) = placements.get(step * 31 % placements.len().max(1)) {
                kingdom.place(id, place);
                atlas.place(id, place);
                assert_atlas_agrees(&mut atlas, &kingdom);
            }
        }
        let mut other = Atlas::new(&Kingdom::new(Grid::Seven));
        other.turn_to(&kingdom);
        assert_atlas_agrees(&mut other, &kingdom);
    }
}

#[test]
fn taking_back_a_domino_leaves_no_trace() {
    for (grid, stride) in [(Grid::Five, 5), (Grid::Seven, 11)] {
        let mut kingdom = Kingdom::new(grid);
        let mut atlas = Atlas::new(&kingdom);
        let mut tried = Vec::new();
        for step in 0..48_usize {
            let id = DominoId::from_index(step * stride % 96).unwrap();
            let placements = kingdom.placements(id);
            if let Some(place) = placements.get(step * 31 % placements.len().max(1)) {
                let grown = kingdom.with(id, place);
                let before = atlas.try_out(id, place);
                assert_eq!(atlas.tally(), tally(&grown));
                tried.push((kingdom, before));
                kingdom = grown;
            }
        }
        assert!(tried.len() >= 10, "{}", tried.len());
        while let Some((kingdom, before)) = tried.pop() {
            atlas.take_back(&before);
            assert_atlas_agrees(&mut atlas, &kingdom);
        }
    }
}

/// More territories side by side than dominoes can ever form.
#[test]
fn an_atlas_holds_any_squares() {
    for (grid, reach) in [(Grid::Five, 2), (Grid::Seven, 3)] {
        let lake = |crowns| Half { terrain: Terrain::Lake, crowns };
        let comb = Cell::all().filter(|cell| {
            let inside = cell.x().abs() <= reach && cell.y().abs() <= reach;
            inside && cell.x() % 2 != 0 && cell.y() % 2 == 0
        });
        let squares = comb.zip((0..4).cycle()).map(|(cell, crowns)| (cell, lake(crowns)));
        let kingdom = Kingdom::from_squares(grid, squares).unwrap();
        assert_atlas_agrees(&mut Atlas::new(&kingdom), &kingdom);

        let checks = Cell::all().filter(|&cell| {
            cell.x().abs() <= reach && cell.y().abs() <= reach && cell != Cell::CASTLE
        });
        let terrain = |cell: Cell| {
            if (cell.x() + cell.y()) % 2 == 0 { Terrain::Mine } else { Terrain::Swamp }
        };
        let squares = checks.map(|cell| (cell, Half { terrain: terrain(cell), crowns: 1 }));
        let kingdom = Kingdom::from_squares(grid, squares).unwrap();
        assert_eq!(kingdom.len(), grid.cells() - 1);
        assert_atlas_agrees(&mut Atlas::new(&kingdom), &kingdom);
    }
}
