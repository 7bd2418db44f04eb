//! What this browser stores: settings, the player's name, games on this device. A browser that stores
//! nothing is no obstacle.

use serde::Serialize;
use serde::de::DeserializeOwned;
use view::saved::{self, SavedGames, Slot};
use web_sys::Storage;

/// The value that was stored under a name, where it can be read.
pub(crate) fn read<T: DeserializeOwned>(name: &str) -> Option<T> {
    serde_json::from_str(&read_text(name)?).ok()
}

/// Stores a value under a name. Where that is not possible only comfort is lost.
pub(crate) fn write<T: Serialize>(name: &str, value: &T) {
    if let Ok(text) = serde_json::to_string(value) {
        write_text(name, &text);
    }
}

pub(crate) fn read_text(name: &str) -> Option<String> {
    storage()?.get_item(&key(name)).ok()?
}

/// Stores a text under a name. Where that is not possible only comfort is lost.
pub(crate) fn write_text(name: &str, text: &str) {
    let _ = store(name, text);
}

fn store(name: &str, text: &str) -> Result<(), NotStored> {
    storage().ok_or(NotStored)?.set_item(&key(name), text).map_err(|_| NotStored)
}

/// The browser's storage is full or forbidden.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NotStored;

/// The saved games of this browser.
pub(crate) fn saved_games() -> SavedGames<Browser> {
    SavedGames(Browser)
}

/// This browser's storage, for saved games.
pub(crate) struct Browser;

impl saved::Storage for Browser {
    type Error = NotStored;

    fn read(&self, slot: Slot) -> Option<String> {
        read_text(name_of(slot))
    }

    fn write(&mut self, slot: Slot, text: &str) -> Result<(), NotStored> {
        store(name_of(slot), text)
    }
}

fn name_of(slot: Slot) -> &'static str {
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

/// Forgets everything that this page has stored in this browser.
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
