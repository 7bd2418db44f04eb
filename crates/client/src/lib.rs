//! A player's connection to a server.
//!
//! [`Session`] is a pure machine: server messages in, messages to the server and [`Notice`]s out.
//! It holds a model of every watched table, built by the same fold as the server's, and all
//! unanswered intents. It has no clock, no socket and no random numbers, and compiles to
//! WebAssembly.
//!
//! [`request`] has every HTTP request as data. With the feature `net`, on by default, it comes with a native shell: `Api` makes HTTP requests
//! and `Link` keeps a session connected over WebSocket.
//!
//! ```
//! use client::Session;
//! use protocol::ToServer;
//!
//! let mut session = Session::new("a1")?;
//! let table = "t1".parse()?;
//! session.watch(&table)?;
//! let id = session.intend(&table, table::Intent::ready(true))?;
//! assert_eq!(session.outgoing(), []);
//!
//! session.connected();
//! let sent = session.outgoing();
//! assert!(matches!(&sent[..], [
//!     ToServer::Hello { .. },
//!     ToServer::Watch { after: None, .. },
//!     ToServer::Intent { id: sent, .. },
//! ] if *sent == id));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod limits;
mod lobby;
mod memory;
mod model;
mod muted;
mod notice;
mod pace;
mod pending;
pub mod request;
mod session;
mod shuffling;
mod talk;

#[cfg(feature = "net")]
mod net;

pub use limits::{
    LOBBY_TABLES_MAX, Limit, MUTED_MAX, NONCES_MAX, NOTES_MAX, PENDING_MAX, PREFIX_BYTES_MAX,
    SAYINGS_MAX, WATCHED_MAX, WITNESSED_MAX,
};
pub use lobby::Lobby;
pub use memory::Memory;
pub use model::Model;
pub use muted::Muted;
pub use notice::Notice;
pub use pace::{Backoff, Pace};
pub use pending::{Pending, Wish};
pub use request::ApiError;
pub use session::Session;
pub use talk::Utterance;

#[cfg(feature = "net")]
pub use net::{Api, BadAddress, Bases, Link, LinkOptions, NOTICES_MAX};
