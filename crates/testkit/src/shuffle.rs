//! Shuffled stocks from a seed, the same on every machine.

use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Rules, Stock};

/// A generator whose numbers are fixed by its name and seed.
pub type Random = ChaCha8Rng;

/// The generator of a seed.
pub fn random(seed: u64) -> Random {
    Random::seed_from_u64(seed)
}

/// A freshly shuffled stock.
pub fn stock(rules: &Rules, random: &mut impl Rng) -> Stock {
    let mut stock = Stock::unshuffled(rules);
    stock.shuffle_piles(|order| order.shuffle(random));
    stock
}
