//! Queries. Both databases understand the same SQL here, so each query is written once; [`reads`]
//! defines the functions for one kind of pool, and the rest converts rows.

use crate::{
    FinishedGame, GameCursor, GameSummary, Listing, Log, Player, PlayerStats, Result, Row,
    SeatResult, Secret, StoreError,
};

/// The table, its entries and its seeds in one statement, so that all are from the same moment.
pub(crate) const LOG: &str = "
    SELECT CAST(0 AS BIGINT) AS kind, seq AS number, updated_at AS at, '' AS body,
        CAST(NULL AS BYTEA) AS seed FROM tables WHERE id = $1
    UNION ALL SELECT 1, seq, at, body, NULL FROM entries WHERE table_id = $1 AND seq > $2
    UNION ALL SELECT 2, game, 0, '', seed FROM secrets WHERE table_id = $1
    ORDER BY 1, 2";

pub(crate) const LISTINGS: &str = "
    SELECT id, summary, updated_at FROM tables WHERE listed
    ORDER BY waiting DESC, updated_at DESC, id LIMIT $1";

pub(crate) const SUMMARY: &str = "SELECT listed, waiting, summary FROM tables WHERE id = $1";

pub(crate) const NEXT_WAKE: &str = "
    SELECT MIN(CASE WHEN lease_until > wake_at THEN lease_until ELSE wake_at END)
    FROM tables WHERE wake_at IS NOT NULL";

pub(crate) const PLAYER: &str = "
    SELECT id, name, program, created_at FROM players WHERE id = $1";

pub(crate) const PLAYER_BY_SECRET: &str = "
    SELECT id, name, program, created_at FROM players WHERE secret_hash = $1";

/// A player with several seats in a game counts once, with the best of them.
pub(crate) const PLAYER_STATS: &str = "
    SELECT COUNT(*), CAST(COALESCE(SUM(CASE WHEN rank = 1 THEN 1 ELSE 0 END), 0) AS BIGINT),
        CAST(COALESCE(SUM(points), 0) AS BIGINT), MAX(points)
    FROM (SELECT MIN(rank) AS rank, MAX(points) AS points FROM results
        WHERE player = $1 GROUP BY table_id, number) AS mine";

pub(crate) const RECORD: &str =
    "SELECT listed, record FROM games WHERE table_id = $1 AND number = $2";

/// The games that `$source` selects, one row per result.
macro_rules! games {
    ($source:literal) => {
        concat!(
            "SELECT game.table_id, game.number, game.rules, game.ending, game.began_at, ",
            "game.ended_at, seat, player, name, bot, points, rank FROM (",
            $source,
            ") AS game LEFT JOIN results ",
            "ON results.table_id = game.table_id AND results.number = game.number ",
            "ORDER BY game.ended_at DESC, game.table_id DESC, game.number DESC, seat"
        )
    };
}

pub(crate) const GAME: &str = games!("SELECT * FROM games WHERE table_id = $1 AND number = $2");

pub(crate) const GAMES: &str = games!(
    "SELECT * FROM games WHERE listed AND (ended_at, table_id, number) < ($1, $2, $3)
    ORDER BY ended_at DESC, table_id DESC, number DESC LIMIT $4"
);

pub(crate) const GAMES_BY_RULES: &str = games!(
    "SELECT * FROM games
    WHERE listed AND rules = $5 AND (ended_at, table_id, number) < ($1, $2, $3)
    ORDER BY ended_at DESC, table_id DESC, number DESC LIMIT $4"
);

pub(crate) const GAMES_BY_PLAYER: &str = games!(
    "SELECT games.* FROM (
        SELECT DISTINCT ended_at, table_id, number FROM results
        WHERE player = $6 AND (ended_at, table_id, number) < ($1, $2, $3)
    ) AS mine JOIN games ON games.table_id = mine.table_id AND games.number = mine.number
    WHERE listed AND ($5 IS NULL OR rules = $5)
    ORDER BY mine.ended_at DESC, mine.table_id DESC, mine.number DESC LIMIT $4"
);

