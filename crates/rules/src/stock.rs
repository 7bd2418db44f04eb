//! What lies face down, in the order in which it will be revealed.
//!
//! The dealer's side of a game: kings in the hand that draws them, dominoes in their boxes, tiles
//! in their pile. A stock brings no randomness of its own ([`Stock::shuffled`] asks for it) and
//! does not remember how much of it was dealt: what comes next follows from the position, so
//! undoing and replaying need no care. It is a secret; positions, actions and records never hold
//! one.

use crate::action::Deal;
use crate::boxes::Origin;
use crate::builders::{Builders, Uncovered};
use crate::building::Building;
use crate::domino::DominoId;
use crate::domino_set::DominoSet;
use crate::position::{Chance, Position};
use crate::rules::Rules;
use crate::seat::Seat;

/// Everything that chance decides in a game, decided in advance.
#[derive(Clone, PartialEq, Eq)]
pub struct Stock {
    /// All kings in the order in which they will be drawn.
    pub kings: Vec<Seat>,
    /// The dominoes of each box ([`Origin::index`]) in the order in which they will be dealt, those
    /// to be set aside last; none of a box that is not played.
    pub dominoes: [Vec<DominoId>; Origin::COUNT],
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
            dominoes: Origin::ALL.map(of),
            buildings: tiles.filter(|_| rules.boxes.has_queendomino()).collect(),
        }
    }

    /// A stock for continuing a game from this position: what has been seen lies on top, the rest
    /// below, shuffled by `shuffle` (see [`shuffle_piles`](Self::shuffle_piles)).
    pub fn continuing_from(position: &Position, shuffle: impl FnMut(&mut [u8])) -> Self {
        let seen = Self::seen_in(position);
        let mut rest = Self::unshuffled(position.rules());
        take_out(&mut rest.kings, &seen.kings);
        rest.dominoes.iter_mut().zip(&seen.dominoes).for_each(|(pile, out)| take_out(pile, out));
        take_out(&mut rest.buildings, &seen.buildings);
        rest.shuffle_piles(shuffle);
        rest.kings.splice(0..0, seen.kings);
        for (pile, top) in rest.dominoes.iter_mut().zip(seen.dominoes) {
            pile.splice(0..0, top);
        }
        rest.buildings.splice(0..0, seen.buildings);
        rest
    }

    /// What chance has revealed so far, as far as the position still shows it.
    fn seen_in(position: &Position) -> Self {
        let seen = position.rules().deck() - position.unseen();
        let uncovered = |builders: &Builders| {
            let hidden = builders.hidden;
            let tiles = move |tile: Building| tile.spec().copies - hidden[tile.index()];
            Building::all().flat_map(move |tile| (0..tiles(tile)).map(move |_| tile)).collect()
        };
        Self {
            kings: position.kings_drawn().collect(),
            dominoes: Origin::ALL
                .map(|origin| (seen & DominoSet::of_box(origin)).into_iter().collect()),
            buildings: position.builders().map(uncovered).unwrap_or_default(),
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

    /// Shuffles every pile with a shuffle of your own, which is given the indices of its items: for
    /// example `|order| order.shuffle(&mut rng)`. Allocates nothing.
    pub fn shuffle_piles(&mut self, mut shuffle: impl FnMut(&mut [u8])) {
        reorder(&mut self.kings, &mut shuffle);
        self.dominoes.iter_mut().for_each(|pile| reorder(pile, &mut shuffle));
        reorder(&mut self.buildings, &mut shuffle);
    }

    /// What chance brings in this position; `None` when nothing is due, or when the position does not
    /// belong to a game with this stock.
    pub fn deal(&self, position: &Position) -> Option<Deal> {
        match position.chance()? {
            Chance::King { .. } => Some(Deal::King(*self.kings.get(position.next_line().kings())?)),
            Chance::Line { count, unseen } => {
                let rules = position.rules();
                let line = position.lines_dealt();
                let origin = rules.origin_of_line(line);
                // Lines come from the boxes in turn (§2.5).
                let earlier = line as usize / rules.boxes.len();
                let pile = &self.dominoes[origin.index()];
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

/// Removes items from a pile, each once.
fn take_out<T: PartialEq>(pile: &mut Vec<T>, items: &[T]) {
    for item in items {
        if let Some(at) = pile.iter().position(|other| other == item) {
            pile.remove(at);
        }
    }
}

/// The size of the largest pile.
const PILE_MAX: usize = {
    let mut most = Building::TILES;
    let mut at = 0;
    while at < Origin::COUNT {
        let dominoes = Origin::ALL[at].dominoes() as usize;
        most = if dominoes > most { dominoes } else { most };
        at += 1;
    }
    most
};

const IN_ORDER: [u8; PILE_MAX] = {
    let mut order = [0; PILE_MAX];
    let mut at = 0;
    while at < PILE_MAX {
        order[at] = at as u8;
        at += 1;
    }
    order
};

/// Puts the items of a pile in the order in which `shuffle` leaves their indices.
fn reorder<T: Copy + Default>(pile: &mut [T], shuffle: &mut impl FnMut(&mut [u8])) {
    if pile.len() < 2 {
        return;
    }
    let mut order = IN_ORDER;
    let order = &mut order[..pile.len()];
    shuffle(order);
    let mut before = [T::default(); PILE_MAX];
    before[..pile.len()].copy_from_slice(pile);
    for (item, &place) in pile.iter_mut().zip(&*order) {
        *item = before[place as usize];
    }
}

/// Prints nothing of its contents, which are secret.
impl core::fmt::Debug for Stock {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Stock(..)")
    }
}
