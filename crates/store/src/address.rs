//! Which database an address means.

use crate::{Result, Store, StoreError, postgres, sqlite};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Opens the database at `url` and brings its layout up to date.
///
/// - `sqlite:path/to/file.db` makes the file and its folder where they are missing, and keeps other
///   processes out.
/// - `sqlite::memory:` is gone when the store is.
/// - `postgres://user:password@host/database` may be shared by many processes.
///
/// # Errors
/// `store.address` for anything else, `store.locked` when another process has the file,
/// `store.version` when the layout is from another version, `store.unreachable` and others as the
/// database has it.
pub async fn open(url: &str) -> Result<Arc<dyn Store>> {
    Ok(match Address::read(url)? {
        Address::Memory => Arc::new(sqlite::Sqlite::in_memory().await?),
        Address::File(path) => Arc::new(sqlite::Sqlite::open(&path).await?),
        Address::Server => Arc::new(postgres::Postgres::connect(url).await?),
    })
}

/// Writes a copy of the SQLite database at `url`, as of now, to a new file. Another process may
/// have it open and write to it meanwhile.
///
/// # Errors
/// `store.refused` when the file is there already, `store.unsupported` for a database that has
/// other ways, and others as for [`open`].
pub async fn backup(url: &str, to: &Path) -> Result<()> {
    let unsupported = |why: &str| Err(StoreError::Unsupported(why.to_owned()));
    match Address::read(url)? {
        Address::File(path) => sqlite::copy(&path, to).await,
        Address::Memory => unsupported("what is only in memory is not backed up"),
        Address::Server => unsupported("PostgreSQL is backed up with its own program pg_dump"),
    }
}

#[derive(Debug, PartialEq)]
enum Address {
    Memory,
    File(PathBuf),
    Server,
}

impl Address {
    fn read(url: &str) -> Result<Self> {
        let (scheme, rest) = url.split_once(':').unwrap_or_default();
        match (scheme, rest) {
            ("postgres" | "postgresql", _) => Ok(Self::Server),
            ("sqlite", ":memory:") => Ok(Self::Memory),
            ("sqlite", path) => match path.strip_prefix("//").unwrap_or(path) {
                "" => refuse("the name of the file is missing after sqlite:"),
                path => Ok(Self::File(Path::new(path).to_owned())),
            },
            // The address itself may hold a password and is not repeated.
            _ => refuse("it begins with sqlite: or postgres:"),
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
    fn addresses() {
        let file = |path: &str| Ok(Address::File(path.into()));
        assert_eq!(Address::read("sqlite::memory:"), Ok(Address::Memory));
        assert_eq!(Address::read("sqlite:games.db"), file("games.db"));
        assert_eq!(Address::read("sqlite:/var/games.db"), file("/var/games.db"));
        assert_eq!(Address::read("sqlite:///var/games.db"), file("/var/games.db"));
        assert_eq!(Address::read("postgres://me@here/games"), Ok(Address::Server));
        for bad in ["", "sqlite", "sqlite:", "sqlite://", "games.db", "mysql://here/games"] {
            assert_eq!(Address::read(bad).map_err(|error| error.code()), Err("store.address"));
        }
    }
}
