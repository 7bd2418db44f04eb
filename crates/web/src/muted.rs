//! Players whose talk is not shown in this browser. Nobody else learns of it.

use leptos::prelude::*;
use table::PlayerId;

use crate::storage;

const KEPT_AS: &str = "muted";
/// The last ones that are remembered.
const MUTED_MAX: usize = 200;

/// Whom this browser does not want to hear; clones are the same.
#[derive(Clone, Copy)]
pub(crate) struct Muted(RwSignal<Vec<String>>);

impl Muted {
    pub(crate) fn provide() {
        provide_context(Self(RwSignal::new(storage::read(KEPT_AS).unwrap_or_default())));
    }

    /// Whether a player is not heard; follows what changes.
    pub(crate) fn contains(&self, player: &PlayerId) -> bool {
        self.0.with(|muted| muted.iter().any(|id| id == player.as_str()))
    }

    /// Hears a player no more, or again, and remembers it.
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

/// Whom this browser does not want to hear.
pub(crate) fn muted() -> Muted {
    expect_context()
}
