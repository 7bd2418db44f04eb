//! What lies face down, in the order in which it will come.
//!
//! The dealer's side of a game: kings in the hand that draws them, dominoes in their boxes,
//! tiles in their pile. A stock brings no randomness of its own ([`Stock::shuffled`] asks for it) and
//! does not remember how far it was dealt: what comes next follows from the position, so undoing and
//! replaying need no care. It is a secret; positions, actions and records never hold one.

use crate::action::Deal;
use crate::builders::Uncovered;
use crate::building::Building;
use crate::domino::{DominoId, Origin};
use crate::domino_set::DominoSet;
use crate::position::{Chance, Phase, Position};
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

    /// The stock of a game, shuffled with random numbers from outside: `below(n)` returns one of
    /// `0..n`, each as likely as any other.
    ///
    /// The result follows from those numbers alone, in a way that never changes: kings, dominoes box
    /// by box and building tiles are shuffled in this order, each pile from its last place down
    /// (Fisher and Yates), so that a pile of `n` asks for numbers below `n`, `n - 1`, … 2.
    ///
    /// # Panics
    /// When `below(n)` returns `n` or more.
    ///
    /// ```
    /// use crownlands_rules::{Rules, Stock};
    ///
    /// let mut state = 1_u64; // use a real generator, such as `rand`'s: |n| rng.random_range(0..n)
    /// let mut below = |n: usize| {
    ///     state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
    ///     (state >> 33) as usize % n
    /// };
    /// let rules: Rules = "k4".parse()?;
    /// let stock = Stock::shuffled(&rules, &mut below);
    /// assert!(stock != Stock::unshuffled(&rules));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn shuffled(rules: &Rules, mut below: impl FnMut(usize) -> usize) -> Self {
        let mut stock = Self::unshuffled(rules);
        stock.shuffle_piles(|order| {
            for last in (1..order.len()).rev() {
                order.swap(last, below(last + 1));
            }
        });
        stock
    }

    /// The stock of a game that goes on from a position: what has been seen lies on top, everything
    /// else below it in the order in which `shuffle` leaves the places of each pile. With `|_| ()` it
    /// comes in the order of its numbers.
    pub fn for_position(position: &Position, mut shuffle: impl FnMut(&mut [u8])) -> Self {
        let mut whole = Self::unshuffled(position.rules());
        let setup = position.setup();
        let claimant = setup.claimant.filter(|_| position.phase() == Phase::Claim);
        let on_line = setup.next.iter().filter(|_| setup.round == 0).filter_map(|entry| entry.king);
        let mut drawn: Vec<Seat> = on_line.chain(claimant).collect();
        let mut uncovered = [0; Building::KINDS];
        if let Some(board) = position.builders() {
            Building::all().for_each(|tile| {
                uncovered[tile.index()] = tile.spec().copies - board.hidden[tile.index()];
            });
        }
        lay_on_top(&mut whole.kings, &mut shuffle, |king| {
            let at = drawn.iter().position(|other| other == king);
            at.map(|at| drawn.remove(at)).is_some()
        });
        for pile in [&mut whole.kingdomino, &mut whole.queendomino] {
            lay_on_top(pile, &mut shuffle, |domino| !position.unseen().contains(*domino));
        }
        lay_on_top(&mut whole.buildings, &mut shuffle, |tile| {
            let left = &mut uncovered[tile.index()];
            let is_seen = *left > 0;
            *left -= u8::from(is_seen);
            is_seen
        });
        whole
    }

    /// Shuffles every pile as `shuffle` shuffles the places of its items: for whoever has a way of
    /// shuffling already, such as `|order| order.shuffle(&mut rng)`. Allocates nothing.
    pub fn shuffle_piles(&mut self, mut shuffle: impl FnMut(&mut [u8])) {
        reorder(&mut self.kings, &mut shuffle);
        reorder(&mut self.kingdomino, &mut shuffle);
        reorder(&mut self.queendomino, &mut shuffle);
        reorder(&mut self.buildings, &mut shuffle);
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

/// The largest pile: a box of dominoes.
const PILE_MAX: usize = DominoId::PER_BOX as usize;

/// Lays what has been seen on top of a pile, and leaves the rest as `shuffle` shuffles it.
fn lay_on_top<T: Copy + Default>(
    pile: &mut Vec<T>,
    shuffle: &mut impl FnMut(&mut [u8]),
    is_seen: impl FnMut(&T) -> bool,
) {
    let (seen, mut rest): (Vec<T>, Vec<T>) = pile.iter().copied().partition(is_seen);
    reorder(&mut rest, shuffle);
    *pile = [seen, rest].concat();
}

/// Puts the items of a pile into the order in which `shuffle` leaves their places.
fn reorder<T: Copy + Default>(pile: &mut [T], shuffle: &mut impl FnMut(&mut [u8])) {
    let mut order: [u8; PILE_MAX] = core::array::from_fn(|place| place as u8);
    let order = &mut order[..pile.len()];
    shuffle(order);
    let mut before = [T::default(); PILE_MAX];
    before[..pile.len()].copy_from_slice(pile);
    for (item, &place) in pile.iter_mut().zip(&*order) {
        *item = before[place as usize];
    }
}

/// A secret does not print itself.
impl core::fmt::Debug for Stock {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Stock(..)")
    }
}
