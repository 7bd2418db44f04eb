//! Reads notation character by character and remembers where it is.

use crate::coded;
use crate::error::RulesError;

coded! {
    /// What kind of text a reader expected and did not find.
    #[non_exhaustive]
    Problem {
        Leftover = "parse.leftover", "the text should end here";
        Number = "parse.number", "a number was expected here";
        Cell = "parse.cell", "a cell from a1 to m13 was expected here";
        Direction = "parse.direction", "a direction n, e, s or w was expected here";
        Domino = "parse.domino", "a domino such as 17 or q17 was expected here";
        Slot = "parse.slot", "a slot from 1 to 8 was expected here";
        Seat = "parse.seat", "a seat from 1 to 8 was expected here";
        Spot = "parse.spot", "a spot from 0 to 5 was expected here";
        Building = "parse.building", "the id of a building was expected here";
        Halves = "parse.halves", "l, r or lr was expected here";
        Action = "parse.action", "an action such as >2, 17@h7n or 17x was expected here";
        Deal = "parse.deal", "a deal such as K=1, L=3,17,25,40 or B=bakery was expected here";
        Duplicate = "parse.duplicate", "this domino is listed twice";
        TooMany = "parse.too_many", "the list is longer than the game allows";
        Mode = "parse.mode", "a mode such as k4, duel, q2 or w6t was expected here";
        Option = "parse.option",
            "an option was expected here: middle, harmony, dynasty, best, abba, drawn, anyking, 5x5, 7x7 or a number of dominoes";
        Contradiction = "parse.contradiction", "this contradicts another option";
        Phase = "parse.phase", "a round and phase such as 3.place was expected here";
        Separator = "parse.separator", "another field was expected here";
        Item = "parse.item", "something that belongs to a realm was expected here";
        Header = "parse.header", "a record begins with [Crownlands \"1\"] and [Rules \"...\"]";
        Version = "parse.version", "this version of the record format is unknown";
        Components = "parse.components",
            "this version of the component tables is unknown: only a newer program knows it";
        Tag = "parse.tag", "a tag such as [Name \"value\"] was expected here";
        TooLong = "parse.too_long", "the text is longer than any game";
        Square = "parse.square", "a square is a terrain letter (WFLGSMT) and its crowns, CC, or two dots";
        Castle = "parse.castle", "a kingdom has exactly one castle, drawn CC";
        DoesNotFit = "parse.does_not_fit", "the squares do not fit in the grid";
        Fact = "parse.fact", "a line such as 'coins 11', 'queen' or 'a sawmill' was expected here";
        NeedsQueendomino = "parse.needs_queendomino",
            "towns, coins, knights, towers and the Queen need rules with Queendomino's box";
        => Unplayable(RulesError);
    }
}

/// Where and why a text could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The byte at which the reader stopped.
    pub at: usize,
    /// What it expected there.
    pub problem: Problem,
}

impl ParseError {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        self.problem.code()
    }

    /// The line and column of the error, both from 1, the column in characters.
    pub fn line_and_column(&self, text: &str) -> (usize, usize) {
        let before = text.get(..self.at).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }
}

impl core::fmt::Display for ParseError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "at character {}: {}", self.at + 1, self.problem)
    }
}

impl core::error::Error for ParseError {}

pub(super) type Parsed<T> = Result<T, ParseError>;

/// A cursor in a text.
#[derive(Clone, Copy)]
pub(super) struct Scanner<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// Reads a whole text with one reader.
    pub(super) fn whole<T>(text: &'a str, read: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        let mut scanner = Self::new(text);
        let value = read(&mut scanner)?;
        scanner.end()?;
        Ok(value)
    }

    pub(super) fn at(&self) -> usize {
        self.at
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.rest().is_empty()
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Skips one character.
    pub(super) fn next(&mut self) {
        self.at += self.peek().map_or(0, char::len_utf8);
    }

    pub(super) fn error<T>(&self, problem: Problem) -> Parsed<T> {
        Err(ParseError { at: self.at, problem })
    }

    /// Skips this text if it comes next.
    pub(super) fn eat(&mut self, token: &str) -> bool {
        let next = self.rest().starts_with(token);
        if next {
            self.at += token.len();
        }
        next
    }

    /// Skips this text or fails.
    pub(super) fn expect(&mut self, token: &str, problem: Problem) -> Parsed<()> {
        if self.eat(token) { Ok(()) } else { self.error(problem) }
    }

    /// Takes characters as long as `belongs` accepts them.
    pub(super) fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let len = rest.find(|c| !belongs(c)).unwrap_or(rest.len());
        self.at += len;
        &rest[..len]
    }

    /// A number without superfluous zeros; nothing is taken on failure.
    pub(super) fn number(&mut self, max: usize, problem: Problem) -> Parsed<usize> {
        let start = *self;
        let digits = self.take_while(|c| c.is_ascii_digit());
        let canonical = !digits.is_empty() && (digits == "0" || !digits.starts_with('0'));
        match digits.parse::<usize>() {
            Ok(value) if canonical && value <= max => Ok(value),
            _ => {
                *self = start;
                self.error(problem)
            }
        }
    }

    /// A number from 1 to `max`, as an index from 0.
    pub(super) fn ordinal(&mut self, max: usize, problem: Problem) -> Parsed<usize> {
        let start = *self;
        match self.number(max, problem)?.checked_sub(1) {
            Some(index) => Ok(index),
            None => start.error(problem),
        }
    }

    /// A list with commas, or `-` when it is empty.
    pub(super) fn list<T>(
        &mut self,
        mut read: impl FnMut(&mut Self) -> Parsed<T>,
        mut keep: impl FnMut(T) -> Result<(), Problem>,
    ) -> Parsed<()> {
        if self.eat("-") {
            return Ok(());
        }
        loop {
            let start = *self;
            let item = read(self)?;
            if let Err(problem) = keep(item) {
                return start.error(problem);
            }
            if !self.eat(",") {
                return Ok(());
            }
        }
    }

    pub(super) fn end(&self) -> Parsed<()> {
        if self.is_at_end() { Ok(()) } else { self.error(Problem::Leftover) }
    }
}

/// Reads a type from a text that holds nothing else.
macro_rules! read_whole {
    ($name:ty, $read:ident) => {
        impl core::str::FromStr for $name {
            type Err = $crate::notation::ParseError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Scanner::whole(text, Scanner::$read)
            }
        }
    };
}
pub(super) use read_whole;
