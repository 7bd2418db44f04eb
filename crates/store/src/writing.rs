//! Write statements that both databases understand.

pub(crate) const CREATE_PLAYER: &str = "
    INSERT INTO players (id, name, program, created_at, secret_hash) VALUES ($1, $2, $3, $4, $5)";

pub(crate) const RENAME_PLAYER: &str = "UPDATE players SET name = $2 WHERE id = $1";

/// Sorts the longest overdue first, whatever order the database returns.
pub(crate) fn claimed(mut rows: Vec<(i64, String)>) -> Vec<String> {
    rows.sort_unstable();
    rows.into_iter().map(|(_, table)| table).collect()
}
