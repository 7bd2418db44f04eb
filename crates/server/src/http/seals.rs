//! The public chain of seals: anybody may download and check it.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use protocol::{ChainedSeal, Code, SealPage};
use serde::Deserialize;
use store::LIST_MAX;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::Result;
use crate::server::Server;

/// A full page never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// The last page grows.
const FOR_NOW: &str = "public, max-age=5";

pub(super) fn routes() -> OpenApiRouter<Server> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(show))
}

#[derive(Debug, Deserialize, utoipa::IntoParams)]
pub(super) struct Filter {
    /// Only entries after this number
    #[serde(default)]
    after: u64,
}

/// Download the chain of seals, in order
///
/// Each game's seal is in it soon after the game begins, whether its table is private or not. A seal
/// tells nothing about its game to those who do not know it. Each entry's `link` is the SHA-256 of
/// the link before it, its number, its seal and its time, with spaces between; before the first
/// there are 64 zeros. At most 1,000 entries come at once.
#[utoipa::path(get, path = "/seals", tag = "games", params(Filter),
    responses((status = 200, body = SealPage)))]
pub(super) async fn list(
    State(server): State<Server>,
    Query(filter): Query<Filter>,
) -> Result<impl IntoResponse> {
    let seals = server.store().seals(filter.after, LIST_MAX).await?;
    let caching = if seals.len() < LIST_MAX as usize { FOR_NOW } else { FOR_EVER };
    let seals = seals.into_iter().map(entry).collect();
    Ok(([(header::CACHE_CONTROL, caching)], Json(SealPage { seals })))
}

/// Look up a seal in the chain
#[utoipa::path(get, path = "/seals/{seal}", tag = "games",
    params(("seal" = String, Path, description = "64 hexadecimal digits")),
    responses((status = 200, body = ChainedSeal), (status = 404, body = protocol::ErrorBody)))]
pub(super) async fn show(
    State(server): State<Server>,
    Path(seal): Path<String>,
) -> Result<Json<ChainedSeal>> {
    Ok(Json(entry(server.store().seal(&seal).await?.ok_or(Code::NoSeal)?)))
}

fn entry(one: store::ChainedSeal) -> ChainedSeal {
    let store::ChainedSeal { number, seal, at, link } = one;
    ChainedSeal { number, seal, at, link }
}
