//! The frame around the room that is left, and the halves that knights are put on.

use rules::{Actor, Phase, Taxed};
use testkit::{game, shuffle};
use view::desk::Hints;
use view::hand::{Hand, Holding};
use view::overlay::Overlay;
use view::scene::Scene;

#[test]
fn the_room_is_framed_until_the_game_is_over() {
    let record = game::random_record("k2".parse().unwrap(), &mut shuffle::random(1));
    let positions: Vec<_> = record.replay().map(Result::unwrap).collect();
    for (at, position) in positions.iter().enumerate() {
        let scene = Scene::of_position(position, &record.steps[..at], None);
        let realm = &scene.board.as_ref().unwrap().realms[0];
        let overlay = Overlay::of_large(&scene, realm, None, Hints::ALL);
        assert_eq!(overlay.frame, position.phase() != Phase::Over);
    }
}

#[test]
fn chosen_halves_are_those_that_get_a_knight() {
    let mut seen = Vec::new();
    for number in 0..10 {
        let record = game::random_record("q2".parse().unwrap(), &mut shuffle::random(number));
        for position in record.replay().map(Result::unwrap) {
            let (Phase::Tax, Actor::Seat(seat)) = (position.phase(), position.actor()) else {
                continue;
            };
            let mut hand = Hand::new(&position, seat);
            for _ in 0..4 {
                let scene = Scene::of_position(&position, &[], Some(seat));
                let realm = scene.realm(hand.realm()).unwrap();
                let overlay = Overlay::of_large(&scene, realm, Some(&hand), Hints::NONE);
                let Holding::Knights { cells: [left, right], taxed, .. } = hand.holding() else {
                    panic!("knights")
                };
                let expected = match taxed {
                    None => vec![],
                    Some(Taxed::Left) => vec![*left],
                    Some(Taxed::Right) => vec![*right],
                    Some(Taxed::Both) => vec![*left, *right],
                };
                assert_eq!(overlay.chosen, expected);
                seen.extend(*taxed);
                hand.next_spot(1);
            }
        }
    }
    for taxed in [Taxed::Left, Taxed::Right, Taxed::Both] {
        assert!(seen.contains(&taxed), "{taxed:?}");
    }
}
