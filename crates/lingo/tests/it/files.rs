//! The files: all can be read, and all languages say the same things with the same values.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use lingo::{Language, Lingo, SUBJECTS, Value};

use crate::{assert_readable, english_french_german, lingos};

/// How the keys of each subject begin.
pub(crate) const PREFIXES: &[(&str, &[&str])] = &[
    ("page", &["page-"]),
    ("lobby", &["lobby-"]),
    ("table", &["table-"]),
    ("team", &["team-"]),
    ("game", &["game-"]),
    ("board", &["board-"]),
    ("moves", &["move-", "fact-"]),
    ("scores", &["score-"]),
    ("end", &["end-"]),
    ("errors", &["error-"]),
    ("replay", &["replay-"]),
    ("editor", &["editor-"]),
    ("learn", &["learn-"]),
    ("rules", &["rules-"]),
    ("settings", &["settings-"]),
    ("a11y", &["a11y-"]),
    ("tui", &["tui-"]),
    ("cli", &["cli-"]),
];

/// A key, and an attribute of it.
pub(crate) type Place = (String, Option<String>);

/// The contents of a file: for each place its values and its words.
pub(crate) type Texts = BTreeMap<Place, (BTreeSet<String>, Vec<String>)>;

/// A file of a language.
pub(crate) fn texts(language: Language, subject: &str) -> Texts {
    let at = SUBJECTS.iter().position(|known| *known == subject).expect("a subject");
    let file = parser::parse(language.sources()[at])
        .unwrap_or_else(|(_, errors)| panic!("{subject} in {language:?}: {errors:?}"));
    let mut texts = Texts::new();
    for entry in &file.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            Entry::Term(_) | Entry::Junk { .. } => panic!("{subject} in {language:?}: {entry:?}"),
        };
        let key = message.id.name.to_owned();
        let value = message.value.as_ref().unwrap_or_else(|| panic!("{key} has no text"));
        let attributes = message
            .attributes
            .iter()
            .map(|attribute| (Some(attribute.id.name.to_owned()), &attribute.value));
        for (attribute, pattern) in attributes.chain([(None, value)]) {
            let (mut values, mut words) = (BTreeSet::new(), Vec::new());
            walk(pattern, &mut values, &mut words);
            let twice = texts.insert((key.clone(), attribute), (values, words));
            assert!(twice.is_none(), "{key} twice in {language:?}");
        }
    }
    texts
}

/// Every file of a language.
pub(crate) fn all_texts(language: Language) -> Texts {
    SUBJECTS.iter().flat_map(|subject| texts(language, subject)).collect()
}

fn walk(pattern: &Pattern<&str>, values: &mut BTreeSet<String>, words: &mut Vec<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words.push((*value).to_owned()),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(inline) => value_of(inline, values),
                Expression::Select { selector, variants } => {
                    value_of(selector, values);
                    for variant in variants {
                        walk(&variant.value, values, words);
                    }
                }
            },
        }
    }
}

fn value_of(inline: &InlineExpression<&str>, values: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => values.insert(id.name.to_owned()),
        other => panic!("texts only refer to values: {other:?}"),
    };
}

#[test]
fn every_language_has_the_same_texts_with_the_same_values() {
    for subject in SUBJECTS {
        let shape = |language| -> BTreeMap<Place, BTreeSet<String>> {
            let texts = texts(language, subject).into_iter();
            texts.map(|(place, (values, _))| (place, values)).collect()
        };
        let english = shape(Language::English);
        for language in Language::ALL {
            let translated = shape(language);
            for (place, values) in &english {
                let found = translated.get(place);
                assert_eq!(found, Some(values), "{place:?} in {subject}, {language:?}");
            }
            let more = translated.keys().find(|place| !english.contains_key(*place));
            assert_eq!(more, None, "only in {subject}, {language:?}");
        }
    }
}

