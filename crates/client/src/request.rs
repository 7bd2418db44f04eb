//! Requests to a server over HTTP, as data: where they go, what they carry and how their answers are
//! read. Shells only send them.

use std::fmt::{Debug, Formatter, Result as Printed};

use protocol::{
    ChainedSeal, Code, ErrorBody, GamePage, LobbyTable, NewPlayer, OwnTables, PairingRequest,
    PostedIntent, SealPage, SeriesInfo, SeriesPage, Session, Snapshot, TableCreated,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Name, Opening, Seal, TableId};

/// Why a request failed.
#[derive(Clone, Debug, thiserror::Error)]
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

impl ApiError {
    /// A stable code, for which every language has a text.
    pub fn code(&self) -> &str {
        match self {
            Self::Refused { body, .. } => &body.code,
            Self::Unreachable(_) => "client.unreachable",
            Self::Unreadable(_) => "client.unreadable",
        }
    }

    /// Whether the same request may succeed a little later.
    pub fn is_transient(&self) -> bool {
        match self {
            Self::Refused { status, .. } => *status == 429 || *status >= 500,
            Self::Unreachable(_) => true,
            Self::Unreadable(_) => false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    Get,
    Post,
    Patch,
}

impl Method {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Patch => "PATCH",
        }
    }
}

/// A request whose answer is a `T`.
pub struct Request<T> {
    pub method: Method,
    /// With its query.
    pub path: String,
    /// JSON, if it carries anything.
    pub body: Option<String>,
    parse: fn(&[u8]) -> Result<T, String>,
}

/// The player whose secret comes with the request.
pub fn me() -> Request<Session> {
    get("/api/players/me")
}

/// The same player and their unfinished tables.
pub fn own_tables() -> Request<OwnTables> {
    get("/api/players/me/tables")
}

/// Creates a player.
pub fn create_player(player: &NewPlayer) -> Request<Session> {
    send(Method::Post, "/api/players", player)
}

/// Changes the display name, from the next seat on.
pub fn rename(name: Name) -> Request<Session> {
    send(Method::Patch, "/api/players/me", &NewPlayer { name, program: false, token: false })
}

/// Open tables, and public games that can be watched.
pub fn tables() -> Request<Vec<LobbyTable>> {
    get("/api/tables")
}

/// Opens a table.
pub fn create_table(table: &Opening) -> Request<TableCreated> {
    send(Method::Post, "/api/tables", table)
}

/// Quick match: joins an open table with these rules, or opens one.
pub fn pair(request: &PairingRequest) -> Request<TableCreated> {
    send(Method::Post, "/api/pairing", request)
}

/// The current state of a table.
pub fn table(table: &TableId) -> Request<Snapshot> {
    get(&format!("/api/tables/{table}"))
}

/// Posts an intent. Give it an id to be able to resend it.
pub fn post_intent(table: &TableId, intent: &PostedIntent) -> Request<TableCreated> {
    send(Method::Post, &format!("/api/tables/{table}/intents"), intent)
}

/// Finished games, newest first; `after` is the `next` of the previous page.
pub fn games(after: Option<&str>) -> Request<GamePage> {
    let query = after.map(|after| format!("?after={}", encode(after))).unwrap_or_default();
    get(&format!("/api/games{query}"))
}

/// The record of a finished game, in notation.
pub fn record(table: &str, number: u32) -> Request<String> {
    let path = format!("/api/games/{}/{number}/record", encode(table));
    let parse =
        |body: &[u8]| std::str::from_utf8(body).map(str::to_owned).map_err(|e| e.to_string());
    Request { method: Method::Get, path, body: None, parse }
}

/// Where a seal is in the public chain.
pub fn seal(seal: Seal) -> Request<ChainedSeal> {
    get(&format!("/api/seals/{seal}"))
}

/// The entries of the public chain of seals after a number.
pub fn seals(after: u64) -> Request<SealPage> {
    get(&format!("/api/seals?after={after}"))
}

/// Finished series, newest first.
pub fn series_page() -> Request<SeriesPage> {
    get("/api/series")
}

/// A finished series, by its first game.
pub fn series(table: &str, first: u32) -> Request<SeriesInfo> {
    get(&format!("/api/series/{}/{first}", encode(table)))
}

impl<T> Request<T> {
    /// Reads the answer.
    ///
    /// # Errors
    /// If the server refused, or answered with something else.
    pub fn read(&self, status: u16, body: &[u8]) -> Result<T, ApiError> {
        if (200..300).contains(&status) {
            return (self.parse)(body).map_err(ApiError::Unreadable);
        }
        let by_status =
            || ErrorBody { code: Code::Failed.code().into(), message: format!("status {status}") };
        let body = serde_json::from_slice(body).unwrap_or_else(|_| by_status());
        Err(ApiError::Refused { status, body })
    }
}

impl<T> Debug for Request<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        write!(f, "{} {}", self.method.name(), self.path)
    }
}

fn get<T: DeserializeOwned>(path: &str) -> Request<T> {
    Request { method: Method::Get, path: path.into(), body: None, parse: parse_json }
}

fn send<T: DeserializeOwned>(method: Method, path: &str, body: &impl Serialize) -> Request<T> {
    let body = serde_json::to_string(body).expect("messages have a JSON form");
    Request { method, path: path.into(), body: Some(body), parse: parse_json }
}

fn parse_json<T: DeserializeOwned>(body: &[u8]) -> Result<T, String> {
    serde_json::from_slice(body).map_err(|error| error.to_string())
}

/// A text as part of an address: an id from a link may hold anything.
fn encode(text: &str) -> String {
    use std::fmt::Write;
    text.bytes().fold(String::new(), |mut encoded, byte| {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            let _ = write!(encoded, "%{byte:02X}");
        }
        encoded
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_link_holds_stays_in_its_part_of_the_path() {
        assert_eq!(record("t1", 2).path, "/api/games/t1/2/record");
        assert_eq!(series("../x?é", 1).path, "/api/series/..%2Fx%3F%C3%A9/1");
        assert_eq!(games(Some("1.t-1.2")).path, "/api/games?after=1.t-1.2");
    }

    #[test]
    fn an_answer_is_read_or_says_why_not() {
        assert_eq!(record("t1", 2).read(200, b"rules k2").unwrap(), "rules k2");
        let refused = tables().read(503, br#"{"code":"server.busy","message":"busy"}"#);
        let error = refused.unwrap_err();
        assert_eq!((error.code(), error.is_transient()), ("server.busy", true));
        let unknown = tables().read(404, b"<html>").unwrap_err();
        assert_eq!((unknown.code(), unknown.is_transient()), (Code::Failed.code(), false));
        let odd = tables().read(200, b"{}").unwrap_err();
        assert_eq!((odd.code(), odd.is_transient()), ("client.unreadable", false));
    }
}
