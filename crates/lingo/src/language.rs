//! The languages, and how one is chosen.
//!
//! The list below is the only place that names them. To add one, add a row here and its folder in
//! `locales/`.

use unic_langid::LanguageIdentifier;

use crate::sources::sources;

macro_rules! languages {
    ($($(#[$meta:meta])* $name:ident, $code:literal, $native_name:literal;)+) => {
        /// A language that all texts are written in.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
        pub enum Language {
            $($(#[$meta])* $name,)+
        }

        impl Language {
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$name),+];

            /// The code, as in the `lang` of a page.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)+
                }
            }

            /// Its name in the language itself.
            pub const fn native_name(self) -> &'static str {
                match self {
                    $(Self::$name => $native_name,)+
                }
            }

            /// Its files in the order of [`SUBJECTS`](crate::SUBJECTS), in Fluent's syntax; none without the
            /// feature `texts`.
            pub const fn sources(self) -> &'static [&'static str] {
                match self {
                    $(Self::$name => sources!($code),)+
                }
            }
        }
    };
}

languages! {
    #[default]
    English, "en", "English";
    French, "fr", "Français";
    German, "de", "Deutsch";
}

impl Language {
    /// The language of a code such as `de`, `de-AT`, `FR_ca` or `de_DE.UTF-8`.
    pub fn from_code(code: &str) -> Option<Self> {
        let main = code.split(['-', '_', '.', '@']).next()?;
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(main))
    }

    /// The first of these preferences that we have, best first; English if we have none.
    ///
    /// ```
    /// use lingo::Language;
    ///
    /// assert_eq!(Language::from_preferences(&["nl", "de-AT", "en"]), Language::German);
    /// assert_eq!(Language::from_preferences(&["nl"]), Language::English);
    /// ```
    pub fn from_preferences(preferences: &[&str]) -> Self {
        preferences.iter().find_map(|code| Self::from_code(code)).unwrap_or_default()
    }

    /// The language that the environment asks for, by the rules of gettext: the first of `LC_ALL`,
    /// `LC_MESSAGES` and `LANG` that is set names the locale, and `LANGUAGE` lists what is preferred
    /// to it, unless it is the plain `C` or `POSIX`. `get` reads a variable.
    ///
    /// ```
    /// use lingo::Language;
    ///
    /// let get = |name: &str| (name == "LANG").then(|| "fr_CA.UTF-8".to_owned());
    /// assert_eq!(Language::from_environment(get), Language::French);
    /// ```
    pub fn from_environment(get: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name: &str| get(name).filter(|value| !value.is_empty());
        let Some(locale) = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set) else {
            return Self::default();
        };
        if matches!(locale.split('.').next(), Some("C" | "POSIX")) {
            return Self::default();
        }
        let preferred = set("LANGUAGE").unwrap_or_default();
        let codes: Vec<&str> = preferred.split(':').chain([locale.as_str()]).collect();
        Self::from_preferences(&codes)
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("the code of a language")
    }
}
