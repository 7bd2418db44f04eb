//! Collections iterate by reference and by value, in the same order; names and indexes lead back.

use crownlands_rules::{
    Actor, Boxes, Building, Decider, DominoId, DominoSet, Kingdom, List, Origin, Position, Sketch,
};
use testkit::{game, shuffle};

fn middle(rules: &str) -> Position {
    game::random_position(rules.parse().unwrap(), 50, &mut shuffle::random(5))
}

#[test]
fn actions_and_placements_iterate_either_way() {
    for percent in 0..100 {
        let rules = "w4".parse().unwrap();
        let position = game::random_position(rules, percent, &mut shuffle::random(5));
        let actions = position.legal_actions();
        let by_reference: Vec<_> = (&actions).into_iter().collect();
        assert_eq!(by_reference.len(), actions.len());
        assert_eq!(actions.is_empty(), !matches!(position.actor(), Actor::Seat(_)));
        assert_eq!(actions.into_iter().collect::<Vec<_>>(), by_reference, "{position}");
        if let Some(domino) = position.domino_to_place() {
            let placements = position.kingdoms()[0].placements(domino);
            assert!(placements.into_iter().eq(placements.iter()), "{position}");
        }
    }
}

#[test]
fn lines_and_standings_iterate_either_way() {
    let position = middle("k4");
    let line = position.current_line();
    assert_eq!(line.into_iter().count(), 4);
    assert!(line.into_iter().eq(line.entries()));
    let record = game::random_record("k4".parse().unwrap(), &mut shuffle::random(5));
    let outcome = record.replay().last().unwrap().unwrap().outcome().unwrap();
    assert_eq!(outcome.into_iter().count(), 4);
    assert!(outcome.into_iter().eq(outcome.standings()));
}

#[test]
fn squares_of_a_kingdom_iterate_either_way() {
    let position = middle("q4");
    let squares = |kingdom: &Kingdom| kingdom.into_iter().count();
    assert!(position.kingdoms().iter().map(squares).sum::<usize>() > 10);
    for kingdom in position.kingdoms() {
        let expected = kingdom.cells().map(|cell| (cell, kingdom.square(cell).unwrap()));
        assert!(kingdom.into_iter().eq(expected), "{position}");
    }
}

#[test]
fn boxes_are_sets() {
    assert!(Boxes::ROYAL_WEDDING.into_iter().eq([Origin::Kingdomino, Origin::Queendomino]));
    assert!(Boxes::QUEENDOMINO.into_iter().eq([Origin::Queendomino]));
    let all = [Boxes::KINGDOMINO, Boxes::QUEENDOMINO, Boxes::ROYAL_WEDDING];
    assert!(Boxes::all().eq(all));
    assert_eq!(all.map(Boxes::len), [1, 1, 2]);
    assert_eq!(all.map(Boxes::dominoes), [48, 48, 96]);
    assert_eq!(all.map(Boxes::has_queendomino), [false, true, true]);
}

#[test]
fn boxes_are_put_together() {
    for origin in Origin::ALL {
        assert!(Boxes::only(origin).iter().eq([origin]));
        assert_eq!(Boxes::only(origin).with(origin), Boxes::only(origin));
    }
    let both = Boxes::only(Origin::Kingdomino).with(Origin::Queendomino);
    assert_eq!(both, Boxes::ROYAL_WEDDING);
}

#[test]
fn a_domino_that_is_removed_leaves_the_others() {
    let mut set = DominoSet::of_box(Origin::Kingdomino);
    let gone: Vec<DominoId> = set.into_iter().step_by(5).collect();
    for &domino in gone.iter().chain(&gone) {
        set.remove(domino);
    }
    assert_eq!(set.len(), 48 - gone.len());
    assert!(gone.into_iter().all(|domino| !set.contains(domino)));
}

#[test]
fn a_kingdom_is_empty_until_a_domino_lies_in_it() {
    let start = Position::new("k3".parse().unwrap()).unwrap();
    assert!(start.kingdoms().iter().all(Kingdom::is_empty));
    assert!(middle("k3").kingdoms().iter().all(|kingdom| !kingdom.is_empty()));
}

#[test]
fn a_hole_is_a_free_cell_that_no_domino_can_fill() {
    let holes = |text: &str| -> Vec<String> {
        let sketch: Sketch = text.parse().unwrap();
        sketch.kingdom.holes().map(|cell| cell.to_string()).collect()
    };
    assert_eq!(holes("F. F. F.\nF. .. F.\nF. CC F."), ["g8"]);
    assert_eq!(holes("F. F. F. F.\nF. .. .. F.\nF. CC F. F."), [""; 0], "a domino fits in");
    assert_eq!(holes(".. F.\nF. CC"), [""; 0], "the grid goes on in the west");
    assert_eq!(holes("F. F. F. F. F.\nF. F. F. .. F.\nF. F. CC F. .."), ["h8"]);
}

#[test]
fn lists_hold_what_they_were_given() {
    let mut list: List<u8, 4> = [3, 1].into_iter().collect();
    list.extend([2]);
    for item in &mut list {
        *item *= 2;
    }
    assert!(list.iter().eq(&[6, 2, 4]));
    assert!(list.into_iter().eq([6, 2, 4]));
    assert!(!list.is_full());
}

#[test]
fn names_and_indexes_lead_back() {
    for index in 0..Building::KINDS {
        assert_eq!(Building::from_index(index).map(Building::index), Some(index));
    }
    assert_eq!(Building::from_index(Building::KINDS), None);
    for decider in Decider::ALL {
        assert_eq!(Decider::named(decider.name()), Some(decider));
    }
    assert_eq!(Decider::named("luck"), None);
}
