//! The version of the component tables that a game is played with.
//!
//! A number on a tile may turn out to be wrong. The tables then get a new version: new games take
//! the corrected row, and a game that began before keeps its own, so that it replays and scores as
//! it did. Outside a [`Position`](crate::Position) a tile is only a name; a position knows its
//! version and turns names into its own tiles.

use crate::building;

/// A version of the component tables, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Components(u8);

impl Components {
    /// The first version: what a text means that names none.
    pub const FIRST: Self = Self(1);

    /// The version of new games.
    pub const NEWEST: Self = Self(building::NEWEST);

    /// For tests: one more version, in which a building has other numbers. No text names it, so
    /// nobody can play with it.
    #[doc(hidden)]
    pub const TRIAL: Self = Self(building::LAST);

    /// The version with this number; `None` if this program is too old to know it.
    pub const fn new(version: usize) -> Option<Self> {
        let last = if cfg!(test) { Self::TRIAL } else { Self::NEWEST };
        if version == 0 || version > last.0 as usize {
            return None;
        }
        Some(Self(version as u8))
    }

    /// Its number, from 1.
    pub const fn version(self) -> u8 {
        self.0
    }
}

/// [`Components::FIRST`], which texts leave out.
impl Default for Components {
    fn default() -> Self {
        Self::FIRST
    }
}
