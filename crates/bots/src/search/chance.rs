//! Samples the next deal from what is unseen, and from nothing else.

use rand::{Rng, RngExt};
use rules::{Building, Chance, Deal, DominoId, DominoSet, Seat, Uncovered};

/// Progressive widening: how many different deals a chance node samples for its number of visits. It
/// grows slowly, or every walk would see a different deal.
pub(super) fn outcomes_max(visits: u32) -> usize {
    1 + (visits as f32).sqrt() as usize
}

/// A random index below `count`.
pub(super) fn random_index(count: usize, random: &mut impl Rng) -> usize {
    random.random_range(0..count)
}

/// A random deal, with the probabilities of the rules.
pub(crate) fn sample(chance: &Chance, random: &mut impl Rng) -> Deal {
    match chance {
        Chance::King { undrawn } => {
            let seat = weighted_index(undrawn, random);
            Deal::King(Seat::new(seat).expect("a seat of the table"))
        }
        Chance::Line { count, unseen } => {
            let mut left: Vec<DominoId> = unseen.into_iter().collect();
            let mut line = DominoSet::EMPTY;
            for _ in 0..*count {
                line.insert(left.swap_remove(random.random_range(0..left.len())));
            }
            Deal::Line(line)
        }
        Chance::Buildings { count, hidden } => {
            let mut left = *hidden;
            let mut tiles = Uncovered::new();
            for _ in 0..*count {
                let kind = weighted_index(&left, random);
                left[kind] -= 1;
                tiles.push(Building::from_index(kind).expect("a kind of building"));
            }
            Deal::Buildings(tiles)
        }
    }
}

/// A random index, with probability proportional to its weight.
fn weighted_index(weights: &[u8], random: &mut impl Rng) -> usize {
    let all: u32 = weights.iter().map(|&weight| u32::from(weight)).sum();
    let mut at = random.random_range(0..all);
    weights
        .iter()
        .position(|&weight| match at.checked_sub(weight.into()) {
            Some(rest) => {
                at = rest;
                false
            }
            None => true,
        })
        .expect("the weights add up")
}
