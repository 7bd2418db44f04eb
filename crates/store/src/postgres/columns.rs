//! Turns rows into columns for UNNEST.

use crate::{FinishedGame, FinishedSeries, Millis, Row, SeatResult, SeriesResult};

#[derive(Default)]
pub(super) struct Entries {
    pub(super) seq: Vec<i64>,
    pub(super) at: Vec<i64>,
    pub(super) body: Vec<String>,
}

impl From<Vec<Row>> for Entries {
    fn from(entries: Vec<Row>) -> Self {
        let mut columns = Self::default();
        for entry in entries {
            columns.seq.push(entry.seq as i64);
            columns.at.push(entry.at);
            columns.body.push(entry.body);
        }
        columns
    }
}

#[derive(Default)]
pub(super) struct Games {
    pub(super) number: Vec<i64>,
    pub(super) rules: Vec<String>,
    pub(super) ending: Vec<String>,
    pub(super) began_at: Vec<i64>,
    pub(super) ended_at: Vec<i64>,
    pub(super) record: Vec<String>,
    pub(super) listed: Vec<bool>,
    pub(super) results: Results,
}

/// Of games, or of series, which go by the number of their first game.
#[derive(Default)]
pub(super) struct Results {
    pub(super) number: Vec<i64>,
    pub(super) seat: Vec<i64>,
    pub(super) player: Vec<Option<String>>,
    pub(super) name: Vec<String>,
    pub(super) bot: Vec<Option<String>>,
    pub(super) points: Vec<i64>,
    pub(super) rank: Vec<i64>,
    pub(super) ended_at: Vec<i64>,
}

impl Results {
    fn push(&mut self, number: u32, ended_at: Millis, result: SeatResult) {
        self.number.push(number.into());
        self.seat.push(result.seat.into());
        self.player.push(result.player);
        self.name.push(result.name);
        self.bot.push(result.bot);
        self.points.push(result.points.into());
        self.rank.push(result.rank.into());
        self.ended_at.push(ended_at);
    }
}

impl From<Vec<FinishedGame>> for Games {
    fn from(games: Vec<FinishedGame>) -> Self {
        let mut columns = Self::default();
        for game in games {
            columns.number.push(game.number.into());
            columns.rules.push(game.rules);
            columns.ending.push(game.ending);
            columns.began_at.push(game.began_at);
            columns.ended_at.push(game.ended_at);
            columns.record.push(game.record);
            columns.listed.push(game.listed);
            for result in game.results {
                columns.results.push(game.number, game.ended_at, result);
            }
        }
        columns
    }
}

#[derive(Default)]
pub(super) struct Series {
    pub(super) first: Vec<i64>,
    pub(super) games: Vec<i64>,
    pub(super) rules: Vec<String>,
    pub(super) ended_at: Vec<i64>,
    pub(super) listed: Vec<bool>,
    pub(super) results: Results,
    /// For each result.
    pub(super) behind_by: Vec<Option<String>>,
}

impl From<Vec<FinishedSeries>> for Series {
    fn from(all: Vec<FinishedSeries>) -> Self {
        let mut columns = Self::default();
        for series in all {
            columns.first.push(series.first.into());
            columns.games.push(series.games.into());
            columns.rules.push(series.rules);
            columns.ended_at.push(series.ended_at);
            columns.listed.push(series.listed);
            for SeriesResult { result, behind_by } in series.results {
                columns.results.push(series.first, series.ended_at, result);
                columns.behind_by.push(behind_by);
            }
        }
        columns
    }
}