/// Kind, number, time, body, seed.
pub(crate) type LogRow = (i64, i64, i64, String, Option<Vec<u8>>);

pub(crate) fn log(rows: Vec<LogRow>) -> Result<Option<Log>> {
    if rows.is_empty() {
        return Ok(None);
    }
    let mut log = Log { entries: Vec::with_capacity(rows.len()), secrets: Vec::new() };
    for (kind, number, at, body, seed) in rows {
        match (kind, seed) {
            (1, _) => log.entries.push(Row { seq: number as u64, at, body }),
            (2, Some(seed)) => {
                let seed = seed
                    .try_into()
                    .map_err(|_| StoreError::Corrupt("a seed is not 32 bytes long".to_owned()))?;
                log.secrets.push((number as u32, Secret::new(seed)));
            }
            _ => {}
        }
    }
    Ok(Some(log))
}

pub(crate) fn listing((table, body, updated_at): (String, String, i64)) -> Listing {
    Listing { table, body, updated_at }
}

/// Identifier, name, program, time.
pub(crate) type PlayerRow = (String, String, bool, i64);

pub(crate) fn player((id, name, program, created_at): PlayerRow) -> Player {
    Player { id, name, program, created_at }
}

/// Games, wins, points, best.
pub(crate) type StatsRow = (i64, i64, i64, Option<i64>);

pub(crate) fn player_stats((games, wins, points, best): StatsRow) -> PlayerStats {
    let best = best.map(|best| best as i32);
    PlayerStats { games: games as u64, wins: wins as u64, points, best }
}

/// A game (table, number, rules, ending, began, ended) and one of its results (seat, player, name,
/// bot, points, rank). A game without results has one row with those columns empty.
pub(crate) type GameRow = (
    String,
    i64,
    String,
    String,
    i64,
    i64,
    Option<i64>,
    Option<String>,
    Option<String>,
    Option<String>,
    Option<i64>,
    Option<i64>,
);

/// Groups the rows of each game, which are adjacent.
pub(crate) fn games(rows: Vec<GameRow>) -> Vec<GameSummary> {
    let mut games: Vec<GameSummary> = Vec::new();
    for (table, number, rules, ending, began_at, ended_at, seat, player, name, bot, points, rank) in
        rows
    {
        let number = number as u32;
        let result =
            seat.zip(name).zip(points).zip(rank).map(|(((seat, name), points), rank)| SeatResult {
                seat: seat as u8,
                player,
                name,
                bot,
                points: points as i32,
                rank: rank as u8,
            });
        match games.last_mut() {
            Some(game) if game.table == table && game.number == number => {
                game.results.extend(result);
            }
            _ => games.push(GameSummary {
                table,
                number,
                rules,
                ending,
                began_at,
                ended_at,
                results: result.into_iter().collect(),
            }),
        }
    }
    games
}

/// The cursor before the newest game.
pub(crate) fn newest() -> GameCursor {
    GameCursor { ended_at: i64::MAX, table: String::new(), number: 0 }
}

pub(crate) fn finished(game: GameSummary, listed: bool, record: String) -> FinishedGame {
    let GameSummary { table, number, rules, ending, began_at, ended_at, results } = game;
    FinishedGame { table, number, rules, ending, began_at, ended_at, listed, record, results }
}

