//! Showing something to one's partner: pointing at a thing on the table, or laying a move out for
//! them. Meanwhile presses and keys show instead of playing.

use rules::{Actor, Cell, Seat};
use table::{Intent, Remark};

use super::{Desk, Sight};
use crate::hand::Hand;
use crate::scene::Decision;

/// What the viewer is about to show their partner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Showing {
    /// One thing: a domino, a building, or a square of the kingdom they share. Arrow keys are over
    /// this square.
    Thing(Cell),
    /// A move that the partner has to make. Their hand is laid out in the viewer's.
    Move,
}

/// Where something goes that was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Delivery {
    ToTable(Intent),
    ToPartner(Remark),
}

impl Desk {
    /// The other seat of the viewer's team, at a table where one can talk to it.
    pub fn partner(&self) -> Option<Seat> {
        self.partner
    }

    pub fn showing(&self) -> Option<Showing> {
        self.showing
    }

    /// Whether it is the partner who decides, so that a move can be laid out for them.
    pub fn can_lay_out_move(&self) -> bool {
        let actor = self.position.as_ref().map(rules::Position::actor);
        self.partner.is_some_and(|partner| actor == Some(Actor::Seat(partner)))
    }

    /// The move in the viewer's own hand, as something to ask the partner about.
    pub fn own_plan(&self) -> Option<Remark> {
        let hand = self.hand.as_ref().filter(|_| self.showing != Some(Showing::Move))?;
        hand.action().map(|action| Remark::Plan { action })
    }

    /// From now on, a press points. False without a partner or a game.
    pub fn start_pointing(&mut self) -> bool {
        let can_point = self.partner.is_some() && self.is_game_on();
        if can_point {
            self.stop_showing();
            (self.showing, self.looked_at) = (Some(Showing::Thing(Cell::CASTLE)), None);
        }
        can_point
    }

    /// Takes the partner's decision in hand, to show them a move. False if it is not their turn.
    pub fn start_laying_out(&mut self) -> bool {
        let (Some(position), Some(partner)) = (self.position, self.partner) else { return false };
        let can_start = self.can_lay_out_move();
        if can_start {
            (self.showing, self.looked_at) = (Some(Showing::Move), None);
            self.hand = Some(Hand::new(&position, partner));
        }
        can_start
    }

    /// Back to playing; false if nothing was being shown.
    pub fn stop_showing(&mut self) -> bool {
        let showing = self.showing.take();
        if showing == Some(Showing::Move) {
            self.hand = None;
        }
        showing.is_some()
    }

    /// The square that arrow keys point at.
    pub fn pointer(&self) -> Option<Cell> {
        match self.showing? {
            Showing::Thing(cell) => Some(cell),
            Showing::Move => None,
        }
    }

    /// Moves the pointer within the part of the kingdom that is drawn.
    pub fn step_pointer(&mut self, east: i8, north: i8) {
        let Some(at) = self.pointer() else { return };
        let to = Cell::new(at.x() + east, at.y() + north);
        let area =
            self.scene.as_deref().and_then(|scene| Some(scene.large_area(scene.own_realm()?)));
        if let Some(to) = to.filter(|to| area.is_some_and(|area| area.contains(*to))) {
            (self.showing, self.looked_at) = (Some(Showing::Thing(to)), None);
        }
    }

    /// Points at a thing; nothing unless the viewer is pointing.
    pub fn point_at(&mut self, thing: Remark) -> Option<Remark> {
        self.pointer()?;
        self.showing = None;
        Some(thing)
    }

    /// Points at a square of the kingdom shown large. Partners share one kingdom: squares of others
    /// cannot be pointed at.
    pub fn point_at_cell(&mut self, square: Cell) -> Option<Remark> {
        let own = self.scene.as_deref()?.own_realm()?.realm;
        if self.realm_shown() != Some(own) {
            return None;
        }
        self.point_at(Remark::Square { square })
    }

    /// Points at the square under the pointer.
    pub fn point_here(&mut self) -> Option<Remark> {
        self.point_at_cell(self.pointer()?)
    }

    /// Where an intent goes: a move laid out for the partner goes to them, and is not played.
    pub fn deliver(&mut self, intent: Intent) -> Delivery {
        match intent {
            Intent::Act { action } if self.showing == Some(Showing::Move) => {
                self.stop_showing();
                Delivery::ToPartner(Remark::Plan { action })
            }
            intent => Delivery::ToTable(intent),
        }
    }

    fn is_game_on(&self) -> bool {
        let scene = self.scene.as_ref().filter(|scene| scene.end.is_none());
        scene.is_some_and(|scene| scene.board.is_some())
    }

    /// Ends what the new sight makes pointless: the game is over, or it is no longer the partner who
    /// decides.
    pub(super) fn keep_showing(&mut self, sight: &Sight) {
        self.partner = sight.partner;
        let is_on = sight.scene.end.is_none() && sight.partner.is_some();
        let actor = sight.position.as_ref().map(rules::Position::actor);
        let is_kept = is_on
            && match self.showing {
                Some(Showing::Move) => actor == sight.partner.map(Actor::Seat),
                Some(Showing::Thing(_)) | None => true,
            };
        if !is_kept {
            self.stop_showing();
        }
    }

    /// Whose decision is in the hand: the viewer's, or the partner's while a move is laid out.
    pub(super) fn decider(&self, sight: &Sight) -> Option<Seat> {
        match sight.scene.decision {
            Decision::Decide { seat, .. } => Some(seat),
            _ if self.showing == Some(Showing::Move) => self.partner,
            _ => None,
        }
    }
}
