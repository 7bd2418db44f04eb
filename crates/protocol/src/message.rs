//! What goes over a connection.

use rules::Action;
use serde::{Deserialize, Serialize};
use table::{IntentId, Millis, Seq, TableId};

use crate::code::{Code, ErrorBody};
use crate::entry::Entry;
use crate::event::Player;
use crate::http::LobbyTable;
use crate::intent::Intent;
use crate::snapshot::Snapshot;
use crate::text::{self, SeatNumber};

/// The version that this crate speaks. It changes when a message changes its meaning or goes;
/// readers ignore fields that they do not know, so new ones need no new version.
pub const PROTOCOL_VERSION: u32 = 1;

/// The longest message that a client may send.
pub const MESSAGE_BYTES_MAX: usize = 4096;

/// From a client to the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToServer {
    /// The first message.
    Hello {
        /// The version that the client speaks.
        protocol: u32,
    },
    /// Follow a table, from after a fact that one has seen.
    Watch {
        /// Which.
        #[serde(with = "text::of")]
        table: TableId,
        /// The last fact seen; without it a snapshot comes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<Seq>,
    },
    /// Follow it no more.
    Unwatch {
        /// Which.
        #[serde(with = "text::of")]
        table: TableId,
    },
    /// Want something.
    Intent {
        /// At which table.
        #[serde(with = "text::of")]
        table: TableId,
        /// One's own name for it: sending it again is harmless.
        #[serde(with = "text::of")]
        id: IntentId,
        /// The last fact that one has seen.
        seen: Seq,
        /// What.
        intent: Intent,
    },
    /// Follow the lobby, or follow it no more.
    Lobby {
        /// Whether.
        watch: bool,
    },
    /// Are you there?
    Ping {
        /// Comes back.
        #[serde(default)]
        nonce: u32,
    },
}

/// From the server to a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// The answer to hello.
    Welcome {
        /// The version that the server speaks.
        protocol: u32,
        /// Who the client is here.
        player: Player,
        /// The server's time.
        now: Millis,
    },
    /// A table as it is.
    Snapshot {
        /// The whole of it.
        snapshot: Box<Snapshot>,
    },
    /// Facts that follow the last ones.
    Facts {
        /// Where.
        #[serde(with = "text::of")]
        table: TableId,
        /// In order, without gaps.
        entries: Vec<Entry>,
    },
    /// An intent was carried out.
    Done {
        /// Where.
        #[serde(with = "text::of")]
        table: TableId,
        /// Which.
        #[serde(with = "text::of")]
        id: IntentId,
        /// By which fact.
        seq: Seq,
    },
    /// An intent was refused, and changed nothing.
    Refused {
        /// Where.
        #[serde(with = "text::of")]
        table: TableId,
        /// Which.
        #[serde(with = "text::of")]
        id: IntentId,
        /// Why.
        #[serde(flatten)]
        error: ErrorBody,
    },
    /// How many watch a table without a seat, whenever that changes.
    Spectators {
        /// Which.
        #[serde(with = "text::of")]
        table: TableId,
        /// How many; see [`crate::SPECTATORS_TOLD_MAX`].
        count: u8,
    },
    /// All open tables, and public games that can be watched.
    Lobby {
        /// Newest first.
        tables: Vec<LobbyTable>,
    },
    /// A table came to the lobby or changed.
    LobbyTable {
        /// As it is now.
        table: Box<LobbyTable>,
    },
    /// A table left the lobby.
    LobbyGone {
        /// Which.
        #[serde(with = "text::of")]
        table: TableId,
    },
    /// You are to move. Only on streams for programs.
    Turn {
        /// What is known.
        #[serde(flatten)]
        turn: Turn,
    },
    /// A message could not be taken. The connection closes where the code says so.
    Error {
        /// Which table it was about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<String>,
        /// Why.
        #[serde(flatten)]
        error: ErrorBody,
    },
    /// I am here.
    Pong {
        /// What came.
        nonce: u32,
        /// The server's time.
        now: Millis,
    },
}

/// All that a program needs to decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Turn {
    /// Which table.
    #[serde(with = "text::of")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
    /// Your seat.
    pub seat: SeatNumber,
    /// The last fact: send it along with your intent.
    pub seen: Seq,
    /// The position, one line.
    pub position: String,
    /// What you may do.
    #[serde(with = "text::list_of")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub legal: Vec<Action>,
}

impl ToServer {
    /// Reads a message.
    ///
    /// # Errors
    /// When it is too long or cannot be read.
    pub fn read(text: &str) -> Result<Self, ErrorBody> {
        if text.len() > MESSAGE_BYTES_MAX {
            return Err(Code::TooLong.into());
        }
        serde_json::from_str(text).map_err(|error| ErrorBody {
            code: Code::Malformed.code().into(),
            message: format!("{}: {error}", Code::Malformed),
        })
    }

    /// The message as text.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("messages have a JSON form")
    }
}

impl ToClient {
    /// Reads a message.
    ///
    /// # Errors
    /// When it cannot be read, or is of a kind that this version does not know.
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// The message as text.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("messages have a JSON form")
    }

    /// An error about nothing in particular.
    pub fn error(error: impl Into<ErrorBody>) -> Self {
        Self::Error { table: None, error: error.into() }
    }
}
