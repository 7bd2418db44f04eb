//! Converts between a table's facts and the store's rows.

use protocol::{LobbyTable, read_note, read_row, write_note, write_row};
use store::{Append, FinishedGame, FinishedSeries, Log, SeatResult, Secret, SeriesResult, Summary};
use table::{
    Decided, Ending, Fact, Misfit, Privacy, PrivateNote, Seed, SeriesGame, Stage, State, Table,
    TableId,
};

use crate::error::{Failure, Result};

/// The append that stores decided facts; `next` is the table after them.
pub(crate) fn append(before: u64, decided: &Decided, next: &Table) -> Append {
    let state = next.state();
    let entries = decided.entries.iter().map(|entry| store::Row {
        seq: entry.seq,
        at: entry.at,
        body: write_row(entry),
    });
    let secrets = decided.seed.iter();
    let ended = decided.entries.iter().any(|entry| matches!(entry.fact, Fact::Ended { .. }));
    Append {
        table: state.id.to_string(),
        expected: before,
        entries: entries.collect(),
        secrets: secrets.map(|(number, seed)| (*number, Secret::new(*seed.bytes()))).collect(),
        seals: seals(decided),
        summary: summary(state),
        wake_at: wake_at(state),
        finished: ended.then(|| finished(state)).flatten().into_iter().collect(),
        series: ended.then(|| series(state)).flatten().into_iter().collect(),
        seated: seated(decided, state),
        at: state.at,
    }
}

/// The seals of games that begin, for the public chain.
fn seals(decided: &Decided) -> Vec<String> {
    let seal = |fact: &Fact| match fact {
        Fact::Began { seal, .. } => Some(seal.to_string()),
        _ => None,
    };
    decided.entries.iter().filter_map(|entry| seal(&entry.fact)).collect()
}

fn summary(state: &State) -> Summary {
    let listed = state.is_listed();
    let body = if listed {
        serde_json::to_string(&LobbyTable::from(state)).unwrap_or_default()
    } else {
        String::new()
    };
    Summary { listed, waiting: listed && state.stage == Stage::Gathering, body }
}

/// The players in whose own list the table is, if these facts may change that.
fn seated(decided: &Decided, state: &State) -> Option<Vec<String>> {
    let matters = |fact: &Fact| {
        matches!(
            fact,
            Fact::Opened { .. }
                | Fact::Sat { .. }
                | Fact::BotSat { .. }
                | Fact::Stood { .. }
                | Fact::Began { .. }
                | Fact::Ended { .. }
                | Fact::Closed
        )
    };
    decided.entries.iter().any(|entry| matters(&entry.fact)).then(|| {
        let chairs = state.chairs.iter().filter(|_| is_unfinished(state));
        chairs.filter_map(|chair| Some(chair.player()?.id.to_string())).collect()
    })
}

/// Whether something is still to come at a table. Whether a finished game gets a rematch is open.
pub(crate) fn is_unfinished(state: &State) -> bool {
    match state.stage {
        Stage::Playing | Stage::Pause => true,
        Stage::Gathering => state.game.is_none(),
        Stage::Closed => false,
    }
}

/// When the table next needs attention, even if this process dies: at the next deadline, or at once
/// if a bot is to move for somebody. Where only spectators are left, they come back by themselves.
fn wake_at(state: &State) -> Option<i64> {
    let is_waited_for = state.bot_to_move().is_some() && is_attended(state);
    if is_waited_for { Some(state.at) } else { state.next_deadline() }
}

/// Whether somebody sits at the table who has neither left nor resigned.
pub(crate) fn is_attended(state: &State) -> bool {
    state.chairs.iter().any(|chair| chair.player().is_some() && !chair.away && !chair.resigned)
}

/// Rebuilds a table and its seeds.
pub(crate) fn load(id: TableId, log: &Log) -> Result<Table> {
    let entries = entries(log)?;
    Table::load(id, &entries, &seeds(log)).map_err(|Misfit { .. }| Failure::Damaged)
}

pub(crate) fn entries(log: &Log) -> Result<Vec<table::Entry>> {
    let read = |row: &store::Row| read_row(row.seq, row.at, &row.body);
    log.entries.iter().map(|row| read(row).map_err(|_| Failure::Damaged)).collect()
}

pub(crate) fn seeds(log: &Log) -> Vec<(u32, Seed)> {
    log.secrets.iter().map(|(number, secret)| (*number, Seed::new(*secret.expose()))).collect()
}

