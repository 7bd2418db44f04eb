//! The migrations that bring a database to the layout this version expects.
//!
//! They are listed here rather than collected by sqlx's macro, which would compile both database
//! drivers a second time for the host and add minutes to the build.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Number, name and SQL.
type Step = (i64, &'static str, &'static str);

const SQLITE: [Step; 6] = [
    (1, "tables", include_str!("../migrations/sqlite/0001_tables.sql")),
    (2, "lists", include_str!("../migrations/sqlite/0002_lists.sql")),
    (3, "series", include_str!("../migrations/sqlite/0003_series.sql")),
    (4, "seated", include_str!("../migrations/sqlite/0004_seated.sql")),
    (5, "seals", include_str!("../migrations/sqlite/0005_seals.sql")),
    (6, "life", include_str!("../migrations/sqlite/0006_life.sql")),
];

const POSTGRES: [Step; 6] = [
    (1, "tables", include_str!("../migrations/postgres/0001_tables.sql")),
    (2, "lists", include_str!("../migrations/postgres/0002_lists.sql")),
    (3, "series", include_str!("../migrations/postgres/0003_series.sql")),
    (4, "seated", include_str!("../migrations/postgres/0004_seated.sql")),
    (5, "seals", include_str!("../migrations/postgres/0005_seals.sql")),
    (6, "life", include_str!("../migrations/postgres/0006_life.sql")),
];

pub(crate) fn sqlite() -> Migrator {
    migrator(&SQLITE)
}

pub(crate) fn postgres() -> Migrator {
    migrator(&POSTGRES)
}

fn migrator(steps: &[Step]) -> Migrator {
    let migration = |&(number, name, sql): &Step| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(steps.iter().map(migration).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// An unlisted file would never run.
    #[test]
    fn every_migration_file_is_listed() {
        for (folder, steps) in [("sqlite", &SQLITE), ("postgres", &POSTGRES)] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(folder);
            let files = std::fs::read_dir(&folder).unwrap();
            let mut files: Vec<_> =
                files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
            files.sort();
            let names: Vec<_> =
                steps.iter().map(|(number, name, _)| format!("{number:04}_{name}.sql")).collect();
            assert_eq!(files, names);
        }
    }
}
