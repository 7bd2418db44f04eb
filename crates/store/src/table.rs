//! A table as it is stored: its log, its seeds, what the lobby shows of it.

use crate::FinishedGame;
use std::fmt;

/// Unix time in milliseconds. It always comes from outside.
pub type Millis = i64;

/// One step of a table's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number: 1 for the first of a table, without gaps.
    pub seq: u64,
    /// When it happened.
    pub at: Millis,
    /// What happened, as text that only others read.
    pub body: String,
}

/// The seed of a game's dealer. It does not print itself.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// Keeps `seed` secret from here on.
    pub const fn new(seed: [u8; 32]) -> Self {
        Self(seed)
    }

    /// The seed, for the dealer and nobody else.
    pub const fn expose(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// What the lobby shows of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// Whether it stands in the list of open tables.
    pub listed: bool,
    /// Whether it waits for players: such tables come first in the list.
    pub waiting: bool,
    /// The line of the list, as text that only others read.
    pub body: String,
}

/// A line of the list of open tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listing {
    /// The table.
    pub table: String,
    /// The body of its [`Summary`].
    pub body: String,
    /// When it was last appended to.
    pub updated_at: Millis,
}

/// Everything one change of a table writes, all of it or nothing.
#[derive(Debug, Clone)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The last number the writer saw; 0 creates the table.
    pub expected: u64,
    /// The new end of the log, from `expected + 1` on; at least one entry.
    pub entries: Vec<Entry>,
    /// Seeds of games that begin, by the number of the game.
    pub secrets: Vec<(u32, Secret)>,
    /// What the lobby shows from now on.
    pub summary: Summary,
    /// When somebody must look at the table: a deadline, or a bot to move.
    pub wake_at: Option<Millis>,
    /// Games that these entries end.
    pub finished: Vec<FinishedGame>,
    /// When all this happens.
    pub at: Millis,
}

impl Append {
    /// The last number of the log once this is written.
    pub(crate) fn last_seq(&self) -> i64 {
        (self.expected + self.entries.len() as u64) as i64
    }
}

/// What became of an [`Append`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use]
pub enum Appended {
    /// It is written and survives a loss of power.
    Done,
    /// The table was not at the expected number, and nothing was written.
    Conflict,
}

/// A log as it was loaded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log {
    /// The entries asked for, in order.
    pub entries: Vec<Entry>,
    /// The seeds of all games of the table, by the number of the game.
    pub secrets: Vec<(u32, Secret)>,
}
