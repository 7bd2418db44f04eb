//! The SQL of each kind of write, within a transaction that the caller opens and closes.

use super::seals;
use crate::validation::cap_limit;
use crate::{Append, FinishedGame, Millis, Player, SecretHash, writing};
use sqlx::{Result, SqliteConnection};

pub(super) const CLAIM: &str = "
    UPDATE tables SET lease_until = $2 WHERE id IN (
        SELECT id FROM tables
        WHERE wake_at <= $1 AND (lease_until IS NULL OR lease_until <= $1)
        ORDER BY wake_at LIMIT $3
    ) RETURNING wake_at, id";

pub(super) const DELETE_IDLE: &str = "
    DELETE FROM tables WHERE id IN (
        SELECT id FROM tables AS idle WHERE updated_at < $1 AND games_finished = 0
            AND NOT (id LIKE '%/%' AND EXISTS (SELECT 1 FROM tables AS owner
                WHERE owner.id = substr(idle.id, 1, instr(idle.id, '/') - 1)))
        ORDER BY updated_at LIMIT $2)";

/// Returns the affected rows; zero means that the table was not at the expected number and nothing
/// was written.
pub(super) async fn append(on: &mut SqliteConnection, append: &Append) -> Result<u64> {
    let moved =
        if append.expected == 0 { create(on, append).await } else { update(on, append).await };
    if moved? == 0 {
        return Ok(0);
    }
    for entry in &append.entries {
        sqlx::query("INSERT INTO entries (table_id, seq, at, body) VALUES ($1, $2, $3, $4)")
            .bind(&append.table)
            .bind(entry.seq as i64)
            .bind(entry.at)
            .bind(&entry.body)
            .execute(&mut *on)
            .await?;
    }
    for (game, secret) in &append.secrets {
        sqlx::query("INSERT INTO secrets (table_id, game, seed) VALUES ($1, $2, $3)")
            .bind(&append.table)
            .bind(game)
            .bind(&secret.expose()[..])
            .execute(&mut *on)
            .await?;
    }
    seals::note(on, &append.seals, append.at).await?;
    if let Some(players) = &append.seated {
        replace_seated(on, &append.table, players).await?;
    }
    for game in &append.finished {
        insert_game(on, game).await?;
    }
    for series in &append.series {
        insert_series(on, series).await?;
    }
    Ok(1)
}

async fn create(on: &mut SqliteConnection, append: &Append) -> Result<u64> {
    let created = sqlx::query(
        "INSERT INTO tables (id, seq, listed, summary, wake_at, updated_at, games_finished, waiting)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
    )
    .bind(&append.table)
    .bind(append.last_seq())
    .bind(append.summary.listed)
    .bind(&append.summary.body)
    .bind(append.wake_at)
    .bind(append.at)
    .bind(append.finished.len() as i64)
    .bind(append.summary.waiting)
    .execute(on)
    .await?;
    Ok(created.rows_affected())
}

async fn update(on: &mut SqliteConnection, append: &Append) -> Result<u64> {
    let moved = sqlx::query(
        "UPDATE tables SET seq = $2, listed = $3, summary = $4, wake_at = $5, lease_until = NULL,
            updated_at = $6, games_finished = games_finished + $7, waiting = $9
        WHERE id = $1 AND seq = $8",
    )
    .bind(&append.table)
    .bind(append.last_seq())
    .bind(append.summary.listed)
    .bind(&append.summary.body)
    .bind(append.wake_at)
    .bind(append.at)
    .bind(append.finished.len() as i64)
    .bind(append.expected as i64)
    .bind(append.summary.waiting)
    .execute(on)
    .await?;
    Ok(moved.rows_affected())
}

async fn replace_seated(on: &mut SqliteConnection, table: &str, players: &[String]) -> Result<()> {
    sqlx::query("DELETE FROM seated WHERE table_id = $1").bind(table).execute(&mut *on).await?;
    for player in players {
        sqlx::query("INSERT INTO seated (player, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(player)
            .bind(table)
            .execute(&mut *on)
            .await?;
    }
    Ok(())
}

async fn insert_game(on: &mut SqliteConnection, game: &FinishedGame) -> Result<()> {
    sqlx::query(
        "INSERT INTO games (table_id, number, rules, ending, began_at, ended_at, record, listed)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(&game.table)
    .bind(game.number)
    .bind(&game.rules)
    .bind(&game.ending)
    .bind(game.began_at)
    .bind(game.ended_at)
    .bind(&game.record)
    .bind(game.listed)
    .execute(&mut *on)
    .await?;
    for result in &game.results {
        sqlx::query(
            "INSERT INTO results
                (table_id, number, seat, player, name, bot, points, rank, ended_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(&game.table)
        .bind(game.number)
        .bind(result.seat)
        .bind(&result.player)
        .bind(&result.name)
        .bind(&result.bot)
        .bind(result.points)
        .bind(result.rank)
        .bind(game.ended_at)
        .execute(&mut *on)
        .await?;
    }
    Ok(())
}

writing::series_writes!(SqliteConnection);

/// Returns the claimed tables.
pub(super) async fn claim(
    on: &mut SqliteConnection,
    now: Millis,
    lease_until: Millis,
    limit: u32,
) -> Result<Vec<String>> {
    let rows = sqlx::query_as(CLAIM)
        .bind(now)
        .bind(lease_until)
        .bind(cap_limit(limit))
        .fetch_all(on)
        .await?;
    Ok(writing::claimed(rows))
}

pub(super) async fn note_alive(on: &mut SqliteConnection, at: Millis) -> Result<u64> {
    let noted = sqlx::query(writing::NOTE_ALIVE).bind(at).execute(on).await?;
    Ok(noted.rows_affected())
}

pub(super) async fn add_downtime(
    on: &mut SqliteConnection,
    began_at: Millis,
    ended_at: Millis,
) -> Result<u64> {
    let add = sqlx::query(writing::ADD_DOWNTIME).bind(began_at).bind(ended_at);
    Ok(add.execute(on).await?.rows_affected())
}

pub(super) async fn create_player(
    on: &mut SqliteConnection,
    player: &Player,
    secret_hash: &SecretHash,
) -> Result<u64> {
    let created = sqlx::query(writing::CREATE_PLAYER)
        .bind(&player.id)
        .bind(&player.name)
        .bind(player.program)
        .bind(player.created_at)
        .bind(&secret_hash[..])
        .execute(on)
        .await?;
    Ok(created.rows_affected())
}

pub(super) async fn rename_player(on: &mut SqliteConnection, id: &str, name: &str) -> Result<u64> {
    let renamed = sqlx::query(writing::RENAME_PLAYER).bind(id).bind(name).execute(on).await?;
    Ok(renamed.rows_affected())
}

/// Runs one of the statements that delete what is older than a time.
pub(super) async fn delete(
    on: &mut SqliteConnection,
    statement: &'static str,
    before: Millis,
    limit: u32,
) -> Result<u64> {
    let deleted = sqlx::query(statement).bind(before).bind(cap_limit(limit)).execute(on).await?;
    Ok(deleted.rows_affected())
}

/// Sets a number that nothing uses to what it is, which writes a page of the file all the same.
pub(super) async fn probe(on: &mut SqliteConnection) -> Result<u64> {
    sqlx::query("PRAGMA user_version = 0").execute(on).await?;
    Ok(0)
}