/// Defines the query functions for one kind of pool.
macro_rules! reads {
    ($pool:ty) => {
        use crate::reading::{self, GameRow, LogRow, PlayerRow, StatsRow};
        use crate::validation::{cap_limit, queryable_id};

        pub(super) async fn load(pool: &$pool, table: &str, after: u64) -> Result<Option<Log>> {
            let after = i64::try_from(after).unwrap_or(i64::MAX);
            let rows: Vec<LogRow> = sqlx::query_as(reading::LOG)
                .bind(queryable_id(table))
                .bind(after)
                .fetch_all(pool)
                .await?;
            reading::log(rows)
        }

        pub(super) async fn open_tables(pool: &$pool, limit: u32) -> Result<Vec<Listing>> {
            let rows: Vec<(String, String, i64)> =
                sqlx::query_as(reading::LISTINGS).bind(cap_limit(limit)).fetch_all(pool).await?;
            Ok(rows.into_iter().map(reading::listing).collect())
        }

        pub(super) async fn summary(pool: &$pool, table: &str) -> Result<Option<Summary>> {
            let row: Option<(bool, bool, String)> = sqlx::query_as(reading::SUMMARY)
                .bind(queryable_id(table))
                .fetch_optional(pool)
                .await?;
            Ok(row.map(|(listed, waiting, body)| Summary { listed, waiting, body }))
        }

        pub(super) async fn next_wake(pool: &$pool) -> Result<Option<Millis>> {
            Ok(sqlx::query_scalar(reading::NEXT_WAKE).fetch_one(pool).await?)
        }

        pub(super) async fn player(pool: &$pool, id: &str) -> Result<Option<Player>> {
            let row: Option<PlayerRow> =
                sqlx::query_as(reading::PLAYER).bind(queryable_id(id)).fetch_optional(pool).await?;
            Ok(row.map(reading::player))
        }

        pub(super) async fn player_by_secret(
            pool: &$pool,
            secret_hash: SecretHash,
        ) -> Result<Option<Player>> {
            let row: Option<PlayerRow> = sqlx::query_as(reading::PLAYER_BY_SECRET)
                .bind(secret_hash.to_vec())
                .fetch_optional(pool)
                .await?;
            Ok(row.map(reading::player))
        }

        pub(super) async fn player_stats(pool: &$pool, player: &str) -> Result<PlayerStats> {
            let row: StatsRow = sqlx::query_as(reading::PLAYER_STATS)
                .bind(queryable_id(player))
                .fetch_one(pool)
                .await?;
            Ok(reading::player_stats(row))
        }

        pub(super) async fn game(
            pool: &$pool,
            table: &str,
            number: u32,
        ) -> Result<Option<FinishedGame>> {
            let row: Option<(bool, String)> = sqlx::query_as(reading::RECORD)
                .bind(queryable_id(table))
                .bind(i64::from(number))
                .fetch_optional(pool)
                .await?;
            let Some((listed, record)) = row else { return Ok(None) };
            let rows: Vec<GameRow> = sqlx::query_as(reading::GAME)
                .bind(queryable_id(table))
                .bind(i64::from(number))
                .fetch_all(pool)
                .await?;
            Ok(reading::games(rows).pop().map(|game| reading::finished(game, listed, record)))
        }

        pub(super) async fn games(pool: &$pool, query: GameQuery) -> Result<Vec<GameSummary>> {
            let GameQuery { player, rules, before, limit } = query;
            let sql = match (&player, &rules) {
                (Some(_), _) => reading::GAMES_BY_PLAYER,
                (None, Some(_)) => reading::GAMES_BY_RULES,
                (None, None) => reading::GAMES,
            };
            let before = before.unwrap_or_else(reading::newest);
            let mut asked = sqlx::query_as(sql)
                .bind(before.ended_at)
                .bind(queryable_id(&before.table).to_owned())
                .bind(i64::from(before.number))
                .bind(cap_limit(limit));
            if player.is_some() || rules.is_some() {
                asked = asked.bind(rules.map(|rules| queryable_id(&rules).to_owned()));
            }
            if let Some(player) = player {
                asked = asked.bind(queryable_id(&player).to_owned());
            }
            let rows: Vec<GameRow> = asked.fetch_all(pool).await?;
            Ok(reading::games(rows))
        }
    };
}
pub(crate) use reads;
