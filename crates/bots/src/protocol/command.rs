//! Lines from a host, parsed into commands.
//!
//! Reading needs no state: whether a command comes at the right time is for the engine to judge.
//! Words are separated by any white space; a blank line is neither a command nor an error.

use rules::Action;

use super::place::unreadable;
use super::refusal::{Problem, Refusal};

/// The longest line that is read, in bytes without its end.
pub const LINE_MAX: usize = 64 * 1024;
/// The most visits that one `go` makes, whatever its limit.
pub const VISITS_MAX: u32 = 1_000_000_000;
/// The longest time for one `go`: a day.
pub const MILLIS_MAX: u32 = 24 * 60 * 60 * 1000;

/// How long a `go` may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// This many visits.
    Visits(u32),
    /// This many milliseconds, by the clock of the engine's caller.
    Millis(u32),
}

/// What a host may ask for.
#[derive(Debug, PartialEq)]
pub(super) enum Command<'a> {
    Hello { version: u32 },
    Option { name: &'a str, value: &'a str },
    New,
    Position { game: &'a str },
    Setup { setup: &'a str },
    Legal { actions: Vec<Action> },
    Go(Limit),
    Stop,
    Quit,
}

impl<'a> Command<'a> {
    /// Reads a line; `None` for a blank one.
    pub(super) fn read(line: &'a str) -> Result<Option<Self>, Refusal> {
        if line.len() > LINE_MAX {
            return Err(
                Problem::LineTooLong.because(format!("a line has at most {LINE_MAX} bytes"))
            );
        }
        let (command, rest) = first_word(line);
        let words: Vec<_> = rest.split_ascii_whitespace().collect();
        Ok(Some(match (command, words.as_slice()) {
            ("", _) => return Ok(None),
            ("hello", [version]) => {
                Self::Hello { version: number(version, 0, u32::MAX.into())? as u32 }
            }
            ("option", [name, value]) => Self::Option { name, value },
            ("new", []) => Self::New,
            ("position", ["setup", ..]) => Self::Setup { setup: first_word(rest).1 },
            ("position", [_, ..]) => Self::Position { game: rest },
            ("legal", actions) => Self::Legal { actions: read_actions(actions)? },
            ("go", ["visits", visits]) => {
                Self::Go(Limit::Visits(number(visits, 1, VISITS_MAX.into())? as u32))
            }
            ("go", ["ms", millis]) => {
                Self::Go(Limit::Millis(number(millis, 1, MILLIS_MAX.into())? as u32))
            }
            ("stop", []) => Self::Stop,
            ("quit", []) => Self::Quit,
            (known, _) => return Err(misuse(known)),
        }))
    }
}

/// A number in decimal digits and nothing else.
pub(super) fn number(word: &str, min: u64, max: u64) -> Result<u64, Refusal> {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    match word.parse() {
        Ok(value) if digits && (min..=max).contains(&value) => Ok(value),
        _ => Err(Problem::Number.because(format!("a number from {min} to {max} was expected"))),
    }
}

fn read_actions(words: &[&str]) -> Result<Vec<Action>, Refusal> {
    let read = |(index, word): (usize, &&str)| {
        word.parse().map_err(|error| unreadable(&format!("action {}", index + 1), error))
    };
    words.iter().enumerate().map(read).collect()
}

/// What to write instead of a line whose words do not fit its command.
fn misuse(command: &str) -> Refusal {
    let usage = match command {
        "hello" => "hello 1",
        "option" => "option NAME VALUE",
        "new" | "stop" | "quit" => "this command alone on its line",
        "position" => "position RULES STEP STEP ..., or position setup SETUP",
        "go" => "go visits N, or go ms N",
        _ => {
            let all = "hello, option, new, position, legal, go, stop, quit";
            return Problem::UnknownCommand.because(format!("the commands are {all}"));
        }
    };
    Problem::Arguments.because(format!("write: {usage}"))
}

/// The first word and what follows it.
fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim_ascii();
    text.split_once(|c: char| c.is_ascii_whitespace()).unwrap_or((text, ""))
}
