//! Messages between clients and the server, as JSON, and rows of the store.
//!
//! Facts, intents and options are `table`'s own types, which know their JSON form: they are sent,
//! stored and folded without a conversion in between. This crate adds what only the wire has:
//! messages, requests and answers, error codes, and the versions of all that. Reading checks what
//! comes in, so every [`table::Intent`] is well formed. Rules, actions and
//! steps are written in the notation of `docs/NOTATION.md`, seats are counted from one, times are
//! milliseconds since 1970.
//!
//! `docs/PROTOCOL.md` is the reference; `samples/` holds one of every message.
//!
//! ```
//! use protocol::ToServer;
//! use table::Intent;
//!
//! let text = r#"{"type":"intent","table":"t1","id":"i1","seen":7,"intent":{"type":"act","action":">2"}}"#;
//! let message = ToServer::read(text)?;
//! assert!(matches!(message, ToServer::Intent { intent: Intent::Act { .. }, .. }));
//! assert_eq!(message.to_json(), text);
//! # Ok::<(), protocol::ErrorBody>(())
//! ```

mod code;
mod http;
mod message;
mod snapshot;
mod stored;
mod unreadable;

pub use code::{Code, ErrorBody};
pub use http::{
    ChainedSeal, GameInfo, GamePage, LobbyGame, LobbySeat, LobbyTable, NewPlayer, OwnTable,
    OwnTables, OwnTurn, PairingRequest, PostedIntent, PostedRemark, SPECTATORS_REPORTED_MAX,
    SealPage, SeatInfo, SeriesInfo, SeriesPage, SeriesSeat, SeriesStanding, Session, Stats,
    TableCreated,
};
pub use message::{MESSAGE_BYTES_MAX, PROTOCOL_VERSION, ToClient, ToServer, Turn};
pub use snapshot::{DynastySnapshot, GameSnapshot, Snapshot};
pub use stored::{ROW_VERSION, RowError, read_note, read_row, write_note, write_row};
pub use unreadable::unreadable;
