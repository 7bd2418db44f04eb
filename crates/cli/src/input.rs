//! Reads the texts that commands work on: a file, or standard input for `-`.
//!
//! No file may be longer than [`LENGTH_MAX`]: the longest record of a game has a few kilobytes,
//! so more is a mistake, and a mistake should not fill the memory.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use rules::ParseError;

use crate::failure::Failure;
use crate::words::advice;

/// The longest text that is read, in bytes.
const LENGTH_MAX: u64 = 1024 * 1024;

/// A text and where it came from.
pub(crate) struct Source {
    name: String,
    /// The text.
    pub(crate) text: String,
}

impl Source {
    /// Reads a file, or standard input when the path is `-`.
    pub(crate) fn read(path: &PathBuf) -> Result<Self, Failure> {
        if path == Path::new("-") {
            return Self::take("standard input".to_owned(), io::stdin().lock());
        }
        let name = path.display().to_string();
        match File::open(path) {
            Ok(file) => Self::take(name, file),
            Err(error) => Err(unreadable(&name, &error)),
        }
    }

    fn take(name: String, from: impl Read) -> Result<Self, Failure> {
        let mut bytes = Vec::new();
        from.take(LENGTH_MAX + 1)
            .read_to_end(&mut bytes)
            .map_err(|error| unreadable(&name, &error))?;
        if bytes.len() as u64 > LENGTH_MAX {
            return Err(Failure::input(
                format!("{name} is too large: more than {} KiB", LENGTH_MAX / 1024),
                "give the text of one game or one kingdom",
            ));
        }
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Self { name, text }),
            Err(error) => Err(Failure::input(
                format!(
                    "{name} is not text: byte {} is not UTF-8",
                    error.utf8_error().valid_up_to() + 1
                ),
                "save it as plain text in UTF-8",
            )),
        }
    }

    /// The failure for a place of the text that cannot be read.
    pub(crate) fn unreadable_at(&self, error: ParseError) -> Failure {
        let (line, column) = error.line_and_column(&self.text);
        let ParseError { problem, .. } = error;
        Failure::input(
            format!("{}, line {line}, column {column}: {problem} [{}]", self.name, error.code()),
            advice::parse(problem),
        )
    }

    /// Where the text came from.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }
}

fn unreadable(name: &str, error: &io::Error) -> Failure {
    Failure::other(
        format!("{name} cannot be read: {error}"),
        "check the path and its permissions; - reads standard input",
    )
}
