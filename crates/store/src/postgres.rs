//! PostgreSQL: a database that many processes share. Rows decide which writer was first; NOTIFY
//! informs the other processes.

mod announcer;
mod append;
mod columns;
mod listener;
mod seals;
mod sweep;

use announcer::Announcer;

use crate::validation::cap_limit;
use crate::{
    Append, Appended, ChainedSeal, Change, FinishedGame, FinishedSeries, GameQuery, GameSummary,
    Listing, Log, Millis, Player, PlayerStats, Result, SecretHash, SeriesQuery, SeriesSummary,
    Store, Summary, layout, validation, writing,
};
use async_trait::async_trait;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, PgConnection};
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::task::AbortHandle;

/// Connections per process, besides the listener's.
const CONNECTIONS_MAX: u32 = 16;

/// How long a call waits for a connection before it reports the database as unreachable.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);

/// How long the database works on a statement. Bringing the layout up to date may take longer.
const STATEMENT_TIMEOUT: &str = "30s";

/// A connection that was used this recently is assumed alive, which saves a round trip.
const TRUSTED_FOR: Duration = Duration::from_secs(1);

/// Notifications buffered for slow receivers; one that lags further must reload everything.
const CHANGE_BUFFER: usize = 4096;

pub(crate) struct Postgres {
    pool: PgPool,
    changes: broadcast::Sender<Change>,
    announcer: Announcer,
    listeners: [AbortHandle; 2],
}

impl Postgres {
    /// Connects, migrates the layout and starts to listen before the first query.
    pub(crate) async fn connect(url: &str) -> Result<Self> {
        let options = url.parse::<PgConnectOptions>()?.disable_statement_logging();
        let mut migrating = PgConnection::connect_with(&options).await?;
        layout::postgres().run(&mut migrating).await?;
        migrating.close().await?;
        // The database itself gives up on what nobody waits for any more, and on clients that are gone.
        let options = options.options([
            ("statement_timeout", STATEMENT_TIMEOUT),
            ("idle_in_transaction_session_timeout", STATEMENT_TIMEOUT),
            ("tcp_keepalives_idle", "30"),
            ("tcp_keepalives_interval", "10"),
            ("tcp_keepalives_count", "3"),
        ]);
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
        let changes = broadcast::Sender::new(CHANGE_BUFFER);
        let listener = listener::start(options.clone(), changes.clone()).await?;
        let sweep = sweep::start(pool.clone(), changes.clone());
        let announcer = Announcer::start(options);
        Ok(Self { pool, changes, announcer, listeners: [listener, sweep] })
    }

    async fn delete(&self, statement: &'static str, before: Millis, limit: u32) -> Result<u64> {
        let deleted =
            sqlx::query(statement).bind(before).bind(cap_limit(limit)).execute(&self.pool).await?;
        Ok(deleted.rows_affected())
    }

    fn stop_background_tasks(&self) {
        self.listeners.iter().for_each(AbortHandle::abort);
        self.announcer.stop();
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop_background_tasks();
    }
}

#[async_trait]
impl Store for Postgres {
    async fn append(&self, append: Append) -> Result<Appended> {
        validation::check_append(&append)?;
        let (table, seq) = (append.table.clone(), append.last_seq());
        let appended = append::append(&self.pool, append).await?;
        if appended == Appended::Done {
            self.announcer.announce(table, seq);
        }
        Ok(appended)
    }

