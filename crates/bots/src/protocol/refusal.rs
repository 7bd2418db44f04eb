//! Why a line was refused: a stable code and a sentence.
//!
//! The protocol has a few reasons of its own; refusals of the notation and the rules keep their own
//! codes. A refusal is one line and repeats nothing of what was sent, so a host may log it as it
//! is.

use core::fmt::{Display, Formatter, Result as Printed};

/// The protocol's own reasons for refusing a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Problem {
    /// It is longer than [`LINE_MAX`](super::LINE_MAX).
    LineTooLong,
    /// It begins with a word that is not a command.
    UnknownCommand,
    /// It does not have the words that its command needs.
    Arguments,
    /// A number is missing, malformed or out of its range.
    Number,
    /// The host speaks another version of the protocol.
    Version,
    /// There is no such option.
    UnknownOption,
    /// There is no such bot.
    UnknownBot,
    /// A `go` is running.
    Busy,
    /// There is no position to think about.
    NoPosition,
    /// The actions are not the legal ones of the position.
    Legal,
}

impl Problem {
    /// Every problem.
    pub const ALL: &'static [Self] = &[
        Self::LineTooLong,
        Self::UnknownCommand,
        Self::Arguments,
        Self::Number,
        Self::Version,
        Self::UnknownOption,
        Self::UnknownBot,
        Self::Busy,
        Self::NoPosition,
        Self::Legal,
    ];

    /// The stable code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::LineTooLong => "protocol.line_too_long",
            Self::UnknownCommand => "protocol.unknown_command",
            Self::Arguments => "protocol.arguments",
            Self::Number => "protocol.number",
            Self::Version => "protocol.version",
            Self::UnknownOption => "protocol.unknown_option",
            Self::UnknownBot => "protocol.unknown_bot",
            Self::Busy => "protocol.busy",
            Self::NoPosition => "protocol.no_position",
            Self::Legal => "protocol.legal",
        }
    }

    /// The refusal, with a text for this case.
    pub fn because(self, text: impl Into<String>) -> Refusal {
        Refusal { code: self.code(), text: text.into() }
    }
}

/// Why a line was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The stable code.
    pub code: &'static str,
    /// A sentence for people, on one line.
    pub text: String,
}

/// As the engine sends it.
impl Display for Refusal {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        write!(f, "error {} {}", self.code, self.text)
    }
}

impl core::error::Error for Refusal {}
