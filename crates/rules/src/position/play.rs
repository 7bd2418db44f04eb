//! How a game advances: an action's effect, then the next decision.

use super::{Phase, Position};
use crate::action::{Action, Step, Taxed};
use crate::builders::Spot;
use crate::building::Treasury;
use crate::cell::Cell;
use crate::error::IllegalAction;
use crate::notation::record::StepError;
use crate::rules::FirstClaims;
use crate::seat::{Realm, Seat};

impl Position {
    /// Plays an action of the seat to move.
    ///
    /// # Errors
    /// What [`check`](Self::check) says; the position is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), IllegalAction> {
        self.check(action)?;
        self.play_unchecked(action);
        Ok(())
    }

    /// Plays an action without checking it: for actions that come from
    /// [`legal_actions`](Self::legal_actions). An illegal one leaves a position that no game reaches,
    /// and panics where debug assertions are on.
    pub fn play_unchecked(&mut self, action: Action) {
        debug_assert_eq!(self.check(action), Ok(()));
        let realm = self.realm_to_move();
        match action {
            Action::Claim(slot) => {
                if self.round == 0 {
                    self.next.claim(slot, self.drawn_king());
                    self.next_first_claim();
                } else {
                    self.next.claim(slot, self.mover);
                    self.end_turn();
                }
            }
            Action::Place { domino, placement } => {
                self.kingdoms[realm.index()].place(domino, placement);
                self.discarded_now = false;
                self.after_placing(realm);
            }
            Action::Discard(_) => {
                self.purses[realm.index()].discards += 1;
                self.discarded_now = true;
                self.after_placing(realm);
            }
            Action::Tax(taxed) => {
                self.tax(realm, taxed);
                self.ask_to_build(realm);
            }
            Action::Build { spot, at } => {
                self.build(realm, spot, at);
                self.ask_to_bribe(realm);
            }
            Action::Bribe(spot) => {
                self.bribe(realm, spot);
                self.ask_to_claim();
            }
            Action::Pass => match self.phase {
                Phase::Tax => self.ask_to_build(realm),
                Phase::Build => self.ask_to_bribe(realm),
                _ => self.ask_to_claim(),
            },
        }
    }

    /// Applies a step of a record: a deal or an action.
    ///
    /// # Errors
    /// What [`play`](Self::play) or [`deal`](Self::deal) says.
    pub fn apply(&mut self, step: Step) -> Result<(), StepError> {
        match step {
            Step::Deal(deal) => Ok(self.deal(deal)?),
            Step::Act(action) => Ok(self.play(action)?),
        }
    }

    /// Each knight collects its territory's squares and what the treasuries add (§7.5, §7.7).
    fn tax(&mut self, realm: Realm, taxed: Taxed) {
        let kingdom = &mut self.kingdoms[realm.index()];
        let purse = &mut self.purses[realm.index()];
        let knights = purse.knights as u16 + kingdom.knights() as u16;
        let counted = |treasury| match treasury {
            Treasury::Knights => knights,
            Treasury::Towers => purse.towers as u16,
        };
        let treasuries = kingdom.buildings().filter_map(|(_, b)| b.spec().treasury);
        let bonus: u16 = treasuries.map(counted).sum();
        let Some(halves) = kingdom.last_domino() else {
            return;
        };
        for &cell in taxed.of(&halves) {
            let squares = kingdom.territory_at(cell).map_or(0, |territory| territory.squares);
            purse.coins += squares as u16 + bonus;
            purse.knights -= 1;
            kingdom.station(cell);
        }
    }

    /// The tile is paid for and built; its knights and towers arrive, and perhaps the Queen (§7.8
    /// to §7.10).
    fn build(&mut self, realm: Realm, spot: Spot, at: Cell) {
        let Some(builders) = &mut self.builders else {
            return;
        };
        let Some(tile) = builders.board[spot.index()].take() else {
            return;
        };
        let most = self.purses.iter().map(|purse| purse.towers).max().unwrap_or(0);
        let purse = &mut self.purses[realm.index()];
        purse.coins -= builders.price(spot, realm);
        self.kingdoms[realm.index()].build(at, tile);
        let knights = tile.spec().knights.min(builders.knights);
        let towers = tile.spec().towers.min(builders.towers);
        builders.knights -= knights;
        builders.towers -= towers;
        purse.knights += knights;
        purse.towers += towers;
        if towers > 0 && purse.towers >= most {
            builders.queen = Some(realm);
        }
    }

    fn bribe(&mut self, realm: Realm, spot: Spot) {
        self.purses[realm.index()].coins -= 1;
        if let Some(builders) = &mut self.builders {
            builders.dragon_away = true;
            builders.board[spot.index()] = None;
        }
    }

    fn after_placing(&mut self, realm: Realm) {
        if self.builders.is_none() {
            self.ask_to_claim();
        } else if self.can_tax(realm) {
            self.phase = Phase::Tax;
        } else {
            self.ask_to_build(realm);
        }
    }

    fn ask_to_build(&mut self, realm: Realm) {
        if self.can_build(realm) {
            self.phase = Phase::Build;
        } else {
            self.ask_to_bribe(realm);
        }
    }

    fn ask_to_bribe(&mut self, realm: Realm) {
        if self.can_bribe(realm) {
            self.phase = Phase::Bribe;
        } else {
            self.ask_to_claim();
        }
    }

    fn ask_to_claim(&mut self) {
        if self.next.is_empty() {
            self.end_turn();
        } else {
            self.phase = Phase::Claim;
        }
    }

    fn end_turn(&mut self) {
        self.discarded_now = false;
        self.begin_turn(self.turn as usize + 1);
    }

    /// The next king of the line plays; after the last one a new round begins (§4.2).
    fn begin_turn(&mut self, from: usize) {
        match self.current.next_king(from) {
            Some(slot) => {
                self.turn = slot.index() as u8;
                self.mover =
                    self.current.get(slot).and_then(|entry| entry.king).unwrap_or_default();
                self.phase = Phase::Place;
            }
            None => self.begin_round(),
        }
    }

    /// The claimed line is now the one to place; dominoes that nobody claimed are passed over and
    /// so leave the game (§4.6).
    fn begin_round(&mut self) {
        self.mover = Seat::default();
        self.turn = 0;
        if self.round == self.rounds {
            self.phase = Phase::Over;
            return;
        }
        self.round += 1;
        self.current = std::mem::take(&mut self.next);
        // The board is laid out full before the first round: there is nothing to renew (§7.2).
        let uncovered = match &mut self.builders {
            Some(builders) if self.round > 1 => builders.renew(),
            _ => 0,
        };
        if uncovered > 0 {
            self.phase = Phase::DealBuildings;
        } else {
            self.ask_for_line();
        }
    }

    /// Asks for the next line if there is one (§4.1), else goes on without it (§4.5).
    pub(super) fn ask_for_line(&mut self) {
        if self.lines_to_come() > 0 {
            self.phase = Phase::DealLine;
        } else {
            self.begin_turn(0);
        }
    }

    /// What follows the deal of a line: first claims at the start, else turns.
    pub(super) fn after_line(&mut self) {
        if self.round == 0 {
            self.next_first_claim();
        } else {
            self.begin_turn(0);
        }
    }

    /// Decides which king claims next at the start, unless chance does (§3.3, §3.4).
    pub(super) fn next_first_claim(&mut self) {
        let claimed = self.next.kings();
        let undrawn = self.undrawn.iter().filter(|&&kings| kings > 0).count();
        if undrawn == 0 {
            self.begin_round();
        } else if self.rules.first_claims == FirstClaims::Abba && claimed > 0 {
            let other = Seat::new(1 - self.mover.index()).unwrap_or_default();
            self.draw_king(if claimed == 2 { self.mover } else { other });
        } else if undrawn == 1 {
            let left = self.undrawn.iter().position(|&kings| kings > 0);
            self.draw_king(left.and_then(Seat::new).unwrap_or_default());
        } else {
            self.mover = Seat::default();
            self.phase = Phase::DrawKing;
        }
    }

    pub(super) fn draw_king(&mut self, seat: Seat) {
        self.undrawn[seat.index()] -= 1;
        self.mover = self.first_claimer(seat);
        self.phase = Phase::Claim;
    }
}
