//! The pieces: castles, kings, knights, towers, coins, the Queen and the dragon.

mod castle;
mod coins;
mod dragon;
mod figures;

use crate::defs::{Part, reuse};
use crate::drawing::{Drawing, SQUARE};
use crate::houses::House;

pub use coins::Coin;

pub(crate) fn parts() -> impl Iterator<Item = Part> {
    castle::parts().chain(figures::parts()).chain(dragon::parts()).chain(coins::parts())
}

/// A house's castle on its own square.
pub fn castle(house: House) -> Drawing {
    Drawing::new(SQUARE, SQUARE, reuse(&format!("castle{}", house.index()), 0, 0))
}

/// A house's king: 60 by 80, standing on the lower edge.
pub fn king(house: House) -> Drawing {
    Drawing::new(60, 80, reuse(&format!("king{}", house.index()), 0, 0))
}

/// The Queen: 60 by 80.
pub fn queen() -> Drawing {
    Drawing::new(60, 80, reuse("queen", 0, 0))
}

/// A knight: 48 by 64.
pub fn knight() -> Drawing {
    Drawing::new(48, 64, reuse("knight", 0, 0))
}

/// A tower: 48 by 64.
pub fn tower() -> Drawing {
    Drawing::new(48, 64, reuse("tower", 0, 0))
}

/// The dragon, lying in wait: 120 by 84.
pub fn dragon() -> Drawing {
    Drawing::new(120, 84, reuse("dragon", 0, 0))
}

/// The fire that the dragon leaves where a building stood: 40 by 48.
pub fn fire() -> Drawing {
    Drawing::new(40, 48, reuse("fire", 0, 0))
}

/// A coin: 44 by 44.
pub fn coin(coin: Coin) -> Drawing {
    Drawing::new(44, 44, reuse(coin.id(), 0, 0))
}
