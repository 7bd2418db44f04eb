//! Comparing kingdoms from a tabletop.

use rules::{Decider, Sketch, Terrain};
use view::compare::{Comparison, ItemKind};

fn compared(kingdoms: &[&str]) -> Option<Comparison> {
    let sketches: Vec<Sketch> = kingdoms.iter().map(|text| text.parse().unwrap()).collect();
    Comparison::of(&sketches)
}

#[test]
fn items_add_up_to_the_totals_of_the_sheets() {
    let all = compared(&["W1 W. CC L2\n.. .. F. L.", "F1 F. CC W1\nF1 .. .. W."]).unwrap();
    let rows: Vec<_> = all.rows.iter().map(|row| (row.kind, row.points.clone())).collect();
    let terrain = ItemKind::Terrain;
    let expected = [
        (terrain(Terrain::Wheat), vec![2, 2]),
        (terrain(Terrain::Forest), vec![0, 6]),
        (terrain(Terrain::Lake), vec![4, 0]),
    ];
    assert_eq!(rows, expected);
    for (at, sheet) in all.sheets.iter().enumerate() {
        assert_eq!(all.rows.iter().map(|row| row.points[at]).sum::<u16>(), sheet.total);
    }
    let ranks: Vec<_> =
        all.outcome.standings().iter().map(|one| (one.realm.index(), one.points)).collect();
    assert_eq!(ranks, [(1, 8), (0, 6)]);
}

#[test]
fn ties_are_broken_as_in_a_game() {
    let decider =
        |kingdoms: &[&str]| compared(kingdoms).unwrap().outcome.standings()[1].behind_by.unwrap();
    let by_territory = ["W1 W1 CC .. ..", "W1 W. CC L1 L."];
    assert_eq!(decider(&by_territory), Decider::Shared);
    assert_eq!(decider(&["W1 W. W. W. CC", "W1 W. CC L1 L."]), Decider::LargestTerritory);
    assert_eq!(decider(&["W1 W. CC F1 ..", "W1 W. CC .. F."]), Decider::Points);
    assert_eq!(decider(&["W1 W. CC L1 L.", "W2 W. CC L. L."]), Decider::Shared);
}

#[test]
fn crowns_break_ties_only_without_queendomino() {
    // Four points and a largest territory of two squares on both sides, but three crowns against
    // two.
    let (three, two) = ("W1 W. CC L1 M1", "W2 W. CC .. ..");
    let places = |kingdoms: &[&str]| {
        let standings = compared(kingdoms).unwrap().outcome;
        let place = |one: &rules::Standing| (one.realm.index(), one.rank, one.behind_by);
        standings.standings().iter().map(place).collect::<Vec<_>>()
    };
    assert_eq!(places(&[two, three]), [(1, 1, None), (0, 2, Some(Decider::Crowns))]);
    assert_eq!(places(&[three, two]), [(0, 1, None), (1, 2, Some(Decider::Crowns))]);
    for boxes in ["q4", "w4"] {
        let other = format!("rules {boxes}\ncoins 0\nknights 0\ntowers 0\n\n{two}");
        assert_eq!(places(&[&other, three]), [(0, 1, None), (1, 1, Some(Decider::Shared))]);
    }
}

#[test]
fn a_table_has_two_to_eight_kingdoms() {
    assert!(compared(&["W1 CC"]).is_none());
    assert!(compared(&["W1 CC"; 8]).is_some_and(|all| all.outcome.winners().count() == 8));
    assert!(compared(&["W1 CC"; 9]).is_none());
}
