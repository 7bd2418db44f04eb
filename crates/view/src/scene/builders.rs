//! The builders' board, the towers, the Queen and the dragon.

use rules::{Actor, Building, BuildingCounts, Position, Realm, Spot};

/// The middle of the table in games with Queendomino's box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildersScene {
    /// The realm that prices apply to: the viewer's, or for spectators the one to move.
    pub buyer: Option<Realm>,
    /// The six spots, cheapest first.
    pub offers: Vec<OfferScene>,
    /// The visible top of the pile.
    pub top: Option<Building>,
    /// The number of tiles below the top.
    pub hidden_count: usize,
    /// The same by kind: the kinds are known, their order is not.
    pub hidden: BuildingCounts,
    /// Knights left in the box.
    pub knights_left: u8,
    /// Towers left in the box.
    pub towers_left: u8,
    /// The number of towers of each realm.
    pub towers: Vec<u8>,
    /// The Queen's host.
    pub queen: Option<Realm>,
    /// Whether the dragon has flown off this round.
    pub dragon_away: bool,
}

/// A spot of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferScene {
    /// The spot, which has a printed price.
    pub spot: Spot,
    /// The tile on it.
    pub building: Option<Building>,
    /// What the buyer pays, with the Queen's discount.
    pub price: u16,
    /// Whether there is a tile and the buyer can pay for it.
    pub affordable: bool,
}

impl BuildersScene {
    /// How many more towers the buyer needs to host the Queen (§7.10); `None` for her host, or if
    /// the box has too few.
    pub fn towers_to_queen(&self) -> Option<u8> {
        let buyer = self.buyer.filter(|buyer| self.queen != Some(*buyer))?;
        let own = *self.towers.get(buyer.index())?;
        let most = self.towers.iter().copied().max()?;
        Some((most - own).max(1)).filter(|missing| *missing <= self.towers_left)
    }

    pub(super) fn of(position: &Position, own: Option<Realm>) -> Option<Self> {
        let rules = position.rules();
        let builders = position.builders()?;
        let to_move = match position.actor() {
            Actor::Seat(seat) => Some(rules.realm_of(seat)),
            Actor::Chance | Actor::Nobody => None,
        };
        let buyer = own.or(to_move);
        let offer = |spot: Spot| {
            let building = builders.tile(spot);
            let price = buyer.map_or(spot.price() as u16, |realm| builders.price(spot, realm));
            let pays = buyer.is_some_and(|realm| position.purse(realm).coins >= price);
            OfferScene { spot, building, price, affordable: building.is_some() && pays }
        };
        Some(Self {
            buyer,
            offers: Spot::all().map(offer).collect(),
            top: builders.top,
            hidden_count: builders.hidden_count(),
            hidden: builders.hidden,
            knights_left: builders.knights,
            towers_left: builders.towers,
            towers: rules.realms().map(|realm| position.purse(realm).towers).collect(),
            queen: builders.queen,
            dragon_away: builders.dragon_away,
        })
    }
}
