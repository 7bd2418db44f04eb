//! What the builders' board says to whoever may buy there.

use rules::{Actor, Position, Realm};
use testkit::{game, shuffle};
use view::scene::{BuildersScene, Scene};

fn builders(position: &Position, viewer: Option<rules::Seat>) -> BuildersScene {
    let scene = Scene::of_position(position, &[], viewer);
    scene.board.unwrap().builders.unwrap()
}

/// §7.10
#[test]
fn the_towers_that_the_buyer_needs_to_host_the_queen() {
    let record = game::random_record("q4".parse().unwrap(), &mut shuffle::random(1));
    let start = builders(&record.replay().nth(3).unwrap().unwrap(), None);
    let missing = |towers: [u8; 4], queen: Option<usize>, towers_left: u8| {
        let queen = queen.and_then(Realm::new);
        let buyer = Realm::new(0);
        BuildersScene { buyer, queen, towers_left, towers: towers.to_vec(), ..start.clone() }
            .towers_to_queen()
    };
    assert_eq!(missing([0, 0, 0, 0], None, 15), Some(1), "nobody has a tower yet");
    assert_eq!(missing([1, 3, 2, 0], Some(1), 9), Some(2), "as many as the host");
    assert_eq!(missing([3, 3, 2, 0], Some(1), 9), Some(1), "she comes with a new tower only");
    assert_eq!(missing([1, 3, 2, 0], Some(1), 2), Some(2), "the last towers of the box");
    assert_eq!(missing([1, 3, 2, 0], Some(1), 1), None, "too few are left");
    assert_eq!(missing([3, 3, 2, 0], Some(0), 9), None, "her host needs none");
}

#[test]
fn prices_are_those_of_the_viewer_or_else_of_whoever_is_to_move() {
    let record = game::random_record("q3".parse().unwrap(), &mut shuffle::random(2));
    let mut checked = 0;
    for position in record.replay().map(Result::unwrap) {
        let (Actor::Seat(mover), Some(_)) = (position.actor(), position.builders()) else {
            continue;
        };
        let rules = position.rules();
        for viewer in rules.all_seats() {
            assert_eq!(builders(&position, Some(viewer)).buyer, Some(rules.realm_of(viewer)));
        }
        assert_eq!(builders(&position, None).buyer, Some(rules.realm_of(mover)));
        checked += 1;
    }
    assert!(checked > 50);
}
