//! Tests of every text in every language: complete, well formed, and readable, also in real games.
//!
//! Snapshots are rewritten with `SNAPSHOTS=overwrite cargo test -p lingo`.

mod facts;
mod fairness;
mod files;
mod keys;
mod moves;
mod new_game;
mod pieces;
mod refusals;
mod scenes;
mod scores;
mod series;
mod typography;

use lingo::{Language, Lingo};

/// Every language with its texts.
fn lingos() -> [Lingo; Language::ALL.len()] {
    Language::ALL.map(Lingo::new)
}

/// Checks that a text is readable: not blank, no stray space, no placeholder left, no key instead of
/// a text.
#[track_caller]
fn assert_readable(text: &str) {
    assert!(!text.trim().is_empty(), "blank: {text:?}");
    let has_stray_space = text.contains("  ") || text.contains(" .");
    let has_placeholder = text.contains(['{', '}', '$']);
    let prefixes = files::PREFIXES.iter().flat_map(|(_, prefixes)| prefixes.iter());
    let is_key = |word: &str| prefixes.clone().any(|prefix| word.starts_with(prefix));
    let has_key = text.split_whitespace().any(is_key);
    assert!(!has_stray_space && !has_placeholder && !has_key, "not readable: {text:?}");
}

/// The languages in which tests spell out what they expect.
fn english_french_german() -> [Lingo; 3] {
    [Language::English, Language::French, Language::German].map(Lingo::new)
}

/// Checks each text with [`assert_readable`].
#[track_caller]
fn assert_all_readable<'a>(texts: impl IntoIterator<Item = &'a String>) {
    for text in texts {
        assert_readable(text);
    }
}

/// Compares a longer text with its snapshot in this language.
#[track_caller]
fn assert_snapshot(name: &str, lingo: &Lingo, text: String) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/snapshots");
    let path = format!("{folder}/{name}.{}.txt", lingo.language().code());
    snapbox::assert_data_eq!(text, snapbox::Data::read_from(path.as_ref(), None).raw());
}
