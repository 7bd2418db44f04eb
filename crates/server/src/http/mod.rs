//! The HTTP API. Each resource has a file with its handlers, their OpenAPI descriptions and a function
//! `routes` that collects them, so a new endpoint touches only that file.

mod encoding;
mod games;
mod guard;
mod health;
mod openapi;
mod own_tables;
mod page;
mod players;
mod read;
mod seals;
mod series;
mod stream;
mod tables;
mod upgrade;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::get;
use protocol::Code;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use utoipa_axum::router::OpenApiRouter;

use crate::error::Failure;
use crate::server::Server;

const BODY_BYTES_MAX: usize = 16 * 1024;

pub(crate) fn router(server: Server) -> Router {
    // A compressor would hold back the lines of a stream.
    let compressible = SizeAbove::new(256).and(NotForContentType::const_new(stream::CONTENT_TYPE));
    let api = Router::from(api_routes())
        .method_not_allowed_fallback(async || Failure::from(Code::WrongMethod))
        .fallback(async || Failure::from(Code::NotFound))
        .layer(middleware::from_fn_with_state(server.clone(), guard::guard_api));
    let page = get(page::serve_file)
        .fallback(async || Failure::from(Code::WrongMethod))
        .layer(middleware::from_fn_with_state(server.clone(), guard::guard_page));
    Router::from(health::routes())
        .nest("/api", api)
        .layer(CompressionLayer::new().compress_when(compressible))
        // After that layer: the page's files come in compressed forms.
        .fallback_service(page.with_state(server.clone()))
        .layer(middleware::from_fn_with_state(server.clone(), guard::guard_host))
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .layer(middleware::from_fn(guard::add_security_headers))
        .layer(CatchPanicLayer::custom(|_| {
            axum::response::IntoResponse::into_response(Failure::from(Code::Failed))
        }))
        .with_state(server)
}

fn api_routes() -> OpenApiRouter<Server> {
    OpenApiRouter::new()
        .merge(players::routes())
        .merge(own_tables::routes())
        .merge(tables::routes())
        .merge(stream::routes())
        .merge(games::routes())
        .merge(series::routes())
        .merge(seals::routes())
        .merge(upgrade::routes())
        .merge(openapi::routes())
}

/// The OpenAPI description of all routes.
fn describe_routes() -> utoipa::openapi::OpenApi {
    let router = OpenApiRouter::with_openapi(openapi::preamble());
    router.merge(health::routes()).nest("/api", api_routes()).into_openapi()
}

#[cfg(test)]
mod tests;
