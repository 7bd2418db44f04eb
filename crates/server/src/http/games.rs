//! Finished games.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use protocol::{Code, GameInfo, GamePage, SeatInfo};
use rules::Seat;
use serde::Deserialize;
use store::{GameCursor, GameQuery, GameSummary, SeatResult};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::Result;
use crate::rows;
use crate::server::Server;

pub(super) const PAGE_SIZE_MAX: u32 = 50;

pub(super) fn routes() -> OpenApiRouter<Server> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(show)).routes(routes!(record))
}

#[derive(Debug, Deserialize, utoipa::IntoParams)]
pub(super) struct Filter {
    /// Only games of this player (public id)
    player: Option<String>,
    /// Only games by these rules
    rules: Option<String>,
    /// The `next` of the previous page
    after: Option<String>,
    /// How many games, at most 50
    limit: Option<u32>,
}

/// List finished games, newest first
#[utoipa::path(get, path = "/games", tag = "games", params(Filter),
    responses((status = 200, body = GamePage)))]
pub(super) async fn list(
    State(server): State<Server>,
    Query(filter): Query<Filter>,
) -> Result<Json<GamePage>> {
    let (before, limit) = page(filter.after.as_deref(), filter.limit)?;
    let query = GameQuery { player: filter.player, rules: filter.rules, before, limit };
    let games = server.store().games(query).await?;
    let next = next_page(&games, limit, GameSummary::cursor);
    Ok(Json(GamePage { games: games.into_iter().map(info).collect(), next }))
}

/// Get a finished game
#[utoipa::path(get, path = "/games/{table}/{number}", tag = "games",
    params(("table" = String, Path, description = "The id of the table"),
        ("number" = u32, Path, description = "Which game at that table, counting from 1")),
    responses((status = 200, body = GameInfo), (status = 404, body = protocol::ErrorBody)))]
pub(super) async fn show(
    State(server): State<Server>,
    Path((table, number)): Path<(String, u32)>,
) -> Result<Json<GameInfo>> {
    let game = server.store().game(&table, number).await?.ok_or(Code::NoGame)?;
    Ok(Json(info(GameSummary {
        table: game.table,
        number: game.number,
        rules: game.rules,
        ending: game.ending,
        began_at: game.began_at,
        ended_at: game.ended_at,
        results: game.results,
    })))
}

/// Get the record of a finished game, with its seal and seed
///
/// `crownlands replay --verify` checks that the shuffle matches the published seal.
#[utoipa::path(get, path = "/games/{table}/{number}/record", tag = "games",
    params(("table" = String, Path, description = "The id of the table"),
        ("number" = u32, Path, description = "Which game at that table, counting from 1")),
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = 404, body = protocol::ErrorBody)))]
pub(super) async fn record(
    State(server): State<Server>,
    Path((table, number)): Path<(String, u32)>,
) -> Result<impl IntoResponse> {
    let game = server.store().game(&table, number).await?.ok_or(Code::NoGame)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], game.record))
}

fn info(game: GameSummary) -> GameInfo {
    GameInfo {
        table: game.table,
        number: game.number,
        rules: game.rules,
        ending: rows::parse_ending(&game.ending),
        began_at: game.began_at,
        ended_at: game.ended_at,
        seats: game.results.into_iter().filter_map(seat).collect(),
    }
}

fn seat(result: SeatResult) -> Option<SeatInfo> {
    let seat = Seat::new(usize::from(result.seat).checked_sub(1)?)?;
    Some(SeatInfo {
        seat,
        player: result.player,
        name: result.name,
        bot: result.bot,
        points: result.points,
        rank: result.rank,
    })
}

/// Identifies the last game of a page by its time, table and number.
/// Where a page of a list starts, and how long it may be.
pub(super) fn page(
    after: Option<&str>,
    limit: Option<u32>,
) -> Result<(Option<GameCursor>, u32), Code> {
    let limit = limit.unwrap_or(PAGE_SIZE_MAX).clamp(1, PAGE_SIZE_MAX);
    Ok((after.map(read_cursor).transpose()?, limit))
}

/// Where the next page starts; `None` after the last one.
pub(super) fn next_page<T>(
    shown: &[T],
    limit: u32,
    cursor: impl Fn(&T) -> GameCursor,
) -> Option<String> {
    let last = shown.last().filter(|_| shown.len() == limit as usize)?;
    Some(write_cursor(&cursor(last)))
}

fn write_cursor(cursor: &GameCursor) -> String {
    format!("{}.{}.{}", cursor.ended_at, cursor.table, cursor.number)
}

fn read_cursor(text: &str) -> Result<GameCursor, Code> {
    let read = || {
        let (ended_at, rest) = text.split_once('.')?;
        let (table, number) = rest.rsplit_once('.')?;
        let (ended_at, number) = (ended_at.parse().ok()?, number.parse().ok()?);
        Some(GameCursor { ended_at, table: table.to_owned(), number })
    };
    read().ok_or(Code::Malformed)
}
