//! Finished games: what is stored about them and how to query them.

use crate::Millis;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedGame {
    pub table: String,
    /// Which game at this table, counting from 1.
    pub number: u32,
    /// The variant, as opaque text.
    pub rules: String,
    /// How it ended, as opaque text.
    pub ending: String,
    pub began_at: Millis,
    pub ended_at: Millis,
    /// Whether game lists include it. Anyone who knows its table can still load it.
    pub listed: bool,
    /// The whole game, as opaque text.
    pub record: String,
    /// One per seat, in seat order.
    pub results: Vec<SeatResult>,
}

/// One seat's result in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatResult {
    pub seat: u8,
    /// The account of the player in this seat, if any.
    pub player: Option<String>,
    /// The display name during the game.
    pub name: String,
    /// The bot that played this seat, if any.
    pub bot: Option<String>,
    pub points: i32,
    /// The rank; winners have 1.
    pub rank: u8,
}

/// A [`FinishedGame`] without its record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameSummary {
    pub table: String,
    /// Which game at this table, counting from 1.
    pub number: u32,
    pub rules: String,
    pub ending: String,
    pub began_at: Millis,
    pub ended_at: Millis,
    /// One per seat, in seat order.
    pub results: Vec<SeatResult>,
}

impl GameSummary {
    /// Where the page after this game starts.
    pub fn cursor(&self) -> GameCursor {
        GameCursor { ended_at: self.ended_at, table: self.table.clone(), number: self.number }
    }
}

/// Selects listed games, newest first.
#[derive(Debug, Clone, Default)]
pub struct GameQuery {
    /// Only games in which this account had a seat.
    pub player: Option<String>,
    /// Only games played by exactly these rules.
    pub rules: Option<String>,
    /// Only games after this position in the order, which are older.
    pub before: Option<GameCursor>,
    /// The maximum number of games.
    pub limit: u32,
}

/// A position in the order of games: by time, then by table and number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameCursor {
    pub ended_at: Millis,
    pub table: String,
    pub number: u32,
}

/// Totals over a player's finished games and series. A player with several seats in one counts with
/// the best of them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PlayerStats {
    /// Games played to the end.
    pub games: u64,
    /// Games with rank 1.
    pub wins: u64,
    /// Points over all games.
    pub points: i64,
    /// Points in the best game, if there is one.
    pub best: Option<i32>,
    /// Series played to the end.
    pub series: u64,
    /// Series with rank 1.
    pub series_wins: u64,
}
