//! The smallest tokens: cells, directions, dominoes, buildings.

use core::fmt::{Display, Formatter, Result as Printed, Write};
use core::str::FromStr;

use super::scanner::{ParseError, Parsed, Problem, Scanner, read_whole};
use crate::boxes::Origin;
use crate::building::Building;
use crate::cell::{Cell, Direction, PlacedDomino, Placement};
use crate::components::Components;
use crate::domino::DominoId;
use crate::seat::Seat;

impl Scanner<'_> {
    pub(super) fn cell(&mut self) -> Parsed<Cell> {
        let start = *self;
        let file = self.take_while(|c| ('a'..='m').contains(&c));
        let rank = self.ordinal(13, Problem::Cell);
        match (file.as_bytes(), rank) {
            (&[file], Ok(rank)) => {
                let x = (file - b'a') as i8 - Cell::REACH;
                let y = rank as i8 - Cell::REACH;
                Cell::new(x, y).map_or_else(|| start.error(Problem::Cell), Ok)
            }
            _ => start.error(Problem::Cell),
        }
    }

    pub(super) fn direction(&mut self) -> Parsed<Direction> {
        let named = Direction::ALL.into_iter().find(|direction| self.eat(letter(*direction)));
        named.map_or_else(|| self.error(Problem::Direction), Ok)
    }

    pub(super) fn domino(&mut self) -> Parsed<DominoId> {
        let start = *self;
        let origin = self.peek().and_then(origin_with_prefix);
        if origin.is_some() {
            self.next();
        }
        let number = self.number(u8::MAX as usize, Problem::Domino).ok();
        let origin = origin.unwrap_or(UNPREFIXED);
        let domino = number.and_then(|number| DominoId::new(origin, number as u8));
        domino.map_or_else(|| start.error(Problem::Domino), Ok)
    }

    /// Where a domino lies, in the spelling of §5.7, whichever was written.
    pub(super) fn placement(&mut self, domino: DominoId) -> Parsed<Placement> {
        let at = self.cell()?;
        let toward = self.direction()?;
        Ok(Placement { at, toward }.normalized(domino.domino()))
    }

    pub(super) fn building(&mut self) -> Parsed<Building> {
        let start = *self;
        let id = self.take_while(|c| c.is_ascii_lowercase() || c == '_');
        Building::from_id(id).map_or_else(|| start.error(Problem::Building), Ok)
    }

    pub(super) fn components(&mut self) -> Parsed<Components> {
        let start = *self;
        let version = self.number(u8::MAX as usize, Problem::Components)?;
        Components::new(version).map_or_else(|| start.error(Problem::Components), Ok)
    }

    pub(super) fn seat(&mut self) -> Parsed<Seat> {
        let start = *self;
        let index = self.ordinal(8, Problem::Seat)?;
        Seat::new(index).map_or_else(|| start.error(Problem::Seat), Ok)
    }
}

/// The box whose dominoes are written as bare numbers.
const UNPREFIXED: Origin = Origin::ALL[0];

/// The box whose dominoes are written with this letter before the number.
pub(super) fn origin_with_prefix(letter: char) -> Option<Origin> {
    let prefixed = Origin::ALL.into_iter().filter(|origin| *origin != UNPREFIXED);
    prefixed.into_iter().find(|origin| origin.letter() == letter)
}

fn letter(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "n",
        Direction::East => "e",
        Direction::South => "s",
        Direction::West => "w",
    }
}

impl Display for Cell {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        let file = (b'a' + (self.x() + Self::REACH) as u8) as char;
        write!(f, "{file}{}", self.y() + Self::REACH + 1)
    }
}

impl Display for Direction {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        f.write_str(letter(*self))
    }
}

impl Display for DominoId {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        if self.origin() != UNPREFIXED {
            f.write_char(self.origin().letter())?;
        }
        write!(f, "{}", self.number())
    }
}

impl Display for PlacedDomino {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        write!(f, "{}@{}{}", self.domino, self.placement.at, self.placement.toward)
    }
}

read_whole!(Cell, cell);

impl FromStr for PlacedDomino {
    type Err = ParseError;

    fn from_str(text: &str) -> Parsed<Self> {
        Scanner::whole(text, |scanner| {
            let domino = scanner.domino()?;
            scanner.expect("@", Problem::Cell)?;
            Ok(Self { domino, placement: scanner.placement(domino)? })
        })
    }
}

read_whole!(DominoId, domino);
read_whole!(Building, building);
