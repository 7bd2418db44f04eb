//! What this browser keeps: settings, the player's name, solo games. A browser that keeps nothing
//! is no obstacle.

use serde::Serialize;
use serde::de::DeserializeOwned;
use web_sys::Storage;

/// What was kept under a name, where it can be read.
pub(crate) fn read<T: DeserializeOwned>(name: &str) -> Option<T> {
    serde_json::from_str(&read_text(name)?).ok()
}

/// Keeps a value under a name.
pub(crate) fn write<T: Serialize>(name: &str, value: &T) {
    if let Ok(text) = serde_json::to_string(value) {
        write_text(name, &text);
    }
}

pub(crate) fn read_text(name: &str) -> Option<String> {
    storage()?.get_item(&key(name)).ok()?
}

pub(crate) fn write_text(name: &str, text: &str) {
    if let Some(storage) = storage() {
        // A full or forbidden storage loses comfort, not the game that is on screen.
        let _ = storage.set_item(&key(name), text);
    }
}

fn key(name: &str) -> String {
    format!("crownlands.{name}")
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// Forgets everything that this page has kept in this browser.
pub(crate) fn forget_all() {
    let Some(storage) = storage() else { return };
    let count = storage.length().unwrap_or(0);
    let names = (0..count).filter_map(|at| storage.key(at).ok().flatten());
    let ours: Vec<String> = names.filter(|name| name.starts_with(&key(""))).collect();
    for name in ours {
        // What cannot be removed could not have been kept.
        let _ = storage.remove_item(&name);
    }
}
