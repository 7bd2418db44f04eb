//! A whole game as text, in the manner of chess's PGN: tags, then the steps.
//!
//! ```text
//! [Crownlands "1"]
//! [Rules "k2"]
//! [Seat1 "Ann"]
//!
//! L=3,17,25,40 K=1 >2 K=2 >1 >3 >4
//! L=5,12,30,48 3@g8n >4 …
//! ```
//!
//! `#` starts a comment that runs to the end of the line. Reading a [`Record`] checks its text;
//! [`Record::replay`] checks that the game is legal.

use core::fmt::{Display, Formatter, Result as Printed};

use super::scanner::{ParseError, Parsed, Problem, Scanner, read_whole};
use crate::action::{Deal, Step};
use crate::components::Components;
use crate::error::{DealError, IllegalAction, RulesError};
use crate::position::Position;
use crate::rules::Rules;

/// The version that is written. Readers accept every version up to it.
pub const RECORD_VERSION: u32 = 1;

/// More steps than any game has: 24 rounds of four kings or 12 of eight, at most five decisions per
/// turn, and the deals.
const STEPS_MAX: usize = 600;
const COMPONENTS_TAG: &str = "Components";
const TAGS_MAX: usize = 64;
const TAG_LENGTH_MAX: usize = 200;

/// Everything that happened in a game. The game is the fold of its steps.
///
/// ```
/// use crownlands_rules::Record;
///
/// let record: Record = "[Crownlands \"1\"]\n[Rules \"k2\"]\n\nL=1,2,3,4 K=1 >2 K=2 >1\n".parse()?;
/// let position = record.replay().last().unwrap()?;
/// assert_eq!(position.next_line().kings(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The rules of the game.
    pub rules: Rules,
    /// The version of the component tables that it was played with.
    pub components: Components,
    /// Names, dates and the like, in the order of the file: a name of letters and digits, and a
    /// text on one line.
    pub tags: Vec<(String, String)>,
    /// Everything that happened, in order.
    pub steps: Vec<Step>,
}

/// Why a step was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StepError {
    /// A player's action was refused.
    Action(IllegalAction),
    /// A deal was refused.
    Deal(DealError),
}

/// Which step of a record was refused, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// The index of the step.
    pub step: usize,
    /// Why it was refused.
    pub reason: StepError,
}

/// Why a text is not the record of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordError {
    /// It cannot be read.
    Parse(ParseError),
    /// One of its steps is refused.
    Replay(ReplayError),
}

impl Record {
    /// The record of a new game that has not begun.
    pub fn new(rules: Rules) -> Self {
        Self { rules, components: Components::NEWEST, tags: Vec::new(), steps: Vec::new() }
    }

    /// The first tag with this name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// The position before the first step.
    ///
    /// # Errors
    /// For rules that cannot be played.
    pub fn start(&self) -> Result<Position, RulesError> {
        Position::with_components(self.rules, self.components)
    }

    /// The positions of the game: the start, then one after each step, up to the end or the first
    /// step that is refused. Empty for rules that cannot be played.
    pub fn replay(&self) -> Replay<'_> {
        Replay { record: self, last: self.start().ok(), returned: 0 }
    }

    /// Reads a record and replays it to its last position.
    ///
    /// # Errors
    /// When it cannot be read or a step is refused.
    pub fn verified(text: &str) -> Result<(Self, Position), RecordError> {
        let record: Self = text.parse().map_err(RecordError::Parse)?;
        let unplayable = |reason| ParseError { at: 0, problem: Problem::Unplayable(reason) };
        let start = Position::new(record.rules);
        let mut last = start.map_err(|reason| RecordError::Parse(unplayable(reason)))?;
        for position in record.replay() {
            last = position.map_err(RecordError::Replay)?;
        }
        Ok((record, last))
    }
}

/// The positions of a game, one after the other.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    record: &'a Record,
    /// The last position returned; `None` at the end.
    last: Option<Position>,
    /// How many positions were returned.
    returned: usize,
}

impl Iterator for Replay<'_> {
    type Item = Result<Position, ReplayError>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut position = self.last.take()?;
        if let Some(step) = self.returned.checked_sub(1) {
            let &next = self.record.steps.get(step)?;
            if let Err(reason) = position.apply(next) {
                return Some(Err(ReplayError { step, reason }));
            }
        }
        self.returned += 1;
        self.last = Some(position);
        Some(Ok(position))
    }
}

impl StepError {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Action(reason) => reason.code(),
            Self::Deal(reason) => reason.code(),
        }
    }
}

impl From<IllegalAction> for StepError {
    fn from(reason: IllegalAction) -> Self {
        Self::Action(reason)
    }
}

impl From<DealError> for StepError {
    fn from(reason: DealError) -> Self {
        Self::Deal(reason)
    }
}

impl Display for StepError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        match self {
            Self::Action(reason) => reason.fmt(f),
            Self::Deal(reason) => reason.fmt(f),
        }
    }
}

