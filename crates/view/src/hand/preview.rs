//! What would happen if the hand were played, found by playing it on a copy.

use rules::{
    Action, Building, Cell, DominoId, Half, IllegalAction, Misplacement, Slot, Spot, Taxed,
};

use super::{Ghost, Hand, Holding};
use crate::scene::{BestSpot, Bonus, Bonuses, Choice, Outlook, TaxOffer, best_spot};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Preview {
    Claim(ClaimPreview),
    Place(PlacePreview),
    Discard { domino: DominoId },
    Tax(TaxPreview),
    Build(BuildPreview),
    Bribe(BribePreview),
}

/// A slot under the king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimPreview {
    pub slot: Slot,
    pub domino: DominoId,
    /// Why it cannot be claimed, if it cannot.
    pub refusal: Option<IllegalAction>,
    /// Where the domino would score most in the kingdom as it is now; `None` if it fits nowhere.
    pub best: Option<BestSpot>,
}

/// A domino over the kingdom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacePreview {
    pub domino: DominoId,
    /// The left and right half.
    pub halves: [HalfPreview; 2],
    /// Why it cannot be placed, if it cannot.
    pub refusal: Option<IllegalAction>,
    /// The change in the realm's points; `None` if it is illegal.
    pub gain: Option<i32>,
    /// What knights could collect on it, if there are any.
    pub taxes: Vec<TaxOffer>,
    /// Free cells that could still be filled before but not after.
    pub spoilt: Vec<Cell>,
    /// The bonuses afterwards.
    pub bonuses: Option<Bonuses>,
    pub loses_harmony: bool,
    pub loses_middle_kingdom: bool,
}

/// A half over the kingdom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HalfPreview {
    pub half: Half,
    /// `None` if it is beyond every kingdom.
    pub cell: Option<Cell>,
    /// Why it cannot lie there, regardless of its neighbours: occupied or outside the grid.
    pub obstacle: Option<Misplacement>,
}

/// Knights over the domino just placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TaxPreview {
    pub taxed: Taxed,
    pub coins: u16,
    /// The change in the realm's points.
    pub gain: i32,
}

/// A tile over a town square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildPreview {
    pub spot: Spot,
    pub building: Building,
    pub at: Cell,
    pub price: u16,
    /// The change in the realm's points, with the price deducted.
    pub gain: i32,
    /// Knights it brings.
    pub knights: u8,
    /// Towers it brings.
    pub towers: u8,
    pub brings_queen: bool,
}

/// A tile to burn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BribePreview {
    pub spot: Spot,
    pub building: Building,
    /// The change in the realm's points, because of the coin.
    pub gain: i32,
}

impl Preview {
    pub(super) fn of(hand: &Hand) -> Option<Self> {
        Some(match &hand.holding {
            Holding::Nothing => return None,
            Holding::King { slot, .. } => Self::Claim(claim(hand, *slot)?),
            Holding::Domino(ghost) => Self::Place(place(hand, ghost)),
            Holding::Misfit(domino) => Self::Discard { domino: *domino },
            Holding::Knights { taxed, offers, .. } => {
                let offer = offers.iter().find(|offer| Some(offer.taxed) == *taxed)?;
                let gain = gain(hand, Action::Tax(offer.taxed))?;
                Self::Tax(TaxPreview { taxed: offer.taxed, coins: offer.coins, gain })
            }
            Holding::Tile { spot, site, .. } => Self::Build(build(hand, (*spot)?, *site)?),
            Holding::Torch { spot, .. } => {
                let spot = (*spot)?;
                let building = hand.position.builders()?.tile(spot)?;
                let gain = gain(hand, Action::Bribe(spot))?;
                Self::Bribe(BribePreview { spot, building, gain })
            }
        })
    }
}

/// The realm's points after an action; `None` if it is illegal.
pub(super) fn points_after(hand: &Hand, action: Action) -> Option<u16> {
    let mut after = hand.position;
    after.play(action).ok()?;
    Some(after.points(hand.realm()))
}

fn gain(hand: &Hand, action: Action) -> Option<i32> {
    let before = hand.position.points(hand.realm());
    Some(i32::from(points_after(hand, action)?) - i32::from(before))
}

fn claim(hand: &Hand, slot: Slot) -> Option<ClaimPreview> {
    let domino = hand.position.next_line().get(slot)?.domino;
    let refusal = hand.position.check(Action::Claim(slot)).err();
    let best = best_spot(&hand.position, hand.realm(), domino);
    Some(ClaimPreview { slot, domino, refusal, best })
}

fn place(hand: &Hand, ghost: &Ghost) -> PlacePreview {
    let (position, realm, domino) = (&hand.position, hand.realm(), ghost.domino);
    let action = ghost.placement().map(|placement| Action::Place { domino, placement });
    let refusal =
        action.map_or(Some(IllegalAction::OutsideGrid), |action| position.check(action).err());
    let legal = action.filter(|_| refusal.is_none());
    let after = legal.and_then(|action| {
        let mut after = *position;
        after.play(action).ok()?;
        Some(after)
    });
    let taxes = match after.as_ref().and_then(Choice::of) {
        Some(Choice::Tax { offers, .. }) => offers,
        _ => Vec::new(),
    };
    let before = Bonuses::of(position, realm);
    let bonuses = after.as_ref().map(|after| Bonuses::of(after, realm));
    let is_lost = |old: Bonus, new: Option<Bonus>| old != Bonus::Lost && new == Some(Bonus::Lost);
    let printed = domino.domino();
    let [left, right] = ghost.cells_of_halves();
    let half =
        |half: Half, cell: Option<Cell>| HalfPreview { half, cell, obstacle: obstacle(hand, cell) };
    PlacePreview {
        domino,
        halves: [half(printed.left, left), half(printed.right, right)],
        refusal,
        gain: legal.and_then(|action| gain(hand, action)),
        taxes,
        spoilt: after.as_ref().map_or_else(Vec::new, |after| {
            let dead = Outlook::of(position, realm).dead_cells(position.kingdom(realm));
            let next = Outlook::of(after, realm).dead_cells(after.kingdom(realm));
            next.into_iter().filter(|cell| !dead.contains(cell)).collect()
        }),
        bonuses,
        loses_harmony: is_lost(before.harmony, bonuses.map(|all| all.harmony)),
        loses_middle_kingdom: is_lost(before.middle_kingdom, bonuses.map(|all| all.middle_kingdom)),
    }
}

fn obstacle(hand: &Hand, cell: Option<Cell>) -> Option<Misplacement> {
    let kingdom = hand.position.kingdom(hand.realm());
    let Some(cell) = cell else { return Some(Misplacement::OutsideGrid) };
    if cell == Cell::CASTLE || kingdom.square(cell).is_some() {
        Some(Misplacement::Occupied)
    } else {
        (!kingdom.has_room_for(cell)).then_some(Misplacement::OutsideGrid)
    }
}

fn build(hand: &Hand, spot: Spot, at: Cell) -> Option<BuildPreview> {
    let (position, realm) = (&hand.position, hand.realm());
    let builders = position.builders()?;
    let building = builders.tile(spot)?;
    let mut after = *position;
    after.play(Action::Build { spot, at }).ok()?;
    let (old, new) = (position.purse(realm), after.purse(realm));
    Some(BuildPreview {
        spot,
        building,
        at,
        price: builders.price(spot, realm),
        gain: i32::from(after.points(realm)) - i32::from(position.points(realm)),
        knights: new.knights - old.knights,
        towers: new.towers - old.towers,
        brings_queen: after.hosts_queen(realm) && !position.hosts_queen(realm),
    })
}
