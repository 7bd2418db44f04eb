//! The list of paused games, and its text form: a JSON list of saved tables.

use super::Unfinished;
use crate::solo::Solo;

/// Paused games, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paused(Vec<String>);

impl Paused {
    /// How many are kept; beyond that the oldest are dropped.
    pub const MAX: usize = 20;

    /// A list of saved tables, newest first.
    pub fn from_saves(mut saves: Vec<String>) -> Self {
        saves.truncate(Self::MAX);
        Self(saves)
    }

    /// Reads what [`to_text`](Self::to_text) wrote; a damaged list is empty.
    pub fn from_text(text: &str) -> Self {
        Self::from_saves(serde_json::from_str(text).unwrap_or_default())
    }

    pub fn to_text(&self) -> String {
        serde_json::to_string(&self.0).expect("a list of texts has a JSON form")
    }

    /// The saved tables, newest first.
    pub fn into_saves(self) -> Vec<String> {
        self.0
    }

    /// The games that can be resumed.
    pub fn list(&self) -> Vec<Unfinished> {
        self.solos().filter_map(|(_, solo)| Unfinished::of(&solo)).collect()
    }

    /// Those games, each with the text it was saved as. Unreadable texts have no index but stay
    /// stored: another version of the program may have saved them.
    pub(super) fn solos(&self) -> impl Iterator<Item = (&str, Solo)> + '_ {
        let solos = self.0.iter().filter_map(|text| Some((text.as_str(), Solo::load(text).ok()?)));
        solos.filter(|(_, solo)| Unfinished::of(solo).is_some())
    }

    pub(super) fn add(&mut self, save: String) {
        self.remove(&save);
        self.0.insert(0, save);
        self.0.truncate(Self::MAX);
    }

    pub(super) fn remove(&mut self, save: &str) {
        self.0.retain(|other| other != save);
    }
}
