//! The stored form of facts, also used by saved games, and of private notes.
//!
//! A row has columns for a fact's number and time; its body is the rest. The body includes what the
//! wire never does: which intent caused the fact. Rows are kept forever, so [`ROW_VERSION`] only
//! grows, and [`read_row`] reads every past version.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use table::{Cause, Entry, Fact, Millis, PrivateNote, Seq};

/// The version of the rows that this crate writes. Version 1 is not written in the row.
pub const ROW_VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Body<'a> {
    #[serde(default = "first_version", skip_serializing_if = "is_first_version")]
    version: u32,
    fact: Cow<'a, Fact>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cause: Option<Cow<'a, Cause>>,
}

const fn first_version() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
const fn is_first_version(version: &u32) -> bool {
    *version == first_version()
}

/// The body of an entry's row.
pub fn write_row(entry: &Entry) -> String {
    let (fact, cause) = (Cow::Borrowed(&entry.fact), entry.cause.as_ref().map(Cow::Borrowed));
    let body = Body { version: ROW_VERSION, fact, cause };
    serde_json::to_string(&body).expect("facts have a JSON form")
}

/// The entry of a row.
///
/// # Errors
/// If the body cannot be read, or has a newer version.
pub fn read_row(seq: Seq, at: Millis, body: &str) -> Result<Entry, RowError> {
    match serde_json::from_str::<Body<'_>>(body) {
        Ok(Body { version: ROW_VERSION, fact, cause }) => {
            Ok(Entry { seq, at, cause: cause.map(Cow::into_owned), fact: fact.into_owned() })
        }
        Ok(Body { version, .. }) => Err(RowError::Version(version)),
        // A newer row may hold unknown facts; then its version is the better error.
        Err(error) => match serde_json::from_str(body) {
            Ok(Versioned { version }) if version != ROW_VERSION => Err(RowError::Version(version)),
            _ => Err(error.into()),
        },
    }
}

/// The body of a private note's row.
pub fn write_note(note: &PrivateNote) -> String {
    serde_json::to_string(note).expect("notes have a JSON form")
}

/// The private note of a row.
///
/// # Errors
/// If the body cannot be read.
pub fn read_note(body: &str) -> Result<PrivateNote, RowError> {
    Ok(serde_json::from_str(body)?)
}

/// A body of any version.
#[derive(Deserialize)]
struct Versioned {
    #[serde(default = "first_version")]
    version: u32,
}

/// Why a row cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum RowError {
    #[error("the row has version {0}, written by a newer program: update this one")]
    Version(u32),
    #[error("the row is damaged: {0}")]
    Malformed(#[from] serde_json::Error),
}
