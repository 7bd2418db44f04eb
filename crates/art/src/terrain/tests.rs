//! Where props may stand.

use super::*;

/// Every half of every domino with its props and their places, rolled as `half` rolls them: first
/// the ground, then the props.
fn halves() -> impl Iterator<Item = (DominoId, Side, Vec<Standing>)> {
    DominoId::all().flat_map(|domino| {
        Side::ALL.map(|side| {
            let seed = 2 * domino.index() as u64 + side as u64;
            let mut dice = Dice::new(seed);
            let _ground = dice.below(ground::VARIANTS);
            (domino, side, arranged(side.half_of(domino), seed as usize, &mut dice))
        })
    })
}

#[test]
fn each_half_has_one_to_three_props_inside_the_square_and_below_the_crowns() {
    for (domino, side, props) in halves() {
        assert!((1..=3).contains(&props.len()), "{domino} {side:?} has {} props", props.len());
        let top = if side.half_of(domino).crowns > 0 { CROWN_BAND } else { 0 };
        for (prop, (x, base)) in props {
            assert!(base - prop.height >= top, "{} of {domino} {side:?} is too high", prop.id);
            assert!(base < SQUARE, "{} of {domino} {side:?} is too low", prop.id);
            assert!(x - prop.width / 2 >= 0 && x + prop.width / 2 <= SQUARE);
        }
    }
}

#[test]
fn props_do_not_hide_each_other() {
    for (domino, side, props) in halves() {
        for (at, (one, here)) in props.iter().enumerate() {
            for (other, there) in &props[at + 1..] {
                assert!(gap(one, *here, other, *there) >= 0, "on {domino} {side:?}");
            }
        }
    }
}

#[test]
fn the_halves_of_a_domino_share_no_prop() {
    let halves: Vec<_> = halves().collect();
    for pair in halves.chunks(2) {
        for (prop, _) in &pair[0].2 {
            assert!(pair[1].2.iter().all(|(other, _)| other.id != prop.id), "on {}", pair[0].0);
        }
    }
}

#[test]
fn every_prop_appears_on_some_domino() {
    let seen: std::collections::BTreeSet<_> =
        halves().flat_map(|(_, _, props)| props).map(|(prop, _)| prop.id).collect();
    for terrain in Terrain::ALL {
        let (large, small) = props::of(terrain);
        for prop in large.iter().chain(small) {
            assert!(seen.contains(prop.id), "no domino shows {}", prop.id);
        }
    }
}
