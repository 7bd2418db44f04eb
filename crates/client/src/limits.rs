//! Upper bounds of everything that a session holds.

/// Bytes of the longest prefix of intent ids: with a dash and sixteen digits it makes a whole id.
pub const PREFIX_BYTES_MAX: usize = 15;

/// Tables that a session may watch at once; servers let a connection watch no more.
pub const WATCHED_MAX: usize = 16;

/// Intents under way, over all tables.
pub const PENDING_MAX: usize = 64;

/// Sayings that are kept of each table.
pub const SAYINGS_MAX: usize = 50;

/// Tables that the model of the lobby holds; the oldest are left out.
pub const LOBBY_TABLES_MAX: usize = 500;

/// Why a session does not take something up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Limit {
    /// See [`PREFIX_BYTES_MAX`].
    #[error("a prefix has 1 to 15 letters, digits, - or _")]
    Prefix,
    /// See [`WATCHED_MAX`].
    #[error("too many tables are watched")]
    Watched,
    /// See [`PENDING_MAX`].
    #[error("too many intents wait for an answer")]
    Pending,
    /// Only at a table that is watched can something be wanted.
    #[error("the table is not watched")]
    NotWatched,
}

impl Limit {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Prefix, Self::Watched, Self::Pending, Self::NotWatched];

    /// A stable code, in the style of the server's.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Prefix => "client.prefix",
            Self::Watched => "client.watched",
            Self::Pending => "client.pending",
            Self::NotWatched => "client.not_watched",
        }
    }
}
