//! What every database can do for us.

use crate::{
    Append, Appended, Change, FinishedGame, GameQuery, GameSummary, Listing, Log, Millis, Player,
    PlayerStats, Result, SecretHash, Summary,
};
use async_trait::async_trait;
use tokio::sync::broadcast;

/// Durable storage. Every limit is cut to [`LIST_MAX`](crate::LIST_MAX).
///
/// # Errors
/// Every method fails with a [`StoreError`](crate::StoreError) when the database does; text that
/// cannot be stored, or breaks a rule of its type, is `store.refused`.
#[async_trait]
pub trait Store: Send + Sync {
    /// Writes all of `append` or nothing. When it answers [`Appended::Done`], a loss of power takes
    /// nothing of it away. After an error, read the table again: it may have been written.
    async fn append(&self, append: Append) -> Result<Appended>;

    /// The entries after number `after` and all seeds of a table, or `None` when there is none.
    async fn load(&self, table: &str, after: u64) -> Result<Option<Log>>;

    /// The listed tables, those that wait for players first, and the last changed first among
    /// each kind.
    async fn open_tables(&self, limit: u32) -> Result<Vec<Listing>>;

    /// What the lobby shows of a table, or `None` when there is none.
    async fn summary(&self, table: &str) -> Result<Option<Summary>>;

    /// Hands out tables whose `wake_at` has come, the longest due first, and to nobody else before
    /// `lease_until`. An append ends the lease early: the new `wake_at` counts.
    async fn claim_due(&self, now: Millis, lease_until: Millis, limit: u32) -> Result<Vec<String>>;

    /// When [`claim_due`](Self::claim_due) will next have something to hand out, as things stand.
    async fn next_wake(&self) -> Result<Option<Millis>>;

    /// Adds an account. It is refused when its identifier or its hash is taken.
    async fn create_player(&self, player: Player, secret_hash: SecretHash) -> Result<()>;

    /// The account whose secret has this hash.
    async fn player_by_secret(&self, secret_hash: SecretHash) -> Result<Option<Player>>;

    /// The account with this identifier.
    async fn player(&self, id: &str) -> Result<Option<Player>>;

    /// Gives an account another name; false when there is no such account.
    async fn rename_player(&self, id: &str, name: &str) -> Result<bool>;

    /// A finished game with its record, listed or not.
    async fn game(&self, table: &str, number: u32) -> Result<Option<FinishedGame>>;

    /// Listed finished games without their records, newest first.
    async fn games(&self, query: GameQuery) -> Result<Vec<GameSummary>>;

    /// What a player's finished games add up to; zeros for somebody unknown.
    async fn standing(&self, player: &str) -> Result<PlayerStats>;

    /// Removes tables that were last appended to before `before` and never finished a game, with
    /// their entries and seeds, and tells how many.
    async fn delete_idle(&self, before: Millis, limit: u32) -> Result<u64>;

    /// News of appends from now on, of this process and of others on the same PostgreSQL: where a
    /// table was appended to several times, perhaps only of the last, and perhaps more than once.
    /// Silent on SQLite, which belongs to one process.
    fn changes(&self) -> broadcast::Receiver<Change>;

    /// Whether other processes may use the same database now.
    fn is_shared(&self) -> bool;

    /// Asks the database for a sign of life.
    async fn ping(&self) -> Result<()>;

    /// Finishes what was accepted and lets go of the database. Calls after it fail.
    async fn close(&self);
}
