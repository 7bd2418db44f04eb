//! What chance decides: asked for here, answered from outside.

use super::{Phase, Position};
use crate::action::Deal;
use crate::builders::{BuildingCounts, Uncovered};
use crate::building::Building;
use crate::domino::DominoId;
use crate::domino_set::DominoSet;
use crate::error::DealError;
use crate::line::Line;
use crate::seat::{SEATS_MAX, Seat};

/// What has to be dealt, and from what: every outcome that the rules allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// One king of those not yet drawn, each as likely as any other.
    King {
        /// Kings not yet drawn, by seat.
        undrawn: [u8; SEATS_MAX],
    },
    /// Some dominoes of a box, every choice of them equally likely.
    Line {
        /// How many dominoes the line has.
        count: usize,
        /// The dominoes of that box that nobody has seen yet.
        unseen: DominoSet,
    },
    /// Some tiles from the pile, in order, each of those below as likely as any other.
    Buildings {
        /// How many tiles are uncovered.
        count: usize,
        /// How many tiles of each kind are left.
        hidden: BuildingCounts,
    },
}

impl Position {
    /// What has to be dealt now, if anything.
    #[inline]
    pub fn chance(&self) -> Option<Chance> {
        match self.phase {
            Phase::DrawKing => Some(Chance::King { undrawn: self.undrawn }),
            Phase::DealLine => Some(Chance::Line {
                count: self.line as usize,
                unseen: self.unseen
                    & DominoSet::of_box(self.rules.origin_of_line(self.lines_dealt())),
            }),
            Phase::DealBuildings => {
                let builders = self.builders.as_ref()?;
                let count = self.tiles_due();
                Some(Chance::Buildings { count, hidden: builders.hidden })
            }
            _ => None,
        }
    }

    /// Applies an outcome of chance.
    ///
    /// # Errors
    /// When nothing or something else is due, or when this cannot be dealt any more; the position is
    /// then unchanged.
    pub fn deal(&mut self, deal: Deal) -> Result<(), DealError> {
        let chance = self.chance().ok_or(DealError::NotDue)?;
        chance.check(deal)?;
        match deal {
            Deal::King(seat) => self.draw_king(seat),
            Deal::Line(dominoes) => {
                self.unseen = self.unseen - dominoes;
                self.next = Line::dealt(dominoes);
                self.after_line();
            }
            Deal::Buildings(tiles) => {
                let tiles: Uncovered = tiles.iter().map(|tile| tile.of(self.components)).collect();
                if let Some(builders) = &mut self.builders {
                    builders.uncover(&tiles);
                }
                self.ask_for_line();
            }
        }
        Ok(())
    }

    /// Tiles to uncover: one for each empty spot and a new top, as far as the pile lasts.
    pub(super) fn tiles_due(&self) -> usize {
        self.builders.as_ref().map_or(0, |builders| {
            let empty = builders.board.iter().filter(|tile| tile.is_none()).count();
            (empty + 1).min(builders.hidden_count())
        })
    }
}

impl Chance {
    /// Checks that a deal is one of the outcomes.
    ///
    /// # Errors
    /// The first reason that applies, in the order of §9 of the rules.
    #[inline]
    pub fn check(&self, deal: Deal) -> Result<(), DealError> {
        let (counts, available) = match (self, deal) {
            (Self::King { undrawn }, Deal::King(seat)) => (true, undrawn[seat.index()] > 0),
            (Self::Line { count, unseen }, Deal::Line(dominoes)) => {
                (dominoes.len() == *count, unseen.contains_all(dominoes))
            }
            (Self::Buildings { count, hidden }, Deal::Buildings(tiles)) => {
                let of_kind = |kind| tiles.iter().filter(|tile| tile.index() == kind).count();
                let enough =
                    |tile: &Building| of_kind(tile.index()) <= hidden[tile.index()] as usize;
                (tiles.len() == *count, tiles.iter().all(enough))
            }
            _ => return Err(DealError::WrongKind),
        };
        match (counts, available) {
            (false, _) => Err(DealError::WrongCount),
            (true, false) => Err(DealError::NotAvailable),
            (true, true) => Ok(()),
        }
    }
}

/// Outcomes of chance with their weights.
pub type WeightedDeals = Box<dyn Iterator<Item = (Deal, u64)>>;

impl Chance {
    /// Every outcome with its weight: how many ways of shuffling bring it about.
    ///
    /// Complete, and long for a whole deck: the first line of four alone has 194,580 outcomes.
    pub fn deals(&self) -> WeightedDeals {
        match *self {
            Self::King { undrawn } => {
                Box::new((0..SEATS_MAX).filter(move |&seat| undrawn[seat] > 0).filter_map(
                    move |seat| Some((Deal::King(Seat::new(seat)?), undrawn[seat] as u64)),
                ))
            }
            Self::Line { count, unseen } => {
                Box::new(Lines::new(unseen, count).map(|line| (Deal::Line(line), 1)))
            }
            Self::Buildings { count, hidden } => Box::new(
                Uncoverings::new(hidden, count).map(|(tiles, ways)| (Deal::Buildings(tiles), ways)),
            ),
        }
    }
}

/// All choices of `count` dominoes, in ascending order of their places in the deck.
struct Lines {
    deck: Vec<DominoId>,
    chosen: Option<Vec<usize>>,
}

impl Lines {
    fn new(unseen: DominoSet, count: usize) -> Self {
        let deck: Vec<_> = unseen.into_iter().collect();
        let chosen = (count <= deck.len()).then(|| (0..count).collect());
        Self { deck, chosen }
    }

    /// Moves the last index that can move, and those after it as close to it as possible.
    fn advance(&mut self) {
        let Some(chosen) = &mut self.chosen else {
            return;
        };
        let (len, count) = (self.deck.len(), chosen.len());
        match (0..count).rev().find(|&at| chosen[at] < len - count + at) {
            Some(at) => {
                let first = chosen[at] + 1;
                chosen[at..].iter_mut().zip(first..).for_each(|(index, next)| *index = next);
            }
            None => self.chosen = None,
        }
    }
}

impl Iterator for Lines {
    type Item = DominoSet;

    fn next(&mut self) -> Option<DominoSet> {
        let line = self.chosen.as_ref()?.iter().map(|&index| self.deck[index]).collect();
        self.advance();
        Some(line)
    }
}

/// All orders in which tiles can come off the pile, with the number of piles for each.
struct Uncoverings {
    count: usize,
    /// Sequences still to be finished: the tiles so far, those left, and the ways to get there.
    open: Vec<(Uncovered, BuildingCounts, u64)>,
}

impl Uncoverings {
    fn new(hidden: BuildingCounts, count: usize) -> Self {
        Self { count, open: vec![(Uncovered::new(), hidden, 1)] }
    }
}

impl Iterator for Uncoverings {
    type Item = (Uncovered, u64);

    fn next(&mut self) -> Option<(Uncovered, u64)> {
        loop {
            let (tiles, left, ways) = self.open.pop()?;
            if tiles.len() == self.count {
                return Some((tiles, ways));
            }
            for tile in Building::all() {
                let copies = left[tile.index()];
                if copies > 0 {
                    let (mut tiles, mut left) = (tiles, left);
                    tiles.push(tile);
                    left[tile.index()] -= 1;
                    self.open.push((tiles, left, ways * copies as u64));
                }
            }
        }
    }
}
