//! Identifies guests by a secret in a cookie or a header. Only the secret's hash is stored; the
//! secret itself is never logged.

use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use axum_extra::headers::authorization::Bearer;
use axum_extra::headers::{Authorization, HeaderMapExt};
use protocol::Code;
use sha2::{Digest, Sha256};
use store::SecretHash;
use table::Player;

use crate::error::{Failure, Result};
use crate::server::Server;

const COOKIE: &str = "crownlands";
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
    let from_cookie = || {
        let jar = CookieJar::from_headers(&parts.headers);
        jar.get(COOKIE).map(|cookie| cookie.value().to_owned())
    };
    from_header.or_else(from_cookie).filter(|secret| secret.len() <= SECRET_BYTES_MAX)
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
        let mut cookie = Cookie::build((COOKIE, secret))
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
