//! What can go wrong, in words for whoever hosts.
//!
//! Everything that speaks to a database goes through here, so that no error of a driver, which may
//! quote statements, comes out of this crate as it is.

use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::migrate::MigrateError;

/// Why a [`Store`](crate::Store) could not do what it was asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The address names no database that we know how to use.
    #[error("bad address of a database: {0}")]
    Address(String),
    /// No way to the database, or it broke before anything was asked.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// No room left.
    #[error("there is no room left for the database: {0}")]
    Full(String),
    /// What is stored makes no sense.
    #[error("the database is damaged, restore a backup: {0}")]
    Corrupt(String),
    /// What was to be written breaks a rule; nothing was written.
    #[error("refused to store this: {0}")]
    Refused(String),
    /// Another process holds the file.
    #[error("another Crownlands already uses this file: {0}")]
    Locked(String),
    /// Others were in the way; nothing was written, and trying again may help.
    #[error("the database is busy, try again: {0}")]
    Busy(String),
    /// The answer to a write was lost.
    #[error("it is not known whether this was written, read it again: {0}")]
    Unknown(String),
    /// The database has a layout from a later version.
    #[error("this database was written by another version of Crownlands, use that one: {0}")]
    Version(String),
    /// This database cannot do it.
    #[error("{0}")]
    Unsupported(String),
    /// The store was closed.
    #[error("the database was closed")]
    Closed,
    /// Anything else.
    #[error("the database failed: {0}")]
    Failed(String),
}

impl StoreError {
    /// A name that stays the same, for logs and programs.
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

    /// The same failure, met where a write becomes durable: unless the database says that it did
    /// not happen, nobody knows.
    pub(crate) fn while_committing(self) -> Self {
        match self {
            Self::Unreachable(why) | Self::Corrupt(why) | Self::Failed(why) => Self::Unknown(why),
            Self::Closed => Self::Unknown("the database was closed meanwhile".into()),
            certain => certain,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let words = error.to_string();
        match error {
            sqlx::Error::Database(error) => from_database(&*error),
            sqlx::Error::Migrate(error) => Self::from(*error),
            sqlx::Error::Configuration(_) => Self::Address(words),
            sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::PoolTimedOut => {
                Self::Unreachable(words)
            }
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => Self::Closed,
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => Self::Corrupt(words),
            _ => Self::Failed(words),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        let words = error.to_string();
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_) => {
                Self::Version(words)
            }
            _ => Self::Failed(words),
        }
    }
}

fn from_database(error: &dyn DatabaseError) -> StoreError {
    let words = error.message().to_owned();
    if error.kind() != ErrorKind::Other {
        return StoreError::Refused(words);
    }
    let code = error.code().unwrap_or_default();
    // SQLite counts in decimal, with the kind in the low byte; PostgreSQL has five characters.
    match code.parse::<u32>() {
        Ok(number) if error.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some() => {
            from_sqlite(number & 0xff, words)
        }
        _ => from_postgres(&code, words),
    }
}

fn from_sqlite(kind: u32, words: String) -> StoreError {
    match kind {
        5 | 6 => StoreError::Busy(words),
        8 | 10 | 14 => StoreError::Unreachable(words),
        11 | 26 => StoreError::Corrupt(words),
        13 => StoreError::Full(words),
        18 | 19 => StoreError::Refused(words),
        _ => StoreError::Failed(words),
    }
}

fn from_postgres(state: &str, words: String) -> StoreError {
    match state {
        "53100" => StoreError::Full(words),
        "XX001" | "XX002" => StoreError::Corrupt(words),
        "40001" | "40P01" | "55P03" | "57014" => StoreError::Busy(words),
        "40003" => StoreError::Unknown(words),
        "3D000" | "53300" => StoreError::Unreachable(words),
        _ if ["08", "28", "57P"].iter().any(|class| state.starts_with(class)) => {
            StoreError::Unreachable(words)
        }
        _ if state.starts_with("22") || state.starts_with("23") => StoreError::Refused(words),
        _ => StoreError::Failed(words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sqlite_kinds() {
        let code = |kind| from_sqlite(kind, String::new()).code();
        assert_eq!(code(5), "store.busy");
        assert_eq!(code(10), "store.unreachable");
        assert_eq!(code(11), "store.corrupt");
        assert_eq!(code(13), "store.full");
        assert_eq!(code(19), "store.refused");
        assert_eq!(code(1), "store.failed");
    }

    #[test]
    fn postgres_states() {
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
    fn a_lost_answer_is_not_a_refusal() {
        let committing = |error: StoreError| error.while_committing().code();
        assert_eq!(committing(StoreError::Unreachable(String::new())), "store.unknown");
        assert_eq!(committing(StoreError::Closed), "store.unknown");
        assert_eq!(committing(StoreError::Full(String::new())), "store.full");
        assert_eq!(committing(StoreError::Busy(String::new())), "store.busy");
    }
}
