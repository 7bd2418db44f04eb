//! How each language writes its signs.

use lingo::Language;

use crate::files::all_texts;

/// The space before French signs.
const NARROW: char = '\u{202f}';

/// Says where a language breaks one of its customs.
fn check(language: Language, broken: impl Fn(&str) -> bool) {
    for (place, (_, words)) in all_texts(language) {
        for words in words {
            assert!(!broken(&words), "{place:?} in {language:?}: {words:?}");
        }
    }
}

/// Whether a text has this sign with something before it that must not be there.
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
fn french_signs_stand_apart() {
    check(Language::French, |words| after(words, &[';', ':', '!', '?'], |before| before != NARROW));
}

#[test]
fn other_signs_do_not() {
    for language in [Language::English, Language::German] {
        let signs = &[';', ':', '!', '?', ',', '.'];
        check(language, |words| after(words, signs, char::is_whitespace));
        check(language, |words| words.contains(NARROW));
    }
}
