//! Requests to the server.

use leptos::prelude::*;
use protocol::{ErrorBody, GamePage, LobbyTable, NewPlayer, PairingRequest, Session, TableCreated};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Name, Opening, Player};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request, RequestCredentials, RequestInit, Response};

/// Why there is no good answer.
#[derive(Clone, Debug)]
pub(crate) enum Trouble {
    /// The server said no, by a stable code.
    Refused { status: u16, code: String },
    /// No answer came.
    Unreachable,
    /// An answer came that this page does not understand.
    Unreadable,
}

impl Trouble {
    /// The stable code, which the words know.
    pub(crate) fn code(&self) -> &str {
        match self {
            Self::Refused { code, .. } => code,
            Self::Unreachable => "client.unreachable",
            Self::Unreadable => "client.unreadable",
        }
    }

    /// Whether the same request may have a good answer a little later.
    pub(crate) fn may_pass(&self) -> bool {
        match self {
            Self::Refused { status, .. } => *status == 429 || *status >= 500,
            Self::Unreachable => true,
            Self::Unreadable => false,
        }
    }
}

/// The server over HTTP; the cookie says who asks.
pub(crate) struct Api;

impl Api {
    /// Who this browser is here, where it has been before.
    pub(crate) async fn me() -> Result<Option<Player>, Trouble> {
        match get::<Session>("/api/players/me").await {
            Ok(session) => Ok(Some(session.player)),
            Err(Trouble::Refused { status: 401, .. }) => Ok(None),
            Err(trouble) => Err(trouble),
        }
    }

    /// Becomes somebody of this name: a new player, or the same one under another name.
    pub(crate) async fn be(name: Name) -> Result<Player, Trouble> {
        let wanted = NewPlayer { name, program: false, token: false };
        let known = Self::me().await?;
        let session: Session = match known {
            Some(player) if player.name == wanted.name => return Ok(player),
            Some(_) => ask("PATCH", "/api/players/me", Some(&wanted)).await?,
            None => ask("POST", "/api/players", Some(&wanted)).await?,
        };
        Ok(session.player)
    }

    /// The open tables and public games; everybody may ask.
    pub(crate) async fn tables() -> Result<Vec<LobbyTable>, Trouble> {
        get("/api/tables").await
    }

    pub(crate) async fn create_table(table: &Opening) -> Result<TableCreated, Trouble> {
        ask("POST", "/api/tables", Some(table)).await
    }

    pub(crate) async fn pair(request: &PairingRequest) -> Result<TableCreated, Trouble> {
        ask("POST", "/api/pairing", Some(request)).await
    }

    /// Finished games, newest first.
    pub(crate) async fn games(after: Option<&str>) -> Result<GamePage, Trouble> {
        match after {
            None => get("/api/games").await,
            Some(after) => {
                let after = String::from(js_sys::encode_uri_component(after));
                get(&format!("/api/games?after={after}")).await
            }
        }
    }

    /// The record of a finished game, in notation.
    pub(crate) async fn record(table: &str, number: u32) -> Result<String, Trouble> {
        let table = String::from(js_sys::encode_uri_component(table));
        answer("GET", &format!("/api/games/{table}/{number}/record"), None).await
    }
}

async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Trouble> {
    ask::<T, ()>("GET", path, None).await
}

async fn ask<T: DeserializeOwned, B: Serialize>(
    method: &str,
    path: &str,
    body: Option<&B>,
) -> Result<T, Trouble> {
    let body = body.map(|body| serde_json::to_string(body).expect("messages have a JSON form"));
    let text = answer(method, path, body).await?;
    serde_json::from_str(&text).map_err(|_| Trouble::Unreadable)
}

/// The text of a good answer.
async fn answer(method: &str, path: &str, body: Option<String>) -> Result<String, Trouble> {
    let (status, text) = exchange(method, path, body).await.map_err(|_| Trouble::Unreachable)?;
    if (200..300).contains(&status) {
        return Ok(text);
    }
    let refused = serde_json::from_str::<ErrorBody>(&text);
    let code = refused.map_or_else(|_| "server.failed".to_owned(), |body| body.code);
    Err(Trouble::Refused { status, code })
}

async fn exchange(
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<(u16, String), JsValue> {
    let options = RequestInit::new();
    options.set_method(method);
    options.set_credentials(RequestCredentials::SameOrigin);
    let is_json = body.is_some();
    if let Some(body) = body {
        options.set_body(&JsValue::from_str(&body));
    }
    let request = Request::new_with_str_and_init(path, &options)?;
    if is_json {
        request.headers().set("content-type", "application/json")?;
    }
    let response: Response =
        JsFuture::from(window().fetch_with_request(&request)).await?.unchecked_into();
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.status(), text.as_string().unwrap_or_default()))
}
