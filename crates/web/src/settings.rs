//! What a player has chosen for this browser.

use leptos::prelude::*;
use lingo::Language;
use serde::{Deserialize, Serialize};

use crate::{browser, storage};

/// Day or night.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Theme {
    /// As the system has it.
    #[default]
    System,
    Light,
    Dark,
}

/// How much moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Motion {
    /// As the system has it.
    #[default]
    System,
    Full,
    Fast,
    Off,
}

/// Everything that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    pub(crate) theme: Theme,
    pub(crate) motion: Motion,
    /// The code of a language; the browser's own where there is none.
    pub(crate) language: Option<String>,
    pub(crate) sound: bool,
    /// Whether legal spots and changes of score are shown.
    pub(crate) aids: bool,
    /// Whether the browser tells when it is one's turn and the page is not seen.
    pub(crate) notify: bool,
    pub(crate) name: String,
    /// What was last played alone, and against whom.
    pub(crate) rules: String,
    pub(crate) level: String,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::System,
            motion: Motion::System,
            language: None,
            sound: true,
            aids: true,
            notify: false,
            name: String::new(),
            rules: "k2".into(),
            level: "squire".into(),
        }
    }
}

/// The settings, for all rooms of the page.
#[derive(Clone, Copy)]
pub(crate) struct Preferences(RwSignal<Settings>);

impl Preferences {
    /// Reads what was kept, and keeps what changes.
    pub(crate) fn provide() -> Self {
        let settings = RwSignal::new(storage::read("settings").unwrap_or_default());
        let preferences = Self(settings);
        provide_context(preferences);
        Effect::new(move || {
            let settings = settings.get();
            storage::write("settings", &settings);
            let root = browser::root();
            let dark = match settings.theme {
                Theme::System => browser::media("(prefers-color-scheme: dark)"),
                Theme::Light => false,
                Theme::Dark => true,
            };
            let _ = root.set_attribute("data-theme", if dark { "dark" } else { "light" });
            let _ = root.set_attribute("data-motion", preferences.motion_name());
            let _ = root.set_attribute("lang", preferences.language().code());
        });
        preferences
    }

    /// As they are now, for who does something once.
    pub(crate) fn now(&self) -> Settings {
        self.0.get_untracked()
    }

    pub(crate) fn with<T>(&self, look: impl FnOnce(&Settings) -> T) -> T {
        self.0.with(look)
    }

    pub(crate) fn with_untracked<T>(&self, look: impl FnOnce(&Settings) -> T) -> T {
        self.0.with_untracked(look)
    }

    pub(crate) fn update(&self, change: impl FnOnce(&mut Settings)) {
        self.0.update(change);
    }

    /// The language that is spoken.
    pub(crate) fn language(&self) -> Language {
        let chosen = self.0.with(|settings| settings.language.clone());
        let preferred = chosen.map_or_else(browser::languages, |code| vec![code]);
        let preferred: Vec<&str> = preferred.iter().map(String::as_str).collect();
        Language::from_preferences(&preferred)
    }

    /// How long something that takes this long at full motion takes now.
    pub(crate) fn motion_ms(&self, full: u32) -> u32 {
        match self.motion_name() {
            "off" => 0,
            "fast" => full / 3,
            _ => full,
        }
    }

    fn motion_name(&self) -> &'static str {
        match self.0.with(|settings| settings.motion) {
            Motion::System if browser::media("(prefers-reduced-motion: reduce)") => "off",
            Motion::System | Motion::Full => "full",
            Motion::Fast => "fast",
            Motion::Off => "off",
        }
    }
}

/// The settings of this page.
pub(crate) fn preferences() -> Preferences {
    expect_context()
}
