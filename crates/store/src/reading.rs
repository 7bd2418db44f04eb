//! Queries. Both databases understand the same SQL here, so each query is written once; [`reads`]
//! defines the functions for one kind of pool, and the rest converts rows.

use crate::{
    FinishedGame, GameCursor, GameSummary, Listing, Log, Player, PlayerStats, Result, Row,
    SeatResult, Secret, SeriesResult, SeriesSeat, SeriesSummary, StoreError,
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

pub(crate) const TABLES_OF: &str = "
    SELECT tables.id FROM seated JOIN tables ON tables.id = seated.table_id
    WHERE seated.player = $1 ORDER BY tables.updated_at DESC, tables.id LIMIT $2";

pub(crate) const SUMMARY: &str = "SELECT listed, waiting, summary FROM tables WHERE id = $1";

pub(crate) const NEXT_WAKE: &str = "
    SELECT MIN(CASE WHEN lease_until > wake_at THEN lease_until ELSE wake_at END)
    FROM tables WHERE wake_at IS NOT NULL";

pub(crate) const LAST_ALIVE: &str = "SELECT at FROM life";

pub(crate) const DOWNTIMES: &str = "
    SELECT began_at, ended_at FROM downtimes ORDER BY ended_at DESC, began_at DESC LIMIT $1";

pub(crate) const PLAYER: &str = "
    SELECT id, name, program, created_at FROM players WHERE id = $1";

pub(crate) const PLAYER_BY_SECRET: &str = "
    SELECT id, name, program, created_at FROM players WHERE secret_hash = $1";

/// A player with several seats in a game or a series counts once, with the best of them.
pub(crate) const PLAYER_STATS: &str = "
    SELECT games.*, series.* FROM (
        SELECT COUNT(*), CAST(COALESCE(SUM(CASE WHEN rank = 1 THEN 1 ELSE 0 END), 0) AS BIGINT),
            CAST(COALESCE(SUM(points), 0) AS BIGINT), MAX(points)
        FROM (SELECT MIN(rank) AS rank, MAX(points) AS points FROM results
            WHERE player = $1 GROUP BY table_id, number) AS mine
    ) AS games CROSS JOIN (
        SELECT COUNT(*), CAST(COALESCE(SUM(CASE WHEN rank = 1 THEN 1 ELSE 0 END), 0) AS BIGINT)
        FROM (SELECT MIN(rank) AS rank FROM series_results
            WHERE player = $1 GROUP BY table_id, first_game) AS mine
    ) AS series";

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

/// The series that `$source` selects, one row per seat and game.
macro_rules! series {
    ($source:literal) => {
        concat!(
            "SELECT one.table_id, one.first_game, one.rules, opening.began_at, one.ended_at, ",
            "seats.seat, seats.player, seats.name, seats.bot, seats.points, seats.rank, ",
            "seats.behind_by, results.points FROM (",
            $source,
            ") AS one JOIN games AS opening ",
            "ON opening.table_id = one.table_id AND opening.number = one.first_game ",
            "JOIN series_results AS seats ",
            "ON seats.table_id = one.table_id AND seats.first_game = one.first_game ",
            "LEFT JOIN results ON results.table_id = one.table_id AND results.seat = seats.seat ",
            "AND results.number >= one.first_game AND results.number < one.first_game + one.games ",
            "ORDER BY one.ended_at DESC, one.table_id DESC, one.first_game DESC, seats.seat, ",
            "results.number"
        )
    };
}

pub(crate) const ONE_SERIES: &str =
    series!("SELECT * FROM series WHERE table_id = $1 AND first_game = $2");

pub(crate) const SERIES: &str = series!(
    "SELECT * FROM series WHERE listed AND (ended_at, table_id, first_game) < ($1, $2, $3)
    ORDER BY ended_at DESC, table_id DESC, first_game DESC LIMIT $4"
);

pub(crate) const SERIES_BY_TABLE: &str = series!(
    "SELECT * FROM series WHERE table_id = $5 AND (ended_at, table_id, first_game) < ($1, $2, $3)
    ORDER BY ended_at DESC, table_id DESC, first_game DESC LIMIT $4"
);

pub(crate) const SERIES_BY_PLAYER: &str = series!(
    "SELECT series.* FROM (
        SELECT DISTINCT ended_at, table_id, first_game FROM series_results
        WHERE player = $5 AND (ended_at, table_id, first_game) < ($1, $2, $3)
    ) AS mine JOIN series
        ON series.table_id = mine.table_id AND series.first_game = mine.first_game
    WHERE listed
    ORDER BY mine.ended_at DESC, mine.table_id DESC, mine.first_game DESC LIMIT $4"
);

pub(crate) const UNDERIVED_SERIES: &str =
    "SELECT table_id FROM series_to_derive ORDER BY table_id LIMIT $1";

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

/// Games, wins, points, best; series, wins.
pub(crate) type StatsRow = (i64, i64, i64, Option<i64>, i64, i64);

