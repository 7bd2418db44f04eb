//! The server over HTTP.

use std::fmt::{Debug, Formatter, Result as Printed};
use std::time::Duration;

use protocol::{
    Code, ErrorBody, GamePage, NewPlayer, OwnTables, PairingRequest, PostedIntent, Session,
    Snapshot, TableCreated,
};
use reqwest::redirect::Policy;
use reqwest::{Client, Method, RequestBuilder, Response, StatusCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Name, Opening, TableId};

use super::bases::Bases;
use super::tls;
use crate::lobby::Lobby;

const ANSWER_BYTES_MAX: usize = 4 << 20;
const ANSWER_TIMEOUT: Duration = Duration::from_secs(15);

/// The server over HTTP, as one player or not yet signed in.
#[derive(Clone)]
pub struct Api {
    bases: Bases,
    token: Option<String>,
    client: Client,
}

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum ApiError {
    /// The server refused it.
    #[error("{body}")]
    Refused {
        status: u16,
        /// The server's error, or its HTTP status if that could not be parsed.
        body: ErrorBody,
    },
    /// No answer came; the request may or may not have been carried out.
    #[error("the server cannot be reached: {0}")]
    Unreachable(String),
    /// The answer is not what was asked for.
    #[error("the server's answer cannot be read: {0}")]
    Unreadable(String),
}

impl Api {
    pub fn new(bases: Bases) -> Self {
        // No redirects or proxies: a secret goes only to the address it was made for.
        let client = Client::builder()
            .tls_backend_preconfigured((*tls::config(&bases)).clone())
            .redirect(Policy::none())
            .no_proxy()
            .build()
            .expect("valid settings");
        Self { bases, token: None, client }
    }

    /// Acts as the player with this secret.
    #[must_use]
    pub fn with_token(mut self, token: &str) -> Self {
        self.token = Some(token.into());
        self
    }

    /// The signed-in player's secret.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Creates a program's player and acts as it from now on; the session holds its secret.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn create_program(&mut self, name: Name) -> Result<Session, ApiError> {
        self.create_player(NewPlayer { name, program: true, token: false }).await
    }

    /// Creates a person's player and acts as it from now on; the session holds its secret.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn create_person(&mut self, name: Name) -> Result<Session, ApiError> {
        self.create_player(NewPlayer { name, program: false, token: true }).await
    }

    /// Our own identity.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn me(&self) -> Result<Session, ApiError> {
        self.get("/api/players/me").await
    }

    /// Our own identity and our unfinished tables.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn own_tables(&self) -> Result<OwnTables, ApiError> {
        self.get("/api/players/me/tables").await
    }

    /// Changes the display name, from the next seat on.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn rename(&self, name: Name) -> Result<Session, ApiError> {
        let player = NewPlayer { name, program: false, token: false };
        self.send(Method::PATCH, "/api/players/me", &player).await
    }

    async fn create_player(&mut self, player: NewPlayer) -> Result<Session, ApiError> {
        let session: Session = self.post("/api/players", &player).await?;
        self.token.clone_from(&session.token);
        Ok(session)
    }

    /// Open tables, and public games that can be watched.
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

    /// Quick match: joins an open table with these rules, or opens one.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn pair(&self, request: &PairingRequest) -> Result<TableCreated, ApiError> {
        self.post("/api/pairing", request).await
    }

    /// The current state of a table.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn table(&self, table: &TableId) -> Result<Snapshot, ApiError> {
        self.get(&format!("/api/tables/{table}")).await
    }

    /// Posts an intent. Give it an id to be able to resend it.
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
        let body = self.request(Method::GET, &path, |request| request).await?;
        String::from_utf8(body).map_err(|error| ApiError::Unreadable(error.to_string()))
    }

    /// Finished games, newest first; `after` is the `next` of the previous page.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn games(&self, after: Option<&str>) -> Result<GamePage, ApiError> {
        let page = after.map(|after| ("after", after));
        let with_page = |request: RequestBuilder| request.query(page.as_slice());
        parse(&self.request(Method::GET, "/api/games", with_page).await?)
    }

    async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ApiError> {
        parse(&self.request(Method::GET, path, |request| request).await?)
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
        parse(&self.request(method, path, |request| request.json(body)).await?)
    }

    /// Tries each address in turn until one can be reached.
    async fn request(
        &self,
        method: Method,
        path: &str,
        complete: impl Fn(RequestBuilder) -> RequestBuilder,
    ) -> Result<Vec<u8>, ApiError> {
        let mut bases = self.bases.clone();
        let mut failure = String::new();
        for _ in 0..bases.len() {
            let mut request =
                complete(self.client.request(method.clone(), format!("{}{path}", bases.current())));
            if let Some(token) = &self.token {
                request = request.bearer_auth(token);
            }
            match tokio::time::timeout(ANSWER_TIMEOUT, fetch(request)).await {
                Ok(Err(Attempt::NotConnected(why))) => failure = why,
                Ok(Err(Attempt::Failed(error))) => return Err(error),
                Ok(Ok(answer)) => return Ok(answer),
                // The server may have received the request, so no other process may get it too.
                Err(_) => return Err(ApiError::Unreachable("it did not answer in time".into())),
            }
            bases.rotate();
        }
        Err(ApiError::Unreachable(failure))
    }
}

async fn fetch(request: RequestBuilder) -> Result<Vec<u8>, Attempt> {
    let answer = request.send().await.map_err(|error| {
        let why = reasons(&error);
        if error.is_connect() { Attempt::NotConnected(why) } else { unreachable(why) }
    })?;
    let status = answer.status();
    let body = read_body(answer).await?;
    if status.is_success() { Ok(body) } else { Err(refused(status, &body)) }
}

async fn read_body(mut answer: Response) -> Result<Vec<u8>, Attempt> {
    let mut body = Vec::new();
    while let Some(chunk) = answer.chunk().await.map_err(|error| unreachable(reasons(&error)))? {
        if body.len() + chunk.len() > ANSWER_BYTES_MAX {
            return Err(unreachable("the answer is too long".into()));
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body)
}

/// Omits the secret.
impl Debug for Api {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        f.debug_struct("Api").field("bases", &self.bases).finish_non_exhaustive()
    }
}

/// How a request to one address failed.
enum Attempt {
    /// The request never arrived.
    NotConnected(String),
    Failed(ApiError),
}

fn unreachable(why: String) -> Attempt {
    Attempt::Failed(ApiError::Unreachable(why))
}

fn refused(status: StatusCode, body: &[u8]) -> Attempt {
    let by_status = || ErrorBody { code: Code::Failed.code().into(), message: status.to_string() };
    let body = serde_json::from_slice(body).unwrap_or_else(|_| by_status());
    Attempt::Failed(ApiError::Refused { status: status.as_u16(), body })
}

fn parse<T: DeserializeOwned>(body: &[u8]) -> Result<T, ApiError> {
    serde_json::from_slice(body).map_err(|error| ApiError::Unreadable(error.to_string()))
}

/// An error and its causes, on one line.
fn reasons(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(Some(error), |error| error.source());
    causes.map(ToString::to_string).collect::<Vec<_>>().join(": ")
}
