//! A store whose calls all end in time. A database that stalls is then one that fails, and the table
//! whose lock waits for it goes on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use store::{
    Append, Appended, ChainedSeal, Change, FinishedGame, FinishedSeries, GameQuery, GameSummary,
    Listing, Log, Millis, Player, PlayerStats, Result, SecretHash, SeriesQuery, SeriesSummary,
    Store, StoreError, Summary,
};
use tokio::sync::broadcast;

/// Another store with a time limit.
pub(crate) struct PatientStore {
    inner: Arc<dyn Store>,
    limit: Duration,
    /// Whether it has ever said that something stored cannot be read.
    damaged: AtomicBool,
}

impl PatientStore {
    pub(crate) fn new(inner: Arc<dyn Store>, limit: Duration) -> Self {
        Self { inner, limit, damaged: AtomicBool::new(false) }
    }

    pub(crate) fn is_damaged(&self) -> bool {
        self.damaged.load(Ordering::Relaxed)
    }

    async fn read<T>(&self, reading: impl Future<Output = Result<T>>) -> Result<T> {
        self.within(reading, StoreError::Unreachable).await
    }

    /// A write that takes too long may still happen.
    async fn write<T>(&self, writing: impl Future<Output = Result<T>>) -> Result<T> {
        self.within(writing, StoreError::Unknown).await
    }

    async fn within<T>(
        &self,
        call: impl Future<Output = Result<T>>,
        late: fn(String) -> StoreError,
    ) -> Result<T> {
        let answer = tokio::time::timeout(self.limit, call).await;
        let answer = answer.unwrap_or_else(|_| {
            Err(late(format!("no answer within {} ms", self.limit.as_millis())))
        });
        if matches!(answer, Err(StoreError::Corrupt(_))) {
            self.damaged.store(true, Ordering::Relaxed);
        }
        answer
    }
}

#[async_trait]
impl Store for PatientStore {
    async fn append(&self, append: Append) -> Result<Appended> {
        self.write(self.inner.append(append)).await
    }

    async fn load(&self, table: &str, after: u64) -> Result<Option<Log>> {
        self.read(self.inner.load(table, after)).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<Listing>> {
        self.read(self.inner.open_tables(limit)).await
    }

    async fn tables_of(&self, player: &str, limit: u32) -> Result<Vec<String>> {
        self.read(self.inner.tables_of(player, limit)).await
    }

    async fn summary(&self, table: &str) -> Result<Option<Summary>> {
        self.read(self.inner.summary(table)).await
    }

    async fn claim_due(&self, now: Millis, lease_until: Millis, limit: u32) -> Result<Vec<String>> {
        self.write(self.inner.claim_due(now, lease_until, limit)).await
    }

    async fn next_wake(&self) -> Result<Option<Millis>> {
        self.read(self.inner.next_wake()).await
    }

    async fn note_alive(&self, at: Millis) -> Result<()> {
        self.write(self.inner.note_alive(at)).await
    }

    async fn last_alive(&self) -> Result<Option<Millis>> {
        self.read(self.inner.last_alive()).await
    }

    async fn add_downtime(&self, began_at: Millis, ended_at: Millis) -> Result<()> {
        self.write(self.inner.add_downtime(began_at, ended_at)).await
    }

    async fn downtimes(&self, limit: u32) -> Result<Vec<(Millis, Millis)>> {
        self.read(self.inner.downtimes(limit)).await
    }

    async fn chain_seals(&self, limit: u32) -> Result<u32> {
        self.write(self.inner.chain_seals(limit)).await
    }

    async fn seals(&self, after: u64, limit: u32) -> Result<Vec<ChainedSeal>> {
        self.read(self.inner.seals(after, limit)).await
    }

    async fn seal(&self, seal: &str) -> Result<Option<ChainedSeal>> {
        self.read(self.inner.seal(seal)).await
    }

    async fn create_player(&self, player: Player, secret_hash: SecretHash) -> Result<()> {
        self.write(self.inner.create_player(player, secret_hash)).await
    }

    async fn player_by_secret(&self, secret_hash: SecretHash) -> Result<Option<Player>> {
        self.read(self.inner.player_by_secret(secret_hash)).await
    }

    async fn player(&self, id: &str) -> Result<Option<Player>> {
        self.read(self.inner.player(id)).await
    }

    async fn rename_player(&self, id: &str, name: &str) -> Result<bool> {
        self.write(self.inner.rename_player(id, name)).await
    }

    async fn game(&self, table: &str, number: u32) -> Result<Option<FinishedGame>> {
        self.read(self.inner.game(table, number)).await
    }

    async fn games(&self, query: GameQuery) -> Result<Vec<GameSummary>> {
        self.read(self.inner.games(query)).await
    }

    async fn one_series(&self, table: &str, first: u32) -> Result<Option<SeriesSummary>> {
        self.read(self.inner.one_series(table, first)).await
    }

    async fn series(&self, query: SeriesQuery) -> Result<Vec<SeriesSummary>> {
        self.read(self.inner.series(query)).await
    }

    async fn underived_series(&self, limit: u32) -> Result<Vec<String>> {
        self.read(self.inner.underived_series(limit)).await
    }

    async fn derive_series(&self, table: &str, series: Vec<FinishedSeries>) -> Result<()> {
        self.write(self.inner.derive_series(table, series)).await
    }

    async fn player_stats(&self, player: &str) -> Result<PlayerStats> {
        self.read(self.inner.player_stats(player)).await
    }

    async fn delete_idle(&self, before: Millis, limit: u32) -> Result<u64> {
        self.write(self.inner.delete_idle(before, limit)).await
    }

    async fn delete_finished(&self, before: Millis, limit: u32) -> Result<u64> {
        self.write(self.inner.delete_finished(before, limit)).await
    }

    async fn delete_players(&self, before: Millis, limit: u32) -> Result<u64> {
        self.write(self.inner.delete_players(before, limit)).await
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.inner.changes()
    }

    fn is_shared(&self) -> bool {
        self.inner.is_shared()
    }

    async fn ping(&self) -> Result<()> {
        self.read(self.inner.ping()).await
    }

    /// Takes as long as it takes: whoever stops the server has a limit of their own.
    async fn close(&self) {
        self.inner.close().await;
    }
}
