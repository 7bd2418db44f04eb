//! The grounds: a tone, and a pattern that identifies the terrain even in black and white.

use rules::Terrain;

use crate::defs::{Part, reuse};
use crate::dice::Dice;
use crate::pen::{draw, short};

/// Variants of each ground, so that wide territories do not look tiled.
pub(crate) const VARIANTS: usize = 3;

/// Draws one ground.
type Draw = fn(&mut Dice) -> String;

const GROUNDS: [(Terrain, Draw); 7] = [
    (Terrain::Wheat, wheat),
    (Terrain::Forest, forest),
    (Terrain::Lake, lake),
    (Terrain::Grassland, grassland),
    (Terrain::Swamp, swamp),
    (Terrain::Mine, mine),
    (Terrain::Town, town),
];

pub(crate) fn parts() -> impl Iterator<Item = Part> {
    let square = "<clipPath id=\"#\"><path d=\"M0 0H100V100H0Z\"/></clipPath>";
    let grounds = GROUNDS.into_iter().flat_map(|(terrain, draw)| {
        (0..VARIANTS).map(move |variant| {
            let mut dice = Dice::new(97 * terrain as u64 + variant as u64);
            let base = format!(
                "<path d=\"M0 0H100V100H0Z\" fill=\"${}\" stroke=\"none\"/>",
                terrain.name()
            );
            // Tree tops and ridges would otherwise spill over the border into the neighbouring half.
            let clipped = format!("<g clip-path=\"url(#cl-square)\">{base}{}</g>", draw(&mut dice));
            Part::inked(id(terrain, variant), &clipped)
        })
    });
    std::iter::once(Part::element("square", square)).chain(grounds)
}

/// A ground, moved right by `x`.
pub(crate) fn reuse_ground(terrain: Terrain, variant: usize, x: i32) -> String {
    reuse(&id(terrain, variant), x, 0)
}

fn id(terrain: Terrain, variant: usize) -> String {
    format!("{}{variant}", terrain.name())
}

/// Lines of one colour.
fn lines(colour: &str, width: f32, data: &str) -> String {
    format!("<path stroke=\"${colour}\" stroke-width=\"{width}\" d=\"{data}\"/>")
}

/// A shape of one colour without an outline.
fn patch(colour: &str, opacity: f32, data: &str) -> String {
    format!("<path stroke=\"none\" fill=\"${colour}\" fill-opacity=\"{opacity}\" d=\"{data}\"/>")
}

/// Curved furrows with ears along them.
fn wheat(dice: &mut Dice) -> String {
    let (mut bands, mut furrows) = (String::new(), String::new());
    let (mut ears, mut lit) = (String::new(), String::new());
    let bend = dice.near(0.0, 8.0);
    for row in -1..6 {
        let y = 4.0 + 19.0 * row as f32;
        let curve = |y: f32| format!("M-2 {}Q50 {} 102 {0}", short(y), short(y - bend));
        furrows += &curve(y + 12.0);
        draw!(bands, "{}v9Q50 {} -2 {}Z", curve(y), short(y + 9.0 - bend), short(y + 9.0));
        for ear in 0..6 {
            let x = 6.0 + 17.0 * ear as f32 + if row % 2 == 0 { 0.0 } else { 8.0 };
            let t = x / 100.0;
            let y = y + 9.5 - 2.0 * bend * t * (1.0 - t);
            let mark =
                format!("M{} {}v-8m-3.4 1.5l3.4 3.4l3.4 -3.4", short(dice.near(x, 1.4)), short(y));
            let tone = if dice.below(3) == 0 { &mut lit } else { &mut ears };
            tone.push_str(&mark);
        }
    }
    patch("wheat-lit", 0.5, &bands)
        + &lines("wheat-deep", 2.4, &furrows)
        + &lines("wheat-deep", 2.0, &ears)
        + &lines("wheat-lit", 2.0, &lit)
}

