//! Serves the page's files, which are embedded in the binary.
//!
//! `cargo xtask web` writes each file in several encodings. The server picks one of them and never
//! compresses a file itself.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use bytes::Bytes;
use protocol::Code;
use rust_embed::Embed;

use super::encoding::Encoding;
use crate::error::Failure;
use crate::server::Server;

#[derive(Embed)]
#[folder = "$CROWNLANDS_PAGE"]
struct Page;

/// A file of the page, or one of its encoded forms.
struct File {
    bytes: Bytes,
    hash: [u8; 32],
    kind: String,
}

const INDEX: &str = "index.html";
/// Stands in `index.html` for the address of this server, since previews of links need it in full.
const ORIGIN: &str = "@ORIGIN@";

/// Serves a file. Paths without an extension, such as `/t/abc`, are the page's own routes and get
/// `index.html`: browsers as it was built, and whoever else asks, such as a preview of a link, with
/// this server's address.
pub(super) async fn serve_file(
    State(server): State<Server>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let is_visit = headers.get("sec-fetch-dest").is_some_and(|what| *what == "document");
    let origin = origin(&headers, &server).filter(|_| !is_visit);
    serve(uri.path(), &headers, |path| match &origin {
        Some(origin) if path == INDEX => Some(named(find(path)?, origin)),
        Some(_) if path.starts_with(INDEX) => None,
        _ => find(path),
    })
}

