//! What would happen if the hand let go, found out by doing it on a copy.

use rules::{
    Action, Building, Cell, DominoId, Half, IllegalAction, Misplacement, Slot, Spot, Taxed,
};

use super::{Ghost, Hand, Holding};
use crate::scene::{BestSpot, Bonus, Bonuses, Choice, Outlook, TaxOffer, best_spot};

/// What would happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Preview {
    /// A slot is claimed.
    Claim(ClaimPreview),
    /// A domino is placed.
    Place(PlacePreview),
    /// A domino is discarded.
    Discard {
        /// Which.
        domino: DominoId,
    },
    /// Knights are placed.
    Tax(TaxPreview),
    /// A tile is built.
    Build(BuildPreview),
    /// A tile is burnt.
    Bribe(BribePreview),
}

/// A slot under the king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimPreview {
    /// Which.
    pub slot: Slot,
    /// The domino on it.
    pub domino: DominoId,
    /// Why not, if not.
    pub refusal: Option<IllegalAction>,
    /// Where it would bring most as the kingdom is now; `None` where it fits nowhere.
    pub best: Option<BestSpot>,
}

/// A domino over the kingdom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacePreview {
    /// Which.
    pub domino: DominoId,
    /// The left and the right half.
    pub halves: [HalfPreview; 2],
    /// Why not, if not.
    pub refusal: Option<IllegalAction>,
    /// The change of the realm's points; `None` where it may not lie.
    pub gain: Option<i32>,
    /// What knights could collect on it, if there are any.
    pub taxes: Vec<TaxOffer>,
    /// Free cells that could be filled until now and could not any more.
    pub spoilt: Vec<Cell>,
    /// The bonuses as they would stand.
    pub bonuses: Option<Bonuses>,
    /// Whether Harmony would be lost by it.
    pub loses_harmony: bool,
    /// Whether the Middle Kingdom would be lost by it.
    pub loses_middle_kingdom: bool,
}

/// A half over the kingdom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HalfPreview {
    /// What it shows.
    pub half: Half,
    /// Where it would lie; `None` beyond every kingdom.
    pub cell: Option<Cell>,
    /// Why it cannot lie there whatever is beside it: occupied or outside the grid.
    pub obstacle: Option<Misplacement>,
}

/// Knights over the domino just placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TaxPreview {
    /// Which halves.
    pub taxed: Taxed,
    /// The coins that come in.
    pub coins: u16,
    /// The change of the realm's points.
    pub gain: i32,
}

/// A tile over a town square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildPreview {
    /// Where it lies.
    pub spot: Spot,
    /// Which.
    pub building: Building,
    /// Where it would go.
    pub at: Cell,
    /// What it costs.
    pub price: u16,
    /// The change of the realm's points, the price taken off.
    pub gain: i32,
    /// Knights that come to the hand.
    pub knights: u8,
    /// Towers that come.
    pub towers: u8,
    /// Whether the Queen would come.
    pub brings_queen: bool,
}

/// A tile to burn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BribePreview {
    /// Where it lies.
    pub spot: Spot,
    /// Which.
    pub building: Building,
    /// The change of the realm's points by the coin.
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

/// The realm's points after an action; `None` if it is not legal.
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
