//! The server over HTTP.

use std::fmt::{Debug, Formatter, Result as Printed};
use std::time::Duration;

use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE};
use hyper::{Method, Request, StatusCode};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use protocol::{
    Code, ErrorBody, GamePage, NewPlayer, PairingRequest, PostedIntent, Session, Snapshot,
    TableCreated,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Name, Opening, TableId};

use super::bases::Bases;
use super::tls;
use crate::lobby::Lobby;

/// The longest answer that is read.
const ANSWER_BYTES_MAX: usize = 4 << 20;
/// How long an answer may take.
const ANSWER_MAX: Duration = Duration::from_secs(15);

/// The server over HTTP, as one player or as nobody yet.
#[derive(Clone)]
pub struct Api {
    bases: Bases,
    token: Option<String>,
    client: Client<HttpsConnector<HttpConnector>, Full<Bytes>>,
}

/// Why there is no good answer.
#[derive(Debug, thiserror::Error)]
pub enum ApiError {
    /// The server said no.
    #[error("{body}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// What the server said, or its status in words where that could not be read.
        body: ErrorBody,
    },
    /// No answer came. Whether the request was carried out is not known.
    #[error("the server cannot be reached: {0}")]
    Unreachable(String),
    /// The answer is not what was asked for.
    #[error("the server's answer cannot be read: {0}")]
    Unreadable(String),
}

impl Api {
    /// The server at these addresses.
    pub fn new(bases: Bases) -> Self {
        let connector = HttpsConnectorBuilder::new()
            .with_tls_config((*tls::config(&bases)).clone())
            .https_or_http()
            .enable_http1()
            .build();
        let client = Client::builder(TokioExecutor::new()).build(connector);
        Self { bases, token: None, client }
    }

    /// As the player of this secret.
    #[must_use]
    pub fn with_token(mut self, token: &str) -> Self {
        self.token = Some(token.into());
        self
    }