/// Tree tops behind tree tops.
fn forest(dice: &mut Dice) -> String {
    const WIDTH: f32 = 21.0;
    let mut drawn = String::new();
    for row in 0..6 {
        let y = 14.0 + 18.0 * row as f32;
        let start = if row % 2 == 0 { -4.0 } else { -14.5 };
        let mut tops = format!("M{} {}", short(start), short(y));
        let mut glints = String::new();
        for top in 0..6 {
            let height = short(dice.near(12.0, 1.5));
            let half = short(WIDTH / 2.0);
            draw!(tops, "q1 -{height} {half} -{height}t{half} {height}");
            let x = dice.near(start + WIDTH * top as f32 + 6.0, 0.8);
            draw!(glints, "M{} {}q1 -4 4 -4.5", short(x), short(y - 3.5));
        }
        let below = format!("{tops}V{}H{}Z", short(y + 20.0), short(start));
        let shade = if row % 2 == 0 { 0.0 } else { 0.22 };
        drawn += &patch("forest", 1.0, &below);
        drawn += &patch("forest-deep", shade, &below);
        drawn += &lines("forest-deep", 2.0, &tops);
        drawn += &lines("forest-lit", 1.8, &glints);
    }
    drawn
}

/// Waves, a few of them catching the light.
fn lake(dice: &mut Dice) -> String {
    let (mut deep, mut lit) = (String::new(), String::new());
    for row in 0..7 {
        let mut x = dice.near(2.0, 9.0);
        let y = 8.0 + 14.5 * row as f32;
        while x < 92.0 {
            let crests = 1 + dice.below(3);
            let wave = format!("M{} {}q4 -5 8 0", short(x), short(dice.near(y, 1.5)));
            let wave = wave + &"t8 0".repeat(crests);
            let tone = if dice.below(5) < 2 { &mut lit } else { &mut deep };
            tone.push_str(&wave);
            x += 8.0 * (crests as f32 + 1.0) + dice.near(12.0, 4.0);
        }
    }
    // Away from the border, so that no seam shows between two lakes.
    let shallows =
        "M12 22Q26 10 50 15T90 20Q78 34 52 31T12 22ZM8 76Q30 66 52 72T84 78Q60 88 40 84T8 76Z";
    patch("lake-lit", 0.2, shallows)
        + &lines("lake-deep", 2.0, &deep)
        + &lines("lake-lit", 2.4, &lit)
}

/// Tufts of grass on rolling ground, and little dots of clover.
fn grassland(dice: &mut Dice) -> String {
    // Every rise meets the border at the same height, so that neighbours join up.
    let hill = dice.between(26, 40);
    let swell = format!("M0 54Q24 {hill} 50 54T100 54V100H0Z");
    let (mut tufts, mut clover) = (String::new(), String::new());
    for row in 0..5 {
        for column in 0..4 {
            let x =
                dice.near(14.0 + 25.0 * column as f32 + if row % 2 == 0 { 0.0 } else { 11.0 }, 3.0);
            let y = dice.near(14.0 + 19.0 * row as f32, 3.0);
            if dice.below(4) == 0 {
                draw!(clover, "M{} {}h.1m5 -3h.1m1 5h.1", short(x), short(y));
            } else {
                draw!(
                    tufts,
                    "M{} {}q-1 -5 -4.5 -6.5M{0} {1}v-8M{0} {1}q1 -5 4.5 -6.5",
                    short(x),
                    short(y)
                );
            }
        }
    }
    patch("grassland-lit", 0.45, &swell)
        + &lines("grassland-deep", 2.0, &tufts)
        + &lines("paper", 3.2, &clover)
}

