//! Players whose messages are hidden in this browser. Nobody else learns of it.

use leptos::prelude::*;
use table::PlayerId;

use crate::storage;

const KEPT_AS: &str = "muted";
/// How many are remembered.
const MUTED_MAX: usize = 200;

/// The muted players; copies share them.
#[derive(Clone, Copy)]
pub(crate) struct Muted(RwSignal<Vec<String>>);

impl Muted {
    pub(crate) fn provide() {
        provide_context(Self(RwSignal::new(storage::read(KEPT_AS).unwrap_or_default())));
    }

    /// Whether a player is muted; tracks changes.
    pub(crate) fn contains(&self, player: &PlayerId) -> bool {
        self.0.with(|muted| muted.iter().any(|id| id == player.as_str()))
    }

    /// Mutes or unmutes a player, and remembers it.
    pub(crate) fn set(&self, player: &PlayerId, is_muted: bool) {
        self.0.update(|muted| {
            muted.retain(|id| id != player.as_str());
            if is_muted {
                muted.push(player.to_string());
                muted.drain(..muted.len().saturating_sub(MUTED_MAX));
            }
            storage::write(KEPT_AS, muted);
        });
    }
}

pub(crate) fn muted() -> Muted {
    expect_context()
}
