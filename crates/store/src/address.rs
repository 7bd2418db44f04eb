//! Parses database addresses and opens what they name.

use crate::{Result, Store, StoreError, postgres, sqlite};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Opens the database at `url` and brings its layout up to date.
///
/// - `sqlite:path/to/file.db` creates the file and its folder if missing, and locks out other
///   processes.
/// - `sqlite::memory:` lives only as long as the store.
/// - `postgres://user:password@host/database` may be shared by many processes.
///
/// # Errors
/// `store.address` for anything else, `store.locked` when another process has the file open,
/// `store.version` when another version wrote the layout, and `store.unreachable` and others for
/// failures of the database.
pub async fn open(url: &str) -> Result<Arc<dyn Store>> {
    Ok(match Address::parse(url)? {
        Address::Memory => Arc::new(sqlite::Sqlite::in_memory().await?),
        Address::File(path) => Arc::new(sqlite::Sqlite::open(&path).await?),
        Address::Server => Arc::new(postgres::Postgres::connect(url).await?),
    })
}

/// Writes a copy of the SQLite database at `url`, as of now, to a new file. Another process may
/// have it open and keep writing to it.
///
/// # Errors
/// `store.refused` when the file already exists, `store.unsupported` for databases that are backed
/// up by other means, and others as for [`open`].
pub async fn backup(url: &str, to: &Path) -> Result<()> {
    let unsupported = |why: &str| Err(StoreError::Unsupported(why.to_owned()));
    match Address::parse(url)? {
        Address::File(path) => sqlite::copy(&path, to).await,
        Address::Memory => unsupported("an in-memory database cannot be backed up"),
        Address::Server => unsupported("back up PostgreSQL with its own tool, pg_dump"),
    }
}

#[derive(Debug, PartialEq)]
enum Address {
    Memory,
    File(PathBuf),
    Server,
}

impl Address {
    fn parse(url: &str) -> Result<Self> {
        let (scheme, rest) = url.split_once(':').unwrap_or_default();
        match (scheme, rest) {
            ("postgres" | "postgresql", _) => Ok(Self::Server),
            ("sqlite", ":memory:") => Ok(Self::Memory),
            ("sqlite", path) => match path.strip_prefix("//").unwrap_or(path) {
                "" => refuse("the file name is missing after sqlite:"),
                path => Ok(Self::File(Path::new(path).to_owned())),
            },
            // The address may contain a password, so the message does not repeat it.
            _ => refuse("it must begin with sqlite: or postgres:"),
        }
    }
}

fn refuse(why: &str) -> Result<Address> {
    Err(StoreError::Address(why.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_sqlite_and_postgres_addresses_parse() {
        let file = |path: &str| Ok(Address::File(path.into()));
        assert_eq!(Address::parse("sqlite::memory:"), Ok(Address::Memory));
        assert_eq!(Address::parse("sqlite:games.db"), file("games.db"));
        assert_eq!(Address::parse("sqlite:/var/games.db"), file("/var/games.db"));
        assert_eq!(Address::parse("sqlite:///var/games.db"), file("/var/games.db"));
        assert_eq!(Address::parse("postgres://me@here/games"), Ok(Address::Server));
        for bad in ["", "sqlite", "sqlite:", "sqlite://", "games.db", "mysql://here/games"] {
            assert_eq!(Address::parse(bad).map_err(|error| error.code()), Err("store.address"));
        }
    }
}
