//! The page's files, from inside the binary.

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::Code;
use rust_embed::Embed;

use crate::error::Failure;

#[derive(Embed)]
#[folder = "$CROWNLANDS_PAGE"]
struct Page;

/// A file; addresses of the page's own rooms, as `/t/abc`, give the page itself.
pub(super) async fn file(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_room = !path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let path = if is_room { "index.html" } else { path };
    // Compressed beforehand, as small as can be.
    let packed = takes_brotli(&headers).then(|| Page::get(&format!("{path}.br"))).flatten();
    let Some(file) = Page::get(path) else {
        return Failure::from(Code::NotFound).into_response();
    };
    let hash = file.metadata.sha256_hash();
    let tag = format!("\"{}\"", URL_SAFE_NO_PAD.encode(&hash[..12]));
    let caching =
        if is_fingerprinted(path) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| *known == tag);
    let about = [(header::ETAG, tag), (header::CACHE_CONTROL, caching.to_owned())];
    if known {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let kind = [(header::CONTENT_TYPE, file.metadata.mimetype().to_owned())];
    match packed {
        Some(packed) => {
            let how = [(header::CONTENT_ENCODING, "br"), (header::VARY, "accept-encoding")];
            (about, kind, how, packed.data.into_owned()).into_response()
        }
        None => (about, kind, file.data.into_owned()).into_response(),
    }
}

/// Whether a browser takes Brotli, without a word on how much it likes it.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.split(',').any(|one| one.trim() == "br"))
}

/// A name with a hash in it, as `page-1a2b3c4d5e6f7a8b.wasm`, never means anything else.
fn is_fingerprinted(path: &str) -> bool {
    let stem = path.rsplit('/').next().and_then(|name| name.split('.').next());
    let hash = stem.and_then(|stem| stem.rsplit_once('-')).map(|(_, hash)| hash);
    hash.is_some_and(|hash| hash.len() >= 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()))
}