#[test]
fn a_key_begins_with_its_subject_and_is_in_one_file() {
    let subjects: Vec<_> = PREFIXES.iter().map(|(subject, _)| *subject).collect();
    assert_eq!(subjects, SUBJECTS);
    let mut seen = BTreeSet::new();
    for (subject, prefixes) in PREFIXES {
        for (place, _) in texts(Language::English, subject) {
            let fits = prefixes.iter().any(|prefix| place.0.starts_with(prefix));
            assert!(fits, "{place:?} does not belong in {subject}");
            assert!(seen.insert(place.clone()), "{place:?} twice");
        }
    }
}

#[test]
fn every_text_reads_well_with_its_values() {
    for lingo in lingos() {
        for ((key, attribute), (values, _)) in all_texts(lingo.language()) {
            for number in [0, 1, 2, 5, 21] {
                let values: Vec<(&str, Value<'_>)> =
                    values.iter().map(|name| (name.as_str(), number.into())).collect();
                let text = match &attribute {
                    None => Some(lingo.with(&key, &values)),
                    Some(attribute) => lingo.attr_with(&key, attribute, &values),
                };
                let text = text.unwrap_or_else(|| panic!("{key} {attribute:?}"));
                assert_readable(&text);
            }
        }
    }
}

#[test]
fn numbers_select_singular_or_plural() {
    let points = |lingo: &Lingo, count: u8| lingo.with("game-points", &[("count", count.into())]);
    let [english, french, german] = english_french_german();
    assert_eq!([0, 1, 2].map(|count| points(&english, count)), ["0 points", "1 point", "2 points"]);
    assert_eq!([0, 1, 2].map(|count| points(&french, count)), ["0 point", "1 point", "2 points"]);
    assert_eq!([0, 1, 2].map(|count| points(&german, count)), ["0 Punkte", "1 Punkt", "2 Punkte"]);
    assert_eq!(english.with("game-points", &[("count", 12_345.into())]), "12345 points");
}

#[test]
fn an_unknown_key_is_shown_as_it_is() {
    for lingo in lingos() {
        assert_eq!(lingo.text("no-such-key"), "no-such-key");
        assert_eq!(lingo.attr("table-yes", "no-such-attribute"), None);
        assert!(!lingo.has("no-such-key") && lingo.has("table-yes"));
    }
}

#[test]
fn a_lingo_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Lingo>();
}

#[test]
fn the_environment_chooses_the_language() {
    let chosen = |variables: &[(&str, &str)]| {
        Language::from_environment(|name| {
            let found = variables.iter().find(|(variable, _)| *variable == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    };
    assert_eq!(chosen(&[]), Language::English);
    assert_eq!(chosen(&[("LANG", "de_DE.UTF-8")]), Language::German);
    assert_eq!(chosen(&[("LANG", "de.UTF-8")]), Language::German);
    assert_eq!(chosen(&[("LANG", "fr_FR@euro")]), Language::French);
    assert_eq!(chosen(&[("LC_ALL", ""), ("LANG", "fr")]), Language::French);
    assert_eq!(chosen(&[("LC_MESSAGES", "fr"), ("LANG", "de")]), Language::French);
    assert_eq!(chosen(&[("LC_ALL", "C.UTF-8"), ("LANG", "de")]), Language::English);
    assert_eq!(chosen(&[("LANG", "en_GB"), ("LANGUAGE", "nl:de:fr")]), Language::German);
    assert_eq!(chosen(&[("LANG", "C"), ("LANGUAGE", "de")]), Language::English);
    assert_eq!(chosen(&[("LANGUAGE", "de")]), Language::English);
}

#[test]
fn languages_are_chosen_by_preference() {
    let chosen = |preferences: &[&str]| Language::from_preferences(preferences);
    assert_eq!(chosen(&["de-AT", "en"]), Language::German);
    assert_eq!(chosen(&["nl-NL", "fr_CA", "de"]), Language::French);
    assert_eq!(chosen(&["EN-gb", "fr"]), Language::English);
    assert_eq!(chosen(&["frr", "dense"]), Language::English);
    assert_eq!(chosen(&[]), Language::English);
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
        assert_readable(language.native_name());
    }
}
