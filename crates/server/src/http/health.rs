//! Health checks and metrics, for operators.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use axum_extra::headers::authorization::Bearer;
use axum_extra::headers::{Authorization, HeaderMapExt};
use protocol::Code;
use sha2::{Digest, Sha256};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::read::Address;
use crate::error::Result;
use crate::readiness::Readiness;
use crate::server::Server;

pub(super) fn routes() -> OpenApiRouter<Server> {
    OpenApiRouter::new().routes(routes!(alive)).routes(routes!(ready)).routes(routes!(metrics))
}

/// Check that the process is running
#[utoipa::path(get, path = "/health", tag = "operations",
    responses((status = 200, body = String, content_type = "text/plain")))]
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

/// Check that the server can serve: it can store something, and it is not shutting down
#[utoipa::path(get, path = "/ready", tag = "operations",
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = 503, body = String, content_type = "text/plain")))]
pub(super) async fn ready(State(server): State<Server>) -> impl IntoResponse {
    if server.draining().is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "draining\n");
    }
    match server.check_readiness().await {
        Readiness::Ready => (StatusCode::OK, "ready\n"),
        Readiness::Failing => (StatusCode::SERVICE_UNAVAILABLE, "the store is not responding\n"),
        Readiness::Damaged => (StatusCode::SERVICE_UNAVAILABLE, "the store is damaged\n"),
    }
}

/// Get metrics in the Prometheus text format
///
/// Only on the machine itself, or with the token of the settings.
#[utoipa::path(get, path = "/metrics", tag = "operations",
    responses((status = 200, body = String, content_type = "application/openmetrics-text"),
        (status = 403, body = protocol::ErrorBody)))]
pub(super) async fn metrics(
    State(server): State<Server>,
    Address(address): Address,
    headers: HeaderMap,
) -> Result<impl IntoResponse> {
    if !address.to_canonical().is_loopback() && !shows_token(&headers, &server) {
        return Err(Code::PrivateMetrics.into());
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], server.metrics().render()))
}

/// Compares hashes, so that the time it takes says nothing about the token.
fn shows_token(headers: &HeaderMap, server: &Server) -> bool {
    let shown = headers.typed_get::<Authorization<Bearer>>();
    server.config().metrics_token.as_ref().zip(shown).is_some_and(|(token, shown)| {
        !token.is_empty() && Sha256::digest(token) == Sha256::digest(shown.token())
    })
}
