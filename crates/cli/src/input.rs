//! Reads input texts: a file, or standard input for `-`.
//!
//! No input may be longer than [`LENGTH_MAX`]: the longest record of a game has a few kilobytes, so
//! anything longer is a mistake and must not fill the memory.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use lingo::{Lingo, t};
use rules::{Building, ParseError, Problem};

use crate::failure::Failure;

/// The longest text that is read, in bytes.
const LENGTH_MAX: u64 = 1024 * 1024;

/// A text and the name of its source.
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) text: String,
}

impl Source {
    /// Reads a file, or standard input when the path is `-`.
    pub(crate) fn read(path: &PathBuf, lingo: &Lingo) -> Result<Self, Failure> {
        if path == Path::new("-") {
            return Self::take(t!(lingo, "cli-standard-input"), io::stdin().lock(), lingo);
        }
        let name = path.display().to_string();
        match File::open(path) {
            Ok(file) => Self::take(name, file, lingo),
            Err(error) => Err(unreadable(&name, &error, lingo)),
        }
    }

    fn take(name: String, from: impl Read, lingo: &Lingo) -> Result<Self, Failure> {
        let mut bytes = Vec::new();
        from.take(LENGTH_MAX + 1)
            .read_to_end(&mut bytes)
            .map_err(|error| unreadable(&name, &error, lingo))?;
        if bytes.len() as u64 > LENGTH_MAX {
            return Err(Failure::input(
                t!(lingo, "cli-too-large", file = name, size = LENGTH_MAX / 1024),
                t!(lingo, "cli-too-large-try"),
            ));
        }
        String::from_utf8(bytes).map(|text| Self { name: name.clone(), text }).map_err(|error| {
            let byte = error.utf8_error().valid_up_to() + 1;
            let what = t!(lingo, "cli-not-text", file = name, byte = byte);
            Failure::input(what, t!(lingo, "cli-not-text-try"))
        })
    }

    /// The failure for a text that cannot be read at some point; `advice` is the key of its advice.
    pub(crate) fn unreadable_at(&self, error: ParseError, advice: &str, lingo: &Lingo) -> Failure {
        let (line, column) = error.line_and_column(&self.text);
        let what = t!(
            lingo,
            "cli-bad-text",
            file = &self.name,
            line = line,
            column = column,
            reason = refusal(lingo, error.code())
        );
        let advice = match error.problem {
            Problem::Building => {
                let names: Vec<_> = Building::all().map(|tile| tile.spec().id).collect();
                t!(lingo, "cli-bad-building-try", names = names.join(", "))
            }
            Problem::Mode | Problem::Option | Problem::Contradiction | Problem::Unplayable(_) => {
                t!(lingo, "cli-bad-rules-try")
            }
            _ => lingo.text(advice),
        };
        Failure::input(what, advice)
    }
}

/// The reason for a refusal, with its stable code.
pub(crate) fn refusal(lingo: &Lingo, code: &str) -> String {
    format!("{} [{code}]", lingo.refusal(code))
}

fn unreadable(name: &str, error: &io::Error, lingo: &Lingo) -> Failure {
    Failure::other(
        t!(lingo, "cli-unreadable", file = name, reason = error.to_string()),
        t!(lingo, "cli-unreadable-try"),
    )
}
