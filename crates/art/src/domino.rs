//! Dominoes: two landscapes within one outline, in a kingdom or in the line, and their backs.

use rules::{DominoId, Half, Origin};

use crate::defs::{Part, reuse};
use crate::drawing::{Drawing, SQUARE, placed};
use crate::frame::{Lie, framed, framed_square};
use crate::numerals::number;
use crate::style::paint;
use crate::terrain;

/// How a domino is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// Part of the kingdom.
    Settled,
    /// The latest placement: it casts a shadow.
    Fresh,
    /// In the line: it casts a shadow and shows its number on a plaque.
    InLine,
}

/// A half of a domino.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The half on the placement's own cell.
    Left,
    /// The half one step further.
    Right,
}

impl Side {
    /// Both halves, in the order of a placement's cells.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// The terrain and crowns printed on this half.
    pub(crate) const fn half_of(self, domino: DominoId) -> Half {
        match self {
            Self::Left => domino.domino().left,
            Self::Right => domino.domino().right,
        }
    }
}

/// The width of one crown in a row of them.
const CROWN_STEP: i32 = 29;

pub(crate) fn parts() -> Vec<Part> {
    let mut parts = Vec::new();
    // A halo of paper separates the dark outline from dark ground.
    parts.push(Part::inked(
        "crown",
        "<path stroke=\"$paper\" stroke-width=\"6.5\" d=\"M-12 0L-13.5 -15L-6.5 -9.5L0 -20L6.5 -9.5L13.5 -15L12 0Z\"/>\
         <path fill=\"$gold\" stroke-width=\"3\" d=\"M-12 0L-13.5 -15L-6.5 -9.5L0 -20L6.5 -9.5L13.5 -15L12 0Z\"/>\
         <path stroke=\"none\" fill=\"$gold-lit\" d=\"M-10.3 -5.5L-11.5 -11.5L-6.2 -7.3L-.5 -16.5V-5.5Z\"/>\
         <path stroke-width=\"2\" d=\"M-11 -4.5H11\"/>",
    ));
    for crowns in 1..=3 {
        let row: String = (0..crowns)
            .map(|crown| reuse("crown", 50 + (2 * crown + 1 - crowns) * CROWN_STEP / 2, 30))
            .collect();
        parts.push(Part::element(format!("crowns{crowns}"), &format!("<g id=\"#\">{row}</g>")));
    }
    parts.push(Part::inked(
        "plaque",
        "<path fill=\"$paper\" d=\"M-21 -12Q0 -16 21 -12Q24 0 21 12Q0 16 -21 12Q-24 0 -21 -12Z\"/>\
         <path stroke=\"$paper-deep\" stroke-width=\"2\" d=\"M-17 8.5Q0 12 17 8.5\"/>",
    ));
    parts.extend(Origin::ALL.map(back_part));
    parts
}

/// The crowns of a square, always upright; empty for none.
pub fn crowns(count: u8) -> String {
    crowns_at(count, (0, 0))
}

fn crowns_at(count: u8, (x, y): (i32, i32)) -> String {
    match count {
        0 => String::new(),
        _ => reuse(&format!("crowns{}", count.min(3)), x, y),
    }
}

/// A single half of a domino, with its crowns: one square.
pub fn half(domino: DominoId, side: Side) -> Drawing {
    let land = framed_square(&terrain::half(domino, side, (0, 0)));
    Drawing::new(SQUARE, SQUARE, land + &crowns(side.half_of(domino).crowns))
}

/// A domino on two cells, the left half first: `x` to the right, `y` **down**. Each half stays
/// upright, whichever way the domino is turned.
///
/// # Panics
///
/// When the cells are not neighbours.
pub fn domino(domino: DominoId, cells: [(i32, i32); 2], finish: Finish) -> String {
    let (lie, corner) = (lie_of(cells), corner_of(cells));
    let within = |(x, y): (i32, i32)| ((x - corner.0) * SQUARE, (y - corner.1) * SQUARE);
    let halves = [(Side::Left, within(cells[0])), (Side::Right, within(cells[1]))];

    let mut body = match finish {
        Finish::Settled => String::new(),
        Finish::Fresh | Finish::InLine => shadow(lie),
    };
    body += &framed(&landscape(domino, halves, lie), lie);
    for (side, at) in halves {
        body += &crowns_at(side.half_of(domino).crowns, at);
    }
    if finish == Finish::InLine {
        body += &plaque(domino.number(), lie);
    }
    placed(corner, &body)
}

/// The shadow of a domino on two cells, drawn from its upper left corner.
///
/// # Panics
///
/// When the cells are not neighbours.
pub fn domino_shadow(cells: [(i32, i32); 2]) -> String {
    shadow(lie_of(cells))
}

/// A settled domino as a separate drawing. Cells are as for [`domino`], and only their direction
/// matters.
///
/// # Panics
///
/// When the cells are not neighbours.
pub fn face(id: DominoId, cells: [(i32, i32); 2]) -> Drawing {
    let corner = corner_of(cells);
    let (width, height) = lie_of(cells).size();
    let cells = cells.map(|(x, y)| (x - corner.0, y - corner.1));
    Drawing::new(width, height, domino(id, cells, Finish::Settled))
}

/// A domino in the line, face up, with its number.
pub fn domino_in_line(id: DominoId) -> Drawing {
    with_room_for_shadow(domino(id, [(0, 0), (1, 0)], Finish::InLine))
}

