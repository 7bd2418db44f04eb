//! Finished series: several games of one table that were played as one match.

use crate::{GameCursor, Millis, SeatResult};

/// A finished series as it is written. Its games are written on their own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedSeries {
    pub table: String,
    /// The number of its first game at this table.
    pub first: u32,
    /// How many games it has.
    pub games: u32,
    /// The variant, as opaque text.
    pub rules: String,
    pub ended_at: Millis,
    /// Whether lists for everyone include it. Anyone who knows its table can still load it.
    pub listed: bool,
    /// One per seat, in seat order.
    pub results: Vec<SeriesResult>,
}

/// One seat's result in a series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeriesResult {
    /// As for a game; the points are what the seat was ranked by.
    pub result: SeatResult,
    /// What put it behind those who are ahead, as opaque text.
    pub behind_by: Option<String>,
}

/// A finished series as it is read, with the points of its games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeriesSummary {
    pub table: String,
    /// The number of its first game at this table.
    pub first: u32,
    pub rules: String,
    /// When its first game began.
    pub began_at: Millis,
    pub ended_at: Millis,
    /// One per seat, in seat order.
    pub seats: Vec<SeriesSeat>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeriesSeat {
    pub result: SeriesResult,
    /// The points of each game, in order.
    pub by_game: Vec<i32>,
}

impl SeriesSummary {
    /// Where the page after this series starts.
    pub fn cursor(&self) -> GameCursor {
        GameCursor { ended_at: self.ended_at, table: self.table.clone(), number: self.first }
    }
}

/// Selects series, newest first.
#[derive(Debug, Clone, Default)]
pub struct SeriesQuery {
    pub of: SeriesOf,
    /// Only series after this position in the order, which are older.
    pub before: Option<GameCursor>,
    /// The maximum number of series.
    pub limit: u32,
}

/// Whose series.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum SeriesOf {
    /// Every listed one.
    #[default]
    Everyone,
    /// The listed ones in which this account had a seat.
    Player(String),
    /// Those of this table, listed or not.
    Table(String),
}
