//! Middleware: rate limits, origin checks and security headers.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Code;

use super::read;
use crate::error::Failure;
use crate::server::Server;

/// Checks limits and origins for everything under `/api`.
pub(super) async fn guard_api(
    State(server): State<Server>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    let address = read::address(&parts, &server);
    let allowed = server.gate().check_request(address).and_then(|()| {
        let is_allowed = is_origin_allowed(&parts.headers, &parts.method, &server);
        if is_allowed { Ok(()) } else { Err(Code::ForeignOrigin) }
    });
    if let Err(code) = allowed {
        server.metrics().limited.inc();
        return Failure::from(code).into_response();
    }
    if server.draining().is_cancelled() {
        return Failure::from(Code::Draining).into_response();
    }
    let mut response = next.run(Request::from_parts(parts, body)).await;
    if response.status().is_client_error() {
        server.metrics().refused.inc();
    }
    response
        .headers_mut()
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Whether the page that sent the request may use this server. Browsers send the page's origin on
/// every WebSocket and every request that changes something. Programs send none, and have no cookies
/// that another site could abuse.
fn is_origin_allowed(headers: &HeaderMap, method: &Method, server: &Server) -> bool {
    if let Some(origin) = headers.get(header::ORIGIN) {
        return server.origins().contains(origin) || is_same_host(origin, headers, server);
    }
    let site = headers.get("sec-fetch-site").and_then(|site| site.to_str().ok());
    method.is_safe() || site.is_none_or(|site| matches!(site, "same-origin" | "none"))
}

/// Whether the origin is the host the request was sent to.
fn is_same_host(origin: &HeaderValue, headers: &HeaderMap, server: &Server) -> bool {
    let behind_proxy = server.config().behind_proxy;
    let forwarded = headers.get("x-forwarded-host").filter(|_| behind_proxy);
    let host = forwarded.or_else(|| headers.get(header::HOST));
    let origin = origin.to_str().ok().and_then(|origin| {
        origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"))
    });
    match (origin, host.and_then(|host| host.to_str().ok())) {
        (Some(origin), Some(host)) => origin.eq_ignore_ascii_case(host),
        _ => false,
    }
}

/// Adds the security headers to every response.
pub(super) async fn add_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (
            header::HeaderName::from_static("permissions-policy"),
            "camera=(), microphone=(), geolocation=()",
        ),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The page may run its own scripts and WebAssembly, show images that it draws itself and talk to its
/// own server; no other site may frame it.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