    async fn load(&self, table: &str, after: u64) -> Result<Option<Log>> {
        queries::load(&self.pool, table, after).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<Listing>> {
        queries::open_tables(&self.pool, limit).await
    }

    async fn tables_of(&self, player: &str, limit: u32) -> Result<Vec<String>> {
        queries::tables_of(&self.pool, player, limit).await
    }

    async fn summary(&self, table: &str) -> Result<Option<Summary>> {
        queries::summary(&self.pool, table).await
    }

    async fn claim_due(&self, now: Millis, lease_until: Millis, limit: u32) -> Result<Vec<String>> {
        // Rows that another claimer has locked are skipped, not waited for.
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
        .bind(cap_limit(limit))
        .fetch_all(&self.pool)
        .await?;
        Ok(writing::claimed(rows))
    }

    async fn next_wake(&self) -> Result<Option<Millis>> {
        queries::next_wake(&self.pool).await
    }

    async fn note_alive(&self, at: Millis) -> Result<()> {
        sqlx::query(writing::NOTE_ALIVE).bind(at).execute(&self.pool).await?;
        Ok(())
    }

    async fn last_alive(&self) -> Result<Option<Millis>> {
        queries::last_alive(&self.pool).await
    }

    async fn add_downtime(&self, began_at: Millis, ended_at: Millis) -> Result<()> {
        let add = sqlx::query(writing::ADD_DOWNTIME).bind(began_at).bind(ended_at);
        add.execute(&self.pool).await?;
        Ok(())
    }

    async fn downtimes(&self, limit: u32) -> Result<Vec<(Millis, Millis)>> {
        queries::downtimes(&self.pool, limit).await
    }

    async fn create_player(&self, player: Player, secret_hash: SecretHash) -> Result<()> {
        validation::check_player(&player)?;
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
        queries::player_by_secret(&self.pool, secret_hash).await
    }

    async fn player(&self, id: &str) -> Result<Option<Player>> {
        queries::player(&self.pool, id).await
    }

    async fn rename_player(&self, id: &str, name: &str) -> Result<bool> {
        validation::check_name("name", name)?;
        let renamed = sqlx::query(writing::RENAME_PLAYER)
            .bind(validation::queryable_id(id))
            .bind(name)
            .execute(&self.pool)
            .await?;
        Ok(renamed.rows_affected() > 0)
    }

    async fn game(&self, table: &str, number: u32) -> Result<Option<FinishedGame>> {
        queries::game(&self.pool, table, number).await
    }

    async fn games(&self, query: GameQuery) -> Result<Vec<GameSummary>> {
        queries::games(&self.pool, query).await
    }

    async fn one_series(&self, table: &str, first: u32) -> Result<Option<SeriesSummary>> {
        queries::one_series(&self.pool, table, first).await
    }

    async fn series(&self, query: SeriesQuery) -> Result<Vec<SeriesSummary>> {
        queries::series(&self.pool, query).await
    }

    async fn underived_series(&self, limit: u32) -> Result<Vec<String>> {
        queries::underived_series(&self.pool, limit).await
    }

    async fn derive_series(&self, table: &str, series: Vec<FinishedSeries>) -> Result<()> {
        validation::check_all_series(table, &series)?;
        let mut transaction = self.pool.begin().await?;
        append::derive_series(&mut transaction, table, &series).await?;
        Ok(transaction.commit().await?)
    }

    async fn player_stats(&self, player: &str) -> Result<PlayerStats> {
        queries::player_stats(&self.pool, player).await
    }

    async fn chain_seals(&self, limit: u32) -> Result<u32> {
        seals::chain(&self.pool, limit).await
    }

    async fn seals(&self, after: u64, limit: u32) -> Result<Vec<ChainedSeal>> {
        queries::seals(&self.pool, after, limit).await
    }

    async fn seal(&self, seal: &str) -> Result<Option<ChainedSeal>> {
        queries::seal(&self.pool, seal).await
    }

    async fn delete_idle(&self, before: Millis, limit: u32) -> Result<u64> {
        let deleted = sqlx::query(
            "WITH idle AS MATERIALIZED (
                SELECT id FROM tables WHERE updated_at < $1 AND games_finished = 0
                    AND NOT (id LIKE '%/%' AND EXISTS (SELECT 1 FROM tables AS owner
                        WHERE owner.id = split_part(tables.id, '/', 1)))
                ORDER BY updated_at LIMIT $2 FOR UPDATE SKIP LOCKED
            )
            DELETE FROM tables USING idle WHERE tables.id = idle.id",
        )
        .bind(before)
        .bind(cap_limit(limit))
        .execute(&self.pool)
        .await?;
        Ok(deleted.rows_affected())
    }

    async fn delete_finished(&self, before: Millis, limit: u32) -> Result<u64> {
        self.delete(writing::DELETE_FINISHED, before, limit).await
    }

    async fn delete_players(&self, before: Millis, limit: u32) -> Result<u64> {
        self.delete(writing::DELETE_PLAYERS, before, limit).await
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn ping(&self) -> Result<()> {
        // A transaction that asks for its number is written to the log.
        sqlx::query("SELECT txid_current()").execute(&self.pool).await?;
        Ok(())
    }

    async fn close(&self) {
        self.stop_background_tasks();
        self.pool.close().await;
    }
}

mod queries {
    use super::{
        ChainedSeal, FinishedGame, GameQuery, GameSummary, Listing, Log, Millis, PgPool, Player,
        PlayerStats, Result, SecretHash, SeriesQuery, SeriesSummary, Summary,
    };
    use crate::SeriesOf;
    crate::reading::reads!(PgPool);
}
