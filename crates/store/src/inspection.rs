//! What may be stored: a limit on everything, and texts that both databases give back unchanged.

use crate::{Append, FinishedGame, Player, Result, StoreError};

/// Bytes of an identifier.
pub const ID_BYTES_MAX: usize = 128;
/// Bytes of a name, of rules, of an ending. PostgreSQL has no index over much longer text.
pub const NAME_BYTES_MAX: usize = 1 << 10;
/// Bytes of a body or a record.
pub const TEXT_BYTES_MAX: usize = 1 << 20;
/// Entries of one append.
pub const ENTRIES_MAX: usize = 1_000;
/// Games that begin or end in one append.
pub const GAMES_MAX: usize = 16;
/// Results of one game.
pub const SEATS_MAX: usize = 16;
/// Rows that a list gives, however many are asked for.
pub const LIST_MAX: u32 = 1_000;

/// A limit as the databases take it.
pub(crate) fn at_most(limit: u32) -> i64 {
    limit.min(LIST_MAX).into()
}

/// An identifier as the databases may be asked for it: nothing has the empty one, and PostgreSQL
/// cannot even be asked for one with a NUL.
pub(crate) fn askable(id: &str) -> &str {
    if id.contains('\0') { "" } else { id }
}

/// Refuses an append that breaks a rule of its fields, before anybody is kept waiting for it.
pub(crate) fn append(append: &Append) -> Result<()> {
    id("table", &append.table)?;
    text("summary", &append.summary.body)?;
    count("entries", append.entries.len(), ENTRIES_MAX)?;
    count("secrets", append.secrets.len(), GAMES_MAX)?;
    count("finished games", append.finished.len(), GAMES_MAX)?;
    if append.entries.is_empty() {
        return refuse("an append without entries");
    }
    if append.expected > (i64::MAX - ENTRIES_MAX as i64) as u64 {
        return refuse("the expected number is too large");
    }
    for (entry, seq) in append.entries.iter().zip(append.expected + 1..) {
        if entry.seq != seq {
            return refuse(format!("entry {} where {seq} comes next", entry.seq));
        }
        text("entry", &entry.body)?;
    }
    append.finished.iter().try_for_each(|finished| game(&append.table, finished))
}

/// Refuses an account that cannot be stored.
pub(crate) fn player(player: &Player) -> Result<()> {
    id("player", &player.id)?;
    name("name", &player.name)
}

/// Refuses text that is too long for a name, or not the same after a round trip.
pub(crate) fn name(what: &str, name: &str) -> Result<()> {
    bounded(what, name, NAME_BYTES_MAX)
}

fn game(table: &str, game: &FinishedGame) -> Result<()> {
    if game.table != table {
        return refuse("a game of another table");
    }
    name("rules", &game.rules)?;
    name("ending", &game.ending)?;
    text("record", &game.record)?;
    count("results", game.results.len(), SEATS_MAX)?;
    for result in &game.results {
        name("name", &result.name)?;
        result.player.iter().try_for_each(|player| id("player", player))?;
        result.bot.iter().try_for_each(|bot| name("bot", bot))?;
    }
    Ok(())
}

fn id(what: &str, id: &str) -> Result<()> {
    if id.is_empty() {
        return refuse(format!("{what}: an empty identifier"));
    }
    bounded(what, id, ID_BYTES_MAX)
}

fn text(what: &str, text: &str) -> Result<()> {
    bounded(what, text, TEXT_BYTES_MAX)
}

fn bounded(what: &str, text: &str, bytes_max: usize) -> Result<()> {
    if text.len() > bytes_max {
        return refuse(format!("{what}: {} bytes, {bytes_max} are allowed", text.len()));
    }
    // PostgreSQL has no NUL in text.
    if text.contains('\0') {
        return refuse(format!("{what}: a NUL character"));
    }
    Ok(())
}

fn count(what: &str, count: usize, max: usize) -> Result<()> {
    if count > max {
        return refuse(format!("{count} {what}, {max} are allowed"));
    }
    Ok(())
}

fn refuse(why: impl Into<String>) -> Result<()> {
    Err(StoreError::Refused(why.into()))
}
