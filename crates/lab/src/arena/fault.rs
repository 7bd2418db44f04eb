//! What a contestant can do wrong in a game. Each of them loses it.

use std::fmt::{Display, Formatter, Result as Printed};
use std::time::Duration;

use rules::{IllegalAction, Seat};

/// Why a contestant cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The program cannot be started.
    NotStarted(String),
    /// The program ended: how, and the last thing that it said about it.
    Crashed {
        /// Its exit status.
        status: String,
        /// The last line of its standard error.
        last_words: String,
    },
    /// No answer came in time.
    Hung(Duration),
    /// A line that the protocol does not know here.
    Unreadable(String),
    /// The program answered with an error.
    Refused(String),
    /// The action is not legal.
    Illegal(String, IllegalAction),
    /// A built-in bot panicked.
    Panicked(String),
}

/// A game that was lost by a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeit {
    /// The contestant's index in the match.
    pub contestant: usize,
    /// Where it sat.
    pub seat: Seat,
    /// What it did.
    pub fault: Fault,
}

/// More of a line than this is not repeated.
const QUOTE_MAX: usize = 80;

/// The start of a line, harmless in a tag and on a terminal.
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
