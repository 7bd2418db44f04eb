//! The binary from outside: its output and exit codes.
//!
//! Snapshots are rewritten with `SNAPSHOTS=overwrite cargo test -p crownlands`.

// Rewritten snapshots always have them.
#![allow(clippy::needless_raw_string_hashes)]

mod arena;
mod bot;
mod color;
mod help;
mod learn;
mod modes;
mod perft;
mod play;
mod replay;
mod score;
mod serve;
mod serving;
mod voices;

use std::path::PathBuf;

use snapbox::cmd::{Command, OutputAssert, cargo_bin};

/// The root of the repository, where the examples are.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Environment variables that describe the terminal in which the tests run.
const SURROUNDINGS: [&str; 9] = [
    "NO_COLOR",
    "CLICOLOR",
    "CLICOLOR_FORCE",
    "COLORTERM",
    "COLUMNS",
    "LANGUAGE",
    "LC_ALL",
    "LC_CTYPE",
    "LC_MESSAGES",
];

/// The binary, started in the root of the repository in a plain terminal with 256 colours.
fn crownlands<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    SURROUNDINGS
        .into_iter()
        .fold(Command::new(cargo_bin!("crownlands")), Command::env_remove)
        .env("TERM", "xterm-256color")
        .env("LANG", "C.UTF-8")
        .current_dir(root())
        .args(args)
}

/// The output of a command that must succeed.
fn printed<'a>(args: impl IntoIterator<Item = &'a str>) -> String {
    stdout(&crownlands(args).assert().success())
}

fn stdout(done: &OutputAssert) -> String {
    assert!(done.get_output().stderr.is_empty(), "nothing to complain about");
    String::from_utf8(done.get_output().stdout.clone()).expect("text")
}

/// Asserts that input is refused: two lines on standard error, nothing on standard output, exit
/// code 2.
fn refused<'a>(args: impl IntoIterator<Item = &'a str>, input: &str) -> String {
    complaint(&crownlands(args).stdin(input.as_bytes()).assert().code(2))
}

fn complaint(done: &OutputAssert) -> String {
    let output = done.get_output();
    assert!(output.stdout.is_empty(), "nothing to show");
    let text = String::from_utf8(output.stderr.clone()).expect("text");
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines.len(), 2, "what is wrong, and what to do: {text}");
    assert!(lines[0].starts_with("error: ") && lines[1].starts_with("try:   "), "{text}");
    text
}
