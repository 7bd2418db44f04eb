//! Error messages and exit codes.
//!
//! A failure has two lines: what is wrong, and what to do about it. Bad input exits with 2, like
//! unknown flags; every other failure exits with 1. A reader that goes away (`| head`) is not a
//! failure. Text from files is sanitised before it is shown.

use std::io::{Error, ErrorKind, Write};
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use lingo::t;
use tui::sanitize;

use crate::screen::Screen;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The reader of the output has gone away.
    NobodyReads,
    /// The output cannot be written: exit code 1.
    Output(Error),
    /// The input cannot be used: exit code 2.
    Input(Message),
    /// Reading or something else failed: exit code 1.
    Other(Message),
}

/// What is wrong, and what to do.
#[derive(Debug)]
pub(crate) struct Message {
    what: String,
    advice: String,
}

impl Failure {
    pub(crate) fn input(what: impl Into<String>, advice: impl Into<String>) -> Self {
        Self::Input(Message { what: what.into(), advice: advice.into() })
    }

    pub(crate) fn other(what: impl Into<String>, advice: impl Into<String>) -> Self {
        Self::Other(Message { what: what.into(), advice: advice.into() })
    }

    /// Writes it in the language of the screen, and returns the exit code.
    pub(crate) fn report(self, out: &mut impl Write, screen: &Screen) -> ExitCode {
        let lingo = &screen.lingo;
        let (Message { what, advice }, code) = match self {
            Self::NobodyReads => return ExitCode::SUCCESS,
            Self::Output(error) => {
                let what = t!(lingo, "cli-output", reason = error.to_string());
                (Message { what, advice: t!(lingo, "cli-output-try") }, 1)
            }
            Self::Input(message) => (message, 2),
            Self::Other(message) => (message, 1),
        };
        let red = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
        let bold = Style::new().bold();
        let spell = |text: &str| screen.look.transliterate(&sanitize(text));
        let labels = [t!(lingo, "cli-error"), t!(lingo, "cli-try")].map(|label| spell(&label));
        let wide = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
        let [error, hint] = labels.map(|label| {
            let gap = " ".repeat(wide - label.chars().count() + 1);
            (label, gap)
        });
        // If this cannot be written either, the exit code must do.
        let _ = writeln!(out, "{red}{}{red:#}{}{}", error.0, error.1, spell(&what));
        let _ = writeln!(out, "{bold}{}{bold:#}{}{}", hint.0, hint.1, spell(&advice));
        ExitCode::from(code)
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        if error.kind() == ErrorKind::BrokenPipe { Self::NobodyReads } else { Self::Output(error) }
    }
}
