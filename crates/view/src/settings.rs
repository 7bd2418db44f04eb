//! A player's settings on a device. Front ends store them and do what they say.

use rules::{Preset, Rules};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{House, Level, Name};

/// The theme, chosen or by the system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system is set.
    #[default]
    System,
    Light,
    Dark,
}

/// How much is animated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
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
pub enum Speech {
    /// Every move.
    #[default]
    All,
    /// Only moves that affect the player.
    Own,
}

#[expect(clippy::struct_excessive_bools, reason = "independent switches, in any mix")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub theme: Theme,
    pub motion: Motion,
    /// A language code; `None` for the system's preference.
    pub language: Option<String>,
    pub sound: bool,
    /// From 0 to 100.
    pub volume: u8,
    pub hints: bool,
    pub hint_spots: bool,
    pub hint_score: bool,
    pub hint_dead: bool,
    pub hint_order: bool,
    /// High contrast, even if the system does not ask for it.
    pub contrast: bool,
    pub speech: Speech,
    /// Whether to send a notification when it is the player's turn and the page is hidden.
    pub notify: bool,
    /// What the player wants to be called; empty until they have said it.
    pub name: String,
    /// What they are called until then.
    pub guest: String,
    /// Whether they have been asked.
    pub name_asked: bool,
    /// The house that the player chose last.
    pub house: Option<House>,
    /// The rules of the last game against bots.
    pub rules: String,
    /// The level of its bots.
    pub level: Level,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::System,
            motion: Motion::System,
            language: None,
            sound: true,
            volume: crate::sound::DEFAULT_VOLUME,
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
            rules: Preset::ALL[0].name.into(),
            level: Level::default(),
        }
    }
}

/// What settings were called before.
const FORMER_NAMES: [(&str, &str); 5] = [
    ("aids", "hints"),
    ("aid_spots", "hint_spots"),
    ("aid_score", "hint_score"),
    ("aid_dead", "hint_dead"),
    ("aid_order", "hint_order"),
];

impl Settings {
    /// Reads what was stored, also by another version: a setting that cannot be read has its
    /// default and costs no other.
    pub fn read(text: &str) -> Self {
        let stored: Map<String, Value> = serde_json::from_str(text).unwrap_or_default();
        stored.into_iter().fold(Self::default(), |settings, (name, value)| {
            settings.with(&name, value).unwrap_or(settings)
        })
    }

    /// The form that [`Settings::read`] reads.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("settings have a JSON form")
    }

    /// These settings with another value for one of them, unless it cannot be read.
    fn with(&self, name: &str, value: Value) -> Option<Self> {
        let known_as = FORMER_NAMES.into_iter().find(|(former, _)| *former == name);
        let mut all = serde_json::to_value(self).ok()?;
        *all.get_mut(known_as.map_or(name, |(_, now)| now))? = value;
        serde_json::from_value(all).ok()
    }

    /// The rules of the last game, or the first ones that there are.
    pub fn last_rules(&self) -> Rules {
        self.rules.parse().unwrap_or(Preset::ALL[0].rules)
    }

    pub fn has_name(&self) -> bool {
        self.name.parse::<Name>().is_ok()
    }

    /// Whether to ask for a name: once, and only who has none. Earlier pages wrote a guest's name,
    /// this word and a number, here unasked.
    pub fn should_ask_name(&self, guest: &str) -> bool {
        let is_made_up = |name: &str| {
            name.strip_prefix(guest).is_some_and(|rest| rest.trim().parse::<u16>().is_ok())
        };
        !self.name_asked && (!self.has_name() || is_made_up(self.name.trim()))
    }

    /// Switches the sound on or off. Switching it on also turns up a volume of zero.
    pub fn set_sound(&mut self, on: bool) {
        self.sound = on;
        if on && self.volume == 0 {
            self.volume = Self::default().volume;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sound_that_is_switched_on_is_heard() {
        let after = |volume: u8, on: bool| {
            let mut settings = Settings { volume, ..Settings::default() };
            settings.set_sound(on);
            (settings.sound, settings.volume)
        };
        let usual = Settings::default().volume;
        assert_eq!([after(0, true), after(0, false)], [(true, usual), (false, 0)]);
        assert_eq!([after(7, true), after(7, false)], [(true, 7), (false, 7)]);
    }

    #[test]
    fn what_is_written_is_read_again() {
        let settings = Settings {
            theme: Theme::Dark,
            house: Some(House::Tower),
            level: Level::Duke,
            name: "Zoë".into(),
            ..Settings::default()
        };
        assert_eq!(Settings::read(&settings.to_text()), settings);
    }

    #[test]
    fn a_setting_of_another_version_costs_no_other() {
        let text = r#"{"theme":"sepia","motion":"off","house":"nobody","level":"emperor",
            "volume":900,"name":"Ann","rules":"k3","later":[1]}"#;
        let default = Settings::default();
        let expected =
            Settings { motion: Motion::Off, name: "Ann".into(), rules: "k3".into(), ..default };
        assert_eq!(Settings::read(text), expected);
        assert_eq!(Settings::read("what"), Settings::default());
    }

    #[test]
    fn settings_by_their_former_names_are_read() {
        let settings = Settings::read(r#"{"aids":false,"aid_dead":false,"level":"knight"}"#);
        assert!(!settings.hints && !settings.hint_dead && settings.hint_spots);
        assert_eq!(settings.level, Level::Knight);
        let both = Settings::read(r#"{"aids":false,"hints":true}"#);
        assert!(both.hints, "the newer one counts");
    }

    #[test]
    fn a_name_is_asked_for_once_and_only_if_there_is_none() {
        let named = |name: &str| Settings { name: name.into(), ..Settings::default() };
        let asks = |settings: &Settings| settings.should_ask_name("Guest");
        assert!(asks(&named("")) && asks(&named("Guest 4821")), "nobody chose that");
        assert!(!asks(&named("Ann")) && !asks(&named("Guest of honour")));
        assert!(!asks(&Settings { name_asked: true, ..Settings::default() }));
    }

    #[test]
    fn unknown_rules_are_the_first_ones() {
        let settings = Settings { rules: "k99".into(), ..Settings::default() };
        assert_eq!(settings.last_rules(), Preset::ALL[0].rules);
    }

    #[test]
    fn switching_the_sound_on_makes_it_heard() {
        let mut settings = Settings { sound: false, volume: 0, ..Settings::default() };
        settings.set_sound(true);
        assert!(settings.sound && settings.volume > 0);
    }
}
