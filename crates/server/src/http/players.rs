//! Players: signing in, names, statistics.

use axum::Json;
use axum::extract::{Path, State};
use axum_extra::extract::CookieJar;
use protocol::{Code, NewPlayer, Session, Stats};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::read::{Address, Body};
use crate::error::Result;
use crate::identity::{Identified, Renewal, to_player};
use crate::server::Server;

pub(super) fn routes() -> OpenApiRouter<Server> {
    OpenApiRouter::new().routes(routes!(create)).routes(routes!(me, rename)).routes(routes!(stats))
}

/// Sign in as a new player
///
/// All it takes is a name.
#[utoipa::path(post, path = "/players", request_body = NewPlayer, tag = "players",
    responses((status = 200, body = Session, description = "Your new identity. Browsers get a \
        cookie; programs, and clients that ask for one, get a token")))]
pub(super) async fn create(
    State(server): State<Server>,
    Address(address): Address,
    jar: CookieJar,
    Body(new): Body<NewPlayer>,
) -> Result<(CookieJar, Json<Session>)> {
    server.gate().check_new_player(address)?;
    server.naming().check(&new.name)?;
    let (player, secret) = server.create_player(new.name, new.program).await?;
    if new.program || new.token {
        return Ok((jar, Json(Session { player, token: Some(secret) })));
    }
    Ok((jar.add(server.cookie(secret)), Json(Session { player, token: None })))
}

/// Get your own identity
#[utoipa::path(get, path = "/players/me", tag = "players",
    responses((status = 200, body = Session), (status = 401, body = protocol::ErrorBody)))]
pub(super) async fn me(
    Identified(player): Identified,
    cookie: Renewal,
) -> (CookieJar, Json<Session>) {
    (cookie.for_player(true), Json(Session { player, token: None }))
}

/// Change your display name
///
/// Seats you already have keep the old one until you sit down on them again.
#[utoipa::path(patch, path = "/players/me", request_body = NewPlayer, tag = "players",
    responses((status = 200, body = Session)))]
pub(super) async fn rename(
    State(server): State<Server>,
    Identified(player): Identified,
    Body(new): Body<NewPlayer>,
) -> Result<Json<Session>> {
    server.naming().check(&new.name)?;
    server.store().rename_player(player.id.as_str(), new.name.as_str()).await?;
    let player = table::Player { name: new.name, ..player };
    Ok(Json(Session { player, token: None }))
}

/// Get a player's statistics
#[utoipa::path(get, path = "/players/{player}", tag = "players",
    params(("player" = String, Path, description = "The public id")),
    responses((status = 200, body = Stats), (status = 404, body = protocol::ErrorBody)))]
pub(super) async fn stats(
    State(server): State<Server>,
    Path(id): Path<String>,
) -> Result<Json<Stats>> {
    let row = server.store().player(&id).await?;
    let player = row.as_ref().and_then(to_player).ok_or(Code::NoPlayer)?;
    let stats = server.store().player_stats(&id).await?;
    Ok(Json(Stats {
        player: player.id,
        name: player.name.to_string(),
        games: stats.games,
        wins: stats.wins,
        points: stats.points,
        best: stats.best.unwrap_or(0),
        series: stats.series,
        series_wins: stats.series_wins,
    }))
}
