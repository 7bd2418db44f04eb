//! Every decision that a player may make, listed from what the rules allow. `refusal` judges a
//! single decision from what they forbid; the tests compare the two. The same lists say whether a
//! player is asked at all (§4.7).

use crate::game::{Game, Phase};
use crate::kingdom::placements;
use crate::moves::Move;

impl Game {
    /// All legal moves of the seat to move; none when no seat is to move.
    pub fn legal_moves(&self) -> Vec<Move> {
        let Some(seat) = self.seat() else {
            return Vec::new();
        };
        let realm = self.options.realm_of(seat);
        match self.phase {
            Phase::Place => self.place_moves(realm),
            Phase::Tax => with_pass(self.tax_moves(realm)),
            Phase::Build => with_pass(self.build_moves(realm)),
            Phase::Bribe => with_pass(self.bribe_moves(realm)),
            _ => self.claim_moves(),
        }
    }

    /// Whether there is something to decide in a part of the turn (§4.7).
    pub(crate) fn has_choice(&self, phase: Phase, realm: usize) -> bool {
        match phase {
            Phase::Tax => !self.tax_moves(realm).is_empty(),
            Phase::Build => !self.build_moves(realm).is_empty(),
            Phase::Bribe => !self.bribe_moves(realm).is_empty(),
            _ => !self.claim_moves().is_empty(),
        }
    }

    fn claim_moves(&self) -> Vec<Move> {
        let free = (0..self.next.len()).filter(|&slot| self.next[slot].seat.is_none());
        free.map(|slot| Move::Claim { slot }).collect()
    }

    /// A domino is discarded only when it cannot be placed (§5.6).
    fn place_moves(&self, realm: usize) -> Vec<Move> {
        let domino = self.line[self.turn].domino;
        let found = placements(&self.realms[realm].squares, self.options.grid, domino);
        if found.is_empty() { vec![Move::Discard { domino }] } else { found }
    }

    /// One knight on either half, or two on both (§7.4).
    fn tax_moves(&self, realm: usize) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.builders.is_none() || self.placed.is_none() {
            return moves;
        }
        if self.realms[realm].knights >= 1 {
            moves.push(Move::Tax { left: true, right: false });
            moves.push(Move::Tax { left: false, right: true });
        }
        if self.realms[realm].knights >= 2 {
            moves.push(Move::Tax { left: true, right: true });
        }
        moves
    }

    /// Every tile that the realm can pay for, on every town square that has none (§7.8).
    fn build_moves(&self, realm: usize) -> Vec<Move> {
        let mut moves = Vec::new();
        let Some(builders) = &self.builders else {
            return moves;
        };
        let towns = self.realms[realm].free_towns();
        for spot in builders.taken_spots() {
            if builders.price(spot, realm) <= self.realms[realm].coins {
                moves.extend(towns.iter().map(|&at| Move::Build { spot, at }));
            }
        }
        moves
    }

    /// Any tile on the board, for a coin, unless the realm hosts the Queen (§7.12).
    fn bribe_moves(&self, realm: usize) -> Vec<Move> {
        match &self.builders {
            Some(builders)
                if builders.dragon_home
                    && builders.queen != Some(realm)
                    && self.realms[realm].coins >= 1 =>
            {
                builders.taken_spots().map(|spot| Move::Bribe { spot }).collect()
            }
            _ => Vec::new(),
        }
    }
}

fn with_pass(mut moves: Vec<Move>) -> Vec<Move> {
    moves.push(Move::Pass);
    moves
}