pub(crate) fn player_stats(
    (games, wins, points, best, series, series_wins): StatsRow,
) -> PlayerStats {
    PlayerStats {
        games: games as u64,
        wins: wins as u64,
        points,
        best: best.map(|best| best as i32),
        series: series as u64,
        series_wins: series_wins as u64,
    }
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

/// A series (table, first game, rules, began, ended), one of its seats (seat, player, name, bot,
/// points, rank, what put it behind), and the points of one game.
pub(crate) type SeriesRow = (
    String,
    i64,
    String,
    i64,
    i64,
    i64,
    Option<String>,
    String,
    Option<String>,
    i64,
    i64,
    Option<String>,
    Option<i64>,
);

/// Groups the rows of each series, and of each seat in it, which are adjacent.
pub(crate) fn series(rows: Vec<SeriesRow>) -> Vec<SeriesSummary> {
    let mut all: Vec<SeriesSummary> = Vec::new();
    for row in rows {
        let (table, first, rules, began_at, ended_at, ..) = row;
        let (.., seat, player, name, bot, points, rank, behind_by, in_game) = row;
        let (first, seat) = (first as u32, seat as u8);
        let is_new = all.last().is_none_or(|last| last.table != table || last.first != first);
        if is_new {
            let seats = Vec::new();
            all.push(SeriesSummary { table, first, rules, began_at, ended_at, seats });
        }
        let Some(SeriesSummary { seats, .. }) = all.last_mut() else { continue };
        if seats.last().is_none_or(|last| last.result.result.seat != seat) {
            let (points, rank) = (points as i32, rank as u8);
            let result = SeatResult { seat, player, name, bot, points, rank };
            let result = SeriesResult { result, behind_by };
            seats.push(SeriesSeat { result, by_game: Vec::new() });
        }
        if let Some(last) = seats.last_mut() {
            last.by_game.extend(in_game.map(|points| points as i32));
        }
    }
    all
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
        use crate::reading::{self, GameRow, LogRow, PlayerRow, SeriesRow, StatsRow};
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

        pub(super) async fn tables_of(
            pool: &$pool,
            player: &str,
            limit: u32,
        ) -> Result<Vec<String>> {
            let asked = sqlx::query_scalar(reading::TABLES_OF).bind(queryable_id(player));
            Ok(asked.bind(cap_limit(limit)).fetch_all(pool).await?)
        }

        pub(super) async fn summary(pool: &$pool, table: &str) -> Result<Option<Summary>> {
            let row: Option<(bool, bool, String)> = sqlx::query_as(reading::SUMMARY)
                .bind(queryable_id(table))
                .fetch_optional(pool)
                .await?;
            Ok(row.map(|(listed, waiting, body)| Summary { listed, waiting, body }))
        }

        pub(super) async fn last_alive(pool: &$pool) -> Result<Option<Millis>> {
            Ok(sqlx::query_scalar(reading::LAST_ALIVE).fetch_optional(pool).await?)
        }

        pub(super) async fn downtimes(pool: &$pool, limit: u32) -> Result<Vec<(Millis, Millis)>> {
            let latest = sqlx::query_as(reading::DOWNTIMES).bind(cap_limit(limit));
            let mut latest: Vec<_> = latest.fetch_all(pool).await?;
            latest.reverse();
            Ok(latest)
        }

        pub(super) async fn seals(
            pool: &$pool,
            after: u64,
            limit: u32,
        ) -> Result<Vec<ChainedSeal>> {
            let after = i64::try_from(after).unwrap_or(i64::MAX);
            let rows: Vec<(i64, String, i64, String)> = sqlx::query_as(crate::seals::CHAINED)
                .bind(after)
                .bind(cap_limit(limit))
                .fetch_all(pool)
                .await?;
            Ok(rows.into_iter().map(ChainedSeal::of_row).collect())
        }

        pub(super) async fn seal(pool: &$pool, seal: &str) -> Result<Option<ChainedSeal>> {
            let row: Option<(i64, String, i64, String)> = sqlx::query_as(crate::seals::ONE)
                .bind(queryable_id(seal))
                .fetch_optional(pool)
                .await?;
            Ok(row.map(ChainedSeal::of_row))
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

        pub(super) async fn one_series(
            pool: &$pool,
            table: &str,
            first: u32,
        ) -> Result<Option<SeriesSummary>> {
            let rows: Vec<SeriesRow> = sqlx::query_as(reading::ONE_SERIES)
                .bind(queryable_id(table))
                .bind(i64::from(first))
                .fetch_all(pool)
                .await?;
            Ok(reading::series(rows).pop())
        }

        pub(super) async fn series(pool: &$pool, query: SeriesQuery) -> Result<Vec<SeriesSummary>> {
            let SeriesQuery { of, before, limit } = query;
            let (sql, id) = match of {
                SeriesOf::Everyone => (reading::SERIES, None),
                SeriesOf::Player(player) => (reading::SERIES_BY_PLAYER, Some(player)),
                SeriesOf::Table(table) => (reading::SERIES_BY_TABLE, Some(table)),
            };
            let before = before.unwrap_or_else(reading::newest);
            let mut asked = sqlx::query_as(sql)
                .bind(before.ended_at)
                .bind(queryable_id(&before.table).to_owned())
                .bind(i64::from(before.number))
                .bind(cap_limit(limit));
            if let Some(id) = id {
                asked = asked.bind(queryable_id(&id).to_owned());
            }
            let rows: Vec<SeriesRow> = asked.fetch_all(pool).await?;
            Ok(reading::series(rows))
        }

        pub(super) async fn underived_series(pool: &$pool, limit: u32) -> Result<Vec<String>> {
            let asked = sqlx::query_scalar(reading::UNDERIVED_SERIES).bind(cap_limit(limit));
            Ok(asked.fetch_all(pool).await?)
        }
    };
}
pub(crate) use reads;
