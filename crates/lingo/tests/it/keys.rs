//! Every key in use has a text, and every text is in use.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use lingo::{Course, Language};

use crate::files::all_texts;
use crate::lingos;

/// Where texts are used: this crate, the list of keys that front ends share, the page, the builder of
/// its first screen, the terminal, the command line.
const FRONT_ENDS: [&str; 6] = ["lingo", "view", "web", "../xtask", "tui", "cli"];

/// The macro, which takes named values.
const MACRO: &str = "t!(";

/// What precedes a key.
const CALLS: [&str; 5] = [MACRO, ".text(", ".with(", ".attr(", ".attr_with("];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The sources of a crate.
fn sources(name: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let mut folders = vec![crates().join(name).join("src")];
    while let Some(folder) = folders.pop() {
        let entries =
            fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for path in entries.map(|entry| entry.expect("an entry").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                texts.push(fs::read_to_string(path).expect("a source"));
            }
        }
    }
    texts
}

fn keys() -> BTreeSet<String> {
    all_texts(Language::English).into_keys().map(|(key, _)| key).collect()
}

/// The literals of a source, as well as they can be found without parsing Rust: whatever is between
/// two quotation marks on a line.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    source.lines().filter(|line| !line.trim_start().starts_with("//")).flat_map(|line| {
        let parts: Vec<_> = line.split('"').collect();
        parts.into_iter().skip(1).step_by(2)
    })
}

/// A place in a source that looks up a text by its key.
struct Call<'a> {
    key: &'a str,
    /// The names of the values it passes, where they can be found.
    values: Option<BTreeSet<&'a str>>,
}

/// The calls in a source without its comments.
fn calls(source: &str) -> impl Iterator<Item = Call<'_>> {
    CALLS.into_iter().flat_map(move |call| {
        source.match_indices(call).filter_map(move |(at, _)| {
            // Not the end of a longer word, such as `format!(`.
            let is_macro = call == MACRO;
            let letter = |letter: char| letter.is_alphanumeric() || letter == '_';
            if is_macro && source[..at].ends_with(letter) {
                return None;
            }
            let (before, rest) = source[at + call.len()..].split_once('"')?;
            // The first argument, or the first after the lingo itself.
            let plain = |c: char| letter(c) || c.is_whitespace() || "&.,()*".contains(c);
            let first = before.chars().all(plain) && before.matches(',').count() <= 1;
            let (key, rest) = rest.split_once('"')?;
            let values = is_macro.then(|| values(rest));
            (first && is_key(key)).then_some(Call { key, values })
        })
    })
}

/// The names in `, who = name(seat), points = 3)`, up to the end of the call.
fn values(rest: &str) -> BTreeSet<&str> {
    let mut names = BTreeSet::new();
    let (mut depth, mut quoted) = (0, false);
    for (at, letter) in rest.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                let name = rest[at + 1..].split_once('=').map(|(name, _)| name.trim());
                names.extend(name.filter(|name| {
                    !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_')
                }));
            }
            _ => {}
        }
    }
    names
}

fn is_key(text: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    text.contains('-') && text.chars().all(plain)
}

#[test]
fn every_key_in_use_has_a_text_and_gets_its_values() {
    let texts = all_texts(Language::English);
    let mut found = 0;
    for name in FRONT_ENDS {
        for source in sources(name) {
            let code: String =
                source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            for Call { key, values } in calls(&code) {
                let Some((wanted, _)) = texts.get(&(key.to_owned(), None)) else {
                    panic!("{name} uses {key}, which has no text");
                };
                let wanted: BTreeSet<&str> = wanted.iter().map(String::as_str).collect();
                if let Some(values) = values {
                    assert_eq!(values, wanted, "values that {name} passes to {key}");
                }
                found += 1;
            }
        }
    }
    assert!(found > 50, "the search finds the keys that this crate uses");
}

#[test]
fn every_text_is_used() {
    let sources: Vec<String> = FRONT_ENDS.into_iter().flat_map(sources).collect();
    let literals: BTreeSet<&str> = sources.iter().flat_map(|source| literals(source)).collect();
    // A key built at run time: the part before what varies.
    let families: Vec<&str> = literals
        .iter()
        .filter_map(|literal| literal.split_once('{'))
        .map(|(family, _)| family)
        .filter(|family| family.ends_with('-') && family.len() > 1)
        .collect();
    let keys = keys();
    let asked_for =
        |key: &str| literals.contains(key) || families.iter().any(|family| key.starts_with(family));
    let forgotten: Vec<&str> =
        keys.iter().map(String::as_str).filter(|key| !asked_for(key)).collect();
    assert!(forgotten.is_empty(), "these are not used:\n{}", forgotten.join("\n"));
}

#[test]
fn chapters_and_lessons_leave_no_text_out() {
    let [english, ..] = lingos();
    let chapters = english.chapters();
    let used = chapters.iter().flat_map(|chapter| {
        [chapter.id].into_iter().chain(chapter.paragraphs.iter().map(|paragraph| paragraph.id))
    });
    let lessons = Course::ALL.into_iter().flat_map(|course| course.lessons().iter().copied());
    let used: BTreeSet<&str> = used.chain(lessons).collect();
    // A lesson has a title.
    let texts = all_texts(Language::English);
    for (key, attribute) in texts.keys() {
        let is_lesson = attribute.as_deref() == Some("title");
        let is_rule = key.starts_with("rules-") && key != "rules-title" && key != "rules-contents";
        assert!(!(is_lesson || is_rule) || used.contains(key.as_str()), "{key} is left out");
    }
    let paragraphs: usize = chapters.iter().map(|chapter| chapter.paragraphs.len()).sum();
    assert!((40..=70).contains(&paragraphs), "{paragraphs} paragraphs");
    assert_eq!(Course::ALL.map(|course| course.lessons().len()), [12, 8]);
}

/// The first course takes less than three minutes, even when read aloud and with its tasks done.
#[test]
fn the_first_course_is_read_in_three_minutes() {
    const WORDS_PER_MINUTE: usize = 150;
    const SECONDS_PER_LESSON: usize = 5;
    for (language, lingo) in Language::ALL.into_iter().zip(lingos()) {
        let lessons = lingo.lessons(Course::Kingdomino);
        let read = |text: &str| text.split_whitespace().count();
        let words: usize = lessons
            .iter()
            .map(|lesson| {
                let task = lesson.task.as_deref().unwrap_or_default();
                read(&lesson.title) + read(&lesson.text) + read(task)
            })
            .sum();
        let seconds = words * 60 / WORDS_PER_MINUTE + lessons.len() * SECONDS_PER_LESSON;
        assert!(words > 150 && seconds < 180, "{language:?}: {words} words, {seconds} s");
    }
}
