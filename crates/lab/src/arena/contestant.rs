//! The contestants of a match and their notation: `NAME`, `NAME@BUDGET` or
//! `exec:COMMAND@BUDGET`.
//!
//! A budget is a number of visits (`1000`) or a time for each decision (`100ms`).

use std::fmt::{Display, Formatter, Result as Printed};
use std::str::FromStr;

use super::budget::Budget;

/// A bot and its budget.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    pub kind: Kind,
    /// What it may spend on a decision.
    pub budget: Budget,
    text: String,
}

/// Where a bot comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A built-in bot, by its name in `bots`.
    BuiltIn(String),
    /// An outside program that speaks the line protocol: the program and its arguments.
    Program(Vec<String>),
}

/// Why a text does not name a contestant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContestantError {
    /// No bot has this name.
    Unknown(String),
    /// The text after the `@` is not a budget.
    Budget(String),
    /// `exec:` without a command.
    NoCommand,
}

/// The prefix of an outside program's command.
const PROGRAM: &str = "exec:";

impl FromStr for Contestant {
    type Err = ContestantError;

    fn from_str(text: &str) -> Result<Self, ContestantError> {
        let split = text.rsplit_once('@');
        let budget = split.map(|(_, budget)| budget.parse::<Budget>());
        let (named, budget) = match (split, budget) {
            (Some((named, _)), Some(Ok(budget))) => (named, budget),
            // A command may contain an `@` of its own.
            (Some((_, budget)), _) if !text.starts_with(PROGRAM) => {
                return Err(ContestantError::Budget(budget.to_owned()));
            }
            _ => (text, Budget::default()),
        };
        let kind = match named.strip_prefix(PROGRAM) {
            Some(command) => {
                let words: Vec<_> = command.split_whitespace().map(str::to_owned).collect();
                if words.is_empty() {
                    return Err(ContestantError::NoCommand);
                }
                Kind::Program(words)
            }
            None if bots::names().any(|name| name == named) => Kind::BuiltIn(named.to_owned()),
            None => return Err(ContestantError::Unknown(named.to_owned())),
        };
        Ok(Self { kind, budget, text: text.to_owned() })
    }
}

/// As the user wrote it.
impl Display for Contestant {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        f.write_str(&self.text)
    }
}

impl Display for ContestantError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        match self {
            Self::Unknown(name) => write!(f, "there is no bot named `{name}`"),
            Self::Budget(text) => write!(f, "`{text}` is not a valid budget"),
            Self::NoCommand => write!(f, "`{PROGRAM}` needs a command"),
        }
    }
}

impl std::error::Error for ContestantError {}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn program(words: &[&str]) -> Kind {
        Kind::Program(words.iter().map(|&word| word.to_owned()).collect())
    }

    #[test]
    fn contestants_round_trip_as_text() {
        let greedy = || Kind::BuiltIn("greedy".to_owned());
        let time = |ms| Budget::Time(Duration::from_millis(ms));
        for (text, kind, budget) in [
            ("greedy", greedy(), Budget::default()),
            ("greedy@50", greedy(), Budget::Visits(50)),
            ("greedy@100ms", greedy(), time(100)),
            ("exec:python3 bot.py@20ms", program(&["python3", "bot.py"]), time(20)),
            ("exec:ssh me@host bot", program(&["ssh", "me@host", "bot"]), Budget::default()),
            ("exec:ssh me@host bot@7", program(&["ssh", "me@host", "bot"]), Budget::Visits(7)),
        ] {
            let contestant: Contestant = text.parse().unwrap();
            assert_eq!((contestant.kind.clone(), contestant.budget), (kind, budget), "{text}");
            assert_eq!(contestant.to_string(), text);
        }
    }

    #[test]
    fn other_texts_are_refused_with_a_reason() {
        let unknown = |name: &str| ContestantError::Unknown(name.to_owned());
        let budget = |text: &str| ContestantError::Budget(text.to_owned());
        for (text, reason) in [
            ("", unknown("")),
            ("gready", unknown("gready")),
            ("gready@5", unknown("gready")),
            ("greedy@fast", budget("fast")),
            ("greedy@", budget("")),
            ("exec:", ContestantError::NoCommand),
            ("exec: @5", ContestantError::NoCommand),
        ] {
            assert_eq!(text.parse::<Contestant>(), Err(reason), "{text}");
        }
    }
}
