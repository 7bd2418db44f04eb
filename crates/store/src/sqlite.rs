//! SQLite: a file that belongs to one process. One task writes, a few connections read.

mod file;
mod statements;
mod writer;

use crate::{
    Append, Appended, Change, FinishedGame, GameQuery, GameSummary, Listing, Log, Millis, Player,
    PlayerStats, Result, SecretHash, Store, Summary, inspection, layout,
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
    /// Opens the file at `path`, and makes it where there is none.
    pub(crate) async fn open(path: &Path) -> Result<Self> {
        let file = DatabaseFile::lock(path)?;
        let writing = file::one_connection(file.options()).await?;
        layout::sqlite().run(&writing).await?;
        let readers = file::readers(file.options()).await?;
        Ok(Self::new(writing, readers, Some(file)))
    }

    /// A database that only its one connection holds, which therefore reads and writes.
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

/// Copies the database in the file `from`, as it is now, to the new file `to`. The process that has
/// it goes on writing meanwhile.
pub(crate) async fn copy(from: &Path, to: &Path) -> Result<()> {
    let reading = file::one_connection(file::to_be_read(from)).await?;
    let copied = file::copy(&reading, to).await;
    reading.close().await;
    copied
}

#[async_trait]
impl Store for Sqlite {
    async fn append(&self, append: Append) -> Result<Appended> {
        inspection::append(&append)?;
        let written = self.writer.write(Write::Append(Box::new(append))).await?;
        Ok(if written.rows == 0 { Appended::Conflict } else { Appended::Done })
    }

    async fn load(&self, table: &str, after: u64) -> Result<Option<Log>> {
        questions::load(&self.readers, table, after).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<Listing>> {
        questions::open_tables(&self.readers, limit).await
    }

    async fn summary(&self, table: &str) -> Result<Option<Summary>> {
        questions::summary(&self.readers, table).await
    }

    async fn claim_due(&self, now: Millis, lease_until: Millis, limit: u32) -> Result<Vec<String>> {
        let claim = Write::Claim { now, lease_until, limit };
        Ok(self.writer.write(claim).await?.tables)
    }

    async fn next_wake(&self) -> Result<Option<Millis>> {
        questions::next_wake(&self.readers).await
    }

    async fn create_player(&self, player: Player, secret_hash: SecretHash) -> Result<()> {
        inspection::player(&player)?;
        self.writer.write(Write::CreatePlayer(player, secret_hash)).await?;
        Ok(())
    }

    async fn player_by_secret(&self, secret_hash: SecretHash) -> Result<Option<Player>> {
        questions::player_by_secret(&self.readers, secret_hash).await
    }

    async fn player(&self, id: &str) -> Result<Option<Player>> {
        questions::player(&self.readers, id).await
    }

    async fn rename_player(&self, id: &str, name: &str) -> Result<bool> {
        inspection::name("name", name)?;
        let rename = Write::RenamePlayer { id: id.to_owned(), name: name.to_owned() };
        Ok(self.writer.write(rename).await?.rows > 0)
    }

    async fn game(&self, table: &str, number: u32) -> Result<Option<FinishedGame>> {
        questions::game(&self.readers, table, number).await
    }

    async fn games(&self, query: GameQuery) -> Result<Vec<GameSummary>> {
        questions::games(&self.readers, query).await
    }

    async fn standing(&self, player: &str) -> Result<PlayerStats> {
        questions::standing(&self.readers, player).await
    }

    async fn delete_idle(&self, before: Millis, limit: u32) -> Result<u64> {
        Ok(self.writer.write(Write::DeleteIdle { before, limit }).await?.rows)
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    fn is_shared(&self) -> bool {
        false
    }

    async fn ping(&self) -> Result<()> {
        sqlx::query("SELECT 1").execute(&self.readers).await?;
        Ok(())
    }

    async fn close(&self) {
        self.writer.stop().await;
    }
}

#[cfg(test)]
mod tests;

mod questions {
    use super::{
        FinishedGame, GameQuery, GameSummary, Listing, Log, Millis, Player, PlayerStats, Result,
        SecretHash, SqlitePool, Summary,
    };
    crate::reading::reads!(SqlitePool);
}
