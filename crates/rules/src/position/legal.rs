//! The legal actions: every list here holds exactly what `check` accepts.

use super::{Phase, Position};
use crate::actions::{Actions, Choices};
use crate::builders::Spot;
use crate::seat::Realm;

impl Position {
    /// The legal actions of the seat to move; empty while something has to be dealt, and after the
    /// end.
    #[inline(always)]
    pub fn legal_actions(&self) -> Actions {
        Actions(match self.phase {
            Phase::DealBuildings | Phase::DealLine | Phase::DrawKing | Phase::Over => Choices::None,
            Phase::Claim => Choices::Claims { free: self.next.free() },
            Phase::Place => self.placement_choices(),
            Phase::Tax => Choices::Taxes { knights: self.purse(self.realm_to_move()).knights },
            Phase::Build => {
                let realm = self.realm_to_move();
                let sites = self.kingdom(realm).building_sites();
                Choices::Builds { affordable: self.affordable(realm), sites }
            }
            Phase::Bribe => Choices::Bribes { burnable: self.tiles_on_board() },
        })
    }

    #[inline(always)]
    fn placement_choices(&self) -> Choices {
        let domino = self.current.entries()[self.turn as usize].domino;
        let placements = self.kingdom_to_move().placements(domino);
        if placements.is_empty() {
            Choices::Discard(domino)
        } else {
            Choices::Places { domino, placements }
        }
    }

    /// Whether the realm is asked to tax (§4.7): there is a domino to tax and a knight to do it.
    pub(super) fn can_tax(&self, realm: Realm) -> bool {
        !self.discarded_now && self.purse(realm).knights > 0
    }

    /// Whether the realm is asked to build.
    pub(super) fn can_build(&self, realm: Realm) -> bool {
        self.affordable(realm) != 0 && self.kingdom(realm).has_building_site()
    }

    /// Whether a realm can bribe the dragon: the dragon has not flown off, the realm does not host
    /// the Queen and has a coin, and there is a tile to burn (§7.12).
    pub fn can_bribe(&self, realm: Realm) -> bool {
        self.builders.is_some_and(|builders| !builders.dragon_away)
            && !self.hosts_queen(realm)
            && self.purse(realm).coins > 0
            && self.tiles_on_board() != 0
    }

    /// Spots whose tile the realm can pay for, as bits.
    fn affordable(&self, realm: Realm) -> u8 {
        let coins = self.purse(realm).coins;
        self.builders.as_ref().map_or(0, |builders| {
            let offers = builders.offers().filter(|&spot| builders.price(spot, realm) <= coins);
            bits(offers.map(Spot::index))
        })
    }

    fn tiles_on_board(&self) -> u8 {
        self.builders.as_ref().map_or(0, |builders| bits(builders.offers().map(Spot::index)))
    }
}

fn bits(indices: impl Iterator<Item = usize>) -> u8 {
    indices.fold(0, |bits, index| bits | 1 << index)
}
