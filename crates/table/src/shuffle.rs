//! How a deck follows from a game's secrets.
//!
//! New games sort each pile by hashes, so that anybody can repeat the shuffle with nothing but
//! SHA-256. Games from before keep the stream cipher they began with.

use std::fmt::{Debug, Display, Formatter, Result as Printed};

use rules::{Rules, Stock};
use serde::{Deserialize, Serialize};

use crate::contribution::{Contribution, sha256};
use crate::dealer::{GameId, Seed};

/// Which way a game is shuffled. In JSON and records it is a number; the first is left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Shuffle {
    /// Fisher and Yates over the key stream of the seed alone, as games were shuffled at first.
    #[default]
    Stream,
    /// Each pile sorted by hashes of a key, in which the seed and all contributions are.
    Sorted,
}

impl Shuffle {
    /// How games are shuffled that begin now.
    pub const NEWEST: Self = Self::Sorted;

    pub const fn number(self) -> u8 {
        match self {
            Self::Stream => 1,
            Self::Sorted => 2,
        }
    }

    /// The shuffled stock of a game that nothing was given for.
    pub fn stock(
        self,
        rules: &Rules,
        seed: &Seed,
        game: &GameId,
        contributions: &[Contribution],
    ) -> Stock {
        match self {
            Self::Stream => seed.stock(rules),
            Self::Sorted => DeckKey::new(seed, game, contributions).stock(rules),
        }
    }
}

/// What the order of every pile follows from.
struct DeckKey(String);

impl DeckKey {
    fn new(seed: &Seed, game: &GameId, contributions: &[Contribution]) -> Self {
        let part = |one: &Contribution| Some(format!(" {}:{}", one.seat, one.nonce?));
        let parts: String = contributions.iter().filter_map(part).collect();
        let text = format!("crownlands deck {game} {}{parts}", seed.reveal());
        Self(hex::encode(sha256(&text)))
    }

    fn stock(&self, rules: &Rules) -> Stock {
        let mut stock = Stock::unshuffled(rules);
        self.sort("king", &mut stock.kings);
        stock.dominoes.iter_mut().for_each(|pile| self.sort("domino", pile));
        self.sort("tile", &mut stock.buildings);
        stock
    }

    /// Sorts a pile by the hashes of its items; those that are alike are numbered.
    fn sort<T: Copy + PartialEq + Display>(&self, kind: &str, pile: &mut [T]) {
        let hashed = pile.iter().enumerate().map(|(at, item)| {
            let copy = pile[..=at].iter().filter(|other| *other == item).count();
            (sha256(&format!("{} {kind} {item} {copy}", self.0)), *item)
        });
        let mut hashed: Vec<([u8; 32], T)> = hashed.collect();
        hashed.sort_unstable_by_key(|(hash, _)| *hash);
        for (place, (_, item)) in pile.iter_mut().zip(hashed) {
            *place = item;
        }
    }
}

impl From<Shuffle> for u8 {
    fn from(shuffle: Shuffle) -> Self {
        shuffle.number()
    }
}

/// A shuffle that this version does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownShuffle;

impl TryFrom<u8> for Shuffle {
    type Error = UnknownShuffle;

    fn try_from(number: u8) -> Result<Self, UnknownShuffle> {
        [Self::Stream, Self::Sorted]
            .into_iter()
            .find(|shuffle| shuffle.number() == number)
            .ok_or(UnknownShuffle)
    }
}

impl Display for UnknownShuffle {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        f.write_str("this way of shuffling is unknown")
    }
}

impl std::error::Error for UnknownShuffle {}

/// A secret does not print itself.
impl Debug for DeckKey {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        f.write_str("DeckKey(..)")
    }
}