fn named(file: File, origin: &str) -> File {
    let text = String::from_utf8_lossy(&file.bytes).replace(ORIGIN, origin);
    File { bytes: text.into(), ..file }
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

fn find(path: &str) -> Option<File> {
    let file = Page::get(path)?;
    let bytes = match file.data {
        Cow::Borrowed(embedded) => Bytes::from_static(embedded),
        Cow::Owned(read) => read.into(),
    };
    let (hash, kind) = (file.metadata.sha256_hash(), file.metadata.mimetype().to_owned());
    Some(File { bytes, hash, kind })
}

fn serve(path: &str, headers: &HeaderMap, find: impl Fn(&str) -> Option<File>) -> Response {
    let path = path.trim_start_matches('/');
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let path = if is_file { path } else { INDEX };
    let Some(plain) = find(path) else {
        return Failure::from(Code::NotFound).into_response();
    };
    let encoded = Encoding::by_preference(headers).into_iter().find_map(|encoding| {
        let Some(extension) = encoding.extension() else { return Some((encoding, None)) };
        find(&format!("{path}.{extension}")).map(|file| (encoding, Some(file)))
    });
    let (encoding, encoded) = encoded.unwrap_or((Encoding::Identity, None));
    let (kind, file) = (plain.kind.clone(), encoded.unwrap_or(plain));
    let length = file.bytes.len();
    let tag = format!("\"{}\"", URL_SAFE_NO_PAD.encode(&file.hash[..12]));
    let is_known = is_known(headers, &tag);
    let caching =
        if is_fingerprinted(path) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let part = part(headers, &tag, length);
    let about = [
        (header::ETAG, tag),
        (header::CACHE_CONTROL, caching.to_owned()),
        (header::VARY, "accept-encoding".to_owned()),
        (header::ACCEPT_RANGES, "bytes".to_owned()),
    ];
    if is_known {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let kind = [(header::CONTENT_TYPE, kind)];
    let mut response = match part {
        Part::Whole => (about, kind, file.bytes).into_response(),
        Part::Of(range) => {
            let bytes = file.bytes.slice(range.clone());
            let range = format!("bytes {}-{}/{length}", range.start(), range.end());
            let range = [(header::CONTENT_RANGE, range)];
            (StatusCode::PARTIAL_CONTENT, about, kind, range, bytes).into_response()
        }
        Part::Beyond => {
            let range = [(header::CONTENT_RANGE, format!("bytes */{length}"))];
            return (StatusCode::RANGE_NOT_SATISFIABLE, about, range).into_response();
        }
    };
    if encoding != Encoding::Identity {
        response.headers_mut().insert(header::CONTENT_ENCODING, encoding.header());
    }
    response
}

/// Whether the browser has the file with this tag.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get_all(header::IF_NONE_MATCH).into_iter();
    let known = known.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    known.map(str::trim).any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}

/// What is asked for of a file.
enum Part {
    Whole,
    Of(RangeInclusive<usize>),
    /// None of it exists.
    Beyond,
}

/// The part that a request asks for, to go on with a download that broke off. Several parts at once are
/// answered by the whole, as is a part of something that has changed since.
fn part(headers: &HeaderMap, tag: &str, length: usize) -> Part {
    let said = |name: header::HeaderName| headers.get(name).map(|value| value.to_str().ok());
    let has_changed = said(header::IF_RANGE).is_some_and(|known| known != Some(tag));
    let Some(Some(range)) = said(header::RANGE).filter(|_| !has_changed) else {
        return Part::Whole;
    };
    // What cannot be read does not count.
    let Ok(ranges) = http_range_header::parse_range_header(range) else { return Part::Whole };
    match ranges.validate(length as u64).as_deref() {
        Ok([one]) => Part::Of(*one.start() as usize..=*one.end() as usize),
        Ok(_) => Part::Whole,
        Err(_) if ranges.ranges.len() > 1 => Part::Whole,
        Err(_) => Part::Beyond,
    }
}

/// Whether the name contains a hash, as in `page-1a2b3c4d5e6f7a8b.wasm`: its content never changes.
fn is_fingerprinted(path: &str) -> bool {
    let stem = path.rsplit('/').next().and_then(|name| name.split('.').next());
    let hash = stem.and_then(|stem| stem.rsplit_once('-')).map(|(_, hash)| hash);
    hash.is_some_and(|hash| hash.len() >= 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: &str = "web-1a2b3c4d5e6f7a8b.wasm";

    /// A page of one file in three encodings, and one that nothing makes smaller.
    fn page(path: &str) -> Option<File> {
        let (text, number) = match path.strip_prefix(NAME) {
            Some("") => ("plain", 1),
            Some(".br") => ("brotli", 2),
            Some(".gz") => ("gzip", 3),
            _ if path == "index.html" => ("index", 4),
            _ => return None,
        };
        let kind = if number == 1 { "application/wasm" } else { "text/html" };
        Some(File { bytes: text.into(), hash: [number; 32], kind: kind.into() })
    }

    fn ask(path: &str, sent: &[(header::HeaderName, &str)]) -> Response {
        let parse = |(name, value): &(header::HeaderName, &str)| {
            (name.clone(), value.parse().expect("a value"))
        };
        serve(path, &sent.iter().map(parse).collect(), page)
    }

    fn told(response: &Response, name: header::HeaderName) -> Option<&str> {
        response.headers().get(name).map(|value| value.to_str().expect("text"))
    }

    #[test]
    fn the_best_form_that_a_browser_accepts_is_sent() {
        for (accepted, sent) in [
            ("gzip, deflate, br, zstd", Some("br")),
            ("br;q=1.0, gzip", Some("br")),
            ("gzip, deflate", Some("gzip")),
            ("zstd", None),
            ("", None),
        ] {
            let response = ask(NAME, &[(header::ACCEPT_ENCODING, accepted)]);
            assert_eq!(told(&response, header::CONTENT_ENCODING), sent, "{accepted}");
            assert_eq!(told(&response, header::VARY), Some("accept-encoding"));
            assert_eq!(told(&response, header::CONTENT_TYPE), Some("application/wasm"));
        }
        let response = ask("/t/abc", &[(header::ACCEPT_ENCODING, "br")]);
        assert_eq!(told(&response, header::CONTENT_ENCODING), None, "there is only one form");
    }

    #[test]
    fn each_form_has_a_tag_of_its_own_by_which_it_is_not_sent_again() {
        let mut tags: Vec<String> = Vec::new();
        for accepted in ["identity", "gzip", "br"] {
            let response = ask(NAME, &[(header::ACCEPT_ENCODING, accepted)]);
            let tag = told(&response, header::ETAG).expect("a tag").to_owned();
            for known in [tag.clone(), format!("\"other\", W/{tag}"), "*".to_owned()] {
                let sent = [(header::ACCEPT_ENCODING, accepted), (header::IF_NONE_MATCH, &known)];
                let again = ask(NAME, &sent);
                assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{known}");
                assert_eq!(told(&again, header::ETAG), Some(tag.as_str()));
            }
            for old in &tags {
                let sent = [(header::ACCEPT_ENCODING, accepted), (header::IF_NONE_MATCH, old)];
                assert_eq!(ask(NAME, &sent).status(), StatusCode::OK, "the tag of another form");
            }
            tags.push(tag);
        }
    }

    #[test]
    fn a_download_goes_on_where_it_broke_off() {
        let asked = |sent: &[(header::HeaderName, &str)]| {
            let response = ask(NAME, sent);
            let range = told(&response, header::CONTENT_RANGE).map(str::to_owned);
            (response.status().as_u16(), range)
        };
        let tag = told(&ask(NAME, &[]), header::ETAG).expect("a tag").to_owned();
        // `plain` has five bytes.
        for (range, status, part) in [
            ("bytes=2-", 206, Some("bytes 2-4/5")),
            ("bytes=0-1", 206, Some("bytes 0-1/5")),
            ("bytes=-2", 206, Some("bytes 3-4/5")),
            ("bytes=5-", 416, Some("bytes */5")),
            ("bytes=0-0,2-3", 200, None),
            ("lines=1-2", 200, None),
            ("bytes=x", 200, None),
        ] {
            let (answered, told) = asked(&[(header::RANGE, range)]);
            assert_eq!((answered, told.as_deref()), (status, part), "{range}");
        }
        let range = (header::RANGE, "bytes=2-");
        assert_eq!(asked(&[range.clone(), (header::IF_RANGE, &tag)]).0, 206);
        assert_eq!(asked(&[range, (header::IF_RANGE, "\"other\"")]).0, 200, "another version");
    }

    #[test]
    fn only_names_with_a_hash_are_kept_for_ever() {
        let caching = |path: &str| {
            told(&ask(path, &[]), header::CACHE_CONTROL).expect("said").contains("immutable")
        };
        assert!(caching(NAME));
        assert!(!caching("/"));
        assert_eq!(ask("/nothing.js", &[]).status(), StatusCode::NOT_FOUND);
    }
}
