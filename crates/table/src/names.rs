//! Ids and names: short texts that are validated once, on input.

use std::fmt::{Debug, Display, Formatter, Result as Printed};
use std::str::FromStr;

use crate::json::text_form;
use crate::refusal::Reason;

/// Defines a type for texts of letters, digits, `-` and `_` only.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $longest:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = String))]
        pub struct $name(Box<str>);

        impl $name {
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        text_form!($name);

        impl FromStr for $name {
            type Err = Reason;

            fn from_str(text: &str) -> Result<Self, Reason> {
                let fits = (1..=$longest).contains(&text.len());
                let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
                let good = fits && text.bytes().all(plain);
                good.then(|| Self(text.into())).ok_or(Reason::BadId)
            }
        }

        impl Display for $name {
            fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
                f.write_str(&self.0)
            }
        }

        impl Debug for $name {
            fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// A table's id, as in its link.
    TableId, 32
}
id! {
    /// A player's public id. Knowing it gives no rights.
    PlayerId, 32
}
id! {
    /// A client's own id for an intent, which makes resending it harmless.
    IntentId, 32
}

/// Defines a type for texts that people write and read.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident, $longest:ident, $reason:ident $(, $example:literal)?) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[cfg_attr(feature = "openapi", schema(value_type = String $(, example = $example)?))]
        pub struct $name(Box<str>);

        impl $name {
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        text_form!($name);

        impl FromStr for $name {
            type Err = Reason;

            fn from_str(text: &str) -> Result<Self, Reason> {
                readable(text, $longest).map(Self).ok_or(Reason::$reason)
            }
        }

        impl Display for $name {
            fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
                f.write_str(&self.0)
            }
        }
    };
}

/// The maximum length of a name in letters.
pub const NAME_LETTERS_MAX: usize = 24;
/// Letters of the longest text.
pub const TEXT_LETTERS_MAX: usize = 200;

words! {
    /// A player's display name.
    Name, NAME_LETTERS_MAX, BadName, "Ann"
}
words! {
    /// What a player writes in their own words: one line.
    Text, TEXT_LETTERS_MAX, BadText
}

/// A text without outer spaces and with single inner ones; `None` if it is empty or too long, or
/// nobody could read it.
fn readable(text: &str, letters_max: usize) -> Option<Box<str>> {
    if text.len() > 16 * letters_max {
        return None;
    }
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let letters = text.chars().count();
    let good = (1..=letters_max).contains(&letters) && !text.chars().any(is_unreadable);
    good.then(|| text.into())
}

/// Control characters, and characters that are invisible or change the direction of the text: they
/// could make one name look like another, or break a line of a log.
fn is_unreadable(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}'
            | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}
