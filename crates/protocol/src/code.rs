//! Errors that come neither from a table nor from the rules.

use rules::coded;
use serde::{Deserialize, Serialize};
use table::Refusal;

coded! {
    /// Why the server, not a table, refused something or closed a connection.
    Code {
        Malformed = "message.malformed", "the message cannot be read";
        TooLong = "message.too_long", "the message is too long";
        NotText = "message.not_text", "messages must be JSON text";
        HelloFirst = "message.hello_first", "the first message must be hello";
        Version = "message.version", "the server speaks another version of the protocol: update your client";
        NoSession = "player.none", "sign in first: POST /api/players";
        BadSecret = "player.unknown", "no player has that secret: sign in again";
        BotsName = "player.bots_name", "one of the bots has that name: choose another one";
        ForeignOrigin = "origin.foreign", "requests from other sites are refused";
        UnknownHost = "host.unknown", "this server does not go by that name: its settings list the names it has";
        NoTable = "table.none", "there is no such table";
        NoGame = "game.none", "there is no such finished game";
        NoSeries = "series.none", "there is no such finished series";
        NoSeal = "seal.none", "no game here began with this seal";
        NoPlayer = "player.not_found", "there is no such player";
        NoSpectators = "table.no_spectators", "spectators are not allowed at this table";
        TooManyRequests = "limit.requests", "too many requests: slow down";
        TooManyIntents = "limit.intents", "too many intents: slow down";
        TooManyConnections = "limit.connections", "too many connections from your address";
        TooManyTables = "limit.tables", "too many new tables: wait a while";
        TooManyWatched = "limit.watched", "this connection watches too many tables: stop watching one first";
        Slow = "connection.slow", "your connection is too slow: reconnect to catch up";
        Draining = "server.draining", "the server is restarting: reconnect in a moment";
        Busy = "server.busy", "the server is busy: try again";
        Crowded = "server.crowded", "many games are played here: for now, bots have less time to think";
        Failed = "server.failed", "something went wrong on the server: try again";
        NotFound = "http.not_found", "there is nothing at this address";
        WrongMethod = "http.wrong_method", "this address does not support that method";
        SlowBody = "http.too_slow", "the body of the request took too long";
        PrivateMetrics = "metrics.private", "metrics are only for the machine itself or with the token";
        OtherIntent = "intent.other", "an intent with this id was something else";
        WrongType = "http.wrong_type", "the body must be application/json";
    }
}

/// An error as clients get it: a code to branch on and translate, and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErrorBody {
    /// Never changes its meaning.
    pub code: String,
    /// In English; the wording may change.
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
