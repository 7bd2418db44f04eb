//! Kingdoms of which only the squares are known: drawn by hand, or copied from a real table.

use art::{House, SQUARE, Side};
use rules::{Cell, DominoId, Half, Sketch};
use view::scene::Area;

use super::picture::{MARGIN, on_picture};

/// A square with the art of some domino that shows the same; another one for another seed.
pub(crate) fn land(half: Half, seed: usize) -> String {
    let shown = |domino: DominoId| {
        let domino_face = domino.domino();
        [(domino, Side::Left, domino_face.left), (domino, Side::Right, domino_face.right)]
    };
    let alike: Vec<_> = DominoId::all().flat_map(shown).filter(|one| one.2 == half).collect();
    match alike.get(seed % alike.len().max(1)) {
        Some(&(domino, side, _)) => art::half(domino, side).body,
        None => art::terrain_sample(half.terrain).body + &art::crowns(half.crowns),
    }
}

/// The picture of a sketch.
pub(crate) fn sketch(sketch: &Sketch, house: House) -> String {
    let area = Area::bounds(&sketch.kingdom);
    let at = |cell: Cell| on_picture(area, cell);
    let mut body = art::placed(at(Cell::CASTLE), &art::castle(house).body);
    for cell in sketch.kingdom.cells() {
        let Some(square) = sketch.kingdom.square(cell) else { continue };
        let drawn = match square.building {
            Some(building) => art::building(building).body,
            None => land(Half { terrain: square.terrain, crowns: square.crowns }, seed(cell)),
        };
        body += &art::placed(at(cell), &drawn);
    }
    framed(area, &body)
}

/// An outline around cells; nothing around none.
pub(crate) fn outlined(area: Area, cells: &[Cell]) -> String {
    if cells.is_empty() {
        return String::new();
    }
    let cells: Vec<(i32, i32)> = cells.iter().map(|&cell| on_picture(area, cell)).collect();
    format!("<path class=\"glow\" d=\"{}\"/>", art::outline(&cells, 2.0, 14.0))
}

/// What is drawn on an area, as a whole element.
pub(crate) fn framed(area: Area, body: &str) -> String {
    format!(
        "<svg class=\"cl-art\" viewBox=\"-{MARGIN} -{MARGIN} {} {}\" aria-hidden=\"true\" focusable=\"false\">{body}</svg>",
        i32::from(area.width()) * SQUARE + 2 * MARGIN,
        i32::from(area.height()) * SQUARE + 2 * MARGIN
    )
}

/// A number that neighbours do not share.
pub(crate) fn seed(cell: Cell) -> usize {
    (i32::from(cell.x()) * 5 + i32::from(cell.y()) * 3).unsigned_abs() as usize
}
