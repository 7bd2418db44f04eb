//! Serves tables over HTTP and `WebSocket`s: the shell around the state machines.
//!
//! [`Server`] holds what all connections share: the store, the live tables, the lobby, the bots'
//! thinking, the limits. `http/` and `socket` translate requests and `WebSocket` messages into
//! calls on it. Everything that decides about a game is in `table`; everything durable is in
//! `store`. This crate has only clocks, randomness, identities, queues and limits.
//!
//! The caller passes the listener and the shutdown, so tests bind port 0:
//!
//! ```no_run
//! # async fn example() -> std::io::Result<()> {
//! let store = store::open("sqlite:crownlands.db").await.expect("a store");
//! let server = server::Server::start(server::Config::default(), store).await.expect("a start");
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:8080").await?;
//! server.serve(listener, async { tokio::signal::ctrl_c().await.ok(); }).await
//! # }
//! ```

mod accepting;
mod alarm;
mod chance;
mod config;
mod descriptors;
mod error;
mod headcount;
mod housekeeping;
mod http;
mod hub;
mod identity;
mod jobs;
mod life;
mod limits;
mod live;
mod lobby;
mod metrics;
mod names;
mod naming;
mod outbox;
mod patient_store;
mod proxies;
mod readiness;
mod rows;
mod server;
mod socket;
mod thinkers;
mod thinking;
mod visits;
mod watcher;

pub use chance::{Chance, System};
pub use config::{Config, Limits, ProxyHeader};
pub use error::StartError;
pub use server::Server;
