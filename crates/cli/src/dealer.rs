//! Stocks to deal from: in the order of the numbers, or shuffled from a seed.
//!
//! The generator is named and its numbers do not depend on the machine, so a seed means the
//! same deal everywhere. A stock is made for a position: what has been seen comes first, what
//! is still to come is shuffled behind it.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use rules::{Building, DominoId, DominoSet, Origin, Phase, Position, Seat, Stock};

/// A stock that goes on from this position.
pub(crate) fn stock(position: &Position, seed: Option<u64>) -> Stock {
    let mut random = seed.map(ChaCha8Rng::seed_from_u64);
    Stock {
        kings: behind(kings(position), &mut random),
        kingdomino: behind(dominoes(position, Origin::Kingdomino), &mut random),
        queendomino: behind(dominoes(position, Origin::Queendomino), &mut random),
        buildings: behind(buildings(position), &mut random),
    }
}

/// What has been seen, then the rest, shuffled where there is a generator.
fn behind<T>((mut seen, mut rest): (Vec<T>, Vec<T>), random: &mut Option<ChaCha8Rng>) -> Vec<T> {
    if let Some(random) = random {
        rest.shuffle(random);
    }
    seen.append(&mut rest);
    seen
}

fn kings(position: &Position) -> (Vec<Seat>, Vec<Seat>) {
    let setup = position.setup();
    let claimant = setup.claimant.filter(|_| position.phase() == Phase::Claim);
    let on_line = setup.next.iter().filter(|_| setup.round == 0).filter_map(|entry| entry.king);
    let drawn: Vec<Seat> = on_line.chain(claimant).collect();
    let rules = position.rules();
    let undrawn = rules.all_seats().flat_map(|seat| {
        let of_seat = drawn.iter().filter(|&&king| king == seat).count();
        (of_seat..rules.kings() as usize).map(move |_| seat)
    });
    let undrawn = undrawn.collect();
    (drawn, undrawn)
}

fn dominoes(position: &Position, origin: Origin) -> (Vec<DominoId>, Vec<DominoId>) {
    let deck = position.rules().deck() & DominoSet::of_box(origin);
    deck.into_iter().partition(|domino| !position.unseen().contains(*domino))
}

fn buildings(position: &Position) -> (Vec<Building>, Vec<Building>) {
    let Some(builders) = position.builders() else {
        return (Vec::new(), Vec::new());
    };
    let tiles = |count: &dyn Fn(Building) -> u8| -> Vec<Building> {
        Building::all().flat_map(|tile| (0..count(tile)).map(move |_| tile)).collect()
    };
    let hidden = |tile: Building| builders.hidden[tile.index()];
    (tiles(&|tile| tile.spec().copies - hidden(tile)), tiles(&hidden))
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
