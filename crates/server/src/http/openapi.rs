//! The description of all requests, for programs that write clients.

use axum::Json;
use utoipa::OpenApi;

use super::{games, players, stream, tables, upgrade};

#[derive(OpenApi)]
#[openapi(
    info(title = "Crownlands", description = "Tables for Kingdomino, Queendomino and the Royal \
        Wedding. Programs send `Authorization: Bearer TOKEN`."),
    paths(
        players::create, players::me, players::rename, players::stats,
        tables::list, tables::create, tables::show, tables::intend, tables::pair,
        games::list, games::show, games::record,
        stream::open, upgrade::open,
    ),
    tags(
        (name = "players", description = "Who plays"),
        (name = "tables", description = "Where it is played"),
        (name = "games", description = "What was played"),
        (name = "programs", description = "Following a table"),
    )
)]
struct Description;

pub(super) async fn show() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}