/// Pools with sedge in between, and the level lines of standing water.
fn swamp(dice: &mut Dice) -> String {
    let mut drawn = String::new();
    for pool in 0..4 {
        let x = dice.near([24.0, 76.0, 30.0, 74.0][pool], 6.0);
        let y = dice.near([20.0, 38.0, 64.0, 84.0][pool], 4.0);
        let (wide, high) = (dice.near(19.0, 3.0), dice.near(7.5, 1.0));
        draw!(
            drawn,
            "<path stroke=\"$swamp-deep\" stroke-width=\"2\" fill=\"$swamp-water\" d=\"M{} {}q0 -{h} {w} -{h}t{w} {h}q0 {h} -{w} {h}t-{w} -{h}Z\"/>",
            short(x - wide),
            short(y),
            w = short(wide),
            h = short(high)
        );
        drawn += &lines(
            "swamp-lit",
            2.0,
            &format!("M{} {}h{}m6 0h4", short(x - 9.0), short(y - 1.0), short(wide * 0.5)),
        );
    }
    let (mut sedge, mut level) = (String::new(), String::new());
    for spot in 0..9 {
        let x = dice.near(12.0 + 38.0 * (spot % 3) as f32, 8.0);
        let y = dice.near(14.0 + 36.0 * (spot / 3) as f32, 7.0);
        draw!(sedge, "M{} {}l-3 -9M{0} {1}l.5 -12M{0} {1}l4 -8", short(x), short(y));
        draw!(level, "M{} {}h{}", short(x + 6.0), short(y + 4.0), dice.between(7, 13));
    }
    drawn + &lines("swamp-lit", 2.0, &level) + &lines("swamp-deep", 2.2, &sedge)
}

/// Broken rock: ridges with hatched flanks, and specks of gold.
fn mine(dice: &mut Dice) -> String {
    let (mut ridges, mut flanks, mut hatching, mut gold) =
        (String::new(), String::new(), String::new(), String::new());
    for row in 0..5 {
        let y = 22.0 + 20.0 * row as f32;
        let mut x = if row % 2 == 0 { -6.0 } else { -18.0 };
        while x < 100.0 {
            let (wide, high) = (dice.near(14.0, 2.0), dice.near(15.0, 3.0));
            draw!(
                ridges,
                "M{} {}l{w} -{h}l{w} {h}",
                short(x),
                short(y),
                w = short(wide),
                h = short(high)
            );
            draw!(
                flanks,
                "M{} {}l{} {h}H{}Z",
                short(x + wide),
                short(y - high),
                short(wide),
                short(x + wide - 2.0),
                h = short(high)
            );
            draw!(hatching, "M{} {}l4 6m-1 -8l4 6", short(x + wide + 2.0), short(y - high + 6.0));
            if dice.below(3) == 0 {
                draw!(
                    gold,
                    "M{} {}l2.5 -3l2.5 3l-2.5 3Z",
                    short(x + dice.near(6.0, 3.0)),
                    short(y + 3.0)
                );
            }
            x += 2.0 * wide + dice.near(2.0, 2.0);
        }
    }
    patch("mine-deep", 0.6, &flanks)
        + &lines("mine-lit", 2.0, &ridges)
        + &lines("mine-deep", 2.0, &hatching)
        + &patch("gold", 1.0, &gold)
}

/// Paving in courses.
fn town(dice: &mut Dice) -> String {
    let (mut joints, mut worn) = (String::new(), String::new());
    for course in 0..6 {
        let y = 17.0 * course as f32;
        draw!(joints, "M0 {}q25 {} 50 0t50 0", short(y + 16.0), dice.between(-2, 2));
        let mut x = dice.near(12.0, 8.0);
        while x < 98.0 {
            draw!(joints, "M{} {}v14", short(x), short(y + 1.0));
            let wide = dice.near(22.0, 5.0);
            if dice.below(4) == 0 && x + wide < 100.0 {
                draw!(
                    worn,
                    "M{} {}h{}v13h-{}Z",
                    short(x + 1.5),
                    short(y + 1.5),
                    short(wide - 3.0),
                    short(wide - 3.0)
                );
            }
            x += wide;
        }
    }
    patch("town-lit", 0.6, &worn) + &lines("town-deep", 2.0, &joints)
}
