//! A checked position as one line of text: a [`Setup`] that a game could have reached.

use core::fmt::{Display, Formatter, Result as Printed};
use core::str::FromStr;

use super::scanner::ParseError;
use crate::position::{Position, Setup, SetupError};

/// Why a text is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PositionError {
    /// It cannot be read.
    Parse(ParseError),
    /// It reads, but no game can reach it.
    Setup(SetupError),
}

impl PositionError {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Parse(error) => error.code(),
            Self::Setup(error) => error.code(),
        }
    }
}

impl From<ParseError> for PositionError {
    fn from(error: ParseError) -> Self {
        Self::Parse(error)
    }
}

impl From<SetupError> for PositionError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}

impl Display for PositionError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        match self {
            Self::Parse(error) => error.fmt(f),
            Self::Setup(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for PositionError {}

/// The line of text of [`Position::setup`].
impl Display for Position {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        self.setup().fmt(f)
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let setup: Setup = text.parse()?;
        Ok(Self::from_setup(&setup)?)
    }
}
