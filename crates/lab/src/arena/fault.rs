//! The faults of a contestant. Each of them loses the game.

use std::fmt::{Display, Formatter, Result as Printed};
use std::time::Duration;

use rules::{IllegalAction, Seat};

/// Why a contestant cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The program cannot be started.
    NotStarted(String),
    /// The program exited or closed its output.
    Crashed {
        status: String,
        /// The last line of its standard error.
        last_words: String,
    },
    /// No answer came within this time.
    Hung(Duration),
    /// The program sent a line that the protocol does not allow here.
    Unreadable(String),
    /// The program answered with an error.
    Refused(String),
    /// The action is not legal.
    Illegal(String, IllegalAction),
    /// A built-in bot panicked.
    Panicked(String),
}

/// A game lost by a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeit {
    /// The contestant's index in the match.
    pub contestant: usize,
    pub seat: Seat,
    pub fault: Fault,
}

/// The most characters of a line that are quoted.
const QUOTE_MAX: usize = 80;

/// The start of a line, made safe for a tag and a terminal.
pub(crate) fn quoted(text: &str) -> String {
    let clean = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    let mut quote: String = text.trim().chars().take(QUOTE_MAX).map(clean).collect();
    if text.trim().chars().count() > QUOTE_MAX {
        quote.push('…');
    }
    quote
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        match self {
            Self::NotStarted(why) => write!(f, "cannot be started: {why}"),
            Self::Crashed { status, last_words } if last_words.is_empty() => {
                write!(f, "ended ({status})")
            }
            Self::Crashed { status, last_words } => write!(f, "ended ({status}): {last_words}"),
            Self::Hung(patience) => write!(f, "no answer within {} s", patience.as_secs_f64()),
            Self::Unreadable(line) => write!(f, "unreadable answer `{line}`"),
            Self::Refused(line) => write!(f, "answered `{line}`"),
            Self::Illegal(action, reason) => {
                write!(f, "illegal action {action}: {reason} [{}]", reason.code())
            }
            Self::Panicked(message) => write!(f, "panicked: {message}"),
        }
    }
}

impl std::error::Error for Fault {}
