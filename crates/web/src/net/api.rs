//! Sends requests to the server.

use client::ApiError;
use client::request::{self, Request};
use leptos::prelude::*;
use protocol::{
    ChainedSeal, GamePage, LobbyTable, NewPlayer, OwnTables, PairingRequest, PostedIntent,
    SeriesInfo, SeriesPage, TableCreated,
};
use rules::Seat;
use table::{Intent, Name, Opening, Player, Seal, TableId};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request as Fetch, RequestCredentials, RequestInit, Response};

use crate::browser;

/// The server over HTTP; a cookie identifies the player.
pub(crate) struct Api;

impl Api {
    /// The player of this browser, if the server knows one, and their unfinished tables.
    pub(crate) async fn own_tables() -> Result<OwnTables, ApiError> {
        match send(request::own_tables()).await {
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
        let session = send(request::create_player(&player)).await?;
        Ok(session.player)
    }

    /// Renames the player of this browser.
    pub(crate) async fn rename(name: Name) -> Result<Player, ApiError> {
        Ok(send(request::rename(name)).await?.player)
    }

    /// Sits down again on one's own seat, which tells the table one's new name.
    pub(crate) async fn sit_again(table: &TableId, seat: Seat) -> Result<(), ApiError> {
        let intent =
            PostedIntent { id: None, seen: None, intent: Intent::Sit { seat, house: None } };
        send(request::post_intent(table, &intent)).await.map(drop)
    }

    /// Open tables and public games; needs no player.
    pub(crate) async fn tables() -> Result<Vec<LobbyTable>, ApiError> {
        send(request::tables()).await
    }

    pub(crate) async fn create_table(table: &Opening) -> Result<TableCreated, ApiError> {
        send(request::create_table(table)).await
    }

    pub(crate) async fn pair(wanted: &PairingRequest) -> Result<TableCreated, ApiError> {
        send(request::pair(wanted)).await
    }

    /// Finished games, newest first.
    pub(crate) async fn recent_games() -> Result<GamePage, ApiError> {
        send(request::games(None)).await
    }

    /// Finished series, newest first.
    pub(crate) async fn recent_series() -> Result<SeriesPage, ApiError> {
        send(request::series_page()).await
    }

    /// A finished series, by its first game.
    pub(crate) async fn series(table: &str, first: u32) -> Result<SeriesInfo, ApiError> {
        send(request::series(table, first)).await
    }

    /// Where the seal of a game is in the server's public chain.
    pub(crate) async fn seal(seal: Seal) -> Result<ChainedSeal, ApiError> {
        send(request::seal(seal)).await
    }

    /// The record of a finished game, in notation.
    pub(crate) async fn record(table: &str, number: u32) -> Result<String, ApiError> {
        send(request::record(table, number)).await
    }
}

async fn send<T>(request: Request<T>) -> Result<T, ApiError> {
    let answer = fetch(&request).await;
    let (status, text) = answer.map_err(|error| ApiError::Unreachable(format!("{error:?}")))?;
    request.read(status, text.as_bytes())
}

async fn fetch<T>(request: &Request<T>) -> Result<(u16, String), JsValue> {
    let options = RequestInit::new();
    options.set_method(request.method.name());
    options.set_credentials(RequestCredentials::SameOrigin);
    if let Some(body) = &request.body {
        options.set_body(&JsValue::from_str(body));
    }
    let fetch = Fetch::new_with_str_and_init(&request.path, &options)?;
    if request.body.is_some() {
        fetch.headers().set("content-type", "application/json")?;
    }
    let response: Response =
        JsFuture::from(window().fetch_with_request(&fetch)).await?.unchecked_into();
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.status(), text.as_string().unwrap_or_default()))
}