    /// The secret of the player who is signed in.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Becomes a new player, a program. The answer holds the secret, which is used from now on.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn sign_in(&mut self, name: Name) -> Result<Session, ApiError> {
        self.become_player(NewPlayer { name, program: true, token: false }).await
    }

    /// Becomes a new player, a person.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn introduce(&mut self, name: Name) -> Result<Session, ApiError> {
        self.become_player(NewPlayer { name, program: false, token: true }).await
    }

    /// Who we are.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn me(&self) -> Result<Session, ApiError> {
        self.get("/api/players/me").await
    }

    /// Is called something else from the next seat on.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn rename(&self, name: Name) -> Result<Session, ApiError> {
        let player = NewPlayer { name, program: false, token: false };
        self.send(Method::PATCH, "/api/players/me", &player).await
    }

    async fn become_player(&mut self, player: NewPlayer) -> Result<Session, ApiError> {
        let session: Session = self.post("/api/players", &player).await?;
        self.token.clone_from(&session.token);
        Ok(session)
    }

    /// The open tables, and public games to watch.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn tables(&self) -> Result<Lobby, ApiError> {
        Ok(Lobby::of(self.get("/api/tables").await?))
    }

    /// Opens a table.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn create_table(&self, table: &Opening) -> Result<TableCreated, ApiError> {
        self.post("/api/tables", table).await
    }

    /// Finds a table with others who want the same, or opens one for them to come.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn pair(&self, request: &PairingRequest) -> Result<TableCreated, ApiError> {
        self.post("/api/pairing", request).await
    }

    /// A table as it is.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn table(&self, table: &TableId) -> Result<Snapshot, ApiError> {
        self.get(&format!("/api/tables/{table}")).await
    }

    /// Wants something at a table. Give it an id to be able to send it again.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn post_intent(
        &self,
        table: &TableId,
        intent: &PostedIntent,
    ) -> Result<TableCreated, ApiError> {
        self.post(&format!("/api/tables/{table}/intents"), intent).await
    }

    /// The record of a finished game, in notation.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn record(&self, table: &TableId, number: u32) -> Result<String, ApiError> {
        let path = format!("/api/games/{table}/{number}/record");
        let body = self.ask(Method::GET, &path, None).await?;
        String::from_utf8(body.into()).map_err(|error| ApiError::Unreadable(error.to_string()))
    }

    /// Finished games, newest first; `after` is `next` of the page before.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn games(&self, after: Option<&str>) -> Result<GamePage, ApiError> {
        match after {
            None => self.get("/api/games").await,
            Some(after) => self.get(&format!("/api/games?after={}", escaped(after))).await,
        }
    }

    async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ApiError> {
        read(&self.ask(Method::GET, path, None).await?)
    }

    async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ApiError> {
        self.send(Method::POST, path, body).await
    }

    async fn send<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ApiError> {
        let body = serde_json::to_vec(body).expect("messages have a JSON form");
        read(&self.ask(method, path, Some(body.into())).await?)
    }

    /// Asks one address after the other until one can be reached.
    async fn ask(
        &self,
        method: Method,
        path: &str,
        body: Option<Bytes>,
    ) -> Result<Bytes, ApiError> {
        let mut bases = self.bases.clone();
        let mut failure = String::new();
        for _ in 0..bases.len() {
            let url = format!("{}{path}", bases.current());
            match tokio::time::timeout(ANSWER_MAX, self.answer(&method, &url, body.clone())).await {
                Ok(Err(Attempt::NotConnected(why))) => failure = why,
                Ok(Err(Attempt::Failed(error))) => return Err(error),
                Ok(Ok(answer)) => return Ok(answer),
                // It may have got the request: another must not get it as well.
                Err(_) => return Err(ApiError::Unreachable("no answer in time".into())),
            }
            bases.rotate();
        }
        Err(ApiError::Unreachable(failure))
    }

    async fn answer(
        &self,
        method: &Method,
        url: &str,
        body: Option<Bytes>,
    ) -> Result<Bytes, Attempt> {
        let mut request = Request::builder().method(method).uri(url);
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let request = request
            .body(Full::new(body.unwrap_or_default()))
            .map_err(|error| unreachable(&error))?;
        let answer = self.client.request(request).await.map_err(|error| {
            let why = reasons(&error);
            if error.is_connect() { Attempt::NotConnected(why) } else { unreachable(&why) }
        })?;
        let status = answer.status();
        let body = Limited::new(answer.into_body(), ANSWER_BYTES_MAX).collect().await;
        let body = body.map_err(|error| unreachable(&error))?.to_bytes();
        if status.is_success() { Ok(body) } else { Err(refused(status, &body)) }
    }
}

/// Without the secret.
impl Debug for Api {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        f.debug_struct("Api").field("bases", &self.bases).finish_non_exhaustive()
    }
}

/// How asking one address went wrong.
enum Attempt {
    /// It heard nothing of the request.
    NotConnected(String),
    Failed(ApiError),
}

fn unreachable(why: &impl ToString) -> Attempt {
    Attempt::Failed(ApiError::Unreachable(why.to_string()))
}

fn refused(status: StatusCode, body: &[u8]) -> Attempt {
    let unread = || ErrorBody { code: Code::Failed.code().into(), message: status.to_string() };
    let body = serde_json::from_slice(body).unwrap_or_else(|_| unread());
    Attempt::Failed(ApiError::Refused { status: status.as_u16(), body })
}

fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, ApiError> {
    serde_json::from_slice(body).map_err(|error| ApiError::Unreadable(error.to_string()))
}

/// An error and what caused it, in one line.
fn reasons(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(Some(error), |error| error.source());
    causes.map(ToString::to_string).collect::<Vec<_>>().join(": ")
}

/// A text as it may stand in a query.
fn escaped(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let escape = |byte| if plain(byte) { char::from(byte).into() } else { format!("%{byte:02X}") };
    text.bytes().map(escape).collect()
}
