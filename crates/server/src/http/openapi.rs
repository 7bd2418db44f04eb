//! The OpenAPI description, for authors of clients. Each endpoint is described beside its handler;
//! this file adds the preamble and serves the whole.

use std::sync::LazyLock;

use axum::Json;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::server::Server;

#[derive(OpenApi)]
#[openapi(
    info(title = "Crownlands", description = "Play Kingdomino, Queendomino and the Royal \
        Wedding. Programs send `Authorization: Bearer TOKEN`."),
    tags(
        (name = "players", description = "Players and their statistics"),
        (name = "tables", description = "Opening, finding and playing at tables"),
        (name = "games", description = "Finished games, and series of them"),
        (name = "programs", description = "Following a table live"),
        (name = "operations", description = "Health and metrics, for operators"),
    )
)]
struct Preamble;

pub(super) fn preamble() -> utoipa::openapi::OpenApi {
    Preamble::openapi()
}

pub(super) fn routes() -> OpenApiRouter<Server> {
    OpenApiRouter::new().routes(routes!(show))
}

/// Get this description
#[utoipa::path(get, path = "/openapi.json", tag = "operations",
    responses((status = 200, description = "OpenAPI, as JSON")))]
pub(super) async fn show() -> Json<&'static utoipa::openapi::OpenApi> {
    static DESCRIPTION: LazyLock<utoipa::openapi::OpenApi> = LazyLock::new(super::describe_routes);
    Json(&DESCRIPTION)
}
