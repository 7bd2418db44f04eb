//! Messages between clients and the server, as JSON.
//!
//! The only crate that serialises game data. Wire types stand apart from the machine's own, so
//! that either can change without the other; conversions check what comes in, so whoever holds a
//! [`table::Intent`] holds something well formed. Rules, actions and steps are written in the
//! notation of `docs/NOTATION.md`, seats are counted from one, moments are milliseconds since 1970.
//!
//! `docs/PROTOCOL.md` is the reference; `samples/` holds one of every message.
//!
//! ```
//! use protocol::{ToServer, Intent};
//!
//! let text = r#"{"type":"intent","table":"t1","id":"i1","seen":7,"intent":{"type":"act","action":">2"}}"#;
//! let message = ToServer::read(text)?;
//! assert!(matches!(message, ToServer::Intent { intent: Intent::Act { .. }, .. }));
//! assert_eq!(message.to_json(), text);
//! # Ok::<(), protocol::ErrorBody>(())
//! ```

mod code;
mod entry;
mod event;
mod http;
mod intent;
mod message;
mod mirror;
mod options;
mod snapshot;
mod text;

pub use code::{Code, ErrorBody};
pub use entry::{Entry, StoredEntry};
pub use event::{Dropped, Ending, Fact, Phrase, Player, Question};
pub use http::{
    GameInfo, GamePage, LobbyGame, LobbySeat, LobbyTable, NewPlayer, NewTable, PairingRequest,
    PostedIntent, SPECTATORS_TOLD_MAX, SeatInfo, SeatWanted, Session, Stats, TableCreated,
};
pub use intent::Intent;
pub use message::{MESSAGE_BYTES_MAX, PROTOCOL_VERSION, ToClient, ToServer, Turn};
pub use options::{Clock, Fill, Options, Privacy};
pub use snapshot::{Chair, End, Game, Holder, Match, Snapshot, Stage, Vote};
pub use text::SeatNumber;
