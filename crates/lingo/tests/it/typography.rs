//! The punctuation customs of each language.

use lingo::Language;

use crate::files::all_texts;

/// The space before French punctuation.
const NARROW: char = '\u{202f}';

/// Says where a language breaks one of its customs.
fn check(language: Language, broken: impl Fn(&str) -> bool) {
    for (place, (_, words)) in all_texts(language) {
        for words in words {
            assert!(!broken(&words), "{place:?} in {language:?}: {words:?}");
        }
    }
}

/// Whether one of these signs in a text follows a character that must not be there.
fn after(text: &str, signs: &[char], wrong: impl Fn(char) -> bool) -> bool {
    let letters: Vec<char> = text.chars().collect();
    letters.windows(2).any(|pair| signs.contains(&pair[1]) && wrong(pair[0]))
}

#[test]
fn apostrophes_and_ellipses_are_typographic() {
    for language in Language::ALL {
        check(language, |words| words.contains('\'') || words.contains("..."));
    }
}

#[test]
fn quotation_marks_are_those_of_the_language() {
    check(Language::English, |words| words.contains(['«', '»', '„']));
    check(Language::French, |words| words.contains(['„', '“', '”']));
    check(Language::German, |words| words.contains(['«', '»', '”']));
    check(Language::French, |words| after(words, &['»'], |before| before != NARROW));
}

#[test]
fn french_punctuation_follows_a_narrow_space() {
    check(Language::French, |words| after(words, &[';', ':', '!', '?'], |before| before != NARROW));
}

#[test]
fn other_punctuation_follows_no_space() {
    for language in [Language::English, Language::German] {
        let signs = &[';', ':', '!', '?', ',', '.'];
        check(language, |words| after(words, signs, char::is_whitespace));
        check(language, |words| words.contains(NARROW));
    }
}
