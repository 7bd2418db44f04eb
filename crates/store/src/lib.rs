//! Durable storage of tables, players and finished games.
//!
//! A table is an append-only log of entries numbered 1, 2, 3 …; other crates fold it into a state.
//! This crate knows nothing about the games: it stores identifiers, numbers and opaque text, and
//! reads no clock. A writer says which number it saw last, and the first of several writers wins.
//!
//! [`Store`] has two databases: embedded SQLite for one process, PostgreSQL for many.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), store::StoreError> {
//! use store::{Append, Appended, Row, Summary};
//!
//! let store = store::open("sqlite::memory:").await?;
//! let append = Append {
//!     table: "oak".into(),
//!     expected: 0,
//!     entries: vec![Row { seq: 1, at: 1_000, body: "opened".into() }],
//!     summary: Summary { listed: true, waiting: true, body: "one seat free".into() },
//!     secrets: Vec::new(),
//!     seals: Vec::new(),
//!     wake_at: None,
//!     finished: Vec::new(),
//!     series: Vec::new(),
//!     seated: None,
//!     at: 1_000,
//! };
//! assert_eq!(store.append(append.clone()).await?, Appended::Done);
//! assert_eq!(store.append(append).await?, Appended::Conflict);
//! # Ok(()) }
//! ```

mod address;
mod change;
mod error;
mod game;
mod layout;
mod player;
mod postgres;
mod reading;
mod seals;
mod series;
mod sqlite;
mod store;
mod table;
#[cfg(feature = "testing")]
pub mod testing;
mod validation;
mod writing;

pub use address::{backup, open};
pub use change::Change;
pub use error::StoreError;
pub use game::{FinishedGame, GameCursor, GameQuery, GameSummary, PlayerStats, SeatResult};
pub use player::{Player, SecretHash};
pub use seals::{ChainedSeal, FIRST_LINK};
pub use series::{FinishedSeries, SeriesOf, SeriesQuery, SeriesResult, SeriesSeat, SeriesSummary};
pub use store::Store;
pub use table::{Append, Appended, Listing, Log, Millis, Row, Secret, Summary};
pub use validation::{
    ENTRIES_MAX, GAMES_MAX, ID_BYTES_MAX, LIST_MAX, NAME_BYTES_MAX, SEATS_MAX, TEXT_BYTES_MAX,
};

pub type Result<T, E = StoreError> = std::result::Result<T, E>;
