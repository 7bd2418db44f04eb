//! Notices for a user interface or a program.

use protocol::{Code, ErrorBody};
use rules::Seat;
use table::{Entry, IntentId, Millis, Note, Player, Saying, Seq, TableId};

/// What has changed. The session's models show the current state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The server has accepted us; our requests are on their way.
    Welcome {
        player: Player,
        /// The server's time.
        now: Millis,
    },
    /// The connection was lost. The models stay as they are until the next.
    Disconnected,
    /// A table has changed by these facts; none if a snapshot replaced it.
    TableChanged { table: TableId, entries: Vec<Entry> },
    /// Facts were missing or did not fit, so the table was requested again.
    Resync { table: TableId },
    /// The table was closed and will not change again.
    Closed { table: TableId },
    /// It is our turn. Sent for each decision, so there may be several in a turn.
    YourTurn { table: TableId },
    /// A player who is not muted said something.
    Said { table: TableId, seat: Seat, saying: Saying },
    /// Our partner, or we on another device, said something that only our team reads.
    Noted { table: TableId, note: Note },
    /// What our team said before this session began is known now.
    NotesKnown { table: TableId },
    /// The number of spectators has changed.
    Spectators { table: TableId, count: u8 },
    /// An intent was carried out, and the table's model shows it.
    Done { table: TableId, id: IntentId, seq: Seq },
    /// An intent was refused and changed nothing.
    Refused { table: TableId, id: IntentId, error: ErrorBody },
    /// The lobby has changed.
    Lobby,
    /// The server answered a ping.
    Pong {
        nonce: u32,
        /// The server's time.
        now: Millis,
    },
    /// The server could not handle a message, or sent something impossible.
    Error {
        /// The table it is about.
        table: Option<String>,
        error: ErrorBody,
    },
    /// Notices were dropped because nobody took them in time. The models are still up to date.
    Missed { count: u64 },
}

impl Notice {
    /// Whether this is an error that reconnecting would only repeat.
    pub fn is_final(&self) -> bool {
        let Self::Error { table: None, error } = self else { return false };
        let codes = [Code::Version, Code::NoSession, Code::BadSecret];
        codes.iter().any(|code| code.code() == error.code)
    }
}
