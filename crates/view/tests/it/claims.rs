//! Which king is claimed for, and how a claim is chosen by keys.

use rules::{Actor, Deal, Phase, Step};
use testkit::{game, shuffle};
use view::hand::{Hand, Holding};
use view::scene::Choice;

/// §3.6
#[test]
fn whoever_draws_a_king_of_another_seat_claims_for_it() {
    let mut strange = 0;
    for seed in 0..8 {
        let rules = "k4+anyking".parse().unwrap();
        let record = game::random_record(rules, &mut shuffle::random(seed));
        let mut drawn = None;
        for (position, step) in record.replay().map(Result::unwrap).zip(&record.steps) {
            if let (Some(Choice::Claim { king, .. }), Some(drawn)) = (Choice::of(&position), drawn)
                && position.round() == 0
            {
                assert_eq!(king, drawn, "the king that was drawn, not the one who drew it");
                strange += usize::from(position.actor() != Actor::Seat(king));
            }
            drawn = match step {
                Step::Deal(Deal::King(seat)) => Some(*seat),
                _ => None,
            };
        }
    }
    assert!(strange > 5, "{strange}");
}

/// Slots lie one below the other: down and right lead to the next one, up and left to the one before.
#[test]
fn arrow_keys_walk_along_the_line() {
    let record = game::random_record("k4".parse().unwrap(), &mut shuffle::random(3));
    let mut positions = record.replay().map(Result::unwrap);
    let claiming = positions.find(|position| {
        position.phase() == Phase::Claim && position.next_line().free_slots().count() == 4
    });
    let position = claiming.unwrap();
    let Actor::Seat(seat) = position.actor() else { panic!("somebody claims") };
    let free: Vec<_> = position.next_line().free_slots().collect();
    let at = |hand: &Hand| match hand.holding() {
        Holding::King { slot, .. } => free.iter().position(|one| one == slot).unwrap(),
        other => panic!("{other:?}"),
    };
    let mut hand = Hand::new(&position, seat);
    assert_eq!(at(&hand), 0);
    for (east, north, expected) in [(0, -1, 1), (1, 0, 2), (0, 1, 1), (-1, 0, 0), (0, 1, 3)] {
        hand.step(east, north);
        assert_eq!(at(&hand), expected, "{east} {north}");
    }
}
