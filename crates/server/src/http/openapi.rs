//! The description of all requests, for those who write clients. Each request describes itself where
//! its route is; this page only collects them.

use std::sync::LazyLock;

use axum::Json;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::server::Server;

#[derive(OpenApi)]
#[openapi(
    info(title = "Crownlands", description = "Tables for Kingdomino, Queendomino and the Royal \
        Wedding. Programs send `Authorization: Bearer TOKEN`."),
    tags(
        (name = "players", description = "Players and their statistics"),
        (name = "tables", description = "Opening, finding and playing at tables"),
        (name = "games", description = "Finished games"),
        (name = "programs", description = "Following a table live"),
        (name = "operations", description = "For whoever runs the server"),
    )
)]
struct Frame;

/// What every description begins with.
pub(super) fn frame() -> utoipa::openapi::OpenApi {
    Frame::openapi()
}

pub(super) fn routes() -> OpenApiRouter<Server> {
    OpenApiRouter::new().routes(routes!(show))
}

/// This description
#[utoipa::path(get, path = "/openapi.json", tag = "operations",
    responses((status = 200, description = "OpenAPI, as JSON")))]
pub(super) async fn show() -> Json<&'static utoipa::openapi::OpenApi> {
    static DESCRIPTION: LazyLock<utoipa::openapi::OpenApi> = LazyLock::new(super::describe_routes);
    Json(&DESCRIPTION)
}
