//! What can go wrong, worded for the person who hosts the server.
//!
//! Every database error passes through here, so that no raw driver error, which may quote
//! statements, leaves this crate.

use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::migrate::MigrateError;

/// Why a [`Store`](crate::Store) call failed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The address is malformed or names an unsupported database.
    #[error("invalid database address: {0}")]
    Address(String),
    /// The connection could not be made, or broke before the request was sent.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// The disk is full.
    #[error("the database has run out of disk space: {0}")]
    Full(String),
    /// The stored data is invalid.
    #[error("the database is damaged; restore a backup: {0}")]
    Corrupt(String),
    /// The data breaks a rule; nothing was written.
    #[error("refused to store this: {0}")]
    Refused(String),
    /// Another process holds the file.
    #[error("another Crownlands process is already using this file: {0}")]
    Locked(String),
    /// Another writer got in the way. Nothing was written; a retry may succeed.
    #[error("the database is busy; try again: {0}")]
    Busy(String),
    /// The reply to a write was lost.
    #[error("the write may or may not have succeeded; read the data again: {0}")]
    Unknown(String),
    /// Another version wrote the layout.
    #[error("this database belongs to another version of Crownlands; use that version: {0}")]
    Version(String),
    /// This kind of database does not support the operation.
    #[error("{0}")]
    Unsupported(String),
    #[error("the database is closed")]
    Closed,
    #[error("the database failed: {0}")]
    Failed(String),
}

impl StoreError {
    /// A stable code for logs and programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Address(_) => "store.address",
            Self::Unreachable(_) => "store.unreachable",
            Self::Full(_) => "store.full",
            Self::Corrupt(_) => "store.corrupt",
            Self::Refused(_) => "store.refused",
            Self::Locked(_) => "store.locked",
            Self::Busy(_) => "store.busy",
            Self::Unknown(_) => "store.unknown",
            Self::Version(_) => "store.version",
            Self::Unsupported(_) => "store.unsupported",
            Self::Closed => "store.closed",
            Self::Failed(_) => "store.failed",
        }
    }

    /// The same failure during a commit: unless the database says that the write did not happen,
    /// its outcome is unknown.
    pub(crate) fn during_commit(self) -> Self {
        match self {
            Self::Unreachable(why) | Self::Corrupt(why) | Self::Failed(why) => Self::Unknown(why),
            Self::Closed => Self::Unknown("the database was closed during the commit".into()),
            certain => certain,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let message = error.to_string();
        match error {
            sqlx::Error::Database(error) => from_database(&*error),
            sqlx::Error::Migrate(error) => Self::from(*error),
            sqlx::Error::Configuration(_) => Self::Address(message),
            sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::PoolTimedOut => {
                Self::Unreachable(message)
            }
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => Self::Closed,
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => Self::Corrupt(message),
            _ => Self::Failed(message),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        let message = error.to_string();
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_) => {
                Self::Version(message)
            }
            _ => Self::Failed(message),
        }
    }
}

fn from_database(error: &dyn DatabaseError) -> StoreError {
    let message = error.message().to_owned();
    if error.kind() != ErrorKind::Other {
        return StoreError::Refused(message);
    }
    let code = error.code().unwrap_or_default();
    // SQLite codes are decimal, with the primary code in the low byte; PostgreSQL codes have five
    // characters.
    match code.parse::<u32>() {
        Ok(number) if error.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some() => {
            from_sqlite(number & 0xff, message)
        }
        _ => from_postgres(&code, message),
    }
}

fn from_sqlite(kind: u32, message: String) -> StoreError {
    match kind {
        5 | 6 => StoreError::Busy(message),
        8 | 10 | 14 => StoreError::Unreachable(message),
        11 | 26 => StoreError::Corrupt(message),
        13 => StoreError::Full(message),
        18 | 19 => StoreError::Refused(message),
        _ => StoreError::Failed(message),
    }
}

fn from_postgres(state: &str, message: String) -> StoreError {
    match state {
        "53100" => StoreError::Full(message),
        "XX001" | "XX002" => StoreError::Corrupt(message),
        "40001" | "40P01" | "55P03" | "57014" => StoreError::Busy(message),
        "40003" => StoreError::Unknown(message),
        "3D000" | "53300" => StoreError::Unreachable(message),
        _ if ["08", "28", "57P"].iter().any(|class| state.starts_with(class)) => {
            StoreError::Unreachable(message)
        }
        _ if state.starts_with("22") || state.starts_with("23") => StoreError::Refused(message),
        _ => StoreError::Failed(message),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sqlite_codes_map_to_stable_codes() {
        let code = |kind| from_sqlite(kind, String::new()).code();
        assert_eq!(code(5), "store.busy");
        assert_eq!(code(10), "store.unreachable");
        assert_eq!(code(11), "store.corrupt");
        assert_eq!(code(13), "store.full");
        assert_eq!(code(19), "store.refused");
        assert_eq!(code(1), "store.failed");
    }

    #[test]
    fn postgres_states_map_to_stable_codes() {
        let code = |state| from_postgres(state, String::new()).code();
        assert_eq!(code("53100"), "store.full");
        assert_eq!(code("40001"), "store.busy");
        assert_eq!(code("57P01"), "store.unreachable");
        assert_eq!(code("28P01"), "store.unreachable");
        assert_eq!(code("22021"), "store.refused");
        assert_eq!(code("XX001"), "store.corrupt");
        assert_eq!(code("42601"), "store.failed");
    }

    #[test]
    fn a_lost_commit_reply_means_unknown() {
        let committing = |error: StoreError| error.during_commit().code();
        assert_eq!(committing(StoreError::Unreachable(String::new())), "store.unknown");
        assert_eq!(committing(StoreError::Closed), "store.unknown");
        assert_eq!(committing(StoreError::Full(String::new())), "store.full");
        assert_eq!(committing(StoreError::Busy(String::new())), "store.busy");
    }
}
