//! A player's side against a small server: pure, over sockets, over HTTP.

#![expect(clippy::unwrap_used, reason = "what tests are made of may fail like tests")]

mod chaos;
mod server;
mod session;
// The company that the protocol's tests play with.
#[path = "../../../protocol/tests/it/wishes.rs"]
mod wishes;

#[cfg(feature = "net")]
mod api;
#[cfg(feature = "net")]
mod link;
#[cfg(feature = "net")]
mod sockets;
