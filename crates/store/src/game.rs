//! Finished games: what is kept of them and how it is asked for.

use crate::Millis;

/// A game that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedGame {
    /// The table where it was played.
    pub table: String,
    /// Its number among the games of the table.
    pub number: u32,
    /// What was played, as others write it.
    pub rules: String,
    /// How it ended, as others write it.
    pub ending: String,
    /// When it began.
    pub began_at: Millis,
    /// When it ended.
    pub ended_at: Millis,
    /// Whether it stands in the lists of games; who knows its table finds it all the same.
    pub listed: bool,
    /// The whole game, as text that only others read.
    pub record: String,
    /// One for each seat, in the order of seats.
    pub results: Vec<SeatResult>,
}

/// What a game brought to one seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatResult {
    /// The place at the table.
    pub seat: u8,
    /// The account of who sat there, where there is one.
    pub player: Option<String>,
    /// The name shown during the game.
    pub name: String,
    /// The bot that played, where it was one.
    pub bot: Option<String>,
    /// The points.
    pub points: i32,
    /// The rank, 1 for who won.
    pub rank: u8,
}

/// A [`FinishedGame`] without its record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameSummary {
    /// The table where it was played.
    pub table: String,
    /// Its number among the games of the table.
    pub number: u32,
    /// What was played.
    pub rules: String,
    /// How it ended.
    pub ending: String,
    /// When it began.
    pub began_at: Millis,
    /// When it ended.
    pub ended_at: Millis,
    /// One for each seat, in the order of seats.
    pub results: Vec<SeatResult>,
}

impl GameSummary {
    /// Where the page after this game goes on.
    pub fn cursor(&self) -> GameCursor {
        GameCursor { ended_at: self.ended_at, table: self.table.clone(), number: self.number }
    }
}

/// Which of the listed games are wanted, newest first.
#[derive(Debug, Clone, Default)]
pub struct GameQuery {
    /// Only games in which this account had a seat.
    pub player: Option<String>,
    /// Only games played by exactly these rules.
    pub rules: Option<String>,
    /// Only what comes after this place in the order.
    pub before: Option<GameCursor>,
    /// How many at most.
    pub limit: u32,
}

/// A place in the order of games: by time, and by table and number where times are equal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameCursor {
    /// When the game ended.
    pub ended_at: Millis,
    /// The table where it was played.
    pub table: String,
    /// Its number there.
    pub number: u32,
}

/// The sum of a player's finished games. Who had several seats in a game counts with the best.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PlayerStats {
    /// Games played to their end.
    pub games: u64,
    /// Games with rank 1.
    pub wins: u64,
    /// Points of all games together.
    pub points: i64,
    /// Points of the best game; none without a game.
    pub best: Option<i32>,
}
