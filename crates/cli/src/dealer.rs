//! Stocks to deal from: in the order of the numbers, or shuffled from a seed.
//!
//! The generator is named and its numbers do not depend on the machine, so a seed means the
//! same deal everywhere. A stock is made for a position: what has been seen comes first, what
//! is still to come is shuffled behind it.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use rules::{Position, Stock};

/// A stock that goes on from this position.
pub(crate) fn stock(position: &Position, seed: Option<u64>) -> Stock {
    let mut random = seed.map(ChaCha8Rng::seed_from_u64);
    Stock::going_on_from(position, |order| {
        if let Some(random) = &mut random {
            order.shuffle(random);
        }
    })
}

#[cfg(test)]
mod tests {
    use rules::{Position, Preset};
    use testkit::{game, shuffle};

    use super::stock;

    #[test]
    fn a_seed_means_the_same_deal_as_in_the_tests_of_the_other_crates() {
        for preset in Preset::ALL {
            let start = Position::new(preset.rules).unwrap();
            let expected = shuffle::stock(&preset.rules, &mut shuffle::random(7));
            assert!(stock(&start, Some(7)) == expected, "{}", preset.name);
        }
    }

    #[test]
    fn a_stock_deals_to_the_end_from_anywhere_in_a_game() {
        for preset in Preset::ALL {
            for percent in [0, 1, 3, 20, 50, 90] {
                let random = &mut shuffle::random(3);
                let mut position = game::random_position(preset.rules, percent, random);
                let stock = stock(&position, Some(5));
                game::deal_on(&mut position, &stock);
                while let Some(action) = game::random_action(&position, random) {
                    position.play(action).unwrap();
                    game::deal_on(&mut position, &stock);
                }
                assert!(position.outcome().is_some(), "{} at {percent} %", preset.name);
            }
        }
    }
}
