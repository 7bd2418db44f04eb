//! What the binary says when something is wrong, and the code it exits with.
//!
//! A failure has two lines: what is wrong, and what to do about it. Bad input exits with 2, as
//! unknown flags do; everything else that fails exits with 1. A reader that went away (`| head`)
//! is no failure at all. Whatever came from a file is made harmless before it is shown.

use std::io::{Error, ErrorKind, Write};
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Nobody reads the output any more.
    NobodyReads,
    /// The input cannot be used: exit code 2.
    Input(Message),
    /// Reading, writing or something else failed: exit code 1.
    Other(Message),
}

/// What is wrong, and what to do.
#[derive(Debug)]
pub(crate) struct Message {
    what: String,
    advice: String,
}

impl Failure {
    /// Input that cannot be used.
    pub(crate) fn input(what: impl Into<String>, advice: impl Into<String>) -> Self {
        Self::Input(Message { what: what.into(), advice: advice.into() })
    }

    /// Anything else.
    pub(crate) fn other(what: impl Into<String>, advice: impl Into<String>) -> Self {
        Self::Other(Message { what: what.into(), advice: advice.into() })
    }

    /// Tells it, and gives the exit code.
    pub(crate) fn report(&self, out: &mut impl Write) -> ExitCode {
        let (message, code) = match self {
            Self::NobodyReads => return ExitCode::SUCCESS,
            Self::Input(message) => (message, 2),
            Self::Other(message) => (message, 1),
        };
        let red = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
        let bold = Style::new().bold();
        // Where even this cannot be written, the exit code is all that is left.
        let _ = writeln!(out, "{red}error:{red:#} {}", harmless(&message.what));
        let _ = writeln!(out, "{bold}try:{bold:#}   {}", harmless(&message.advice));
        ExitCode::from(code)
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        if error.kind() == ErrorKind::BrokenPipe {
            return Self::NobodyReads;
        }
        Self::other(
            format!("the output cannot be written: {error}"),
            "look whether the disk is full or the terminal is gone, then run it again",
        )
    }
}

/// Text from a file without characters that steer a terminal or turn the direction of reading.
pub(crate) fn harmless(text: &str) -> String {
    let steers = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
    };
    text.chars().map(|c| if steers(c) { '\u{fffd}' } else { c }).collect()
}
