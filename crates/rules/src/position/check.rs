//! Whether an action is legal, and if not, why (§9).
//!
//! Written independently of `legal`; a test compares the two.

use super::{Phase, Position};
use crate::action::{Action, Taxed};
use crate::builders::{Builders, Spot};
use crate::cell::Cell;
use crate::domino::DominoId;
use crate::error::IllegalAction as Illegal;
use crate::line::Slot;
use crate::terrain::Terrain;

type Verdict = Result<(), Illegal>;

impl Position {
    /// Checks that an action is legal for the seat to move.
    ///
    /// # Errors
    /// The first reason that applies, in the order of §9 of the rules.
    pub fn check(&self, action: Action) -> Verdict {
        match self.phase {
            Phase::Over => return Err(Illegal::GameOver),
            Phase::DealBuildings | Phase::DealLine | Phase::DrawKing => {
                return Err(Illegal::Chance);
            }
            _ => {}
        }
        match action {
            Action::Claim(slot) => {
                self.due(Phase::Claim)?;
                self.check_claim(slot)
            }
            Action::Place { domino, placement } => {
                self.due(Phase::Place)?;
                if self.domino_to_place() != Some(domino) {
                    return Err(Illegal::WrongDomino);
                }
                let kingdom = self.kingdom_to_move();
                Ok(kingdom.check_placement(domino, placement)?)
            }
            Action::Discard(domino) => {
                self.due(Phase::Place)?;
                self.check_discard(domino)
            }
            Action::Tax(taxed) => self.check_tax(taxed).and(self.due(Phase::Tax)),
            Action::Build { spot, at } => self.check_build(spot, at).and(self.due(Phase::Build)),
            Action::Bribe(spot) => self.check_bribe(spot).and(self.due(Phase::Bribe)),
            Action::Pass => match self.phase {
                Phase::Tax | Phase::Build | Phase::Bribe => Ok(()),
                _ => Err(Illegal::NotNow),
            },
        }
    }

    fn due(&self, phase: Phase) -> Verdict {
        refuse(self.phase != phase, Illegal::NotNow)
    }

    fn check_claim(&self, slot: Slot) -> Verdict {
        let entry = self.next.get(slot).ok_or(Illegal::NoSuchSlot)?;
        refuse(entry.king.is_some(), Illegal::SlotTaken)
    }

    fn check_discard(&self, domino: DominoId) -> Verdict {
        refuse(self.domino_to_place() != Some(domino), Illegal::WrongDiscard)?;
        refuse(self.kingdom_to_move().accepts(domino), Illegal::CanPlace)
    }

    fn check_tax(&self, taxed: Taxed) -> Verdict {
        self.builders_in_play()?;
        refuse(self.discarded_now, Illegal::NothingPlaced)?;
        let hand = self.purse(self.realm_to_move()).knights;
        refuse(hand < taxed.knights(), Illegal::NoKnight)
    }

    fn check_build(&self, spot: Spot, at: Cell) -> Verdict {
        let builders = self.builders_in_play()?;
        let realm = self.realm_to_move();
        refuse(builders.tile(spot).is_none(), Illegal::NothingToBuild)?;
        let square = self.kingdom(realm).square(at).ok_or(Illegal::NotATown)?;
        refuse(square.terrain != Terrain::Town, Illegal::NotATown)?;
        refuse(square.building.is_some(), Illegal::AlreadyBuilt)?;
        refuse(builders.price(spot, realm) > self.purse(realm).coins, Illegal::TooDear)
    }

    fn check_bribe(&self, spot: Spot) -> Verdict {
        let builders = self.builders_in_play()?;
        let realm = self.realm_to_move();
        refuse(builders.dragon_away, Illegal::DragonAway)?;
        refuse(builders.queen == Some(realm), Illegal::HostsQueen)?;
        refuse(self.purse(realm).coins == 0, Illegal::NoCoin)?;
        refuse(builders.tile(spot).is_none(), Illegal::NothingToBurn)
    }

    fn builders_in_play(&self) -> Result<&Builders, Illegal> {
        self.builders.as_ref().ok_or(Illegal::NotInTheseRules)
    }
}

fn refuse(when: bool, reason: Illegal) -> Verdict {
    if when { Err(reason) } else { Ok(()) }
}
