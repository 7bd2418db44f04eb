//! Pictures of kingdoms whose dominoes are unknown: drawn in the editor, or written in notation.

use art::{House, SQUARE, Side};
use rules::{Cell, DominoId, Half, Sketch};
use view::scene::Area;

use super::picture::{MARGIN, column_and_row};

/// A square with the art of some domino that has the same; `variant` picks which.
pub(crate) fn square_art(half: Half, variant: usize) -> String {
    let shown = |domino: DominoId| {
        let domino_face = domino.domino();
        [(domino, Side::Left, domino_face.left), (domino, Side::Right, domino_face.right)]
    };
    let alike: Vec<_> = DominoId::all().flat_map(shown).filter(|one| one.2 == half).collect();
    match alike.get(variant % alike.len().max(1)) {
        Some(&(domino, side, _)) => art::half(domino, side).body,
        None => art::terrain_sample(half.terrain).body + &art::crowns(half.crowns),
    }
}

pub(crate) fn sketch_svg(sketch: &Sketch, house: House) -> String {
    let area = Area::bounds(&sketch.kingdom);
    let at = |cell: Cell| column_and_row(area, cell);
    let mut body = art::placed(at(Cell::CASTLE), &art::castle(house).body);
    for cell in sketch.kingdom.cells() {
        let Some(square) = sketch.kingdom.square(cell) else { continue };
        let drawn = match square.building {
            Some(building) => art::building(building).body,
            None => square_art(
                Half { terrain: square.terrain, crowns: square.crowns },
                art_variant(cell),
            ),
        };
        body += &art::placed(at(cell), &drawn);
    }
    wrap_svg(area, &body)
}

pub(crate) fn outline_svg(area: Area, cells: &[Cell]) -> String {
    if cells.is_empty() {
        return String::new();
    }
    let cells: Vec<(i32, i32)> = cells.iter().map(|&cell| column_and_row(area, cell)).collect();
    format!("<path class=\"glow\" d=\"{}\"/>", art::outline(&cells, 2.0, 14.0))
}

/// Wraps the drawing of an area into an `svg` element.
pub(crate) fn wrap_svg(area: Area, body: &str) -> String {
    format!(
        "<svg class=\"cl-art\" viewBox=\"-{MARGIN} -{MARGIN} {} {}\" aria-hidden=\"true\" focusable=\"false\">{body}</svg>",
        i32::from(area.width()) * SQUARE + 2 * MARGIN,
        i32::from(area.height()) * SQUARE + 2 * MARGIN
    )
}

/// A variant of the art that neighbours do not share.
pub(crate) fn art_variant(cell: Cell) -> usize {
    (i32::from(cell.x()) * 5 + i32::from(cell.y()) * 3).unsigned_abs() as usize
}
