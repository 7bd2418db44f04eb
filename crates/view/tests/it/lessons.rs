//! Every lesson can be solved, and failed if it asks for something.

use rules::{Action, Actor, Position, Terrain};
use view::lessons::{self, Parts, Stage, learner, position};
use view::scene::Scene;

const STAGES: [&str; 8] = [
    "learn-claim",
    "learn-place",
    "learn-match",
    "learn-crowns",
    "learn-order",
    "learn-queen-knights",
    "learn-queen-builders",
    "learn-queen-dragon",
];

/// Lessons and paragraphs that show a position without a task.
const PICTURES: [&str; 17] = [
    "rules-placing-match",
    "rules-placing-free",
    "learn-territory",
    "learn-frame",
    "rules-placing-grid",
    "rules-points-crowns",
    "learn-no-crown",
    "rules-points-none",
    "rules-turn-order",
    "learn-discard",
    "rules-placing-discard",
    "learn-queen-town",
    "learn-queen-stay",
    "rules-knights-coins",
    "learn-queen-buildings",
    "rules-builders-board",
    "learn-queen-queen",
];

#[test]
fn in_every_position_it_is_the_learners_turn() {
    for id in STAGES.iter().chain(&PICTURES) {
        let position = position(id).unwrap_or_else(|| panic!("{id} has no position"));
        let seat = learner(&position).unwrap();
        assert_eq!(position.actor(), Actor::Seat(seat), "{id}");
        assert!(Scene::of_position(&position, &[], Some(seat)).own_realm().is_some());
    }
    assert!(position("learn-castle").is_none());
}

#[test]
fn every_stage_can_be_solved_but_not_by_passing() {
    for id in STAGES {
        let stage = Stage::of(id).unwrap_or_else(|| panic!("{id} has no stage"));
        let actions: Vec<Action> = stage.position.legal_actions().iter().collect();
        let is_right = |action: &&Action| stage.after(**action).is_some();
        assert!(actions.iter().any(|action| is_right(&action)), "{id} cannot be done");
        assert_eq!(stage.after(Action::Pass), None, "{id}");
    }
    for id in PICTURES {
        assert!(Stage::of(id).is_none(), "{id}");
    }
}

#[test]
fn tasks_tell_right_from_wrong() {
    for id in ["learn-match", "learn-crowns", "learn-queen-knights"] {
        let stage = Stage::of(id).unwrap();
        let actions = stage.position.legal_actions();
        let mut actions = actions.iter().filter(|action| *action != Action::Pass);
        assert!(actions.any(|action| stage.after(action).is_none()), "everything is right in {id}");
    }
    let crowns = Stage::of("learn-crowns").unwrap();
    let realm = rules::Realm::default();
    let gain = |action: Action| {
        let mut after = crowns.position;
        after.play(action).ok().map(|()| after.points(realm))
    };
    let actions: Vec<Action> = crowns.position.legal_actions().iter().collect();
    let most = actions.iter().filter_map(|action| gain(*action)).max();
    for action in actions {
        assert_eq!(crowns.after(action).is_some(), gain(action) == most, "{action:?}");
    }
}

#[test]
fn the_parts_to_act_on_are_shown() {
    assert_eq!(Stage::of("learn-claim").map(|stage| stage.parts), Some(Parts::Line));
    assert_eq!(Stage::of("learn-queen-dragon").map(|stage| stage.parts), Some(Parts::Builders));
}

#[test]
fn pictures_match_their_texts() {
    let at = |x, y| rules::Cell::new(x, y).unwrap();
    let tried = |cell| lessons::attempt("rules-placing-match", cell).unwrap().1;
    assert_eq!(tried(at(0, 2)).refusal, None);
    assert!(tried(at(2, 2)).refusal.is_some(), "nothing matches there");
    let (_, covers) = lessons::attempt("rules-placing-free", at(-1, 0)).unwrap();
    assert!(covers.refusal.is_some(), "that spot is taken");
    let largest = |id: &str, terrain| {
        let (_, scored) = lessons::largest_territory(id, terrain).unwrap();
        (scored.territory.squares, scored.points)
    };
    assert!(matches!(largest("learn-territory", Terrain::Forest), (2.., 1..)));
    assert!(matches!(largest("learn-no-crown", Terrain::Wheat), (2.., 0)));
    assert_eq!(largest("learn-queen-town", Terrain::Town), (1, 0), "a town brings nothing alone");
    let taxed = lessons::best_tax("learn-queen-stay").unwrap();
    assert!(taxed.coins > 0 && !taxed.cells.is_empty());
    assert_eq!(lessons::best_tax("learn-claim"), None);
    let (position, _) = lessons::realm("learn-discard").unwrap();
    assert!(position.legal_actions().iter().all(|action| matches!(action, Action::Discard(_))));
}

#[test]
fn the_best_kingdoms_come_first() {
    let record =
        testkit::game::random_record("k4".parse().unwrap(), &mut testkit::shuffle::random(3));
    let best = lessons::best_kingdoms(&record, 3);
    let points: Vec<u16> = best.iter().map(|realm| realm.points).collect();
    assert_eq!(points.len(), 3);
    assert!(points.is_sorted_by(|one, next| one >= next), "{points:?}");
    assert_eq!(lessons::best_kingdoms(&record, 9).len(), 4);
}

/// A task is done by exactly those actions that it asks for.
#[test]
fn a_task_is_done_by_what_it_asks_for_and_by_nothing_else() {
    let realm = |position: &Position| position.rules().realm_of(learner(position).unwrap());
    for lesson in ["learn-match", "learn-queen-knights"] {
        let stage = Stage::of(lesson).unwrap();
        let before = stage.position;
        let realm = realm(&before);
        let forest = |position: &Position| {
            let territories = position.kingdom(realm).territories();
            let forests = territories.filter(|one| one.terrain == Terrain::Forest);
            forests.map(|one| one.squares).max().unwrap_or(0)
        };
        let coins = |position: &Position| position.purse(realm).coins;
        let actions: Vec<Action> = before.legal_actions().iter().collect();
        let after = |action: Action| {
            let mut next = before;
            next.play(action).unwrap();
            next
        };
        let most = actions.iter().map(|&action| coins(&after(action))).max().unwrap();
        let (mut right, mut wrong) = (0, 0);
        for &action in &actions {
            let next = after(action);
            let expected = match lesson {
                "learn-match" => forest(&next) > forest(&before),
                _ => action != Action::Pass && coins(&next) == most,
            };
            assert_eq!(stage.after(action), expected.then_some(next), "{action} in {lesson}");
            right += usize::from(expected);
            wrong += usize::from(!expected);
        }
        assert!(right > 0 && wrong > 0, "{lesson}: {right} {wrong}");
    }
}
