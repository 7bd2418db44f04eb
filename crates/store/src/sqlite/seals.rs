//! Adds seals to the chain, within a transaction that the caller opens and closes.

use crate::seals::{self, ChainedSeal, Due};
use crate::validation::cap_limit;
use sqlx::{Result, SqliteConnection};

/// Notes the seals of games that begin.
pub(super) async fn note(on: &mut SqliteConnection, all: &[String], at: i64) -> Result<()> {
    for seal in all {
        sqlx::query("INSERT INTO seals_due (seal, at) VALUES ($1, $2)")
            .bind(seal)
            .bind(at)
            .execute(&mut *on)
            .await?;
    }
    Ok(())
}

/// Returns how many were added.
pub(super) async fn chain(on: &mut SqliteConnection, limit: u32) -> Result<u64> {
    let due: Vec<Due> =
        sqlx::query_as(seals::DUE).bind(cap_limit(limit)).fetch_all(&mut *on).await?;
    let Some((last_due, ..)) = due.last() else { return Ok(0) };
    let last_due = *last_due;
    let last = sqlx::query_as(seals::LAST).fetch_optional(&mut *on).await?;
    let entries = seals::chain(last, due);
    for ChainedSeal { number, seal, at, link } in &entries {
        sqlx::query("INSERT INTO seals (number, seal, at, link) VALUES ($1, $2, $3, $4)")
            .bind(*number as i64)
            .bind(seal)
            .bind(at)
            .bind(link)
            .execute(&mut *on)
            .await?;
    }
    sqlx::query("DELETE FROM seals_due WHERE id <= $1").bind(last_due).execute(on).await?;
    Ok(entries.len() as u64)
}
