//! The bots' levels by name. `bots` decides how strong each one is.

use std::fmt::{Display, Formatter, Result as Printed};
use std::str::FromStr;

use crate::json::text_form;

/// How strong a bot plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(rename_all = "snake_case"))]
pub enum Level {
    /// For a child: misses most crowns and sees little of its kingdom.
    Page,
    /// For a first game: misses some crowns and claims whatever looks pretty.
    #[default]
    Squire,
    /// Plays what looks best at a glance.
    Knight,
    /// Thinks a little.
    Baron,
    /// Thinks well and still answers at once.
    Duke,
    /// Uses all the time it is given.
    Sovereign,
}

impl Level {
    /// Weakest first.
    pub const ALL: [Self; 6] =
        [Self::Page, Self::Squire, Self::Knight, Self::Baron, Self::Duke, Self::Sovereign];

    /// The name in messages, records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Page => "page",
            Self::Squire => "squire",
            Self::Knight => "knight",
            Self::Baron => "baron",
            Self::Duke => "duke",
            Self::Sovereign => "sovereign",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

text_form!(Level);

impl Display for Level {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        Self::named(name).ok_or(UnknownLevel)
    }
}

/// No level has that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLevel;

impl Display for UnknownLevel {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        f.write_str("no such level: ")?;
        for (at, level) in Level::ALL.into_iter().enumerate() {
            let gap = match at {
                0 => "",
                _ if at + 1 == Level::ALL.len() => " or ",
                _ => ", ",
            };
            write!(f, "{gap}{level}")?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownLevel {}
