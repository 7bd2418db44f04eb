//! Identifies guests by a secret in a cookie or a header. Only the secret's hash is stored; the
//! secret itself is never logged.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use axum_extra::headers::authorization::Bearer;
use axum_extra::headers::{Authorization, HeaderMapExt};
use protocol::Code;
use sha2::{Digest, Sha256};
use store::SecretHash;
use table::Player;

use crate::chance::readable;
use crate::error::{Failure, Result};
use crate::server::Server;

const COOKIE: &str = "crownlands";
/// Over HTTPS: browsers take a cookie of this name only from this very host, by HTTPS and for all its
/// paths, so that no sister site can slip one in.
const HOST_COOKIE: &str = "__Host-crownlands";
/// Longer than a UUID in quotes.
const KEY_BYTES_MAX: usize = 100;
/// Longer than any secret this server creates.
const SECRET_BYTES_MAX: usize = 100;

/// A player who has proven their identity.
#[derive(Clone, Debug)]
pub(crate) struct Identified(pub(crate) Player);

impl FromRequestParts<Server> for Identified {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, server: &Server) -> Result<Self> {
        let secret = read_secret(parts).ok_or(Code::NoSession)?;
        let player = server.player_by_secret(&secret).await?;
        player.map(Self).ok_or_else(|| Code::BadSecret.into())
    }
}

fn read_secret(parts: &Parts) -> Option<String> {
    let bearer = parts.headers.typed_get::<Authorization<Bearer>>();
    let from_header = bearer.map(|bearer| bearer.token().to_owned());
    let from_cookie = || read_cookie(parts).map(|(_, secret)| secret);
    from_header.or_else(from_cookie).filter(|secret| secret.len() <= SECRET_BYTES_MAX)
}

/// The cookie's name and the secret in it. The plain name stays valid for those who got it before.
fn read_cookie(parts: &Parts) -> Option<(&'static str, String)> {
    let jar = CookieJar::from_headers(&parts.headers);
    let named = |name| jar.get(name).map(|cookie| (name, cookie.value().to_owned()));
    named(HOST_COOKIE).or_else(|| named(COOKIE))
}

/// The cookie to send to a browser that came with one, so that it lasts from now on, and under the name
/// that it should have. Empty for everybody else.
pub(crate) struct Renewal(CookieJar);

impl FromRequestParts<Server> for Renewal {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, server: &Server) -> Result<Self, Infallible> {
        let sent = CookieJar::new();
        let has_token = parts.headers.contains_key(header::AUTHORIZATION);
        let Some((name, secret)) = read_cookie(parts).filter(|_| !has_token) else {
            return Ok(Self(sent));
        };
        let fresh = server.cookie(secret);
        // Otherwise the old one would go along for another year.
        let is_renamed = name != fresh.name();
        let sent = if is_renamed { sent.add(gone(name)) } else { sent };
        Ok(Self(sent.add(fresh)))
    }
}

impl Renewal {
    /// For someone whose secret was accepted.
    pub(crate) fn for_player(self, is_known: bool) -> CookieJar {
        if is_known { self.0 } else { CookieJar::new() }
    }
}

/// Makes a browser forget a cookie.
fn gone(name: &'static str) -> Cookie<'static> {
    Cookie::build((name, ""))
        .path("/")
        .max_age(Duration::ZERO.try_into().unwrap_or_default())
        .build()
}

/// The table that a request with an idempotency key opens. It follows from the key and the player's
/// secret, so that every process and every repetition comes to the same, and nobody else can guess it.
pub(crate) struct Keyed(pub(crate) Option<table::TableId>);

impl FromRequestParts<Server> for Keyed {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &Server) -> Result<Self> {
        let Some(key) = parts.headers.get("idempotency-key") else { return Ok(Self(None)) };
        if key.is_empty() || key.len() > KEY_BYTES_MAX {
            return Err(Code::Malformed.into());
        }
        let secret = read_secret(parts).ok_or(Code::NoSession)?;
        let hash = Sha256::new().chain_update("table\n").chain_update(secret);
        let hash = hash.chain_update("\n").chain_update(key.as_bytes()).finalize();
        Ok(Self(readable(hash.iter().take(12).copied()).parse().ok()))
    }
}

impl Server {
    async fn player_by_secret(&self, secret: &str) -> Result<Option<Player>> {
        let player = self.store().player_by_secret(hash(secret)).await?;
        Ok(player.and_then(|player| to_player(&player)))
    }

    /// Creates a player and their secret.
    pub(crate) async fn create_player(
        &self,
        name: table::Name,
        program: bool,
    ) -> Result<(Player, String)> {
        let secret = self.chance().secret();
        let player = Player { id: self.chance().player_id(), name, program };
        let row = store::Player {
            id: player.id.to_string(),
            name: player.name.to_string(),
            program,
            created_at: self.chance().now(),
        };
        self.store().create_player(row, hash(&secret)).await?;
        Ok((player, secret))
    }

    /// The cookie that holds a secret, hidden from scripts and other sites.
    pub(crate) fn cookie(&self, secret: String) -> Cookie<'static> {
        let year = Duration::from_hours(365 * 24);
        let name = if self.config().secure_cookies { HOST_COOKIE } else { COOKIE };
        let mut cookie = Cookie::build((name, secret))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .build();
        cookie.set_secure(self.config().secure_cookies);
        cookie.set_max_age(year.try_into().ok());
        cookie
    }
}

fn hash(secret: &str) -> SecretHash {
    Sha256::digest(secret.as_bytes()).into()
}

/// A stored player; `None` if the row breaks today's naming rules.
pub(crate) fn to_player(row: &store::Player) -> Option<Player> {
    let (id, name) = (row.id.parse().ok()?, row.name.parse().ok()?);
    Some(Player { id, name, program: row.program })
}
