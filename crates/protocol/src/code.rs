//! Errors that do not come from a table or the rules: their codes and sentences.

use rules::coded;
use serde::{Deserialize, Serialize};
use table::Refusal;

coded! {
    /// Why the server refused something before any table was asked.
    Code {
        Malformed = "message.malformed", "the message cannot be read";
        TooLong = "message.too_long", "the message is too long";
        NotText = "message.not_text", "messages are JSON text";
        HelloFirst = "message.hello_first", "the first message is hello";
        Version = "message.version", "this server speaks another version of the protocol";
        NoSession = "player.none", "say who you are first: POST /api/players";
        BadSecret = "player.unknown", "nobody is known by that secret";
        ForeignOrigin = "origin.foreign", "requests from other sites are refused";
        NoTable = "table.none", "there is no such table";
        NoGame = "game.none", "there is no such finished game";
        NoPlayer = "player.not_found", "there is no such player";
        NoSpectators = "table.no_spectators", "this table does not let others watch";
        TooManyRequests = "limit.requests", "too many requests: slow down";
        TooManyIntents = "limit.intents", "too many intents: slow down";
        TooManyConnections = "limit.connections", "too many connections from your address";
        TooManyTables = "limit.tables", "too many tables: finish or leave one first";
        TooManyWatched = "limit.watched", "a connection may watch only so many tables";
        Slow = "connection.slow", "you read too slowly: reconnect and catch up";
        Draining = "server.draining", "the server is shutting down: reconnect in a moment";
        Busy = "server.busy", "the server is busy: try again";
        Failed = "server.failed", "something went wrong here: try again";
        NotFound = "http.not_found", "there is nothing here";
        WrongMethod = "http.wrong_method", "this address does not do that";
        WrongType = "http.wrong_type", "send application/json";
    }
}

/// An error as clients get it: a code to branch on and to translate, a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErrorBody {
    /// Stable.
    pub code: String,
    /// English, may change.
    pub message: String,
}

impl From<Code> for ErrorBody {
    fn from(code: Code) -> Self {
        Self { code: code.code().into(), message: code.to_string() }
    }
}

impl From<Refusal> for ErrorBody {
    fn from(refusal: Refusal) -> Self {
        Self { code: refusal.code().into(), message: refusal.to_string() }
    }
}

impl std::fmt::Display for ErrorBody {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.message, self.code)
    }
}

impl std::error::Error for ErrorBody {}
