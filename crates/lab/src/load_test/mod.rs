//! Real games against a real server over sockets.
//!
//! [`storm`] cuts connections and kills processes all the while, and then holds what every player
//! saw against what the store has. [`load`] plays at people's pace with as many players as asked,
//! and measures how long an action takes to reach everybody.

mod keep;
mod load;
mod player;
mod storm;
mod verdict;
mod witness;

pub use keep::{Keep, KeepError};
pub use load::{Load, LoadReport, Spread, load};
pub use storm::{Storm, StormReport, storm};
pub use verdict::Verdict;

use client::{ApiError, BadAddress, Limit};

/// Why a load test could not go on.
#[derive(Debug, thiserror::Error)]
pub enum LoadTestError {
    /// A process of the server did not start.
    #[error(transparent)]
    Keep(#[from] KeepError),
    /// The server did not do what it should.
    #[error("the server answered: {0}")]
    Api(#[from] ApiError),
    /// A session refused something.
    #[error("the client refused: {0:?}")]
    Client(Limit),
    /// The store cannot be read.
    #[error("the store: {0}")]
    Store(#[from] store::StoreError),
    /// An address is none.
    #[error(transparent)]
    Address(#[from] BadAddress),
    /// Games did not end.
    #[error("a table did not come to an end in time")]
    Unfinished,
}

impl From<Limit> for LoadTestError {
    fn from(limit: Limit) -> Self {
        Self::Client(limit)
    }
}
