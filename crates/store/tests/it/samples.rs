//! Sample data.

use store::{
    Append, FinishedGame, FinishedSeries, Millis, Player, Row, SeatResult, Secret, SeriesResult,
    Summary,
};

/// One row after `expected`, at time `at`, on an unlisted table.
pub(crate) fn append(table: &str, expected: u64, at: Millis) -> Append {
    Append {
        table: table.to_owned(),
        expected,
        entries: vec![entry(expected.saturating_add(1), at)],
        secrets: Vec::new(),
        seals: Vec::new(),
        summary: Summary { listed: false, waiting: false, body: String::new() },
        wake_at: None,
        finished: Vec::new(),
        series: Vec::new(),
        seated: None,
        at,
    }
}

pub(crate) fn entry(seq: u64, at: Millis) -> Row {
    Row { seq, at, body: format!("entry {seq}") }
}

pub(crate) fn waking(table: &str, expected: u64, wake_at: Millis) -> Append {
    Append { wake_at: Some(wake_at), ..append(table, expected, 0) }
}

pub(crate) fn secret(byte: u8) -> Secret {
    Secret::new([byte; 32])
}

pub(crate) fn player(id: &str) -> Player {
    Player { id: id.to_owned(), name: id.to_uppercase(), program: false, created_at: 5 }
}

/// Ann beats a bot by three points.
pub(crate) fn game(table: &str, number: u32, ended_at: Millis) -> FinishedGame {
    FinishedGame {
        table: table.to_owned(),
        number,
        rules: "kingdomino".to_owned(),
        ending: "played".to_owned(),
        began_at: ended_at - 60,
        ended_at,
        listed: true,
        record: format!("record of {table} {number}"),
        results: vec![result(0, Some("ann"), 43, 1), result(1, None, 40, 2)],
    }
}

pub(crate) fn result(seat: u8, player: Option<&str>, points: i32, rank: u8) -> SeatResult {
    SeatResult {
        seat,
        player: player.map(str::to_owned),
        name: player.unwrap_or("Castellan").to_owned(),
        bot: player.is_none().then(|| "baron".to_owned()),
        points,
        rank,
    }
}

/// A series of the two games before, won by Ann on the larger territory.
pub(crate) fn series(table: &str, first: u32, ended_at: Millis) -> FinishedSeries {
    let seat = |result: SeatResult, behind_by: Option<&str>| SeriesResult {
        result: SeatResult { points: 83, ..result },
        behind_by: behind_by.map(str::to_owned),
    };
    FinishedSeries {
        table: table.to_owned(),
        first,
        games: 2,
        rules: "kingdomino+dynasty".to_owned(),
        ended_at,
        listed: true,
        results: vec![
            seat(result(0, Some("ann"), 43, 1), None),
            seat(result(1, None, 40, 2), Some("largest_territory")),
        ],
    }
}

/// The append that creates a table with these finished games.
pub(crate) fn finishing(games: Vec<FinishedGame>) -> Append {
    let table = games[0].table.clone();
    Append { finished: games, ..append(&table, 0, 0) }
}
