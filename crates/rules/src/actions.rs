//! The legal actions of a position, computed on demand instead of stored in a list.
//!
//! A set of cells holds dozens of placements in sixteen bytes; counting is a population count.
//! The order is stable: claims by slot; placements as [`Placements`] orders them; taxes left,
//! right, both; buildings by spot, then by cell; burnt tiles by spot; and passing last.

use core::borrow::Borrow;

use crate::action::{Action, Taxed};
use crate::builders::{SPOTS, Spot};
use crate::cell::Cell;
use crate::domino::DominoId;
use crate::kingdom::{Cells, Placements, PlacementsIter};
use crate::line::Slot;

/// The legal actions of the seat to move; empty when no seat is to move.
#[derive(Clone, Debug)]
pub struct Actions(pub(crate) Choices);

/// One family of actions for each kind of decision.
#[derive(Clone, Debug)]
pub(crate) enum Choices {
    None,
    Claims { free: u8 },
    Places { domino: DominoId, placements: Placements },
    Discard(DominoId),
    Taxes { knights: u8 },
    Builds { affordable: u8, sites: Cells },
    Bribes { burnable: u8 },
}

impl Actions {
    /// How many actions there are.
    #[inline(always)]
    pub fn len(&self) -> usize {
        match &self.0 {
            Choices::None => 0,
            Choices::Claims { free } => free.count_ones() as usize,
            Choices::Places { placements, .. } => placements.len(),
            Choices::Discard(_) => 1,
            Choices::Taxes { knights } => taxes(*knights).len() + 1,
            Choices::Builds { affordable, sites } => {
                affordable.count_ones() as usize * sites.len() + 1
            }
            Choices::Bribes { burnable } => burnable.count_ones() as usize + 1,
        }
    }

    /// Whether no seat is to move.
    pub fn is_empty(&self) -> bool {
        matches!(self.0, Choices::None)
    }

    /// The action at an index.
    #[inline(always)]
    pub fn get(&self, index: usize) -> Option<Action> {
        let or_pass = |action: Option<Action>, others: usize| {
            action.or((index == others).then_some(Action::Pass))
        };
        match &self.0 {
            Choices::None => None,
            Choices::Claims { free } => Some(Action::Claim(Slot::new(nth_bit(*free, index)?)?)),
            Choices::Places { domino, placements } => {
                let placement = placements.get(index)?;
                Some(Action::Place { domino: *domino, placement })
            }
            Choices::Discard(domino) => (index == 0).then_some(Action::Discard(*domino)),
            Choices::Taxes { knights } => {
                let taxes = taxes(*knights);
                or_pass(taxes.get(index).copied().map(Action::Tax), taxes.len())
            }
            Choices::Builds { affordable, sites } => {
                let build = nth_bit(*affordable, index / sites.len()).and_then(|price| {
                    let at = sites.clone().select(index % sites.len())?;
                    Some(Action::Build { spot: Spot::new(price)?, at })
                });
                or_pass(build, affordable.count_ones() as usize * sites.len())
            }
            Choices::Bribes { burnable } => {
                let burnt = nth_bit(*burnable, index).and_then(Spot::new);
                or_pass(burnt.map(Action::Bribe), burnable.count_ones() as usize)
            }
        }
    }

    /// Whether an action is legal.
    pub fn contains(&self, action: Action) -> bool {
        self.iter().any(|legal| legal == action)
    }

    /// The spots whose tiles the realm can afford, and the cells that any of them can be built on.
    /// `None` unless a building may be bought now.
    pub fn builds(
        &self,
    ) -> Option<(impl Iterator<Item = Spot>, impl ExactSizeIterator<Item = Cell> + Clone)> {
        let Choices::Builds { affordable, sites } = &self.0 else { return None };
        let affordable = *affordable;
        let spots = Spot::all().filter(move |spot| affordable >> spot.index() & 1 == 1);
        Some((spots, sites.clone()))
    }

    /// All actions in order.
    pub fn iter(&self) -> ActionsIter<&Self> {
        ActionsIter { placements: self.placements(), actions: self, index: 0 }
    }

    fn placements(&self) -> Option<PlacementsIter> {
        match &self.0 {
            Choices::Places { placements, .. } => Some(placements.iter()),
            _ => None,
        }
    }
}

impl<'a> IntoIterator for &'a Actions {
    type Item = Action;
    type IntoIter = ActionsIter<&'a Actions>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for Actions {
    type Item = Action;
    type IntoIter = ActionsIter<Self>;

    fn into_iter(self) -> Self::IntoIter {
        ActionsIter { placements: self.placements(), actions: self, index: 0 }
    }
}

/// Iterates over the legal actions in order; `A` is `&Actions` or `Actions`.
#[derive(Clone, Debug)]
pub struct ActionsIter<A> {
    actions: A,
    index: usize,
    /// Walks the sets of placements once; [`Actions::get`] would start over each time.
    placements: Option<PlacementsIter>,
}

impl<A: Borrow<Actions>> Iterator for ActionsIter<A> {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        let actions = self.actions.borrow();
        if let (Some(placements), Choices::Places { domino, .. }) =
            (&mut self.placements, &actions.0)
        {
            let placement = placements.next()?;
            return Some(Action::Place { domino: *domino, placement });
        }
        let action = actions.get(self.index)?;
        self.index += 1;
        Some(action)
    }
}

fn taxes(knights: u8) -> &'static [Taxed] {
    if knights >= 2 { &Taxed::ALL } else { &Taxed::ALL[..2] }
}

/// The position of the bit that has `n` set bits below it.
fn nth_bit(mut bits: u8, n: usize) -> Option<usize> {
    const { assert!(SPOTS <= 8, "spots and slots fit in one byte") };
    for _ in 0..n {
        bits &= bits.wrapping_sub(1);
    }
    (bits != 0).then_some(bits.trailing_zeros() as usize)
}
