//! Health checks and metrics, for operators.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::Failure;
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

/// Check that the server can serve: the store responds, and it is not shutting down
#[utoipa::path(get, path = "/ready", tag = "operations",
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = 503, body = String, content_type = "text/plain")))]
pub(super) async fn ready(State(server): State<Server>) -> impl IntoResponse {
    if server.draining().is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "draining\n");
    }
    match server.store().ping().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            Failure::from(error).log();
            (StatusCode::SERVICE_UNAVAILABLE, "the store is not responding\n")
        }
    }
}

/// Get metrics in the Prometheus text format
#[utoipa::path(get, path = "/metrics", tag = "operations",
    responses((status = 200, body = String, content_type = "application/openmetrics-text")))]
pub(super) async fn metrics(State(server): State<Server>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], server.metrics().render())
}
