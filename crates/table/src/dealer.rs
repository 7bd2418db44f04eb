//! The sealed dealer: a seed that nobody sees, the seal that binds it, and the shuffle that follows
//! from it.
//!
//! The seal is published when a game begins, the seed when it ends. Anyone who noted the seal can
//! then check that the seed was fixed beforehand, and repeat the shuffle. `docs/PROTOCOL.md`
//! describes both, so that anyone can do this with their own program.

use std::fmt::{Debug, Display, Formatter, Result as Printed};
use std::str::FromStr;

use hex::{FromHex, FromHexError};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rules::{Deal, Position, Rules, Step, Stock};
use sha2::{Digest, Sha256};

use crate::game::Game;
use crate::json::text_form;
use crate::names::TableId;
use crate::refusal::Reason;

/// A game: its table, and which game it is there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GameId {
    pub table: TableId,
    /// Counting from 1.
    pub number: u32,
}

/// The seed of a game's shuffle: a secret until the game has ended.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// The commitment to a seed, which does not reveal it: SHA-256 of the seed and the game's id.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = String))]
pub struct Seal([u8; 32]);

text_form!(Seal);

impl Seed {
    /// A seed from these bytes, which come from the operating system.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes, for the store's column of secrets.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The seed as published once the game has ended: 64 hexadecimal digits.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// The seal of this seed for a game.
    pub fn seal(&self, game: &GameId) -> Seal {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(game.to_string());
        Seal(hash.finalize().into())
    }

    /// The stock of a game as it was shuffled at first ([`Shuffle::Stream`](crate::Shuffle)): kings,
    /// Kingdomino's dominoes, Queendomino's dominoes, tiles.
    pub fn stock(&self, rules: &Rules) -> Stock {
        let mut random = ChaCha20Rng::from_seed(self.0);
        Stock::shuffled(rules, |bound| below(bound as u32, &mut random))
    }
}

impl Game {
    /// The stock of this game. If it continues from given steps, what they dealt lies on top, in
    /// order; below it lies everything unseen, as the shuffle left it.
    pub fn stock(&self, id: &GameId, seed: &Seed) -> Stock {
        let rules = self.position().rules();
        let mut stock = self.shuffle.stock(rules, seed, id, &self.contributions);
        let (mut kings, mut dominoes, mut tiles) = (Vec::new(), Vec::new(), Vec::new());
        for step in self.given_steps() {
            match step {
                Step::Deal(Deal::King(seat)) => kings.push(*seat),
                Step::Deal(Deal::Line(line)) => dominoes.extend(*line),
                Step::Deal(Deal::Buildings(uncovered)) => tiles.extend(uncovered.iter().copied()),
                Step::Act(_) => {}
            }
        }
        lay_on_top(&mut stock.kings, &kings);
        stock.dominoes.iter_mut().for_each(|pile| lay_on_top(pile, &dominoes));
        lay_on_top(&mut stock.buildings, &tiles);
        stock
    }
}

/// Moves items to the top of a pile, in their order. Items that are not in the pile belong to
/// another one.
fn lay_on_top<T: Copy + PartialEq>(pile: &mut Vec<T>, come: &[T]) {
    let mut top = Vec::new();
    for item in come {
        if let Some(at) = pile.iter().position(|other| other == item) {
            top.push(pile.remove(at));
        }
    }
    pile.splice(0..0, top);
}

/// A uniform random number below `bound`: a draw of 32 bits, modulo `bound`. To keep it uniform,
/// draws at or above the largest multiple of `bound` that fits in 32 bits are rejected.
fn below(bound: u32, random: &mut impl Rng) -> usize {
    let fair = u32::MAX - u32::MAX % bound;
    loop {
        let draw = random.next_u32();
        if draw < fair {
            return (draw % bound) as usize;
        }
    }
}

/// Deals the game of one seed.
#[derive(Clone)]
pub(crate) struct Dealer {
    seed: Seed,
    /// Known once all contributions are.
    stock: Option<Stock>,
}

impl Dealer {
    pub(crate) const fn new(seed: Seed) -> Self {
        Self { seed, stock: None }
    }

    /// Shuffles, unless that is done or something is still to be contributed.
    pub(crate) fn shuffle(&mut self, id: &GameId, game: &Game) {
        if self.stock.is_none() && !game.awaits_contributions() {
            self.stock = Some(game.stock(id, &self.seed));
        }
    }

    pub(crate) fn seed(&self) -> &Seed {
        &self.seed
    }

    pub(crate) fn deal(&self, position: &Position) -> Option<Deal> {
        self.stock.as_ref()?.deal(position)
    }
}

/// Written as the table's id, a dot and the number.
impl FromStr for GameId {
    type Err = Reason;

    fn from_str(text: &str) -> Result<Self, Reason> {
        let (table, number) = text.rsplit_once('.').ok_or(Reason::BadId)?;
        Ok(Self { table: table.parse()?, number: number.parse().map_err(|_| Reason::BadId)? })
    }
}

impl Display for GameId {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        write!(f, "{}.{}", self.table, self.number)
    }
}

/// A secret does not print itself.
impl Debug for Seed {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        f.write_str("Seed(..)")
    }
}

/// A secret does not print itself.
impl Debug for Dealer {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        f.write_str("Dealer(..)")
    }
}

impl Debug for Seal {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        write!(f, "{self}")
    }
}

impl Display for Seal {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        f.write_str(&hex::encode(self.0))
    }
}

/// 64 hexadecimal digits.
impl FromStr for Seed {
    type Err = FromHexError;

    fn from_str(text: &str) -> Result<Self, FromHexError> {
        <[u8; 32]>::from_hex(text).map(Self)
    }
}

/// 64 hexadecimal digits.
impl FromStr for Seal {
    type Err = FromHexError;

    fn from_str(text: &str) -> Result<Self, FromHexError> {
        <[u8; 32]>::from_hex(text).map(Self)
    }
}
