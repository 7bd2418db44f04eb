//! Upper bounds on everything that a session holds.

/// The longest prefix of intent ids: with a dash and sixteen digits it makes a complete id.
pub const PREFIX_BYTES_MAX: usize = 15;

/// Most tables that a session may watch at once; servers allow no more per connection.
pub const WATCHED_MAX: usize = 16;

/// Most intents in flight, over all tables.
pub const PENDING_MAX: usize = 64;

/// Sayings kept per table.
pub const SAYINGS_MAX: usize = 50;

/// Notes of our team kept per table; servers send no more.
pub const NOTES_MAX: usize = 200;

/// Muted players that are remembered.
pub const MUTED_MAX: usize = 200;

/// Nonces that a session remembers: one for each game that it is about to play, and spare ones.
pub const NONCES_MAX: usize = 64;

/// Games that a session remembers to check them in the end.
pub const WITNESSED_MAX: usize = 32;

/// Most tables in the lobby's model; the oldest are left out.
pub const LOBBY_TABLES_MAX: usize = 500;

/// Why a session rejects a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Limit {
    /// See [`PREFIX_BYTES_MAX`].
    #[error("a prefix has 1 to 15 letters, digits, - or _")]
    Prefix,
    /// See [`WATCHED_MAX`].
    #[error("too many tables are watched")]
    Watched,
    /// See [`PENDING_MAX`].
    #[error("too many unanswered intents")]
    Pending,
    /// Intents need a watched table.
    #[error("the table is not watched")]
    NotWatched,
}

impl Limit {
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
