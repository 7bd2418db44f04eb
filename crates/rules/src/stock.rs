//! What lies face down, in the order in which it will come.
//!
//! The dealer's side of a game: kings in the hand that draws them, dominoes in their boxes,
//! tiles in their pile. A stock shuffles nothing (whoever makes it does) and keeps no place in
//! itself: what comes next follows from the position, so undoing and replaying need no care.
//! It is a secret; positions, actions and records never hold one.

use crate::action::Deal;
use crate::builders::Uncovered;
use crate::building::Building;
use crate::domino::{DominoId, Origin};
use crate::domino_set::DominoSet;
use crate::position::{Chance, Position};
use crate::rules::Rules;
use crate::seat::Seat;

/// Everything that chance decides in a game, decided.
#[derive(Clone, PartialEq, Eq)]
pub struct Stock {
    /// All kings in the order in which they will be drawn.
    pub kings: Vec<Seat>,
    /// Kingdomino's dominoes in the order in which they will be dealt, those to be set aside last.
    pub kingdomino: Vec<DominoId>,
    /// Queendomino's likewise.
    pub queendomino: Vec<DominoId>,
    /// Building tiles from the top of the pile down.
    pub buildings: Vec<Building>,
}

impl Stock {
    /// The stock of a game in the order of the components' numbers, ready to be shuffled.
    pub fn unshuffled(rules: &Rules) -> Self {
        let deck = rules.deck();
        let of = |origin| (deck & DominoSet::of_box(origin)).into_iter().collect();
        let kings = rules.all_seats().flat_map(|seat| (0..rules.kings()).map(move |_| seat));
        let tiles = Building::all().flat_map(|tile| (0..tile.spec().copies).map(move |_| tile));
        Self {
            kings: kings.collect(),
            kingdomino: of(Origin::Kingdomino),
            queendomino: of(Origin::Queendomino),
            buildings: tiles.filter(|_| rules.boxes.has_queendomino()).collect(),
        }
    }

    /// What chance brings in this position; `None` when nothing is due, or when the position is
    /// not of a game with this stock.
    pub fn deal(&self, position: &Position) -> Option<Deal> {
        match position.chance()? {
            Chance::King { .. } => Some(Deal::King(*self.kings.get(position.next_line().kings())?)),
            Chance::Line { count, unseen } => {
                let rules = position.rules();
                let line = position.lines_dealt();
                let origin = rules.origin_of_line(line);
                // Lines come from the boxes in turn (§2.5).
                let earlier = line as usize / rules.boxes.origins().len();
                let pile = match origin {
                    Origin::Kingdomino => &self.kingdomino,
                    Origin::Queendomino => &self.queendomino,
                };
                let dominoes: DominoSet =
                    pile.get(earlier * count..(earlier + 1) * count)?.iter().copied().collect();
                unseen.contains_all(dominoes).then_some(Deal::Line(dominoes))
            }
            Chance::Buildings { count, hidden } => {
                let left: usize = hidden.iter().map(|&tiles| tiles as usize).sum();
                let uncovered = self.buildings.len().checked_sub(left)?;
                let tiles = self.buildings.get(uncovered..uncovered + count)?;
                Some(Deal::Buildings(tiles.iter().copied().collect::<Uncovered>()))
            }
        }
    }
}

/// A secret does not print itself.
impl core::fmt::Debug for Stock {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Stock(..)")
    }
}
