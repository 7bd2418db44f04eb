//! A store that fails on demand.

use crate::{
    Append, Appended, ChainedSeal, Change, FinishedGame, FinishedSeries, GameQuery, GameSummary,
    Listing, Log, Millis, Player, PlayerStats, Result, SecretHash, SeriesQuery, SeriesSummary,
    Store, StoreError, Summary,
};
use async_trait::async_trait;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering};
use tokio::sync::broadcast;

/// How appends behave.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appends {
    /// Appends are written.
    Work,
    /// Appends are not written and return an error.
    Fail,
    /// Appends are written, but the reply is lost.
    LoseReply,
    /// Appends never end; neither does any other call until this changes.
    Stall,
}

/// Wraps another store and adds failures and notifications that a test controls.
pub struct FaultyStore {
    inner: Arc<dyn Store>,
    appends: AtomicU8,
    asked: AtomicUsize,
    loads_fail: AtomicBool,
    loads_failed: AtomicUsize,
    changes: broadcast::Sender<Change>,
}

impl FaultyStore {
    /// Behaves like `inner` until told otherwise.
    pub fn new(inner: Arc<dyn Store>) -> Arc<Self> {
        Arc::new(Self {
            inner,
            appends: AtomicU8::new(Appends::Work as u8),
            asked: AtomicUsize::new(0),
            loads_fail: AtomicBool::new(false),
            loads_failed: AtomicUsize::new(0),
            changes: broadcast::Sender::new(16),
        })
    }

    /// Sets how appends behave from now on.
    pub fn set_appends(&self, appends: Appends) {
        self.appends.store(appends as u8, Ordering::SeqCst);
    }

    /// How many appends were attempted.
    pub fn append_count(&self) -> usize {
        self.asked.load(Ordering::SeqCst)
    }

    /// Sets whether loads fail from now on.
    pub fn set_loads_fail(&self, fail: bool) {
        self.loads_fail.store(fail, Ordering::SeqCst);
    }

    /// Never returns while the store stalls, as when the database's process is stopped.
    async fn stall(&self) {
        if self.appends.load(Ordering::SeqCst) == Appends::Stall as u8 {
            std::future::pending::<()>().await;
        }
    }

    pub fn failed_load_count(&self) -> usize {
        self.loads_failed.load(Ordering::SeqCst)
    }

    /// Notifies receivers as if another process had appended.
    pub fn announce(&self, table: &str, seq: u64) {
        // There may be no receivers.
        let _ = self.changes.send(Change::Appended { table: table.to_owned(), seq });
    }
}

#[async_trait]
impl Store for FaultyStore {
    async fn append(&self, append: Append) -> Result<Appended> {
        self.asked.fetch_add(1, Ordering::SeqCst);
        let appends = self.appends.load(Ordering::SeqCst);
        if appends == Appends::Fail as u8 {
            return Err(StoreError::Full("injected by the test".to_owned()));
        }
        self.stall().await;
        let appended = self.inner.append(append).await?;
        if appends == Appends::LoseReply as u8 {
            return Err(StoreError::Unknown("injected by the test".to_owned()));
        }
        Ok(appended)
    }

    async fn load(&self, table: &str, after: u64) -> Result<Option<Log>> {
        self.stall().await;
        if self.loads_fail.load(Ordering::SeqCst) {
            self.loads_failed.fetch_add(1, Ordering::SeqCst);
            return Err(StoreError::Unreachable("injected by the test".to_owned()));
        }
        self.inner.load(table, after).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<Listing>> {
        self.inner.open_tables(limit).await
    }

    async fn tables_of(&self, player: &str, limit: u32) -> Result<Vec<String>> {
        self.inner.tables_of(player, limit).await
    }

    async fn summary(&self, table: &str) -> Result<Option<Summary>> {
        self.inner.summary(table).await
    }

    async fn claim_due(&self, now: Millis, lease_until: Millis, limit: u32) -> Result<Vec<String>> {
        self.inner.claim_due(now, lease_until, limit).await
    }

    async fn next_wake(&self) -> Result<Option<Millis>> {
        self.inner.next_wake().await
    }

    async fn note_alive(&self, at: Millis) -> Result<()> {
        self.inner.note_alive(at).await
    }

    async fn last_alive(&self) -> Result<Option<Millis>> {
        self.inner.last_alive().await
    }

    async fn add_downtime(&self, began_at: Millis, ended_at: Millis) -> Result<()> {
        self.inner.add_downtime(began_at, ended_at).await
    }

    async fn downtimes(&self, limit: u32) -> Result<Vec<(Millis, Millis)>> {
        self.inner.downtimes(limit).await
    }

    async fn create_player(&self, player: Player, secret_hash: SecretHash) -> Result<()> {
        self.inner.create_player(player, secret_hash).await
    }

    async fn player_by_secret(&self, secret_hash: SecretHash) -> Result<Option<Player>> {
        self.inner.player_by_secret(secret_hash).await
    }

    async fn player(&self, id: &str) -> Result<Option<Player>> {
        self.inner.player(id).await
    }

    async fn rename_player(&self, id: &str, name: &str) -> Result<bool> {
        self.inner.rename_player(id, name).await
    }

    async fn game(&self, table: &str, number: u32) -> Result<Option<FinishedGame>> {
        self.inner.game(table, number).await
    }

    async fn games(&self, query: GameQuery) -> Result<Vec<GameSummary>> {
        self.inner.games(query).await
    }

    async fn one_series(&self, table: &str, first: u32) -> Result<Option<SeriesSummary>> {
        self.inner.one_series(table, first).await
    }

    async fn series(&self, query: SeriesQuery) -> Result<Vec<SeriesSummary>> {
        self.inner.series(query).await
    }

    async fn underived_series(&self, limit: u32) -> Result<Vec<String>> {
        self.inner.underived_series(limit).await
    }

    async fn derive_series(&self, table: &str, series: Vec<FinishedSeries>) -> Result<()> {
        self.inner.derive_series(table, series).await
    }

    async fn player_stats(&self, player: &str) -> Result<PlayerStats> {
        self.inner.player_stats(player).await
    }

    async fn chain_seals(&self, limit: u32) -> Result<u32> {
        self.inner.chain_seals(limit).await
    }

    async fn seals(&self, after: u64, limit: u32) -> Result<Vec<ChainedSeal>> {
        self.inner.seals(after, limit).await
    }

    async fn seal(&self, seal: &str) -> Result<Option<ChainedSeal>> {
        self.inner.seal(seal).await
    }

    async fn delete_idle(&self, before: Millis, limit: u32) -> Result<u64> {
        self.inner.delete_idle(before, limit).await
    }

    async fn delete_finished(&self, before: Millis, limit: u32) -> Result<u64> {
        self.inner.delete_finished(before, limit).await
    }

    async fn delete_players(&self, before: Millis, limit: u32) -> Result<u64> {
        self.inner.delete_players(before, limit).await
    }

    fn is_shared(&self) -> bool {
        self.inner.is_shared()
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    async fn ping(&self) -> Result<()> {
        self.stall().await;
        self.inner.ping().await
    }

    async fn close(&self) {
        self.inner.close().await;
    }
}
