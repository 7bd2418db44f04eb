//! What a decision does (§4.3, §5, §7), and what follows it: the next part of the turn, the next
//! turn, the next round, or the end. Every move passes through `refusal` first, so the rest may
//! assume that it is legal.

use crate::data::{Domino, building, halves};
use crate::game::{Game, Phase};
use crate::kingdom::{Cell, Square, step, territory_at};
use crate::moves::{Direction, Move};

impl Game {
    /// Plays a move of the seat to move. The game is unchanged when it is refused.
    ///
    /// # Errors
    /// The code of section 9 when the move is not legal.
    pub fn play(&mut self, mv: &Move) -> Result<(), &'static str> {
        if let Some(code) = self.refusal(mv) {
            return Err(code);
        }
        let seat = self.seat().expect("a legal move has a seat");
        let realm = self.options.realm_of(seat);
        match *mv {
            Move::Claim { slot } => {
                if self.phase == Phase::FirstClaim {
                    self.next[slot].seat = self.first_claims.pop_front();
                    self.after_first_claim();
                    return Ok(());
                }
                self.next[slot].seat = Some(seat);
            }
            Move::Place { domino, at, toward } => self.place(realm, domino, at, toward),
            Move::Discard { .. } => {
                self.realms[realm].discards += 1;
                self.discarded = true;
            }
            Move::Tax { left, right } => self.tax(realm, left, right),
            Move::Build { spot, at } => self.build(realm, spot, at),
            Move::Bribe { spot } => self.bribe(realm, spot),
            Move::Pass => {}
        }
        self.advance_turn(realm);
        Ok(())
    }

    fn place(&mut self, realm: usize, domino: Domino, at: Cell, toward: Direction) {
        let [left, right] = halves(domino);
        let beside = step(at, toward);
        let squares = &mut self.realms[realm].squares;
        squares.insert(at, Square::of(left));
        squares.insert(beside, Square::of(right));
        self.placed = Some([at, beside]);
    }

    /// Each knight is one collection (§7.5, §7.7).
    fn tax(&mut self, realm: usize, left: bool, right: bool) {
        let [left_cell, right_cell] = self.placed.expect("tax follows a placement");
        let realm = &mut self.realms[realm];
        for (wanted, cell) in [(left, left_cell), (right, right_cell)] {
            if wanted {
                realm.knights -= 1;
                realm.squares.get_mut(&cell).expect("just placed").knight = true;
                let territory = territory_at(&realm.squares, cell).len() as u32;
                realm.coins += territory + realm.tax_bonus();
            }
        }
    }

    /// Pays, builds, takes what the box still has (§7.9), and moves the Queen (§7.10).
    fn build(&mut self, realm: usize, spot: usize, at: Cell) {
        let builders = self.builders.as_mut().expect("a legal build has builders");
        let price = builders.price(spot, realm);
        let id = builders.spots[spot].take().expect("a legal build has a tile");
        let knights = building(&id).knights.min(builders.knights);
        let towers = building(&id).towers.min(builders.towers);
        builders.knights -= knights;
        builders.towers -= towers;

        let builder = &mut self.realms[realm];
        builder.coins -= price;
        builder.knights += knights;
        builder.towers += towers;
        builder.squares.get_mut(&at).expect("a legal build has a town").building = Some(id);

        let most = self.realms.iter().map(|realm| realm.towers).max();
        if towers > 0 && Some(self.realms[realm].towers) == most {
            builders.queen = Some(realm);
        }
    }

    fn bribe(&mut self, realm: usize, spot: usize) {
        let builders = self.builders.as_mut().expect("a legal bribe has builders");
        builders.spots[spot] = None;
        builders.dragon_home = false;
        self.realms[realm].coins -= 1;
    }

    /// Moves on to the next part of the turn in which there is something to decide (§4.3, §4.7).
    fn advance_turn(&mut self, realm: usize) {
        for phase in [Phase::Tax, Phase::Build, Phase::Bribe, Phase::Claim] {
            if phase > self.phase && self.has_choice(phase, realm) {
                self.phase = phase;
                return;
            }
        }
        self.end_turn();
    }

    fn end_turn(&mut self) {
        self.placed = None;
        self.discarded = false;
        self.turn += 1;
        if self.turn < self.line.len() {
            self.phase = Phase::Place;
        } else if self.next.is_empty() {
            self.phase = Phase::Over;
        } else {
            self.begin_round();
        }
    }
}
