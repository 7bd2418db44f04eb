//! Write statements that both databases understand.

pub(crate) const CREATE_PLAYER: &str = "
    INSERT INTO players (id, name, program, created_at, secret_hash) VALUES ($1, $2, $3, $4, $5)";

pub(crate) const NOTE_ALIVE: &str = "
    INSERT INTO life (one, at) VALUES (1, $1)
    ON CONFLICT (one) DO UPDATE SET at = excluded.at WHERE excluded.at > life.at";

pub(crate) const ADD_DOWNTIME: &str = "
    INSERT INTO downtimes (began_at, ended_at) VALUES ($1, $2) ON CONFLICT DO NOTHING";

pub(crate) const RENAME_PLAYER: &str = "UPDATE players SET name = $2 WHERE id = $1";

pub(crate) const DELETE_FINISHED: &str = "
    DELETE FROM tables WHERE id IN (
        SELECT id FROM tables WHERE updated_at < $1 AND games_finished > 0 LIMIT $2)";

pub(crate) const DELETE_PLAYERS: &str = "
    DELETE FROM players WHERE id IN (
        SELECT id FROM players AS old WHERE created_at < $1
            AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.player = old.id)
            AND NOT EXISTS (SELECT 1 FROM results
                WHERE results.player = old.id AND results.ended_at >= $1)
        LIMIT $2)";

pub(crate) const SERIES: &str = "
    INSERT INTO series (table_id, first_game, games, rules, ended_at, listed)
    VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";

pub(crate) const SERIES_RESULT: &str = "
    INSERT INTO series_results
        (table_id, first_game, seat, player, name, bot, points, rank, behind_by, ended_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";

pub(crate) const SERIES_ARE_DERIVED: &str = "DELETE FROM series_to_derive WHERE table_id = $1";

/// Defines the statements about series for one kind of connection, within a transaction that the
/// caller opens and closes.
macro_rules! series_writes {
    ($connection:ty) => {
        /// Writes a series; zero if it is there already.
        pub(super) async fn insert_series(
            on: &mut $connection,
            series: &crate::FinishedSeries,
        ) -> sqlx::Result<u64> {
            let inserted = sqlx::query(crate::writing::SERIES)
                .bind(&series.table)
                .bind(i64::from(series.first))
                .bind(i64::from(series.games))
                .bind(&series.rules)
                .bind(series.ended_at)
                .bind(series.listed)
                .execute(&mut *on)
                .await?
                .rows_affected();
            for crate::SeriesResult { result, behind_by } in
                series.results.iter().filter(|_| inserted > 0)
            {
                sqlx::query(crate::writing::SERIES_RESULT)
                    .bind(&series.table)
                    .bind(i64::from(series.first))
                    .bind(i64::from(result.seat))
                    .bind(&result.player)
                    .bind(&result.name)
                    .bind(&result.bot)
                    .bind(i64::from(result.points))
                    .bind(i64::from(result.rank))
                    .bind(behind_by)
                    .bind(series.ended_at)
                    .execute(&mut *on)
                    .await?;
            }
            Ok(inserted)
        }

        /// Writes the series that follow from a table's entries, and marks it as done.
        pub(super) async fn derive_series(
            on: &mut $connection,
            table: &str,
            series: &[crate::FinishedSeries],
        ) -> sqlx::Result<u64> {
            let mut inserted = 0;
            for one in series {
                inserted += insert_series(on, one).await?;
            }
            sqlx::query(crate::writing::SERIES_ARE_DERIVED).bind(table).execute(on).await?;
            Ok(inserted)
        }
    };
}
pub(crate) use series_writes;

/// Sorts the longest overdue first, whatever order the database returns.
pub(crate) fn claimed(mut rows: Vec<(i64, String)>) -> Vec<String> {
    rows.sort_unstable();
    rows.into_iter().map(|(_, table)| table).collect()
}