/// The log of what a table's partners said. No id of a table has a slash in it.
pub(crate) fn notes_log(table: &TableId) -> String {
    format!("{table}{NOTES_SUFFIX}")
}

/// The table that a log of notes belongs to.
pub(crate) fn table_of_notes(log: &str) -> Option<TableId> {
    log.strip_suffix(NOTES_SUFFIX)?.parse().ok()
}

const NOTES_SUFFIX: &str = "/team";

/// The append that stores a note after `count` others.
pub(crate) fn append_note(table: &TableId, count: u64, note: &PrivateNote) -> Append {
    let at = note.note.at;
    Append {
        table: notes_log(table),
        expected: count,
        entries: vec![store::Row { seq: count + 1, at, body: write_note(note) }],
        summary: Summary { listed: false, waiting: false, body: String::new() },
        secrets: Vec::new(),
        seals: Vec::new(),
        wake_at: None,
        finished: Vec::new(),
        series: Vec::new(),
        seated: None,
        at,
    }
}

pub(crate) fn notes(log: &Log) -> Result<Vec<PrivateNote>> {
    log.entries.iter().map(|row| read_note(&row.body).map_err(|_| Failure::Damaged)).collect()
}

fn finished(state: &State) -> Option<FinishedGame> {
    let game = state.game.as_ref()?;
    let end = game.end.as_ref()?;
    let results = state.results()?;
    let seats = results
        .iter()
        .map(|result| seat_result(result, result.points.into(), result.rank.unwrap_or(0)));
    let rules = *game.position().rules();
    Some(FinishedGame {
        table: state.id.to_string(),
        number: game.number,
        rules: rules.to_string(),
        ending: ending_name(end.ending).into(),
        began_at: game.began_at,
        ended_at: end.at,
        listed: is_listed_afterwards(state),
        record: state.record()?.to_string(),
        results: seats.collect(),
    })
}

fn seat_result(result: &table::SeatResult, points: i32, rank: u8) -> SeatResult {
    SeatResult {
        seat: result.seat.index() as u8 + 1,
        player: result.player.as_ref().map(|player| player.id.to_string()),
        name: result.name(),
        bot: result.bot.map(|level| level.name().to_owned()),
        points,
        rank,
    }
}

/// A public list must not reveal the link of a private table.
fn is_listed_afterwards(state: &State) -> bool {
    state.options.privacy == Privacy::Open && state.options.spectators
}

/// The series that the last game has completed. One that is broken off has no result.
fn series(state: &State) -> Option<FinishedSeries> {
    let SeriesGame { first, games, .. } = state.series_game()?;
    let outcome = state.series_outcome()?;
    let rules = state.dynasty.rules();
    let seats = state.results()?.into_iter().filter_map(|result| {
        let realm = rules.realm_of(result.seat);
        let standing = outcome.iter().find(|standing| standing.realm == realm)?;
        Some(SeriesResult {
            result: seat_result(&result, standing.points.into(), standing.rank),
            behind_by: standing.behind_by.map(|decider| decider.name().to_owned()),
        })
    });
    Some(FinishedSeries {
        table: state.id.to_string(),
        first,
        games: games.into(),
        rules: rules.to_string(),
        ended_at: state.game.as_ref()?.end.as_ref()?.at,
        listed: is_listed_afterwards(state),
        results: seats.collect(),
    })
}

/// All series that a table's facts tell of, for databases from before series had rows.
pub(crate) fn derive_series(id: &TableId, log: &Log) -> Result<Vec<FinishedSeries>> {
    let entries = entries(log)?;
    let (first, later) = entries.split_first().ok_or(Failure::Damaged)?;
    let mut state = State::opened(id.clone(), first).map_err(|_| Failure::Damaged)?;
    let mut all = Vec::new();
    for entry in later {
        state.apply(entry).map_err(|_| Failure::Damaged)?;
        if matches!(entry.fact, Fact::Ended { .. }) {
            all.extend(series(&state));
        }
    }
    Ok(all)
}

pub(crate) const fn ending_name(ending: Ending) -> &'static str {
    match ending {
        Ending::Finished => "finished",
        Ending::Resigned => "resigned",
        Ending::Abandoned => "abandoned",
    }
}

pub(crate) fn parse_ending(name: &str) -> Ending {
    match name {
        "finished" => Ending::Finished,
        "resigned" => Ending::Resigned,
        _ => Ending::Abandoned,
    }
}
