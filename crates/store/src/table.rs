//! A table in storage: its log, its seeds and its lobby summary.

use crate::{FinishedGame, FinishedSeries};
use std::fmt;

/// Unix time in milliseconds. Always passed in by the caller.
pub type Millis = i64;

/// One row of a table's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Counts from 1 within a table, without gaps.
    pub seq: u64,
    pub at: Millis,
    /// What happened, as opaque text.
    pub body: String,
}

/// The seed of a game's dealer. `Debug` does not reveal it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    pub const fn new(seed: [u8; 32]) -> Self {
        Self(seed)
    }

    /// The seed, for the dealer only.
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
    /// Whether the list of open tables includes it.
    pub listed: bool,
    /// Whether it is waiting for players; such tables come first in the list.
    pub waiting: bool,
    /// Its line in the list, as opaque text.
    pub body: String,
}

/// A line in the list of open tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listing {
    pub table: String,
    /// The body of its [`Summary`].
    pub body: String,
    /// When it was last appended to.
    pub updated_at: Millis,
}

/// Everything that one change to a table writes, atomically.
#[derive(Debug, Clone)]
pub struct Append {
    pub table: String,
    /// The last number the writer saw; 0 creates the table.
    pub expected: u64,
    /// The new rows, from `expected + 1` on; at least one.
    pub entries: Vec<Row>,
    /// Seeds of games that begin, by game number.
    pub secrets: Vec<(u32, Secret)>,
    /// The seals of these games, for the public chain.
    pub seals: Vec<String>,
    /// What the lobby shows from now on.
    pub summary: Summary,
    /// When the table next needs attention: a deadline, or a bot to move.
    pub wake_at: Option<Millis>,
    /// Games that these rows end.
    pub finished: Vec<FinishedGame>,
    /// Series that these rows end.
    pub series: Vec<FinishedSeries>,
    /// The players in whose own list the table is from now on; `None` if that stays as it is.
    pub seated: Option<Vec<String>>,
    /// The time of the change.
    pub at: Millis,
}

impl Append {
    /// The last number of the log once this is written.
    pub(crate) fn last_seq(&self) -> i64 {
        (self.expected + self.entries.len() as u64) as i64
    }
}

/// The outcome of an [`Append`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use]
pub enum Appended {
    /// Written; survives a power failure.
    Done,
    /// The table was not at the expected number, and nothing was written.
    Conflict,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log {
    /// The requested rows, in order.
    pub entries: Vec<Row>,
    /// The seeds of all games at the table, by game number.
    pub secrets: Vec<(u32, Secret)>,
}
