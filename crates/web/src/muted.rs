//! Stores in this browser which players are muted; the session hides what they say.

use leptos::prelude::*;
use table::PlayerId;

use crate::net::Connection;
use crate::storage;

const KEPT_AS: &str = "muted";

/// The muted players; copies share them.
#[derive(Clone, Copy)]
pub(crate) struct Muted(RwSignal<client::Muted>);

impl Muted {
    pub(crate) fn provide(connection: Connection) {
        let stored = storage::read::<Vec<String>>(KEPT_AS).unwrap_or_default();
        let muted = RwSignal::new(stored.iter().filter_map(|id| id.parse().ok()).collect());
        provide_context(Self(muted));
        Effect::new(move || connection.set_muted(muted.get()));
    }

    /// Whether a player is muted; tracks changes.
    pub(crate) fn contains(&self, player: &PlayerId) -> bool {
        self.0.with(|muted| muted.contains(player))
    }

    /// Mutes or unmutes a player, and remembers it.
    pub(crate) fn set(&self, player: &PlayerId, is_muted: bool) {
        self.0.update(|muted| {
            muted.set(player, is_muted);
            storage::write(KEPT_AS, &muted.iter().map(PlayerId::as_str).collect::<Vec<_>>());
        });
    }
}

pub(crate) fn muted() -> Muted {
    expect_context()
}
