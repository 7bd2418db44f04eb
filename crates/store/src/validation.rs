//! Validates what is stored: everything has a limit, and both databases return text unchanged.

use crate::{
    Append, FinishedGame, FinishedSeries, Player, Result, SeatResult, SeriesResult, StoreError,
};

/// Longest identifier.
pub const ID_BYTES_MAX: usize = 128;
/// Longest name, rules or ending. PostgreSQL cannot index much longer text.
pub const NAME_BYTES_MAX: usize = 1 << 10;
/// Longest body or record.
pub const TEXT_BYTES_MAX: usize = 1 << 20;
/// Most rows in one append.
pub const ENTRIES_MAX: usize = 1_000;
/// Most games that may begin, or end, in one append.
pub const GAMES_MAX: usize = 16;
/// Most results in one game.
pub const SEATS_MAX: usize = 16;
/// Most items in a list, however many are requested.
pub const LIST_MAX: u32 = 1_000;

/// Caps a limit and gives it the type that SQL binds.
pub(crate) fn cap_limit(limit: u32) -> i64 {
    limit.min(LIST_MAX).into()
}

/// Makes an identifier safe to query. PostgreSQL rejects text with a NUL, so such an identifier
/// becomes the empty one, which nothing has.
pub(crate) fn queryable_id(id: &str) -> &str {
    if id.contains('\0') { "" } else { id }
}

/// Refuses an invalid append before it is queued.
pub(crate) fn check_append(append: &Append) -> Result<()> {
    check_id("table", &append.table)?;
    check_text("summary", &append.summary.body)?;
    check_count("entries", append.entries.len(), ENTRIES_MAX)?;
    check_count("secrets", append.secrets.len(), GAMES_MAX)?;
    check_count("seals", append.seals.len(), GAMES_MAX)?;
    append.seals.iter().try_for_each(|seal| check_id("seal", seal))?;
    check_count("finished games", append.finished.len(), GAMES_MAX)?;
    if append.entries.is_empty() {
        return refuse("an append needs at least one entry");
    }
    if append.expected > (i64::MAX - ENTRIES_MAX as i64) as u64 {
        return refuse("the expected number is too large");
    }
    for (entry, seq) in append.entries.iter().zip(append.expected + 1..) {
        if entry.seq != seq {
            return refuse(format!("entry {} out of order, expected {seq}", entry.seq));
        }
        check_text("entry", &entry.body)?;
    }
    let seated = append.seated.as_deref().unwrap_or_default();
    check_count("seated players", seated.len(), SEATS_MAX)?;
    seated.iter().try_for_each(|player| check_id("player", player))?;
    append.finished.iter().try_for_each(|finished| check_game(&append.table, finished))?;
    check_all_series(&append.table, &append.series)
}

/// Refuses series that cannot be stored.
pub(crate) fn check_all_series(table: &str, series: &[FinishedSeries]) -> Result<()> {
    check_count("series", series.len(), ENTRIES_MAX)?;
    series.iter().try_for_each(|one| check_series(table, one))
}

pub(crate) fn check_player(player: &Player) -> Result<()> {
    check_id("player", &player.id)?;
    check_name("name", &player.name)
}

/// Refuses text that is too long for a name or would not survive a round trip.
pub(crate) fn check_name(what: &str, name: &str) -> Result<()> {
    check_length(what, name, NAME_BYTES_MAX)
}

fn check_game(table: &str, game: &FinishedGame) -> Result<()> {
    if game.table != table {
        return refuse("a finished game belongs to another table");
    }
    check_name("rules", &game.rules)?;
    check_name("ending", &game.ending)?;
    check_text("record", &game.record)?;
    check_count("results", game.results.len(), SEATS_MAX)?;
    game.results.iter().try_for_each(check_result)
}

fn check_series(table: &str, series: &FinishedSeries) -> Result<()> {
    if series.table != table {
        return refuse("a finished series belongs to another table");
    }
    check_name("rules", &series.rules)?;
    check_count("results", series.results.len(), SEATS_MAX)?;
    for SeriesResult { result, behind_by } in &series.results {
        check_result(result)?;
        behind_by.iter().try_for_each(|decider| check_name("decider", decider))?;
    }
    Ok(())
}

fn check_result(result: &SeatResult) -> Result<()> {
    check_name("name", &result.name)?;
    result.player.iter().try_for_each(|player| check_id("player", player))?;
    result.bot.iter().try_for_each(|bot| check_name("bot", bot))
}

fn check_id(what: &str, id: &str) -> Result<()> {
    if id.is_empty() {
        return refuse(format!("{what}: the identifier is empty"));
    }
    check_length(what, id, ID_BYTES_MAX)
}

fn check_text(what: &str, text: &str) -> Result<()> {
    check_length(what, text, TEXT_BYTES_MAX)
}

fn check_length(what: &str, text: &str, bytes_max: usize) -> Result<()> {
    if text.len() > bytes_max {
        return refuse(format!("{what}: {} bytes, at most {bytes_max} allowed", text.len()));
    }
    // PostgreSQL text cannot contain NUL.
    if text.contains('\0') {
        return refuse(format!("{what}: contains a NUL character"));
    }
    Ok(())
}

fn check_count(what: &str, count: usize, max: usize) -> Result<()> {
    if count > max {
        return refuse(format!("{count} {what}, at most {max} allowed"));
    }
    Ok(())
}

fn refuse(why: impl Into<String>) -> Result<()> {
    Err(StoreError::Refused(why.into()))
}