/// A domino in the line, face down: the back of its box with its number.
pub fn domino_back(id: DominoId) -> Drawing {
    let back = reuse(&back_id(id.origin()), 0, 0);
    let number = number(id.number(), (100.0, 50.0), 1.7);
    with_room_for_shadow(shadow(Lie::Across) + &back + &number)
}

fn with_room_for_shadow(body: String) -> Drawing {
    Drawing { frame: [-2, -2, 2 * SQUARE + 6, SQUARE + 10], body }
}

fn lie_of([(ax, ay), (bx, by)]: [(i32, i32); 2]) -> Lie {
    match ((bx - ax).abs(), (by - ay).abs()) {
        (1, 0) => Lie::Across,
        (0, 1) => Lie::Upright,
        _ => panic!("a domino covers two neighbouring cells"),
    }
}

/// The upper left one of two cells.
fn corner_of([(ax, ay), (bx, by)]: [(i32, i32); 2]) -> (i32, i32) {
    (ax.min(bx), ay.min(by))
}

fn shadow(lie: Lie) -> String {
    reuse(&format!("shadow-{}", lie.letter()), 0, 0)
}

/// The land on both halves, which stand at these points.
fn landscape(domino: DominoId, halves: [(Side, (i32, i32)); 2], lie: Lie) -> String {
    let in_reading_order = in_reading_order(halves).map(|side| side.half_of(domino));
    let mut land = beneath(in_reading_order[0], lie);
    land += &halves.map(|(side, at)| terrain::half(domino, side, at)).concat();
    land + &seam(in_reading_order, lie)
}

/// The halves from left to right, or from top to bottom.
fn in_reading_order(mut halves: [(Side, (i32, i32)); 2]) -> [Side; 2] {
    halves.sort_by_key(|(_, at)| *at);
    halves.map(|(side, _)| side)
}

/// Ground under the hairline gap that two edges leave between them at some sizes.
fn beneath(half: Half, lie: Lie) -> String {
    let (width, height) = lie.size();
    let middle = match lie {
        Lie::Across | Lie::Single => format!("M{} 0V{height}", width / 2),
        Lie::Upright => format!("M0 {}H{width}", height / 2),
    };
    let ground = half.terrain.name();
    paint(&format!("<path stroke=\"${ground}\" stroke-width=\"4\" d=\"{middle}\"/>"))
}

/// The winding border between two terrains, as on a map: a strip of the first one's ground overlaps
/// the second one's.
fn seam([first, second]: [Half; 2], lie: Lie) -> String {
    let [first, second] = [first.terrain, second.terrain];
    if first == second {
        return String::new();
    }
    let strip = match lie {
        Lie::Across | Lie::Single => "M97 -2H101c6 11 -5 21 0 34s-6 21 1 35s-5 20 0 35H97Z",
        Lie::Upright => "M-2 97V101c11 6 21 -5 34 0s21 -6 35 1s20 -5 35 0V97Z",
    };
    paint(&format!("<path fill=\"${}\" d=\"{strip}\"/>", first.name()))
}

/// A domino's number on parchment.
fn plaque(value: u8, lie: Lie) -> String {
    let (width, height) = lie.size();
    let (x, y) = (width / 2, if lie == Lie::Across { height - 15 } else { height / 2 });
    reuse("plaque", x, y) + &number(value, (x as f32, y as f32), 1.0)
}

fn back_id(origin: Origin) -> String {
    format!("back-{}", origin.letter())
}

/// How the back of a box's dominoes looks.
struct Back {
    field: &'static str,
    band: &'static str,
    line: &'static str,
    /// What stands on either side of the shield, at this distance from the left.
    motif: fn(i32) -> String,
}

/// By box: another one does not compile without its back.
const BACKS: [Back; Origin::COUNT] = [
    Back { field: "$lake-deep", band: "$lake", line: "$gold", motif: |x| reuse("crown", x, 60) },
    Back {
        field: "$royal",
        band: "$royal-lit",
        line: "$bloom",
        motif: |x| {
            format!(
                "<use href=\"#cl-charge-rose\" transform=\"translate({x} 50) scale(1.2)\" color=\"$bloom\"/>"
            )
        },
    },
];

fn back_part(origin: Origin) -> Part {
    let Back { field, band, line, motif } = &BACKS[origin.index()];
    let motif = [36, 164].map(motif).concat();
    Part::inked(
        back_id(origin),
        &format!(
            "<rect x=\"1.2\" y=\"1.2\" width=\"197.6\" height=\"97.6\" rx=\"10\" fill=\"{field}\"/>\
             <rect x=\"9\" y=\"9\" width=\"182\" height=\"82\" rx=\"6\" stroke=\"{line}\"/>\
             <path stroke=\"{band}\" d=\"M9 30Q30 30 30 9M170 9Q170 30 191 30M191 70Q170 70 170 91M30 91Q30 70 9 70\"/>\
             {motif}\
             <path fill=\"$paper\" d=\"M100 17L132 28V54Q130 75 100 86Q70 75 68 54V28Z\"/>\
             <path stroke=\"$paper-deep\" d=\"M100 23L126 32V54Q124 71 100 80Q76 71 74 54V32Z\"/>\
             <rect width=\"200\" height=\"100\" rx=\"11\" stroke=\"none\" fill=\"url(#cl-sunlight)\"/>"
        ),
    )
}
