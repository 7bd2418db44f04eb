//! The texts themselves, a file for each subject and language.

use crate::language::Language;

/// Makes the list of files and their texts in every language.
macro_rules! sources {
    ($($subject:literal),+ $(,)?) => {
        /// The subjects, in the order in which people meet them.
        pub const SUBJECTS: &[&str] = &[$($subject),+];

        impl Language {
            /// The files of this language in the order of [`SUBJECTS`], in Fluent's syntax.
            pub const fn sources(self) -> &'static [&'static str] {
                match self {
                    Self::English => &[$(include_str!(concat!("../locales/en/", $subject, ".ftl"))),+],
                    Self::French => &[$(include_str!(concat!("../locales/fr/", $subject, ".ftl"))),+],
                    Self::German => &[$(include_str!(concat!("../locales/de/", $subject, ".ftl"))),+],
                }
            }
        }
    };
}

sources![
    "page", "lobby", "table", "team", "game", "board", "moves", "scores", "end", "errors",
    "replay", "editor", "learn", "rules", "settings", "a11y", "tui", "cli",
];
