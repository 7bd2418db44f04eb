//! The server over HTTP.

use std::fmt::{Debug, Formatter, Result as Printed};
use std::time::Duration;

use protocol::{
    ChainedSeal, GamePage, NewPlayer, OwnTables, PairingRequest, PostedIntent, SealPage, Session,
    Snapshot, TableCreated,
};
use reqwest::header::CONTENT_TYPE;
use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, Response};
use table::{Name, Opening, Seal, TableId};

use super::bases::Bases;
use super::tls;
use crate::lobby::Lobby;
use crate::request::{self, ApiError, Method, Request};

const ANSWER_BYTES_MAX: usize = 4 << 20;
const ANSWER_TIMEOUT: Duration = Duration::from_secs(15);

/// The server over HTTP, as one player or not yet signed in.
#[derive(Clone)]
pub struct Api {
    bases: Bases,
    token: Option<String>,
    client: Client,
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
        self.send(request::me()).await
    }

    /// Our own identity and our unfinished tables.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn own_tables(&self) -> Result<OwnTables, ApiError> {
        self.send(request::own_tables()).await
    }

    /// Changes the display name, from the next seat on.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn rename(&self, name: Name) -> Result<Session, ApiError> {
        self.send(request::rename(name)).await
    }

    async fn create_player(&mut self, player: NewPlayer) -> Result<Session, ApiError> {
        let session = self.send(request::create_player(&player)).await?;
        self.token.clone_from(&session.token);
        Ok(session)
    }

    /// Open tables, and public games that can be watched.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn tables(&self) -> Result<Lobby, ApiError> {
        Ok(Lobby::of(self.send(request::tables()).await?))
    }

    /// Opens a table.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn create_table(&self, table: &Opening) -> Result<TableCreated, ApiError> {
        self.send(request::create_table(table)).await
    }

    /// Quick match: joins an open table with these rules, or opens one.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn pair(&self, wanted: &PairingRequest) -> Result<TableCreated, ApiError> {
        self.send(request::pair(wanted)).await
    }

    /// The current state of a table.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn table(&self, table: &TableId) -> Result<Snapshot, ApiError> {
        self.send(request::table(table)).await
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
        self.send(request::post_intent(table, intent)).await
    }

    /// The record of a finished game, in notation.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn record(&self, table: &TableId, number: u32) -> Result<String, ApiError> {
        self.send(request::record(table.as_str(), number)).await
    }

    /// Finished games, newest first; `after` is the `next` of the previous page.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn games(&self, after: Option<&str>) -> Result<GamePage, ApiError> {
        self.send(request::games(after)).await
    }

    /// Where a seal is in the public chain.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn seal(&self, seal: Seal) -> Result<ChainedSeal, ApiError> {
        self.send(request::seal(seal)).await
    }

    /// The entries of the public chain of seals after a number.
    ///
    /// # Errors
    /// See [`ApiError`].
    pub async fn seals(&self, after: u64) -> Result<SealPage, ApiError> {
        self.send(request::seals(after)).await
    }

    /// Tries each address in turn until one can be reached.
    async fn send<T>(&self, request: Request<T>) -> Result<T, ApiError> {
        let mut bases = self.bases.clone();
        let mut failure = String::new();
        for _ in 0..bases.len() {
            let address = format!("{}{}", bases.current(), request.path);
            let mut builder = match request.method {
                Method::Get => self.client.get(address),
                Method::Post => self.client.post(address),
                Method::Patch => self.client.patch(address),
            };
            if let Some(token) = &self.token {
                builder = builder.bearer_auth(token);
            }
            if let Some(body) = &request.body {
                builder = builder.header(CONTENT_TYPE, "application/json").body(body.clone());
            }
            match tokio::time::timeout(ANSWER_TIMEOUT, fetch(builder)).await {
                Ok(Err(Attempt::NotConnected(why))) => failure = why,
                Ok(Err(Attempt::Failed(error))) => return Err(error),
                Ok(Ok((status, body))) => return request.read(status, &body),
                // The server may have received the request, so no other process may get it too.
                Err(_) => return Err(ApiError::Unreachable("it did not answer in time".into())),
            }
            bases.rotate();
        }
        Err(ApiError::Unreachable(failure))
    }
}

async fn fetch(request: RequestBuilder) -> Result<(u16, Vec<u8>), Attempt> {
    let answer = request.send().await.map_err(|error| {
        let why = reasons(&error);
        if error.is_connect() { Attempt::NotConnected(why) } else { unreachable(why) }
    })?;
    Ok((answer.status().as_u16(), read_body(answer).await?))
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

/// An error and its causes, on one line.
fn reasons(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(Some(error), |error| error.source());
    causes.map(ToString::to_string).collect::<Vec<_>>().join(": ")
}
