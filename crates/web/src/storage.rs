//! What this browser stores: settings, saved games, drawn kingdoms. The page works without storage,
//! too.

use serde::Serialize;
use serde::de::DeserializeOwned;
use view::saved::{self, SavedGames, Slot};
use web_sys::Storage;

/// The value stored under a name, if it is readable.
pub(crate) fn read<T: DeserializeOwned>(name: &str) -> Option<T> {
    serde_json::from_str(&read_text(name)?).ok()
}

/// Stores a value under a name. A failure only costs convenience.
pub(crate) fn write<T: Serialize>(name: &str, value: &T) {
    if let Ok(text) = serde_json::to_string(value) {
        write_text(name, &text);
    }
}

pub(crate) fn read_text(name: &str) -> Option<String> {
    storage()?.get_item(&key(name)).ok()?
}

/// Stores a text under a name. A failure only costs convenience.
pub(crate) fn write_text(name: &str, text: &str) {
    let _ = store(name, text);
}

fn store(name: &str, text: &str) -> Result<(), NotStored> {
    storage().ok_or(NotStored)?.set_item(&key(name), text).map_err(|_| NotStored)
}

/// The browser's storage is full or forbidden.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NotStored;

pub(crate) fn saved_games() -> SavedGames<Browser> {
    SavedGames(Browser)
}

/// This browser's storage, as `view` sees it.
pub(crate) struct Browser;

impl saved::Storage for Browser {
    type Error = NotStored;

    fn read(&self, slot: Slot) -> Option<String> {
        read_text(slot_name(slot))
    }

    fn write(&mut self, slot: Slot, text: &str) -> Result<(), NotStored> {
        store(slot_name(slot), text)
    }
}

fn slot_name(slot: Slot) -> &'static str {
    match slot {
        Slot::Current => "solo",
        Slot::Paused => "aside",
    }
}

fn key(name: &str) -> String {
    format!("crownlands.{name}")
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// Deletes everything that this page has stored in this browser.
pub(crate) fn forget_all() {
    let Some(storage) = storage() else { return };
    let count = storage.length().unwrap_or(0);
    let names = (0..count).filter_map(|at| storage.key(at).ok().flatten());
    let ours: Vec<String> = names.filter(|name| name.starts_with(&key(""))).collect();
    for name in ours {
        // What cannot be removed could not have been stored.
        let _ = storage.remove_item(&name);
    }
}
