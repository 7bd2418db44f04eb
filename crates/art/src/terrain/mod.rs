//! Squares of the seven terrains: a ground whose pattern identifies the terrain, and props on it.

mod chips;
mod ground;
mod props;
#[cfg(test)]
mod tests;

use rules::{DominoId, Half, Terrain};

use crate::defs::{Part, reuse};
use crate::dice::Dice;
use crate::domino::Side;
use crate::drawing::{Drawing, SQUARE};
use crate::frame::framed_square;
pub use chips::chip;
pub(crate) use chips::chip_id;
pub(crate) use props::{Prop, shadow};

/// How far props keep from the square's border.
const MARGIN: i32 = 5;
/// Crowns stand above this line, props below it.
pub(crate) const CROWN_BAND: i32 = 36;
/// Places tried for each prop. Only the first few free ones are compared: the best of many would be
/// the same corner each time.
const TRIES: usize = 40;
const COMPARED: usize = 3;
/// Reserves the lower inner corner, where the number's plaque covers a domino in the line.
const PLAQUE: Prop = Prop { id: "plaque", width: 46, height: 30, drawing: "" };

/// A prop and where its base stands.
type Standing = (&'static Prop, (i32, i32));

pub(crate) fn parts() -> impl Iterator<Item = Part> {
    ground::parts().chain(props::parts()).chain(chips::parts())
}

/// A square of bare ground, for legends and for kingdoms whose dominoes are unknown.
pub fn bare(terrain: Terrain) -> Drawing {
    Drawing::new(SQUARE, SQUARE, framed_square(&ground::reuse_ground(terrain, 0, 0)))
}

/// A square with typical props of its terrain, for legends.
pub fn sample(terrain: Terrain) -> Drawing {
    let land = landscape(Half { terrain, crowns: 0 }, terrain as u64, 0);
    Drawing::new(SQUARE, SQUARE, framed_square(&land))
}

/// The landscape of a domino's half, without crowns, moved right by `x` and down by `y` units.
pub(crate) fn half(domino: DominoId, side: Side, (x, y): (i32, i32)) -> String {
    // Even on the left, odd on the right: `arranged` relies on it to tell the halves apart.
    let seed = 2 * domino.index() as u64 + side as u64;
    let drawn = landscape(side.half_of(domino), seed, x);
    if y == 0 { drawn } else { format!("<g transform=\"translate(0 {y})\">{drawn}</g>") }
}

/// Ground and props, moved right by `x`.
fn landscape(half: Half, seed: u64, x: i32) -> String {
    let mut dice = Dice::new(seed);
    let mut drawn = ground::reuse_ground(half.terrain, dice.below(ground::VARIANTS), x);
    for (prop, (left, base)) in arranged(half, seed as usize, &mut dice) {
        drawn.push_str(&reuse(prop.id, x + left, base));
    }
    drawn
}

/// One to three props and where they stand, from back to front.
fn arranged(half: Half, scene: usize, dice: &mut Dice) -> Vec<Standing> {
    let top = if half.crowns > 0 { CROWN_BAND } else { MARGIN };
    let (large, small) = props::of(half.terrain);
    let fits = |prop: &&Prop| prop.height <= SQUARE - MARGIN - top;
    let large: Vec<_> = large.iter().filter(fits).collect();
    // Every other small prop, alternating between the halves of a domino, so that they share none.
    let turn = scene + scene / 2;
    let small: Vec<_> = small.iter().filter(fits).skip(turn % 2).step_by(2).collect();

    let inner = if scene.is_multiple_of(2) { SQUARE } else { 0 };
    let mut standing: Vec<Standing> = vec![(&PLAQUE, (inner, SQUARE))];
    // Neighbouring seeds are the halves of one domino: they never show the same scene.
    let common = Dice::new(scene as u64 / 2).below(large.len());
    let main = large[(common + scene) % large.len()];
    // At the back or at the front: in the middle it would leave no room for small props.
    let (back, front) = bases(main, top);
    let near =
        if dice.below(2) == 0 { (back, front.min(back + 8)) } else { (back.max(front - 8), front) };
    standing.extend(roomiest(main, near, &standing, dice).map(|place| (main, place)));
    for _ in 0..=dice.below(2) {
        let first = dice.below(small.len());
        let fitting = (0..small.len()).find_map(|next| {
            let prop = small[(first + next) % small.len()];
            if standing.iter().any(|(other, _)| other.id == prop.id) {
                return None;
            }
            Some((prop, roomiest(prop, bases(prop, top), &standing, dice)?))
        });
        standing.extend(fitting);
    }
    standing.remove(0);
    standing.sort_by_key(|(_, (_, base))| *base);
    standing
}

/// The range of base lines that a prop can stand on, from back to front.
const fn bases(prop: &Prop, top: i32) -> (i32, i32) {
    (top + prop.height, SQUARE - MARGIN - 1)
}

/// The roomiest of a few random places where a prop does not overlap another.
fn roomiest(
    prop: &Prop,
    (back, front): (i32, i32),
    standing: &[Standing],
    dice: &mut Dice,
) -> Option<(i32, i32)> {
    let side = prop.width / 2 + MARGIN;
    let candidates = (0..TRIES).map(|_| {
        let place = (dice.between(side, SQUARE - side), dice.between(back, front));
        let room = standing.iter().map(|(other, at)| gap(prop, place, other, *at)).min();
        (room.unwrap_or(0), place)
    });
    let free = candidates.filter(|(room, _)| *room >= 0);
    free.take(COMPARED).max_by_key(|(room, _)| *room).map(|(_, place)| place)
}

/// The distance between two standing props: negative where one would hide the other.
fn gap(one: &Prop, at: (i32, i32), other: &Prop, there: (i32, i32)) -> i32 {
    let across = (at.0 - there.0).abs() - i32::midpoint(one.width, other.width);
    let (one_top, other_top) = (at.1 - one.height, there.1 - other.height);
    let along = (one_top - there.1).max(other_top - at.1);
    across.max(along)
}