impl Display for ReplayError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        write!(f, "step {} is not possible: {}", self.step + 1, self.reason)
    }
}

impl Display for RecordError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        match self {
            Self::Parse(error) => error.fmt(f),
            Self::Replay(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for StepError {}
impl core::error::Error for ReplayError {}
impl core::error::Error for RecordError {}

impl Display for Record {
    /// One line per round: each deal of a line starts a new one.
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        writeln!(f, "[Crownlands \"{RECORD_VERSION}\"]")?;
        writeln!(f, "[Rules \"{}\"]", self.rules)?;
        // Also before a free tag of that name, so that it is not read as the version.
        if self.components != Components::FIRST || self.tag(COMPONENTS_TAG).is_some() {
            writeln!(f, "[{COMPONENTS_TAG} \"{}\"]", self.components.version())?;
        }
        for (name, value) in &self.tags {
            writeln!(f, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))?;
        }
        for (at, step) in self.steps.iter().enumerate() {
            let after_buildings =
                |at: usize| matches!(self.steps[at], Step::Deal(Deal::Buildings(_)));
            let new_line = match step {
                Step::Deal(Deal::Buildings(_)) => true,
                Step::Deal(Deal::Line(_)) => at == 0 || !after_buildings(at - 1),
                _ => at == 0,
            };
            write!(f, "{}{step}", if new_line { "\n" } else { " " })?;
        }
        if self.steps.is_empty() { Ok(()) } else { f.write_str("\n") }
    }
}

impl Scanner<'_> {
    fn record(&mut self) -> Parsed<Record> {
        self.skip_blanks();
        let start = *self;
        let (name, version) = self.tag().or_else(|_| start.error(Problem::Header))?;
        if name != "Crownlands" {
            return start.error(Problem::Header);
        }
        if version != RECORD_VERSION.to_string() {
            return start.error(Problem::Version);
        }
        self.skip_blanks();
        let start = *self;
        let (name, text) = self.tag().or_else(|_| start.error(Problem::Header))?;
        if name != "Rules" {
            return start.error(Problem::Header);
        }
        let rules: Rules = match text.parse() {
            Ok(rules) => rules,
            Err(ParseError { at, problem }) => {
                return Err(ParseError { at: start.at() + "[Rules \"".len() + at, problem });
            }
        };
        self.skip_blanks();
        let components = self.components_tag()?;
        let mut record = Record { components, ..Record::new(rules) };
        self.skip_blanks();
        while self.peek() == Some('[') {
            if record.tags.len() == TAGS_MAX {
                return self.error(Problem::TooLong);
            }
            record.tags.push(self.tag()?);
            self.skip_blanks();
        }
        while !self.is_at_end() {
            if record.steps.len() == STEPS_MAX {
                return self.error(Problem::TooLong);
            }
            record.steps.push(self.step()?);
            let ends = self.peek().is_none_or(|c| c.is_ascii_whitespace() || c == '#');
            if !ends {
                return self.error(Problem::Leftover);
            }
            self.skip_blanks();
        }
        Ok(record)
    }

    /// The tag after the rules, left out for the first version.
    fn components_tag(&mut self) -> Parsed<Components> {
        let start = *self;
        match self.peek().map(|_| self.tag()) {
            Some(Ok((name, version))) if name == COMPONENTS_TAG => {
                let known = Scanner::whole(&version, Scanner::components);
                known.or_else(|_| start.error(Problem::Components))
            }
            _ => {
                *self = start;
                Ok(Components::FIRST)
            }
        }
    }

    /// Skips white space and comments, which run from `#` to the end of the line.
    fn skip_blanks(&mut self) {
        loop {
            self.take_while(|c| c.is_ascii_whitespace());
            if self.peek() != Some('#') {
                return;
            }
            self.take_while(|c| c != '\n');
        }
    }

    fn tag(&mut self) -> Parsed<(String, String)> {
        self.expect("[", Problem::Tag)?;
        let name = self.take_while(|c| c.is_ascii_alphanumeric());
        if name.is_empty() || name.len() > TAG_LENGTH_MAX {
            return self.error(Problem::Tag);
        }
        self.expect(" \"", Problem::Tag)?;
        let mut value = String::new();
        loop {
            value.push_str(self.take_while(|c| !matches!(c, '"' | '\\' | '\n')));
            if value.len() > TAG_LENGTH_MAX {
                return self.error(Problem::TooLong);
            }
            if self.eat("\"]") {
                return Ok((name.to_owned(), value));
            }
            self.expect("\\", Problem::Tag)?;
            match self.peek() {
                Some(c @ ('"' | '\\')) => {
                    self.eat(if c == '"' { "\"" } else { "\\" });
                    value.push(c);
                }
                _ => return self.error(Problem::Tag),
            }
        }
    }
}

read_whole!(Record, record);
