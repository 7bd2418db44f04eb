//! For whoever runs the server.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

use crate::error::Failure;
use crate::server::Server;

/// The process runs.
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

/// It can serve: the store answers and nothing is being shut down.
pub(super) async fn ready(State(server): State<Server>) -> impl IntoResponse {
    if server.draining().is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "draining\n");
    }
    match server.store().ping().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            Failure::from(error).log();
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n")
        }
    }
}

/// Numbers in the text format of Prometheus.
pub(super) async fn metrics(State(server): State<Server>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], server.metrics().text())
}
