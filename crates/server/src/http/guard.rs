//! Middleware: rate limits, checks of hosts and origins, security headers.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{Code, ErrorBody};

use super::read;
use crate::error::{Failure, Result};
use crate::server::Server;

/// Refuses requests to `/api` that are over a limit, from another site or during a shutdown. Counts
/// what handlers refuse, and keeps their answers out of caches.
pub(super) async fn guard_api(
    State(server): State<Server>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    if let Err(failure) = check_request(&parts, &server) {
        server.metrics().limited.inc();
        return failure.into_response();
    }
    if server.draining().is_cancelled() {
        return Failure::from(Code::Draining).into_response();
    }
    let mut response = next.run(Request::from_parts(parts, body)).await;
    if response.status().is_client_error() {
        server.metrics().refused.inc();
        response = with_code(response);
    }
    response
        .headers_mut()
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

fn check_request(parts: &Parts, server: &Server) -> Result<()> {
    server.gate().check_request(read::address(parts, server))?;
    if is_origin_allowed(parts, server) { Ok(()) } else { Err(Code::ForeignOrigin.into()) }
}

/// Gives a refusal by the framework, which is plain text, a code of ours.
fn with_code(response: Response) -> Response {
    let kind = response.headers().get(header::CONTENT_TYPE);
    if kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json")) {
        return response;
    }
    let status = response.status();
    let code = match status {
        StatusCode::NOT_FOUND => Code::NotFound,
        StatusCode::METHOD_NOT_ALLOWED => Code::WrongMethod,
        StatusCode::PAYLOAD_TOO_LARGE => Code::TooLong,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Code::WrongType,
        _ => Code::Malformed,
    };
    let mut coded = (status, Json(ErrorBody::from(code))).into_response();
    for (name, value) in response.headers() {
        if *name != header::CONTENT_TYPE && *name != header::CONTENT_LENGTH {
            coded.headers_mut().append(name, value.clone());
        }
    }
    coded
}

/// Refuses requests for files of the page that are over a limit.
pub(super) async fn guard_page(
    State(server): State<Server>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    if let Err(failure) = server.gate().check_file(read::address(&parts, &server)) {
        server.metrics().limited.inc();
        return failure.into_response();
    }
    next.run(Request::from_parts(parts, body)).await
}

/// Refuses requests that came here under a name that is not ours. The page of another site could
/// otherwise let its own name point to a server at home, and would then be at home there.
pub(super) async fn guard_host(
    State(server): State<Server>,
    request: Request,
    next: Next,
) -> Response {
    // Whoever checks whether a process runs may ask by any name.
    let is_check = matches!(request.uri().path(), "/health" | "/ready");
    let host = request.headers().get(header::HOST).map(HeaderValue::as_bytes);
    let host = host.or_else(|| request.uri().authority().map(|name| name.as_str().as_bytes()));
    let is_ours =
        |host: &[u8]| std::str::from_utf8(host).is_ok_and(|host| server.names().include(host));
    if is_check || host.is_none_or(is_ours) {
        return next.run(request).await;
    }
    server.metrics().limited.inc();
    Failure::from(Code::UnknownHost).into_response()
}

/// Whether the page that sent the request may use this server. Browsers send the page's origin with
/// every WebSocket and every request that changes something, or at least say whether it is another
/// site. Programs send neither, and have no cookies that another site could abuse.
fn is_origin_allowed(Parts { method, headers, .. }: &Parts, server: &Server) -> bool {
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

/// The page may run its own scripts and WebAssembly, style elements inline, show images that it draws
/// itself and talk to its own server; no other site may frame it.
const CONTENT_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Adds the security headers to every response.
pub(super) async fn add_security_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
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
