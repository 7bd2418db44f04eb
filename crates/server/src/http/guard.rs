//! What every request passes: limits, where it comes from, and what every answer carries.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Code;

use super::read;
use crate::error::Failure;
use crate::server::Server;

/// Limits and origins, for everything under `/api`.
pub(super) async fn api(State(server): State<Server>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let address = read::address(&parts, &server);
    let allowed = server.gate().check_request(address).and_then(|()| {
        let ours = is_ours(&parts.headers, &parts.method, &server);
        if ours { Ok(()) } else { Err(Code::ForeignOrigin) }
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

/// Whether a request may come from the page that sent it. A browser names that page's origin where
/// it matters: on every WebSocket and on everything that changes something. Programs name none, and
/// have no cookies that somebody else's page could use.
fn is_ours(headers: &HeaderMap, method: &Method, server: &Server) -> bool {
    if let Some(origin) = headers.get(header::ORIGIN) {
        return server.origins().contains(origin) || is_same_host(origin, headers, server);
    }
    let site = headers.get("sec-fetch-site").and_then(|site| site.to_str().ok());
    method.is_safe() || site.is_none_or(|site| matches!(site, "same-origin" | "none"))
}

/// Whether an origin is the host that the request was sent to.
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

/// What a browser is told about every answer.
pub(super) async fn headers(request: Request, next: Next) -> Response {
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

/// The page runs its own scripts and WebAssembly, shows pictures that it draws itself, talks to its
/// own server, and is framed by nobody.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
