//! Section 9: why a decision is not allowed, check by check in the order of that list. It never
//! looks into the list of legal moves, so that the tests can compare the two. Tax, build and bribe
//! check last whether it is the moment, all others first.

use crate::data::{Domino, Terrain, halves};
use crate::game::{Game, Phase};
use crate::kingdom::{Cell, fits, occupied, placements, step, touches};
use crate::moves::{Direction, Move};

const NOT_NOW: Option<&str> = Some("action.not_now");
const NOT_IN_THESE_RULES: Option<&str> = Some("action.not_in_these_rules");

impl Game {
    /// Why a move is not allowed; `None` when it is.
    pub fn refusal(&self, mv: &Move) -> Option<&'static str> {
        if self.phase == Phase::Over {
            return Some("game.over");
        }
        let Some(seat) = self.seat() else {
            return Some("game.chance");
        };
        let realm = self.options.realm_of(seat);
        match *mv {
            Move::Claim { slot } => self.claim_refusal(slot),
            Move::Place { domino, at, toward } => self.place_refusal(realm, domino, at, toward),
            Move::Discard { domino } => self.discard_refusal(realm, domino),
            Move::Tax { left, right } => self.tax_refusal(realm, left, right),
            Move::Build { spot, at } => self.build_refusal(realm, spot, at),
            Move::Bribe { spot } => self.bribe_refusal(realm, spot),
            Move::Pass => match self.phase {
                Phase::Tax | Phase::Build | Phase::Bribe => None,
                _ => NOT_NOW,
            },
        }
    }

    fn claim_refusal(&self, slot: usize) -> Option<&'static str> {
        if self.phase != Phase::FirstClaim && self.phase != Phase::Claim {
            return NOT_NOW;
        }
        if slot >= self.next.len() {
            return Some("claim.no_such_slot");
        }
        if self.next[slot].seat.is_some() {
            return Some("claim.slot_taken");
        }
        None
    }

    fn place_refusal(
        &self,
        realm: usize,
        domino: Domino,
        at: Cell,
        toward: Direction,
    ) -> Option<&'static str> {
        if self.phase != Phase::Place {
            return NOT_NOW;
        }
        if domino != self.line[self.turn].domino {
            return Some("place.wrong_domino");
        }
        let [left, right] = halves(domino);
        if left == right && (toward == Direction::South || toward == Direction::West) {
            return Some("place.reversed_double");
        }
        let squares = &self.realms[realm].squares;
        let beside = step(at, toward);
        if occupied(squares, at) || occupied(squares, beside) {
            return Some("place.occupied");
        }
        if !fits(squares, [at, beside], self.options.grid) {
            return Some("place.outside_grid");
        }
        if !touches(squares, at, left.terrain) && !touches(squares, beside, right.terrain) {
            return Some("place.no_match");
        }
        None
    }

    fn discard_refusal(&self, realm: usize, domino: Domino) -> Option<&'static str> {
        if self.phase != Phase::Place {
            return NOT_NOW;
        }
        if domino != self.line[self.turn].domino {
            return Some("discard.wrong_domino");
        }
        if !placements(&self.realms[realm].squares, self.options.grid, domino).is_empty() {
            return Some("discard.can_place");
        }
        None
    }

    /// A tax without any knight has no code of its own; there is never a moment for it.
    fn tax_refusal(&self, realm: usize, left: bool, right: bool) -> Option<&'static str> {
        if self.builders.is_none() {
            return NOT_IN_THESE_RULES;
        }
        if self.discarded {
            return Some("tax.no_domino");
        }
        let wanted = u32::from(left) + u32::from(right);
        if wanted > self.realms[realm].knights {
            return Some("tax.no_knight");
        }
        if self.phase != Phase::Tax || wanted == 0 {
            return NOT_NOW;
        }
        None
    }

    fn build_refusal(&self, realm: usize, spot: usize, at: Cell) -> Option<&'static str> {
        let Some(builders) = &self.builders else {
            return NOT_IN_THESE_RULES;
        };
        if builders.tile(spot).is_none() {
            return Some("build.empty_spot");
        }
        let Some(square) = self.realms[realm].squares.get(&at) else {
            return Some("build.not_a_town");
        };
        if square.terrain != Terrain::Town {
            return Some("build.not_a_town");
        }
        if square.building.is_some() {
            return Some("build.already_built");
        }
        if builders.price(spot, realm) > self.realms[realm].coins {
            return Some("build.too_dear");
        }
        if self.phase != Phase::Build {
            return NOT_NOW;
        }
        None
    }

    fn bribe_refusal(&self, realm: usize, spot: usize) -> Option<&'static str> {
        let Some(builders) = &self.builders else {
            return NOT_IN_THESE_RULES;
        };
        if !builders.dragon_home {
            return Some("bribe.dragon_away");
        }
        if builders.queen == Some(realm) {
            return Some("bribe.hosts_queen");
        }
        if self.realms[realm].coins < 1 {
            return Some("bribe.no_coin");
        }
        if builders.tile(spot).is_none() {
            return Some("bribe.empty_spot");
        }
        if self.phase != Phase::Bribe {
            return NOT_NOW;
        }
        None
    }
}
