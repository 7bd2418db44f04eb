//! What a user interface or a program may react to.

use protocol::{Code, ErrorBody};
use rules::Seat;
use table::{Entry, IntentId, Millis, Phrase, Player, Seq, TableId};

/// Something has changed. The models of the session tell how things stand now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The server knows us; what we watch and want is on its way to it.
    Welcome {
        /// Who we are.
        player: Player,
        /// The server's time.
        now: Millis,
    },
    /// The connection is gone. The models stay as they are until there is another.
    Disconnected,
    /// A table has gone on by these facts; none when a snapshot came instead.
    TableChanged {
        /// Which.
        table: TableId,
        /// What happened, in order.
        entries: Vec<Entry>,
    },
    /// Facts are missing or do not fit: the table was asked for again.
    Resync {
        /// Which.
        table: TableId,
    },
    /// The table was closed and will not change any more.
    Closed {
        /// Which.
        table: TableId,
    },
    /// The game waits for us. Comes once for each decision, so that several may come in a turn.
    YourTurn {
        /// Where.
        table: TableId,
    },
    /// Somebody said something whom we want to hear.
    Said {
        /// Where.
        table: TableId,
        /// From which seat.
        seat: Seat,
        /// What.
        phrase: Phrase,
    },
    /// The number of those has changed who watch without a seat.
    Spectators {
        /// Where.
        table: TableId,
        /// How many now.
        count: u8,
    },
    /// An intent was carried out, and the table's model shows it.
    Done {
        /// Where.
        table: TableId,
        /// Which.
        id: IntentId,
        /// By which fact.
        seq: Seq,
    },
    /// An intent was refused and changed nothing.
    Refused {
        /// Where.
        table: TableId,
        /// Which.
        id: IntentId,
        /// Why.
        error: ErrorBody,
    },
    /// The lobby has changed.
    Lobby,
    /// The server answered a ping.
    Pong {
        /// Which.
        nonce: u32,
        /// The server's time.
        now: Millis,
    },
    /// The server could not take a message, or sent something that cannot be.
    Error {
        /// The table that it is about.
        table: Option<String>,
        /// Why.
        error: ErrorBody,
    },
    /// So many notices were dropped because nobody took them in time. The models are right all
    /// the same.
    Missed {
        /// How many.
        count: u64,
    },
}

impl Notice {
    /// Whether it is an error that another connection would only bring again.
    pub fn is_final(&self) -> bool {
        let Self::Error { table: None, error } = self else { return false };
        let last = [Code::Version, Code::NoSession, Code::BadSecret];
        last.iter().any(|code| code.code() == error.code)
    }
}
