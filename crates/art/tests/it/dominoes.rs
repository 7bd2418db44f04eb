//! Dominoes: each has its own picture, upright and small.

use art::{Finish, House, Side};
use rules::{Building, DominoId};

/// The parts of a half and where they stand, without the ground that all halves share.
fn scene(markup: &str) -> Vec<(String, i32, i32)> {
    let number = |tag: &str, name: &str| {
        let start = tag.find(name).map_or(0, |at| at + name.len());
        tag[start..].split('"').next().and_then(|digits| digits.parse().ok()).unwrap_or(0)
    };
    markup
        .split("<use href=\"#cl-")
        .skip(1)
        .map(|tag| {
            let tag = &tag[..tag.find('>').expect("tags end")];
            let id = tag.split('"').next().expect("an id").to_owned();
            (id, number(tag, " x=\""), number(tag, " y=\""))
        })
        .collect()
}

/// Whether a person sees a difference: other parts, or one in a clearly different place.
fn differ(one: &[(String, i32, i32)], other: &[(String, i32, i32)]) -> bool {
    let are_unlike = |(id, x, y): &(String, i32, i32), (other, at_x, at_y): &(String, i32, i32)| {
        id != other || (x - at_x).abs() + (y - at_y).abs() >= 4
    };
    one.len() != other.len() || one.iter().zip(other).any(|(a, b)| are_unlike(a, b))
}

#[test]
fn no_two_halves_look_the_same() {
    let halves: Vec<_> = DominoId::all()
        .flat_map(|domino| {
            Side::ALL.map(|side| (domino, side, scene(&art::half(domino, side).body)))
        })
        .collect();
    assert_eq!(halves.len(), 2 * DominoId::COUNT as usize);
    for (at, (domino, side, shown)) in halves.iter().enumerate() {
        for (other, other_side, shown_there) in &halves[at + 1..] {
            assert!(
                differ(shown, shown_there),
                "{domino} {side:?} looks like {other} {other_side:?}"
            );
        }
    }
}

#[test]
fn turning_a_domino_keeps_its_art_upright() {
    for domino in DominoId::all() {
        for end in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let drawn = art::domino(domino, [(0, 0), end], Finish::Fresh);
            assert!(!drawn.contains("rotate") && !drawn.contains("scale"), "{domino} {end:?}");
        }
    }
}

#[test]
fn a_domino_shows_its_printed_crowns() {
    for domino in DominoId::all() {
        let drawn = art::domino(domino, [(3, 2), (3, 1)], Finish::Settled);
        for side in [domino.domino().left, domino.domino().right] {
            let row = format!("#cl-crowns{}\"", side.crowns);
            assert_eq!(drawn.contains(&row), side.crowns > 0, "{domino}");
        }
    }
}

#[test]
#[should_panic(expected = "neighbouring")]
fn a_domino_on_cells_that_are_not_neighbours_panics() {
    let _ = art::domino(DominoId::default(), [(0, 0), (1, 1)], Finish::Settled);
}

#[test]
fn a_full_kingdom_stays_small() {
    // The 24 dominoes with the longest markup, a castle, and a building on every town.
    let mut drawn: Vec<String> =
        DominoId::all().map(|id| art::domino(id, [(-3, -3), (-3, -2)], Finish::Fresh)).collect();
    drawn.sort_by_key(|markup| std::cmp::Reverse(markup.len()));
    let mut kingdom = drawn[..24].concat();
    kingdom += &art::placed((0, 0), &art::castle(House::new(0).unwrap()).body);
    for building in Building::all() {
        kingdom += &art::placed((-3, -3), &art::building(building).body);
    }
    assert!(kingdom.len() < 40_000, "{} bytes", kingdom.len());
}

#[test]
fn a_face_does_not_depend_on_where_the_domino_lies() {
    for domino in DominoId::all() {
        for (end, size, own) in [
            ((1, 0), (200, 100), [(0, 0), (1, 0)]),
            ((-1, 0), (200, 100), [(1, 0), (0, 0)]),
            ((0, 1), (100, 200), [(0, 0), (0, 1)]),
            ((0, -1), (100, 200), [(0, 1), (0, 0)]),
        ] {
            let face = art::face(domino, [(5, -3), (5 + end.0, -3 + end.1)]);
            assert_eq!(face.frame, [0, 0, size.0, size.1], "{domino} {end:?}");
            assert_eq!(face.body, art::domino(domino, own, Finish::Settled), "{domino} {end:?}");
        }
    }
}
