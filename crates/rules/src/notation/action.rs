//! Actions, deals and steps: `17@h7n`, `>3`, `$lr`, `L=3,17,25,40`.

use core::fmt::{Display, Formatter, Result as Printed};

use super::scanner::{Parsed, Problem, Scanner, read_whole};
use super::words::origin_with_prefix;
use crate::action::{Action, Deal, Step, Taxed};
use crate::builders::{Spot, Uncovered};
use crate::cell::PlacedDomino;
use crate::domino_set::DominoSet;
use crate::line::Slot;
use crate::rules::LINE_MAX;

impl Scanner<'_> {
    pub(super) fn action(&mut self) -> Parsed<Action> {
        match self.peek() {
            Some('>') => {
                self.eat(">");
                let slot = self.ordinal(LINE_MAX, Problem::Slot)?;
                Slot::new(slot)
                    .map_or_else(|| self.error(Problem::Slot), |slot| Ok(Action::Claim(slot)))
            }
            Some('$') => {
                self.eat("$");
                self.taxed().map(Action::Tax)
            }
            Some('+') => {
                self.eat("+");
                let spot = self.spot()?;
                self.expect("@", Problem::Cell)?;
                Ok(Action::Build { spot, at: self.cell()? })
            }
            Some('!') => {
                self.eat("!");
                self.spot().map(Action::Bribe)
            }
            Some('-') => {
                self.eat("-");
                Ok(Action::Pass)
            }
            Some(c) if c.is_ascii_digit() || origin_with_prefix(c).is_some() => {
                self.domino_action()
            }
            _ => self.error(Problem::Action),
        }
    }

    fn domino_action(&mut self) -> Parsed<Action> {
        let domino = self.domino()?;
        if self.eat("x") {
            return Ok(Action::Discard(domino));
        }
        self.expect("@", Problem::Action)?;
        Ok(Action::Place { domino, placement: self.placement(domino)? })
    }

    fn taxed(&mut self) -> Parsed<Taxed> {
        match (self.eat("l"), self.eat("r")) {
            (true, false) => Ok(Taxed::Left),
            (false, true) => Ok(Taxed::Right),
            (true, true) => Ok(Taxed::Both),
            (false, false) => self.error(Problem::Halves),
        }
    }

    fn spot(&mut self) -> Parsed<Spot> {
        let start = *self;
        let price = self.number(5, Problem::Spot)?;
        Spot::new(price).map_or_else(|| start.error(Problem::Spot), Ok)
    }

    pub(super) fn deal(&mut self) -> Parsed<Deal> {
        if self.eat("K=") {
            self.seat().map(Deal::King)
        } else if self.eat("L=") {
            self.domino_set().map(Deal::Line)
        } else if self.eat("B=") {
            let mut tiles = Uncovered::new();
            self.list(Scanner::building, |tile| {
                if tiles.is_full() {
                    return Err(Problem::TooMany);
                }
                tiles.push(tile);
                Ok(())
            })?;
            Ok(Deal::Buildings(tiles))
        } else {
            self.error(Problem::Deal)
        }
    }

    pub(super) fn domino_set(&mut self) -> Parsed<DominoSet> {
        let mut set = DominoSet::EMPTY;
        self.list(Scanner::domino, |domino| {
            if set.contains(domino) {
                return Err(Problem::Duplicate);
            }
            set.insert(domino);
            Ok(())
        })?;
        Ok(set)
    }

    pub(super) fn step(&mut self) -> Parsed<Step> {
        match self.peek() {
            Some('K' | 'L' | 'B') => self.deal().map(Step::Deal),
            _ => self.action().map(Step::Act),
        }
    }
}

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        match *self {
            Self::Claim(slot) => write!(f, ">{}", slot.index() + 1),
            Self::Place { domino, placement } => PlacedDomino { domino, placement }.fmt(f),
            Self::Discard(domino) => write!(f, "{domino}x"),
            Self::Tax(Taxed::Left) => f.write_str("$l"),
            Self::Tax(Taxed::Right) => f.write_str("$r"),
            Self::Tax(Taxed::Both) => f.write_str("$lr"),
            Self::Build { spot, at } => write!(f, "+{}@{at}", spot.price()),
            Self::Bribe(spot) => write!(f, "!{}", spot.price()),
            Self::Pass => f.write_str("-"),
        }
    }
}

impl Display for Deal {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        match self {
            Self::King(seat) => write!(f, "K={seat}"),
            Self::Line(dominoes) => {
                f.write_str("L=")?;
                write_list(f, *dominoes)
            }
            Self::Buildings(tiles) => {
                f.write_str("B=")?;
                write_list(f, tiles)
            }
        }
    }
}

impl Display for Step {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        match self {
            Self::Deal(deal) => deal.fmt(f),
            Self::Act(action) => action.fmt(f),
        }
    }
}

/// Writes a list with commas, or `-` when it is empty.
pub(super) fn write_list<T: Display>(
    f: &mut Formatter<'_>,
    items: impl IntoIterator<Item = T>,
) -> Printed {
    let mut items = items.into_iter();
    match items.next() {
        None => f.write_str("-"),
        Some(first) => {
            first.fmt(f)?;
            items.try_for_each(|item| write!(f, ",{item}"))
        }
    }
}

read_whole!(Action, action);
read_whole!(Deal, deal);
read_whole!(Step, step);
