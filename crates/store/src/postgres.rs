//! PostgreSQL: a database that many processes share. The rows decide who was first, and NOTIFY
//! tells the others.

mod append;
mod columns;
mod crier;
mod listener;
mod sweep;

use crier::Crier;

use crate::inspection::at_most;
use crate::{
    Append, Appended, Change, FinishedGame, GameQuery, GameSummary, Listing, Log, Millis, Player,
    PlayerStats, Result, SecretHash, Store, Summary, inspection, layout, writing,
};
use async_trait::async_trait;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection};
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::task::AbortHandle;

/// Connections of one process, besides the one that listens.
const CONNECTIONS_MAX: u32 = 16;

/// How long a call waits for a connection before it calls the database unreachable.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);

/// A connection that was used this recently is taken to be alive, which saves a round trip.
const TRUSTED_FOR: Duration = Duration::from_secs(1);

/// News kept for receivers that lag; who lags more must load everything again.
const CHANGES_KEPT: usize = 4096;

pub(crate) struct Postgres {
    pool: PgPool,
    changes: broadcast::Sender<Change>,
    crier: Crier,
    ears: [AbortHandle; 2],
}

impl Postgres {
    /// Connects, brings the layout up to date and listens before anything is asked.
    pub(crate) async fn connect(url: &str) -> Result<Self> {
        let options = url.parse::<PgConnectOptions>()?.disable_statement_logging();
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS_MAX)
            .acquire_timeout(ACQUIRE_TIMEOUT)
            .test_before_acquire(false)
            .before_acquire(|connection, about| {
                Box::pin(async move {
                    if about.idle_for > TRUSTED_FOR {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .connect_with(options.clone())
            .await?;
        layout::postgres().run(&pool).await?;
        let changes = broadcast::Sender::new(CHANGES_KEPT);
        let listener = listener::start(options.clone(), changes.clone()).await?;
        let sweep = sweep::start(pool.clone(), changes.clone());
        let crier = Crier::start(options);
        Ok(Self { pool, changes, crier, ears: [listener, sweep] })
    }

    fn fall_silent(&self) {
        self.ears.iter().for_each(AbortHandle::abort);
        self.crier.silence();
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.fall_silent();
    }
}

#[async_trait]
impl Store for Postgres {
    async fn append(&self, append: Append) -> Result<Appended> {
        inspection::append(&append)?;
        let (table, seq) = (append.table.clone(), append.last_seq());
        let appended = append::append(&self.pool, append).await?;
        if appended == Appended::Done {
            self.crier.cry(table, seq);
        }
        Ok(appended)
    }

    async fn load(&self, table: &str, after: u64) -> Result<Option<Log>> {
        questions::load(&self.pool, table, after).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<Listing>> {
        questions::open_tables(&self.pool, limit).await
    }

    async fn summary(&self, table: &str) -> Result<Option<Summary>> {
        questions::summary(&self.pool, table).await
    }

    async fn claim_due(&self, now: Millis, lease_until: Millis, limit: u32) -> Result<Vec<String>> {
        // Rows that another claimer has its hands on are passed over, not waited for.
        let rows = sqlx::query_as(
            "WITH due AS MATERIALIZED (
                SELECT id FROM tables
                WHERE wake_at <= $1 AND (lease_until IS NULL OR lease_until <= $1)
                ORDER BY wake_at LIMIT $3 FOR UPDATE SKIP LOCKED
            )
            UPDATE tables SET lease_until = $2 FROM due WHERE tables.id = due.id
            RETURNING tables.wake_at, tables.id",
        )
        .bind(now)
        .bind(lease_until)
        .bind(at_most(limit))
        .fetch_all(&self.pool)
        .await?;
        Ok(writing::claimed(rows))
    }

    async fn next_wake(&self) -> Result<Option<Millis>> {
        questions::next_wake(&self.pool).await
    }

    async fn create_player(&self, player: Player, secret_hash: SecretHash) -> Result<()> {
        inspection::player(&player)?;
        sqlx::query(writing::CREATE_PLAYER)
            .bind(player.id)
            .bind(player.name)
            .bind(player.program)
            .bind(player.created_at)
            .bind(&secret_hash[..])
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn player_by_secret(&self, secret_hash: SecretHash) -> Result<Option<Player>> {
        questions::player_by_secret(&self.pool, secret_hash).await
    }

    async fn player(&self, id: &str) -> Result<Option<Player>> {
        questions::player(&self.pool, id).await
    }

    async fn rename_player(&self, id: &str, name: &str) -> Result<bool> {
        inspection::name("name", name)?;
        let renamed = sqlx::query(writing::RENAME_PLAYER)
            .bind(inspection::askable(id))
            .bind(name)
            .execute(&self.pool)
            .await?;
        Ok(renamed.rows_affected() > 0)
    }

    async fn game(&self, table: &str, number: u32) -> Result<Option<FinishedGame>> {
        questions::game(&self.pool, table, number).await
    }

    async fn games(&self, query: GameQuery) -> Result<Vec<GameSummary>> {
        questions::games(&self.pool, query).await
    }

    async fn standing(&self, player: &str) -> Result<PlayerStats> {
        questions::standing(&self.pool, player).await
    }

    async fn delete_idle(&self, before: Millis, limit: u32) -> Result<u64> {
        let deleted = sqlx::query(
            "WITH idle AS MATERIALIZED (
                SELECT id FROM tables WHERE updated_at < $1 AND games_finished = 0
                ORDER BY updated_at LIMIT $2 FOR UPDATE SKIP LOCKED
            )
            DELETE FROM tables USING idle WHERE tables.id = idle.id",
        )
        .bind(before)
        .bind(at_most(limit))
        .execute(&self.pool)
        .await?;
        Ok(deleted.rows_affected())
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn ping(&self) -> Result<()> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    async fn close(&self) {
        self.fall_silent();
        self.pool.close().await;
    }
}

mod questions {
    use super::{
        FinishedGame, GameQuery, GameSummary, Listing, Log, Millis, PgPool, Player, PlayerStats,
        Result, SecretHash, Summary,
    };
    crate::reading::reads!(PgPool);
}
