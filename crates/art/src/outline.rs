//! Outlines around sets of cells: territories, legal spots, frames.

use std::collections::{BTreeMap, BTreeSet};

use crate::drawing::SQUARE;
use crate::pen::{draw, short};

/// A corner of the grid.
type Corner = (i32, i32);

/// The path data (`d`) that outlines the cells, `y` down, with corners rounded by `radius`, drawn
/// `inset` inside the cells' border (outside if negative). Holes and separate regions are outlined
/// too; the non-zero and the even-odd fill rule give the same result. Cells that touch only at a
/// corner stay separate. Without cells the path is empty.
pub fn outline(cells: &[(i32, i32)], inset: f32, radius: f32) -> String {
    let mut path = String::new();
    for ring in rings(cells) {
        let points = shrunk(&ring, inset);
        let count = points.len();
        for at in 0..count {
            let (before, corner, after) =
                (points[(at + count - 1) % count], points[at], points[(at + 1) % count]);
            let (from, to) = (toward(corner, before, radius), toward(corner, after, radius));
            let pen = if at == 0 { 'M' } else { 'L' };
            draw!(
                path,
                "{pen}{} {}Q{} {} {} {}",
                short(from.0),
                short(from.1),
                short(corner.0),
                short(corner.1),
                short(to.0),
                short(to.1)
            );
        }
        path.push('Z');
    }
    path
}

/// The corners of each closed walk along the border, with the cells always on the right.
fn rings(cells: &[(i32, i32)]) -> Vec<Vec<Corner>> {
    let cells: BTreeSet<Corner> = cells.iter().copied().collect();
    // The border steps that leave each corner: two where cells touch only there.
    let mut steps: BTreeMap<Corner, Vec<(i32, i32)>> = BTreeMap::new();
    let mut border = |from: Corner, step: (i32, i32), outside: Corner| {
        if !cells.contains(&outside) {
            steps.entry(from).or_default().push(step);
        }
    };
    for &(x, y) in &cells {
        border((x, y), (1, 0), (x, y - 1));
        border((x + 1, y), (0, 1), (x + 1, y));
        border((x + 1, y + 1), (-1, 0), (x, y + 1));
        border((x, y + 1), (0, -1), (x - 1, y));
    }
    let mut rings = Vec::new();
    while let Some((&start, _)) = steps.iter().find(|(_, leaving)| !leaving.is_empty()) {
        let mut ring = Vec::new();
        let (mut at, mut heading) = (start, (0, 0));
        while let Some(step) = steps.get_mut(&at).and_then(|leaving| next_step(leaving, heading)) {
            if step != heading {
                ring.push(at);
            }
            at = (at.0 + step.0, at.1 + step.1);
            heading = step;
        }
        rings.push(ring);
    }
    rings
}

/// Takes the next step from a corner. Of two, it is the one to the right, which stays with the cell
/// that the walk has followed so far.
fn next_step(leaving: &mut Vec<(i32, i32)>, heading: (i32, i32)) -> Option<(i32, i32)> {
    let right = (-heading.1, heading.0);
    let which = leaving.iter().position(|step| *step == right).unwrap_or(0);
    (!leaving.is_empty()).then(|| leaving.swap_remove(which))
}

/// The corners in drawing units, each moved `inset` into the cells.
fn shrunk(ring: &[Corner], inset: f32) -> Vec<(f32, f32)> {
    let count = ring.len();
    let direction = |from: Corner, to: Corner| {
        ((to.0 - from.0).signum() as f32, (to.1 - from.1).signum() as f32)
    };
    (0..count)
        .map(|at| {
            let (before, corner, after) =
                (ring[(at + count - 1) % count], ring[at], ring[(at + 1) % count]);
            let (arriving, leaving) = (direction(before, corner), direction(corner, after));
            // The inside lies a quarter turn to the right of each direction.
            let inward = (-arriving.1 - leaving.1, arriving.0 + leaving.0);
            (
                (corner.0 * SQUARE) as f32 + inward.0 * inset,
                (corner.1 * SQUARE) as f32 + inward.1 * inset,
            )
        })
        .collect()
}

/// The point at most `distance` from `start` towards `end`.
fn toward(start: (f32, f32), end: (f32, f32), distance: f32) -> (f32, f32) {
    let step = |from: f32, to: f32| {
        let way = to - from;
        from + way.clamp(-distance, distance)
    };
    (step(start.0, end.0), step(start.1, end.1))
}
