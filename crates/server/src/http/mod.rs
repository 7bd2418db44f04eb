//! Requests, by noun.

mod games;
mod guard;
mod health;
mod openapi;
mod page;
mod players;
mod read;
mod stream;
mod tables;
mod upgrade;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{get, post};
use protocol::Code;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use crate::error::Failure;
use crate::server::Server;

/// The largest body of a request.
const BODY_BYTES_MAX: usize = 16 * 1024;

pub(crate) fn router(server: Server) -> Router {
    // Lines of a stream must not wait in a compressor.
    let compressible = SizeAbove::new(256).and(NotForContentType::const_new(stream::CONTENT_TYPE));
    let api = Router::new()
        .route("/players", post(players::create))
        .route("/players/me", get(players::me).patch(players::rename))
        .route("/players/{player}", get(players::stats))
        .route("/tables", get(tables::list).post(tables::create))
        .route("/tables/{table}", get(tables::show))
        .route("/tables/{table}/intents", post(tables::intend))
        .route("/tables/{table}/stream", get(stream::open))
        .route("/pairing", post(tables::pair))
        .route("/games", get(games::list))
        .route("/games/{table}/{number}", get(games::show))
        .route("/games/{table}/{number}/record", get(games::record))
        .route("/socket", get(upgrade::open))
        .route("/openapi.json", get(openapi::show))
        .method_not_allowed_fallback(async || Failure::from(Code::WrongMethod))
        .fallback(async || Failure::from(Code::NotFound))
        .layer(middleware::from_fn_with_state(server.clone(), guard::api));
    Router::new()
        .nest("/api", api)
        .route("/health", get(health::alive))
        .route("/ready", get(health::ready))
        .route("/metrics", get(health::metrics))
        .fallback(page::file)
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .layer(CompressionLayer::new().compress_when(compressible))
        .layer(middleware::from_fn(guard::headers))
        .layer(CatchPanicLayer::custom(|_| {
            axum::response::IntoResponse::into_response(Failure::from(Code::Failed))
        }))
        .with_state(server)
}
