//! The languages, and which of them somebody prefers.

use unic_langid::LanguageIdentifier;

/// A language that everything is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
    /// German.
    German,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::English, Self::French, Self::German];

    /// The code, as in the `lang` of a page.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::German => "de",
        }
    }

    /// What those who speak it call it.
    pub const fn native_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
            Self::German => "Deutsch",
        }
    }

    /// The language of a code such as `de`, `de-AT` or `FR_ca`.
    pub fn from_code(code: &str) -> Option<Self> {
        let main = code.split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(main))
    }

    /// The first that we have of what somebody prefers, best first; English if we have none.
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

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("the code of a language")
    }
}
