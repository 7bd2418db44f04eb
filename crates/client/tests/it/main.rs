//! The client against a small server: in memory, over sockets, over HTTP.

#![expect(clippy::unwrap_used, reason = "what tests are made of may fail like tests")]

mod chaos;
mod lobby;
mod muting;
mod notes;
mod server;
mod session;
mod shuffling;
// Random intents, shared with the protocol's tests.
#[path = "../../../protocol/tests/it/random_intents.rs"]
mod random_intents;

#[cfg(feature = "net")]
mod api;
#[cfg(feature = "net")]
mod link;
#[cfg(feature = "net")]
mod sockets;
