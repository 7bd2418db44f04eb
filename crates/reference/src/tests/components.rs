//! §1: the boxes hold what they should.

use super::*;

fn crowns_and_squares(origin: Origin, terrain: Terrain) -> (u32, usize) {
    let found: Vec<Half> = crate::data::dominoes_of(origin)
        .flat_map(halves)
        .filter(|half| half.terrain == terrain)
        .collect();
    (found.iter().map(|half| half.crowns).sum(), found.len())
}

#[test]
fn boxes_have_48_dominoes_each() {
    // §1.2, §1.3: squares and crowns as the last page of Kingdomino's rulebook counts them.
    for origin in [Origin::Kingdomino, Origin::Queendomino] {
        assert_eq!(crate::data::dominoes_of(origin).count(), 48);
    }
    assert_eq!(crowns_and_squares(Origin::Kingdomino, Terrain::Wheat), (5, 26));
    assert_eq!(crowns_and_squares(Origin::Kingdomino, Terrain::Mine), (10, 6));
    assert_eq!(crowns_and_squares(Origin::Kingdomino, Terrain::Town), (0, 0));
    assert_eq!(crowns_and_squares(Origin::Queendomino, Terrain::Town).0, 0);
}

#[test]
fn the_buildings_fit_in_the_box() {
    // §1.4, §1.5, as Queendomino's rulebook counts its contents. Four knights are for the seats, and
    // pieces may be left over.
    let kinds = building_kinds();
    let sum = |of: fn(&Building) -> u32| -> u32 {
        kinds.values().map(|kind| kind.copies as u32 * of(kind)).sum()
    };
    assert_eq!(kinds.len(), 17);
    assert_eq!(kinds.values().map(|kind| kind.copies).sum::<usize>(), 32);
    assert!(sum(|kind| kind.knights) <= 22 - 4);
    assert!(sum(|kind| kind.towers) <= 15);
}
