//! Real games against a real server over sockets.
//!
//! [`storm`] keeps cutting connections and killing processes, and then compares what every player saw
//! with what the store has. [`load`] plays at a human pace with any number of players, and measures
//! how long an action takes to reach everyone at the table. [`attack`] does what a stranger could do, and
//! measures what an innocent player notices.

mod attack;
mod load;
mod player;
mod processes;
mod storm;
mod verdict;
mod witness;

pub use attack::{Attack, AttackReport, attack};
pub use load::{Load, LoadReport, Spread, load};
pub use processes::{Processes, StartError};
pub use storm::{Storm, StormReport, storm};
pub use verdict::Verdict;

use client::{ApiError, BadAddress, Limit};

/// Why a load test failed.
#[derive(Debug, thiserror::Error)]
pub enum LoadTestError {
    /// A process of the server did not start.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The server refused a request or could not be reached.
    #[error("the server answered: {0}")]
    Api(#[from] ApiError),
    /// A session refused something.
    #[error("the client refused: {0:?}")]
    Client(Limit),
    /// The store cannot be read.
    #[error("the store: {0}")]
    Store(#[from] store::StoreError),
    #[error(transparent)]
    Address(#[from] BadAddress),
    #[error("a table did not finish in time")]
    Unfinished,
}

impl From<Limit> for LoadTestError {
    fn from(limit: Limit) -> Self {
        Self::Client(limit)
    }
}
