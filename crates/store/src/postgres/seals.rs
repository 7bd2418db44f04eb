//! Adds seals to the chain, in one short transaction at a time however many processes there are.

use crate::seals::{self, ChainedSeal, Due};
use crate::validation::cap_limit;
use crate::{Result, StoreError};
use sqlx::postgres::PgPool;

/// Any number that nothing else locks.
const LOCK: i64 = 0x0063_726f_776e_7365;

const INSERT: &str = "
    INSERT INTO seals (number, seal, at, link)
    SELECT * FROM UNNEST($1::BIGINT[], $2::TEXT[], $3::BIGINT[], $4::TEXT[])";

/// Returns how many were added; none if another process is adding some right now.
pub(super) async fn chain(pool: &PgPool, limit: u32) -> Result<u32> {
    let mut transaction = pool.begin().await?;
    let (is_ours,): (bool,) = sqlx::query_as("SELECT pg_try_advisory_xact_lock($1)")
        .bind(LOCK)
        .fetch_one(&mut *transaction)
        .await?;
    if !is_ours {
        return Ok(0);
    }
    let due: Vec<Due> =
        sqlx::query_as(seals::DUE).bind(cap_limit(limit)).fetch_all(&mut *transaction).await?;
    if due.is_empty() {
        return Ok(0);
    }
    let last = sqlx::query_as(seals::LAST).fetch_optional(&mut *transaction).await?;
    let ids: Vec<i64> = due.iter().map(|(id, ..)| *id).collect();
    let entries = seals::chain(last, due);
    let count = entries.len() as u32;
    let (mut numbers, mut all, mut times, mut links) = (vec![], vec![], vec![], vec![]);
    for ChainedSeal { number, seal, at, link } in entries {
        numbers.push(number as i64);
        all.push(seal);
        times.push(at);
        links.push(link);
    }
    sqlx::query(INSERT)
        .bind(numbers)
        .bind(all)
        .bind(times)
        .bind(links)
        .execute(&mut *transaction)
        .await?;
    sqlx::query("DELETE FROM seals_due WHERE id = ANY ($1)")
        .bind(ids)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await.map_err(|error| StoreError::from(error).during_commit())?;
    Ok(count)
}
