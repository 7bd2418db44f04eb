//! The player's settings in this browser.

use art::Light;
use leptos::prelude::*;
use lingo::Language;
pub(crate) use view::settings::{Motion, Settings, Speech, Theme};

use crate::{browser, storage};

/// The settings, shared by the whole page.
#[derive(Clone, Copy)]
pub(crate) struct Preferences {
    settings: RwSignal<Settings>,
    /// The current theme, chosen or the system's.
    light: Memo<Light>,
}

impl Preferences {
    /// Loads the settings, and saves every change.
    pub(crate) fn provide() -> Self {
        let settings: RwSignal<Settings> =
            RwSignal::new(Settings::read(&storage::read_text("settings").unwrap_or_default()));
        let system_is_dark = browser::media_signal("(prefers-color-scheme: dark)");
        let light = Memo::new(move |_| match settings.with(|settings| settings.theme) {
            Theme::System if system_is_dark.get() => Light::Night,
            Theme::Dark => Light::Night,
            Theme::System | Theme::Light => Light::Day,
        });
        let preferences = Self { settings, light };
        provide_context(preferences);
        Effect::new(move || {
            let settings = settings.get();
            storage::write_text("settings", &settings.to_text());
            let root = browser::root();
            let theme = match light.get() {
                Light::Day => "light",
                Light::Night => "dark",
            };
            let _ = root.set_attribute("data-theme", theme);
            let _ = root.set_attribute("data-motion", preferences.motion_name());
            let contrast = if settings.contrast { "on" } else { "off" };
            let _ = root.set_attribute("data-contrast", contrast);
            let _ = root.set_attribute("lang", preferences.language().code());
        });
        preferences
    }

    /// The current settings, without tracking changes.
    pub(crate) fn now(&self) -> Settings {
        self.settings.get_untracked()
    }

    pub(crate) fn with<T>(&self, look: impl FnOnce(&Settings) -> T) -> T {
        self.settings.with(look)
    }

    pub(crate) fn with_untracked<T>(&self, look: impl FnOnce(&Settings) -> T) -> T {
        self.settings.with_untracked(look)
    }

    pub(crate) fn update(&self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
    }

    /// The current theme.
    pub(crate) fn light(&self) -> Light {
        self.light.get()
    }

    /// The language of the page.
    pub(crate) fn language(&self) -> Language {
        let chosen = self.settings.with(|settings| settings.language.clone());
        let preferred = chosen.map_or_else(browser::languages, |code| vec![code]);
        let preferred: Vec<&str> = preferred.iter().map(String::as_str).collect();
        Language::from_preferences(&preferred)
    }

    /// The duration, at the current setting, of something that takes `full` at full motion.
    pub(crate) fn motion_ms(&self, full: u32) -> u32 {
        match self.motion_name() {
            "off" => 0,
            "fast" => full / 3,
            _ => full,
        }
    }

    fn motion_name(&self) -> &'static str {
        match self.settings.with(|settings| settings.motion) {
            Motion::System if browser::media("(prefers-reduced-motion: reduce)") => "off",
            Motion::System | Motion::Full => "full",
            Motion::Fast => "fast",
            Motion::Off => "off",
        }
    }
}

pub(crate) fn preferences() -> Preferences {
    expect_context()
}
