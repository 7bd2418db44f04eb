//! SQLite: a file owned by one process. One task writes, several connections read.

mod file;
mod seals;
mod statements;
mod writer;

use crate::{
    Append, Appended, ChainedSeal, Change, FinishedGame, FinishedSeries, GameQuery, GameSummary,
    Listing, Log, Millis, Player, PlayerStats, Result, SecretHash, SeriesQuery, SeriesSummary,
    Store, Summary, layout, validation,
};
use async_trait::async_trait;
use file::DatabaseFile;
use sqlx::SqlitePool;
use std::path::Path;
use tokio::sync::broadcast;
use writer::{Write, Writer};

pub(crate) struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
    /// Never sent to: nobody else writes.
    changes: broadcast::Sender<Change>,
}

impl Sqlite {
    /// Opens the file at `path`, or creates it.
    pub(crate) async fn open(path: &Path) -> Result<Self> {
        let file = DatabaseFile::lock(path)?;
        let writing = file::one_connection(file.options()).await?;
        file::check(&writing).await?;
        layout::sqlite().run(&writing).await?;
        let readers = file::readers(file.options()).await?;
        Ok(Self::new(writing, readers, Some(file)))
    }

    /// An in-memory database exists in one connection only, which therefore both reads and writes.
    pub(crate) async fn in_memory() -> Result<Self> {
        let only = file::one_connection(file::in_memory()).await?;
        layout::sqlite().run(&only).await?;
        Ok(Self::new(only.clone(), only, None))
    }

    fn new(writing: SqlitePool, readers: SqlitePool, file: Option<DatabaseFile>) -> Self {
        let writer = Writer::start(writing, readers.clone(), file);
        Self { readers, writer, changes: broadcast::Sender::new(1) }
    }
}

/// Copies the current state of the database file `from` to the new file `to`. The process that owns
/// it may keep writing.
pub(crate) async fn copy(from: &Path, to: &Path) -> Result<()> {
    let reading = file::one_connection(file::read_only(from)).await?;
    let copied = file::copy(&reading, to).await;
    reading.close().await;
    copied
}

#[async_trait]
impl Store for Sqlite {
    async fn append(&self, append: Append) -> Result<Appended> {
        validation::check_append(&append)?;
        let written = self.writer.write(Write::Append(Box::new(append))).await?;
        Ok(if written.rows == 0 { Appended::Conflict } else { Appended::Done })
    }

    async fn load(&self, table: &str, after: u64) -> Result<Option<Log>> {
        queries::load(&self.readers, table, after).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<Listing>> {
        queries::open_tables(&self.readers, limit).await
    }

    async fn tables_of(&self, player: &str, limit: u32) -> Result<Vec<String>> {
        queries::tables_of(&self.readers, player, limit).await
    }

    async fn summary(&self, table: &str) -> Result<Option<Summary>> {
        queries::summary(&self.readers, table).await
    }

    async fn claim_due(&self, now: Millis, lease_until: Millis, limit: u32) -> Result<Vec<String>> {
        let claim = Write::Claim { now, lease_until, limit };
        Ok(self.writer.write(claim).await?.tables)
    }

    async fn next_wake(&self) -> Result<Option<Millis>> {
        queries::next_wake(&self.readers).await
    }

    async fn note_alive(&self, at: Millis) -> Result<()> {
        self.writer.write(Write::NoteAlive { at }).await?;
        Ok(())
    }

    async fn last_alive(&self) -> Result<Option<Millis>> {
        queries::last_alive(&self.readers).await
    }

    async fn add_downtime(&self, began_at: Millis, ended_at: Millis) -> Result<()> {
        self.writer.write(Write::AddDowntime { began_at, ended_at }).await?;
        Ok(())
    }

    async fn downtimes(&self, limit: u32) -> Result<Vec<(Millis, Millis)>> {
        queries::downtimes(&self.readers, limit).await
    }

    async fn create_player(&self, player: Player, secret_hash: SecretHash) -> Result<()> {
        validation::check_player(&player)?;
        self.writer.write(Write::CreatePlayer(player, secret_hash)).await?;
        Ok(())
    }

    async fn player_by_secret(&self, secret_hash: SecretHash) -> Result<Option<Player>> {
        queries::player_by_secret(&self.readers, secret_hash).await
    }

    async fn player(&self, id: &str) -> Result<Option<Player>> {
        queries::player(&self.readers, id).await
    }

    async fn rename_player(&self, id: &str, name: &str) -> Result<bool> {
        validation::check_name("name", name)?;
        let rename = Write::RenamePlayer { id: id.to_owned(), name: name.to_owned() };
        Ok(self.writer.write(rename).await?.rows > 0)
    }

    async fn game(&self, table: &str, number: u32) -> Result<Option<FinishedGame>> {
        queries::game(&self.readers, table, number).await
    }

    async fn games(&self, query: GameQuery) -> Result<Vec<GameSummary>> {
        queries::games(&self.readers, query).await
    }

    async fn one_series(&self, table: &str, first: u32) -> Result<Option<SeriesSummary>> {
        queries::one_series(&self.readers, table, first).await
    }

    async fn series(&self, query: SeriesQuery) -> Result<Vec<SeriesSummary>> {
        queries::series(&self.readers, query).await
    }

    async fn underived_series(&self, limit: u32) -> Result<Vec<String>> {
        queries::underived_series(&self.readers, limit).await
    }

    async fn derive_series(&self, table: &str, series: Vec<FinishedSeries>) -> Result<()> {
        validation::check_all_series(table, &series)?;
        self.writer.write(Write::DeriveSeries { table: table.to_owned(), series }).await?;
        Ok(())
    }

    async fn player_stats(&self, player: &str) -> Result<PlayerStats> {
        queries::player_stats(&self.readers, player).await
    }

    async fn chain_seals(&self, limit: u32) -> Result<u32> {
        Ok(self.writer.write(Write::ChainSeals { limit }).await?.rows as u32)
    }

    async fn seals(&self, after: u64, limit: u32) -> Result<Vec<ChainedSeal>> {
        queries::seals(&self.readers, after, limit).await
    }

    async fn seal(&self, seal: &str) -> Result<Option<ChainedSeal>> {
        queries::seal(&self.readers, seal).await
    }

    async fn delete_idle(&self, before: Millis, limit: u32) -> Result<u64> {
        Ok(self.writer.write(Write::DeleteIdle { before, limit }).await?.rows)
    }

    async fn delete_finished(&self, before: Millis, limit: u32) -> Result<u64> {
        Ok(self.writer.write(Write::DeleteFinished { before, limit }).await?.rows)
    }

    async fn delete_players(&self, before: Millis, limit: u32) -> Result<u64> {
        Ok(self.writer.write(Write::DeletePlayers { before, limit }).await?.rows)
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    fn is_shared(&self) -> bool {
        false
    }

    async fn ping(&self) -> Result<()> {
        sqlx::query("SELECT 1").execute(&self.readers).await?;
        self.writer.write(Write::Probe).await?;
        Ok(())
    }

    async fn close(&self) {
        self.writer.stop().await;
    }
}

#[cfg(test)]
mod tests;

mod queries {
    use super::{
        ChainedSeal, FinishedGame, GameQuery, GameSummary, Listing, Log, Millis, Player,
        PlayerStats, Result, SecretHash, SeriesQuery, SeriesSummary, SqlitePool, Summary,
    };
    use crate::SeriesOf;
    crate::reading::reads!(SqlitePool);
}
