//! What to draw: a table, a moment of a replay or a single kingdom, as plain data.
//!
//! A [`Scene`] is made from a [`table::State`], or from a bare [`Position`] and the steps that led
//! to it, from the point of view of a seat or a spectator. It is remade after every change and
//! holds everything that a front end needs, so that front ends contain no rules. Nothing is decided
//! here; what is allowed comes from `rules` and `table`.
//!
//! What would be too slow for every redraw is computed on demand: [`best_spots`], [`History::of`],
//! [`motions`] for what has moved, and [`movements`] for the pieces that travel.

mod advice;
mod asking;
mod board;
mod builders;
mod decision;
mod end;
mod gathering;
mod kingdom;
mod motion;
mod movement;
mod outlook;
mod realm;
mod seats;
mod tables;

pub use advice::{BestSpot, best_spot, best_spots};
pub use asking::questions;
pub use board::{Board, KingState, SlotScene};
pub use builders::{BuildersScene, OfferScene};
pub use decision::{Choice, Decision, TaxOffer};
pub use end::{DynastyScene, EndScene, History, Moment, StandingScene};
pub use gathering::{HouseChoice, HouseStanding};
pub use kingdom::{Area, KingdomScene, SquareScene, TerritoryScene, TileScene};
pub use motion::{Motion, motions, motions_between};
pub use movement::{Anchor, Movement, Piece, Possession, Row, TURN_OVER_MS, movements};
pub use outlook::Outlook;
pub use realm::{Bonus, Bonuses, RealmScene};
pub use seats::{ClockScene, SeatHolder, SeatScene, SeatStatus, place_in_team, shared_name};
pub use tables::{TableScene, Undo, VoteScene};

use rules::{Position, Realm, Rules, Seat, Step};
use table::{Houses, State};

/// Everything there is to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The rules of the current game, or of the next one.
    pub rules: Rules,
    /// The viewer's seat; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// Whether several people share one screen, so that nobody is addressed as *you*.
    pub is_shared: bool,
    /// The seats in order, with their current players.
    pub seats: Vec<SeatScene>,
    /// The current or last game; `None` before the first.
    pub board: Option<Board>,
    /// What is due, for the viewer or anyone else.
    pub decision: Decision,
    /// How the game ended, once it has.
    pub end: Option<EndScene>,
    /// The Dynasty, if there are several games.
    pub dynasty: Option<DynastyScene>,
    /// What only a live table has; `None` in a replay.
    pub table: Option<TableScene>,
}

impl Scene {
    /// A table from the point of view of a seat or a spectator.
    pub fn of_state(state: &State, viewer: Option<Seat>) -> Self {
        let viewer = viewer.filter(|seat| seat.index() < state.chairs.len());
        let game = state.game.as_ref();
        Self {
            rules: state.options.rules,
            viewer,
            is_shared: false,
            seats: seats::of_state(state),
            board: game.map(|game| {
                Board::of(game.position(), game.steps(), viewer).with_houses(game.houses)
            }),
            decision: Decision::of_state(state, viewer),
            end: EndScene::of_state(state),
            dynasty: DynastyScene::of(&state.dynasty),
            table: Some(TableScene::of(state, viewer)),
        }
    }

    /// A moment of a replay or of an analysis, without a table.
    pub fn of_position(position: &Position, steps: &[Step], viewer: Option<Seat>) -> Self {
        let rules = *position.rules();
        let viewer = viewer.filter(|seat| seat.index() < rules.seats as usize);
        Self {
            rules,
            viewer,
            is_shared: false,
            seats: seats::of_position(position),
            board: Some(Board::of(position, steps, viewer)),
            decision: Decision::of_position(position, viewer),
            end: EndScene::of_position(position),
            dynasty: None,
            table: None,
        }
    }

    /// The same, with the houses of a record.
    #[must_use]
    pub fn with_houses(mut self, houses: Houses) -> Self {
        for seat in &mut self.seats {
            seat.house = houses.of(seat.realm).index();
        }
        self.board = self.board.map(|board| board.with_houses(houses));
        self
    }

    pub fn seat(&self, seat: Seat) -> Option<&SeatScene> {
        self.seats.get(seat.index())
    }

    pub fn realm(&self, realm: Realm) -> Option<&RealmScene> {
        self.board.as_ref()?.realms.get(realm.index())
    }

    /// The viewer's own realm.
    pub fn own_realm(&self) -> Option<&RealmScene> {
        let viewer = self.viewer?;
        self.board.as_ref()?.realms.iter().find(|realm| realm.seats.contains(&viewer))
    }

    /// The place of the player who looks, once a game is over; `None` where *you* is nobody: for
    /// spectators, in a replay, and where several people look at one screen.
    pub fn own_standing(&self) -> Option<&StandingScene> {
        let is_addressed = self.table.is_some() && !self.is_shared;
        let own = self.own_realm().filter(|_| is_addressed)?.realm;
        self.end.as_ref()?.standings.iter().find(|standing| standing.realm == own)
    }

    /// The part of the plane that the large picture of a kingdom shows: all the room left, as long as
    /// dominoes are to come.
    pub fn large_area(&self, realm: &RealmScene) -> Area {
        let can_grow = self.end.is_none() && realm.turns_left > 0;
        if can_grow { realm.kingdom.room } else { realm.kingdom.bounds }
    }

    /// The part that a view shows which follows the kingdom as it grows.
    pub fn close_area(&self, realm: &RealmScene) -> Area {
        let can_grow = self.end.is_none() && realm.turns_left > 0;
        if can_grow { realm.kingdom.reach } else { realm.kingdom.bounds }
    }

    /// The seat to move in the running game.
    pub fn to_move(&self) -> Option<Seat> {
        match self.decision {
            Decision::Decide { seat, .. } | Decision::Wait { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// The kingdom to follow: that of the seat to move, or the viewer's own.
    pub fn realm_to_follow(&self) -> Option<Realm> {
        let rules = &self.board.as_ref()?.rules;
        self.to_move().or(self.viewer).map(|seat| rules.realm_of(seat))
    }
}
