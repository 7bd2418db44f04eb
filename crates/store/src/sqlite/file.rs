//! The file on disk: its lock and how it is opened.

use crate::{Result, StoreError};
use sqlx::ConnectOptions;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

const READERS: u32 = 4;

/// With one process and one writer, only a checkpoint ever makes anyone wait for a lock.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);

/// A database file locked for this process until this value is dropped.
#[derive(Debug)]
pub(super) struct DatabaseFile {
    path: PathBuf,
    _lock: File,
}

impl DatabaseFile {
    /// Creates the file and its folder if missing, and locks out other processes.
    pub(super) fn lock(path: &Path) -> Result<Self> {
        let unreachable =
            |error: io::Error| StoreError::Unreachable(format!("{}: {error}", path.display()));
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(unreachable)?;
        }
        match create_private(path) {
            Err(_) if path.is_file() => {}
            made => made?,
        }
        // Links to the same file must share one lock. Of hard links, SQLite itself does not know that
        // they are one file.
        let path = path.canonicalize().map_err(unreachable)?;
        if has_other_names(&path).map_err(unreachable)? {
            return Err(StoreError::Locked(format!(
                "{} has another name (a hard link): remove one of them, or copy the file",
                path.display()
            )));
        }
        let mut name = path.clone().into_os_string();
        name.push(".lock");
        let lock = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&name)
            .map_err(unreachable)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { path, _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(StoreError::Locked(path.display().to_string())),
            Err(TryLockError::Error(error)) => Err(unreachable(error)),
        }
    }

    pub(super) fn options(&self) -> SqliteConnectOptions {
        durable(SqliteConnectOptions::new().filename(&self.path))
            .journal_mode(SqliteJournalMode::Wal)
    }
}

#[cfg(unix)]
fn has_other_names(path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    Ok(path.metadata()?.nlink() > 1)
}

#[cfg(not(unix))]
fn has_other_names(_: &Path) -> io::Result<bool> {
    Ok(false)
}

/// Refuses a damaged file, before anything is written to it.
pub(super) async fn check(pool: &SqlitePool) -> Result<()> {
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(pool).await?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Corrupt(found)) }
}

pub(super) fn in_memory() -> SqliteConnectOptions {
    durable(SqliteConnectOptions::new().in_memory(true))
}

pub(super) fn read_only(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .busy_timeout(BUSY_TIMEOUT)
        .disable_statement_logging()
}

/// `FULL`: in WAL mode anything less may lose commits in a power failure.
fn durable(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT)
        .disable_statement_logging()
}

/// A pool that keeps its single connection forever.
pub(super) async fn one_connection(options: SqliteConnectOptions) -> Result<SqlitePool> {
    let pool = SqlitePoolOptions::new()
        .max_connections(1)
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_with(options)
        .await?;
    Ok(pool)
}

pub(super) async fn readers(options: SqliteConnectOptions) -> Result<SqlitePool> {
    let pool = SqlitePoolOptions::new()
        .max_connections(READERS)
        .test_before_acquire(false)
        .connect_with(options)
        .await?;
    Ok(pool)
}

/// Creates a file that only its owner can read, since it will hold secrets.
fn create_private(path: &Path) -> Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            Err(StoreError::Refused(format!("{} already exists", path.display())))
        }
        Err(error) => Err(StoreError::Unreachable(format!("{}: {error}", path.display()))),
    }
}

/// Copies the current state of `from` to the new file `to` and syncs it to disk.
pub(super) async fn copy(from: &SqlitePool, to: &Path) -> Result<()> {
    let name = to.to_str().ok_or_else(|| {
        StoreError::Refused("the backup's file name is not valid Unicode".to_owned())
    })?;
    create_private(to)?;
    if let Err(error) = sqlx::query("VACUUM INTO $1").bind(name).execute(from).await {
        // A partial file is no backup and would block the next attempt.
        let _ = fs::remove_file(to);
        return Err(error.into());
    }
    let written = to.to_owned();
    let synced = tokio::task::spawn_blocking(move || {
        OpenOptions::new().write(true).open(&written)?.sync_all()
    });
    match synced.await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(StoreError::Failed(format!("{}: {error}", to.display()))),
        Err(error) => Err(StoreError::Failed(error.to_string())),
    }
}
