//! Serves the page's files, which are embedded in the binary.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::Code;
use rust_embed::Embed;

use crate::error::Failure;
use crate::server::Server;

#[derive(Embed)]
#[folder = "$CROWNLANDS_PAGE"]
struct Page;

const INDEX: &str = "index.html";
/// Stands in `index.html` for the address of this server, since previews of links need it in full.
const ORIGIN: &str = "@ORIGIN@";

/// Serves a file. Paths without an extension, such as `/t/abc`, are the page's own routes and get
/// `index.html`.
pub(super) async fn serve_file(
    State(server): State<Server>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let path = if is_file { path } else { INDEX };
    // Compressed at build time, at the highest level.
    let is_compressed = path != INDEX && accepts_brotli(&headers);
    let compressed = is_compressed.then(|| Page::get(&format!("{path}.br"))).flatten();
    let Some(file) = Page::get(path) else {
        return Failure::from(Code::NotFound).into_response();
    };
    let hash = file.metadata.sha256_hash();
    let tag = format!("\"{}\"", URL_SAFE_NO_PAD.encode(&hash[..12]));
    let caching =
        if is_fingerprinted(path) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let is_cached = headers.get(header::IF_NONE_MATCH).is_some_and(|known| *known == tag);
    let caching = [(header::ETAG, tag), (header::CACHE_CONTROL, caching.to_owned())];
    if is_cached {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    let kind = [(header::CONTENT_TYPE, file.metadata.mimetype().to_owned())];
    match compressed {
        Some(compressed) => {
            let encoding = [(header::CONTENT_ENCODING, "br"), (header::VARY, "accept-encoding")];
            (caching, kind, encoding, compressed.data.into_owned()).into_response()
        }
        None if path == INDEX => {
            let origin = origin(&headers, &server).unwrap_or_default();
            let text = String::from_utf8_lossy(&file.data).replace(ORIGIN, &origin);
            (caching, kind, text).into_response()
        }
        None => (caching, kind, file.data.into_owned()).into_response(),
    }
}

/// The address at which the request found this server; `None` if it names no proper host.
fn origin(headers: &HeaderMap, server: &Server) -> Option<String> {
    let behind_proxy = server.config().behind_proxy;
    let forwarded = headers.get("x-forwarded-host").filter(|_| behind_proxy);
    let host = forwarded.or_else(|| headers.get(header::HOST))?.to_str().ok()?;
    // It becomes part of the page, whoever sends it.
    let is_proper =
        host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".:-[]".contains(&byte));
    let scheme = if server.config().secure_cookies { "https" } else { "http" };
    is_proper.then(|| format!("{scheme}://{host}"))
}

/// Whether a browser accepts Brotli; an entry with a quality value does not count.
fn accepts_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.split(',').any(|one| one.trim() == "br"))
}

/// Whether the name contains a hash, as in `page-1a2b3c4d5e6f7a8b.wasm`: its content never changes.
fn is_fingerprinted(path: &str) -> bool {
    let stem = path.rsplit('/').next().and_then(|name| name.split('.').next());
    let hash = stem.and_then(|stem| stem.rsplit_once('-')).map(|(_, hash)| hash);
    hash.is_some_and(|hash| hash.len() >= 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()))
}
