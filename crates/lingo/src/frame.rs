//! A language with all its texts, which are looked up by key.

use std::sync::OnceLock;

use fluent_bundle::{FluentArgs, FluentResource, concurrent};

use crate::language::Language;
use crate::value::Value;

type Bundle = concurrent::FluentBundle<FluentResource>;

/// All texts of one language.
///
/// A text missing from a translation is given in English; the tests make sure that none is missing.
pub struct Lingo {
    language: Language,
    texts: Bundle,
    english: OnceLock<Bundle>,
}

impl Lingo {
    /// Reads the texts of a language, which are linked in.
    pub fn new(language: Language) -> Self {
        Self { language, texts: read(language, language.sources()), english: OnceLock::new() }
    }

    /// Reads the texts of a language from files of Fluent's syntax, one after another.
    pub fn of_texts(language: Language, files: &str) -> Self {
        Self { language, texts: read(language, &[files]), english: OnceLock::new() }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a key, or the key itself if there is none.
    pub fn text(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The text of a key, filled in with these values.
    ///
    /// ```
    /// use lingo::{Language, Lingo};
    ///
    /// let lingo = Lingo::new(Language::French);
    /// assert_eq!(lingo.with("game-points", &[("count", 0.into())]), "0 point");
    /// ```
    pub fn with(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.find(key, None, values).unwrap_or_else(|| key.to_owned())
    }

    /// An attribute of a key, such as the `hint` of a button; `None` if it has none.
    pub fn attr(&self, key: &str, attribute: &str) -> Option<String> {
        self.attr_with(key, attribute, &[])
    }

    /// An attribute of a key with these values in it.
    pub fn attr_with(
        &self,
        key: &str,
        attribute: &str,
        values: &[(&str, Value<'_>)],
    ) -> Option<String> {
        self.find(key, Some(attribute), values)
    }

    /// Whether there is a text for a key.
    pub fn has(&self, key: &str) -> bool {
        self.texts.has_message(key) || self.english().has_message(key)
    }

    fn find(
        &self,
        key: &str,
        attribute: Option<&str>,
        values: &[(&str, Value<'_>)],
    ) -> Option<String> {
        let args: FluentArgs<'_> =
            values.iter().map(|(name, value)| (name.to_owned(), value)).collect();
        let format = |texts: &Bundle| {
            let message = texts.get_message(key)?;
            let pattern = match attribute {
                None => message.value()?,
                Some(attribute) => message.get_attribute(attribute)?.value(),
            };
            // Errors in a pattern show up in the text, and the tests look for them.
            Some(texts.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
        };
        format(&self.texts).or_else(|| format(self.english()))
    }

    fn english(&self) -> &Bundle {
        self.english.get_or_init(|| read(Language::English, Language::English.sources()))
    }
}

impl std::fmt::Debug for Lingo {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Lingo").field(&self.language).finish()
    }
}

fn read(language: Language, sources: &[&str]) -> Bundle {
    let mut texts = Bundle::new_concurrent(vec![language.identifier()]);
    // All languages run left to right: isolation marks around names would only end up in copied
    // text.
    texts.set_use_isolating(false);
    for source in sources {
        // The readable part of a damaged file is used; the tests make sure that none is damaged.
        let file = match FluentResource::try_new((*source).to_owned()) {
            Ok(file) | Err((file, _)) => file,
        };
        texts.add_resource_overriding(file);
    }
    texts
}

#[cfg(test)]
mod tests;

/// A text by its key, with values by their names.
///
/// ```
/// use lingo::{Language, Lingo, t};
///
/// let lingo = Lingo::new(Language::English);
/// assert_eq!(t!(lingo, "table-yes"), "Yes");
/// assert_eq!(t!(lingo, "move-pass", who = "Ann"), "Ann skips.");
/// ```
#[macro_export]
macro_rules! t {
    ($lingo:expr, $key:literal) => {
        $lingo.text($key)
    };
    ($lingo:expr, $key:literal, $($name:ident = $value:expr),+ $(,)?) => {
        $lingo.with($key, &[$((stringify!($name), $crate::Value::from($value))),+])
    };
}
