//! The files of texts, one for each subject and language.

/// Hands the subjects to another macro, behind what it gets as well.
macro_rules! with_subjects {
    ($then:ident $($first:literal)?) => {
        $then! {
            $($first:)?
            "page", "lobby", "table", "team", "game", "board", "moves", "scores", "end",
            "errors", "replay", "editor", "learn", "rules", "settings", "a11y", "tui", "cli"
        }
    };
}

/// The texts of a language by its code.
#[cfg(feature = "texts")]
macro_rules! sources {
    ($code:literal) => {
        $crate::sources::with_subjects!(sources $code)
    };
    ($code:literal: $($subject:literal),+) => {
        &[$(include_str!(concat!("../locales/", $code, "/", $subject, ".ftl"))),+]
    };
}

/// Nothing is linked in.
#[cfg(not(feature = "texts"))]
macro_rules! sources {
    ($code:literal) => {
        &[]
    };
}

macro_rules! list {
    ($($subject:literal),+) => {
        &[$($subject),+]
    };
}

/// The subjects, in the order in which people meet them.
pub const SUBJECTS: &[&str] = with_subjects!(list);

pub(crate) use sources;
#[cfg(feature = "texts")]
pub(crate) use with_subjects;
