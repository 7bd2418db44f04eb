//! The messages of a connection.

use rules::{Action, Seat};
use serde::{Deserialize, Serialize};
use table::{Entry, Intent, IntentId, Millis, Note, Player, Remark, Seq, TableId, json};

use crate::code::{Code, ErrorBody};
use crate::http::LobbyTable;
use crate::snapshot::Snapshot;
use crate::unreadable::unreadable;

/// The version that this crate speaks. It changes when a message changes its meaning or is removed;
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
    /// Watch a table.
    Watch {
        table: TableId,
        /// The last fact seen; without it the answer is a snapshot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<Seq>,
    },
    /// Stop watching a table.
    Unwatch { table: TableId },
    /// Ask a table to do something.
    Intent {
        table: TableId,
        /// The client's own name for it, which makes resending it harmless.
        id: IntentId,
        /// The last fact seen.
        seen: Seq,
        intent: Intent,
    },
    /// Say something to your partner. Nobody else receives any of it.
    Consult {
        table: TableId,
        /// The client's own name for it, which makes resending it harmless.
        id: IntentId,
        remark: Remark,
    },
    /// Watch the lobby, or stop watching it.
    Lobby { watch: bool },
    /// Check that the server responds.
    Ping {
        /// Comes back in the pong.
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
    /// The current state of a table.
    Snapshot { snapshot: Box<Snapshot> },
    /// The next facts of a table.
    Facts {
        table: TableId,
        /// In order, without gaps.
        entries: Vec<Entry>,
    },
    /// What your team said.
    Notes {
        table: TableId,
        /// Whether these are all that you may read; otherwise they follow those sent before.
        #[serde(default, skip_serializing_if = "json::is_default")]
        all: bool,
        /// Oldest first.
        notes: Vec<Note>,
    },
    /// An intent was carried out, or a remark was sent to your partner.
    Done {
        table: TableId,
        id: IntentId,
        /// The fact that the intent became; for a remark, the last fact of the table.
        seq: Seq,
    },
    /// An intent was refused and changed nothing.
    Refused {
        table: TableId,
        id: IntentId,
        #[serde(flatten)]
        error: ErrorBody,
    },
    /// How many watch a table without a seat, sent whenever that changes.
    Spectators {
        table: TableId,
        /// At most [`crate::SPECTATORS_REPORTED_MAX`].
        count: u8,
    },
    /// All open tables, and public games that can be watched.
    Lobby {
        /// Newest first.
        tables: Vec<LobbyTable>,
    },
    /// A table appeared in the lobby or changed.
    LobbyTable { table: Box<LobbyTable> },
    /// A table left the lobby.
    LobbyGone { table: TableId },
    /// It is your turn. Only on streams for programs.
    Turn {
        #[serde(flatten)]
        turn: Turn,
    },
    /// A message could not be handled. For some codes the connection is then closed.
    Error {
        /// The table it was about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<String>,
        #[serde(flatten)]
        error: ErrorBody,
    },
    /// The answer to a ping.
    Pong {
        nonce: u32,
        /// The server's time.
        now: Millis,
    },
}

/// Everything a program needs to decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Turn {
    pub table: TableId,
    /// Your seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The last fact: send it along with your intent.
    pub seen: Seq,
    /// The position, on one line.
    pub position: String,
    /// The legal actions.
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
        serde_json::from_str(text).map_err(|error| unreadable(text.as_bytes(), error))
    }

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

    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("messages have a JSON form")
    }

    /// An error that is not about a table.
    pub fn error(error: impl Into<ErrorBody>) -> Self {
        Self::Error { table: None, error: error.into() }
    }
}
