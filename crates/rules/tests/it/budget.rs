//! What a position costs: no allocation to play or check, and little memory.

use crownlands_rules::{Actor, Position};
use testkit::{game, mixes, shuffle};

#[test]
fn playing_and_checking_allocate_nothing() {
    for (seed, rules) in mixes::printed().into_iter().enumerate() {
        let mut random = shuffle::random(seed as u64);
        let stock = shuffle::stock(&rules, &mut random);
        let mut position = Position::new(rules).unwrap();
        let mut decisions = 0;
        loop {
            let used = match position.actor() {
                Actor::Nobody => break,
                Actor::Chance => {
                    let deal = stock.deal(&position).unwrap();
                    allocation_counter::measure(|| position.deal(deal).unwrap())
                }
                Actor::Seat(_) => {
                    let action = game::random_action(&position, &mut random).unwrap();
                    decisions += 1;
                    allocation_counter::measure(|| {
                        position.legal_actions().iter().for_each(|action| {
                            assert_eq!(position.check(action), Ok(()));
                        });
                        position.play(action).unwrap();
                    })
                }
            };
            assert_eq!(used.count_total, 0, "{}", position.setup());
        }
        assert!(decisions > 40);
        let used = allocation_counter::measure(|| assert!(position.outcome().is_some()));
        assert_eq!(used.count_total, 0, "standings of {rules}");
    }
}

#[test]
fn a_position_is_one_block_of_under_two_kilobytes() {
    fn is_one_block<T: Copy>() {}
    is_one_block::<Position>();
    assert!(size_of::<Position>() < 2000, "{} bytes", size_of::<Position>());
}
