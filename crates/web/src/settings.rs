//! The player's settings in this browser.

use art::Light;
use leptos::prelude::*;
use lingo::Language;
use serde::{Deserialize, Deserializer, Serialize};
use table::{House, Name};

use crate::words::t;
use crate::{browser, storage};

/// The theme, chosen or by the system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Theme {
    /// As the system is set.
    #[default]
    System,
    Light,
    Dark,
}

/// How much is animated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Motion {
    /// As the system is set.
    #[default]
    System,
    Full,
    Fast,
    Off,
}

/// Which moves a screen reader announces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Speech {
    /// Every move.
    #[default]
    All,
    /// Only moves that affect the player.
    Own,
}

#[expect(clippy::struct_excessive_bools, reason = "independent switches, in any mix")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    pub(crate) theme: Theme,
    pub(crate) motion: Motion,
    /// A language code; `None` for the browser's preference.
    pub(crate) language: Option<String>,
    pub(crate) sound: bool,
    /// From 0 to 100.
    pub(crate) volume: u8,
    #[serde(alias = "aids")]
    pub(crate) hints: bool,
    #[serde(alias = "aid_spots")]
    pub(crate) hint_spots: bool,
    #[serde(alias = "aid_score")]
    pub(crate) hint_score: bool,
    #[serde(alias = "aid_dead")]
    pub(crate) hint_dead: bool,
    #[serde(alias = "aid_order")]
    pub(crate) hint_order: bool,
    /// High contrast, even if the system does not ask for it.
    pub(crate) contrast: bool,
    pub(crate) speech: Speech,
    /// Whether to send a notification when it is the player's turn and the page is hidden.
    pub(crate) notify: bool,
    /// What the player wants to be called; empty until they have said it.
    pub(crate) name: String,
    /// What they are called until then.
    pub(crate) guest: String,
    /// Whether they have been asked.
    pub(crate) name_asked: bool,
    /// The house that the player chose last.
    #[serde(deserialize_with = "house_or_none")]
    pub(crate) house: Option<House>,
    /// The last game against bots: its rules and the bots' level.
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
            volume: view::sound::DEFAULT_VOLUME,
            hints: true,
            hint_spots: true,
            hint_score: true,
            hint_dead: true,
            hint_order: true,
            contrast: false,
            speech: Speech::All,
            notify: false,
            name: String::new(),
            guest: String::new(),
            name_asked: false,
            house: None,
            rules: "k2".into(),
            level: "squire".into(),
        }
    }
}

/// A house that a later page may have stored must not cost the other settings.
fn house_or_none<'de, D: Deserializer<'de>>(from: D) -> Result<Option<House>, D::Error> {
    let name = Option::<String>::deserialize(from)?;
    Ok(name.and_then(|name| House::named(&name)))
}

impl Settings {
    pub(crate) fn has_name(&self) -> bool {
        self.name.parse::<Name>().is_ok()
    }

    /// Whether to ask for a name: once, and only who has none. Earlier pages wrote a guest's name
    /// here unasked.
    pub(crate) fn should_ask_name(&self) -> bool {
        let is_made_up = |name: &str| {
            name.strip_prefix(&t!("lobby-guest"))
                .is_some_and(|rest| rest.trim().parse::<u16>().is_ok())
        };
        !self.name_asked && (!self.has_name() || is_made_up(self.name.trim()))
    }

    /// Switches the sound on or off. Switching it on also turns up a volume of zero.
    pub(crate) fn set_sound(&mut self, on: bool) {
        self.sound = on;
        if on && self.volume == 0 {
            self.volume = Self::default().volume;
        }
    }
}

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
            RwSignal::new(storage::read("settings").unwrap_or_default());
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
            storage::write("settings", &settings);
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
