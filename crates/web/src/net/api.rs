//! Requests to the server.

use leptos::prelude::*;
use protocol::{
    ErrorBody, GamePage, LobbyTable, NewPlayer, OwnTables, PairingRequest, PostedIntent,
    SeriesInfo, SeriesPage, Session, TableCreated,
};
use rules::Seat;
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Intent, Name, Opening, Player, TableId};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request, RequestCredentials, RequestInit, Response};

use crate::browser;

/// Why a request failed.
#[derive(Clone, Debug)]
pub(crate) enum ApiError {
    /// The server refused, with a stable code.
    Refused {
        status: u16,
        code: String,
    },
    Unreachable,
    /// The answer is not what this version of the page expects.
    Unreadable,
}

impl ApiError {
    /// A stable code, for which `lingo` has a text.
    pub(crate) fn code(&self) -> &str {
        match self {
            Self::Refused { code, .. } => code,
            Self::Unreachable => "client.unreachable",
            Self::Unreadable => "client.unreadable",
        }
    }

    /// Whether the same request may succeed a little later.
    pub(crate) fn is_transient(&self) -> bool {
        match self {
            Self::Refused { status, .. } => *status == 429 || *status >= 500,
            Self::Unreachable => true,
            Self::Unreadable => false,
        }
    }
}

/// The server over HTTP; a cookie identifies the player.
pub(crate) struct Api;

impl Api {
    /// The player of this browser, if the server knows one, and their unfinished tables.
    pub(crate) async fn own_tables() -> Result<OwnTables, ApiError> {
        match get_json("/api/players/me/tables").await {
            // The cookie is of a player whom the server has never had, or no longer has.
            Err(ApiError::Refused { status: 401, .. }) => {
                Ok(OwnTables { player: None, now: browser::now(), tables: Vec::new() })
            }
            answer => answer,
        }
    }

    /// Registers a new player.
    pub(crate) async fn register(name: Name) -> Result<Player, ApiError> {
        let player = NewPlayer { name, program: false, token: false };
        let session: Session = request_json("POST", "/api/players", Some(&player)).await?;
        Ok(session.player)
    }

    /// Renames the player of this browser.
    pub(crate) async fn rename(name: Name) -> Result<Player, ApiError> {
        let player = NewPlayer { name, program: false, token: false };
        let session: Session = request_json("PATCH", "/api/players/me", Some(&player)).await?;
        Ok(session.player)
    }

    /// Sits down again on one's own seat, which tells the table one's new name.
    pub(crate) async fn sit_again(table: &TableId, seat: Seat) -> Result<(), ApiError> {
        let intent =
            PostedIntent { id: None, seen: None, intent: Intent::Sit { seat, house: None } };
        let path = format!("/api/tables/{table}/intents");
        let _: TableCreated = request_json("POST", &path, Some(&intent)).await?;
        Ok(())
    }

    /// Open tables and public games; needs no player.
    pub(crate) async fn tables() -> Result<Vec<LobbyTable>, ApiError> {
        get_json("/api/tables").await
    }

    pub(crate) async fn create_table(table: &Opening) -> Result<TableCreated, ApiError> {
        request_json("POST", "/api/tables", Some(table)).await
    }

    pub(crate) async fn pair(request: &PairingRequest) -> Result<TableCreated, ApiError> {
        request_json("POST", "/api/pairing", Some(request)).await
    }

    /// Finished games, newest first.
    pub(crate) async fn recent_games() -> Result<GamePage, ApiError> {
        get_json("/api/games").await
    }

    /// Finished series, newest first.
    pub(crate) async fn recent_series() -> Result<SeriesPage, ApiError> {
        get_json("/api/series").await
    }

    /// A finished series, by its first game.
    pub(crate) async fn series(table: &str, first: u32) -> Result<SeriesInfo, ApiError> {
        let table = String::from(js_sys::encode_uri_component(table));
        get_json(&format!("/api/series/{table}/{first}")).await
    }

    /// The record of a finished game, in notation.
    pub(crate) async fn record(table: &str, number: u32) -> Result<String, ApiError> {
        let table = String::from(js_sys::encode_uri_component(table));
        request_text("GET", &format!("/api/games/{table}/{number}/record"), None).await
    }
}

async fn get_json<T: DeserializeOwned>(path: &str) -> Result<T, ApiError> {
    request_json::<T, ()>("GET", path, None).await
}

async fn request_json<T: DeserializeOwned, B: Serialize>(
    method: &str,
    path: &str,
    body: Option<&B>,
) -> Result<T, ApiError> {
    let body = body.map(|body| serde_json::to_string(body).expect("messages have a JSON form"));
    let text = request_text(method, path, body).await?;
    serde_json::from_str(&text).map_err(|_| ApiError::Unreadable)
}

/// The body of a successful response.
async fn request_text(method: &str, path: &str, body: Option<String>) -> Result<String, ApiError> {
    let (status, text) = fetch(method, path, body).await.map_err(|_| ApiError::Unreachable)?;
    if (200..300).contains(&status) {
        return Ok(text);
    }
    let refused = serde_json::from_str::<ErrorBody>(&text);
    let code = refused.map_or_else(|_| "server.failed".to_owned(), |body| body.code);
    Err(ApiError::Refused { status, code })
}

async fn fetch(method: &str, path: &str, body: Option<String>) -> Result<(u16, String), JsValue> {
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
