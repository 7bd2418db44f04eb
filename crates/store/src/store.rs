//! The interface of every database.

use crate::{
    Append, Appended, ChainedSeal, Change, FinishedGame, FinishedSeries, GameQuery, GameSummary,
    Listing, Log, Millis, Player, PlayerStats, Result, SecretHash, SeriesQuery, SeriesSummary,
    Summary,
};
use async_trait::async_trait;
use tokio::sync::broadcast;

/// Durable storage. Every limit is capped at [`LIST_MAX`](crate::LIST_MAX).
///
/// # Errors
/// Every method returns a [`StoreError`](crate::StoreError) when the database fails; data that
/// cannot be stored or breaks a rule of its type is `store.refused`.
#[async_trait]
pub trait Store: Send + Sync {
    /// Writes `append` atomically. After [`Appended::Done`] it survives a power failure. After an
    /// error, read the table again: it may have been written.
    async fn append(&self, append: Append) -> Result<Appended>;

    /// The entries after number `after` and all seeds of a table, or `None` if there is no such
    /// table.
    async fn load(&self, table: &str, after: u64) -> Result<Option<Log>>;

    /// The listed tables: those waiting for players first, and the latest change first within each
    /// group.
    async fn open_tables(&self, limit: u32) -> Result<Vec<Listing>>;

    /// The tables in a player's own list, by their seats there; the latest change first.
    async fn tables_of(&self, player: &str, limit: u32) -> Result<Vec<String>>;

    /// What the lobby shows of a table, or `None` if there is no such table.
    async fn summary(&self, table: &str) -> Result<Option<Summary>>;

    /// Claims tables whose `wake_at` has passed, the longest overdue first. Nobody else can claim
    /// them before `lease_until`. An append ends the lease early, and then the new `wake_at`
    /// counts.
    async fn claim_due(&self, now: Millis, lease_until: Millis, limit: u32) -> Result<Vec<String>>;

    /// When [`claim_due`](Self::claim_due) will next have a table to claim.
    async fn next_wake(&self) -> Result<Option<Millis>>;

    /// Notes that a process was alive at this time; never goes back to an earlier one.
    async fn note_alive(&self, at: Millis) -> Result<()>;

    /// When any process was last known to be alive.
    async fn last_alive(&self) -> Result<Option<Millis>>;

    /// Notes that no process was alive from one moment to the other.
    async fn add_downtime(&self, began_at: Millis, ended_at: Millis) -> Result<()>;

    /// Beginning and end of the latest downtimes, the earliest end first. They may overlap.
    async fn downtimes(&self, limit: u32) -> Result<Vec<(Millis, Millis)>>;

    /// Adds an account. Refused if its identifier or hash is taken.
    async fn create_player(&self, player: Player, secret_hash: SecretHash) -> Result<()>;

    /// The account whose secret has this hash.
    async fn player_by_secret(&self, secret_hash: SecretHash) -> Result<Option<Player>>;

    async fn player(&self, id: &str) -> Result<Option<Player>>;

    /// Renames an account; false if there is no such account.
    async fn rename_player(&self, id: &str, name: &str) -> Result<bool>;

    /// A finished game with its record, listed or not.
    async fn game(&self, table: &str, number: u32) -> Result<Option<FinishedGame>>;

    /// Listed finished games without their records, newest first.
    async fn games(&self, query: GameQuery) -> Result<Vec<GameSummary>>;

    /// The finished series that begins with this game of a table, listed or not.
    async fn one_series(&self, table: &str, first: u32) -> Result<Option<SeriesSummary>>;

    /// Finished series, newest first.
    async fn series(&self, query: SeriesQuery) -> Result<Vec<SeriesSummary>>;

    /// Tables with games that an earlier version finished, whose series nobody has derived yet.
    async fn underived_series(&self, limit: u32) -> Result<Vec<String>>;

    /// Adds series that follow from a table's entries, and marks the table as done. Those that are
    /// there already stay as they are.
    async fn derive_series(&self, table: &str, series: Vec<FinishedSeries>) -> Result<()>;

    /// Totals over a player's finished games and series; zeros for an unknown player.
    async fn player_stats(&self, player: &str) -> Result<PlayerStats>;

    /// Adds seals of games that have begun to the public chain, and returns how many; 0 also if
    /// another process is doing that.
    async fn chain_seals(&self, limit: u32) -> Result<u32>;

    /// Entries of the public chain after a number, in order.
    async fn seals(&self, after: u64, limit: u32) -> Result<Vec<ChainedSeal>>;

    /// The entry of a seal in the public chain.
    async fn seal(&self, seal: &str) -> Result<Option<ChainedSeal>>;

    /// Deletes tables last appended to before `before` that never finished a game, with their
    /// entries and seeds, and returns how many. A log called `oak/…` belongs to the table `oak`: it is
    /// kept as long as that.
    async fn delete_idle(&self, before: Millis, limit: u32) -> Result<u64>;

    /// Deletes tables last appended to before `before` that have finished a game, with their entries,
    /// seeds and games, and returns how many.
    async fn delete_finished(&self, before: Millis, limit: u32) -> Result<u64>;

    /// Deletes accounts from before `before` that have no seat and finished no game since, and returns
    /// how many.
    async fn delete_players(&self, before: Millis, limit: u32) -> Result<u64>;

    /// Appends from now on, by this process and others on the same PostgreSQL. Several appends to a
    /// table may be reported as the last one only, and one append more than once. Silent on SQLite,
    /// which belongs to one process.
    fn changes(&self) -> broadcast::Receiver<Change>;

    /// Whether other processes may be using the same database.
    fn is_shared(&self) -> bool;

    /// Checks that the database responds and can store something.
    async fn ping(&self) -> Result<()>;

    /// Finishes accepted writes and closes the database. Later calls fail.
    async fn close(&self);
}
