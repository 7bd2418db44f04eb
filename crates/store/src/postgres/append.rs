//! An append in one statement, which PostgreSQL runs as its own transaction: a single round trip
//! covers the check, all rows and the commit.

use super::columns::{Entries, Games, Series};
use crate::{Append, Appended, Result, StoreError};
use sqlx::postgres::{PgConnection, PgPool};

/// `head` has a row only if the table was at the expected number, and everything else depends on
/// it. A writer that meets another at the same row waits for that commit and then sees the number
/// has moved.
const APPEND: &str = "
    WITH created AS (
        INSERT INTO tables (id, seq, listed, summary, wake_at, updated_at, games_finished, waiting)
        SELECT $1, $3, $4, $5, $6, $7, $8, $28 WHERE $2 = 0
        ON CONFLICT DO NOTHING RETURNING id
    ), moved AS (
        UPDATE tables SET seq = $3, listed = $4, summary = $5, wake_at = $6, lease_until = NULL,
            updated_at = $7, games_finished = games_finished + $8, waiting = $28
        WHERE id = $1 AND seq = $2 RETURNING id
    ), head AS (
        SELECT id FROM created UNION ALL SELECT id FROM moved
    ), new_entries AS (
        INSERT INTO entries (table_id, seq, at, body)
        SELECT head.id, new.* FROM head, UNNEST($9::BIGINT[], $10::BIGINT[], $11::TEXT[]) AS new
    ), new_secrets AS (
        INSERT INTO secrets (table_id, game, seed)
        SELECT head.id, new.* FROM head, UNNEST($12::BIGINT[], $13::BYTEA[]) AS new
    ), new_games AS (
        INSERT INTO games (table_id, number, rules, ending, began_at, ended_at, record, listed)
        SELECT head.id, new.* FROM head, UNNEST($14::BIGINT[], $15::TEXT[], $16::TEXT[],
            $17::BIGINT[], $18::BIGINT[], $19::TEXT[], $29::BOOLEAN[]) AS new
    ), new_results AS (
        INSERT INTO results
            (table_id, number, seat, player, name, bot, points, rank, ended_at)
        SELECT head.id, new.* FROM head, UNNEST($20::BIGINT[], $21::BIGINT[], $22::TEXT[],
            $23::TEXT[], $24::TEXT[], $25::BIGINT[], $26::BIGINT[], $27::BIGINT[]) AS new
    ), new_series AS (
        INSERT INTO series (table_id, first_game, games, rules, ended_at, listed)
        SELECT head.id, new.* FROM head, UNNEST($30::BIGINT[], $31::BIGINT[], $32::TEXT[],
            $33::BIGINT[], $34::BOOLEAN[]) AS new
    ), new_series_results AS (
        INSERT INTO series_results
            (table_id, first_game, seat, player, name, bot, points, rank, behind_by, ended_at)
        SELECT head.id, new.* FROM head, UNNEST($35::BIGINT[], $36::BIGINT[], $37::TEXT[],
            $38::TEXT[], $39::TEXT[], $40::BIGINT[], $41::BIGINT[], $42::TEXT[], $43::BIGINT[])
            AS new
    ), freed AS (
        DELETE FROM seated USING head
        WHERE $44 AND seated.table_id = head.id AND seated.player <> ALL ($45::TEXT[])
    ), new_seated AS (
        INSERT INTO seated (player, table_id)
        SELECT DISTINCT new.player, head.id FROM head, UNNEST($45::TEXT[]) AS new (player)
        ON CONFLICT DO NOTHING
    ), new_seals AS (
        INSERT INTO seals_due (seal, at)
        SELECT new.seal, $7 FROM head, UNNEST($46::TEXT[]) AS new (seal)
    )
    SELECT id FROM head";

/// Writes `append` atomically.
pub(super) async fn append(pool: &PgPool, append: Append) -> Result<Appended> {
    let mut connection = pool.acquire().await?;
    let last_seq = append.last_seq();
    let finished = append.finished.len() as i64;
    let entries = Entries::from(append.entries);
    let (secret_games, seeds): (Vec<_>, Vec<_>) = append
        .secrets
        .iter()
        .map(|(game, secret)| (i64::from(*game), secret.expose().to_vec()))
        .unzip();
    let games = Games::from(append.finished);
    let results = games.results;
    let series = Series::from(append.series);
    let seats = series.results;
    let done = sqlx::query(APPEND)
        .bind(append.table)
        .bind(append.expected as i64)
        .bind(last_seq)
        .bind(append.summary.listed)
        .bind(append.summary.body)
        .bind(append.wake_at)
        .bind(append.at)
        .bind(finished)
        .bind(entries.seq)
        .bind(entries.at)
        .bind(entries.body)
        .bind(secret_games)
        .bind(seeds)
        .bind(games.number)
        .bind(games.rules)
        .bind(games.ending)
        .bind(games.began_at)
        .bind(games.ended_at)
        .bind(games.record)
        .bind(results.number)
        .bind(results.seat)
        .bind(results.player)
        .bind(results.name)
        .bind(results.bot)
        .bind(results.points)
        .bind(results.rank)
        .bind(results.ended_at)
        .bind(append.summary.waiting)
        .bind(games.listed)
        .bind(series.first)
        .bind(series.games)
        .bind(series.rules)
        .bind(series.ended_at)
        .bind(series.listed)
        .bind(seats.number)
        .bind(seats.seat)
        .bind(seats.player)
        .bind(seats.name)
        .bind(seats.bot)
        .bind(seats.points)
        .bind(seats.rank)
        .bind(series.behind_by)
        .bind(seats.ended_at)
        .bind(append.seated.is_some())
        .bind(append.seated.unwrap_or_default())
        .bind(append.seals)
        .execute(&mut *connection)
        .await
        // The statement commits itself, so a broken connection leaves its outcome unknown.
        .map_err(|error| StoreError::from(error).during_commit())?;
    Ok(if done.rows_affected() == 0 { Appended::Conflict } else { Appended::Done })
}

crate::writing::series_writes!(PgConnection);
