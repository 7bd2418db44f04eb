//! The laws of `testkit::laws` in every mode, over every mix of options.

use testkit::{game, laws, mixes, shuffle};

#[test]
fn every_position_of_a_game_in_every_mix_keeps_the_laws() {
    for (seed, rules) in mixes::all().into_iter().enumerate() {
        let record = game::random_record(rules, &mut shuffle::random(seed as u64));
        for (at, position) in record.replay().enumerate() {
            let position = position.expect("a recorded game replays");
            if at % 7 == seed % 7 || at + 1 == record.steps.len() {
                laws::check(&position);
            }
        }
        let text = record.to_string();
        assert_eq!(text.parse().as_ref(), Ok(&record), "{text}");
    }
}
