//! The native shell around [`crate::Session`]: HTTP, WebSocket, TLS and time.

mod api;
mod bases;
mod inbox;
mod link;
mod socket;
mod tls;

pub use api::Api;
pub use bases::{BadAddress, Bases};
pub use inbox::NOTICES_MAX;
pub use link::{Link, LinkOptions};
