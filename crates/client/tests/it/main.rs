//! A player's side against a small server: pure, over sockets, over HTTP.

#![expect(clippy::unwrap_used, reason = "what tests are made of may fail like tests")]

mod asking;
mod chaos;
mod comparing;
mod device;
mod fingers;
mod hand;
mod movements;
mod outlook;
mod playing_on;
mod saving;
mod scenes;
mod server;
mod session;
mod solo;
// The company that the protocol's tests play with.
#[path = "../../../protocol/tests/it/wishes.rs"]
mod wishes;

#[cfg(feature = "net")]
mod api;
#[cfg(feature = "net")]
mod link;
#[cfg(feature = "net")]
mod sockets;
