//! What to draw: a table, a moment of a replay or one kingdom, as plain data.
//!
//! A [`Scene`] is made from a [`table::State`], or from a bare [`Position`] with the steps that led
//! to it, as one seat or a spectator sees it. It is made anew after every change and holds
//! everything that a front end would otherwise have to find out by itself: front ends hold no
//! rules. Nothing here decides anything; what may be done comes from `rules` and `table`.
//!
//! What costs more than a redraw may cost is asked for by functions: [`best_spots`],
//! [`History::of`], [`motions`] for what has moved since, and [`movements`] for what travels by it.

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
pub use end::{EndScene, History, MatchScene, Moment, StandingScene};
pub use kingdom::{Area, KingdomScene, SquareScene, TerritoryScene, TileScene};
pub use motion::{Motion, motions, motions_between};
pub use movement::{Anchor, Movement, Piece, Possession, Row, TURN_OVER_MS, movements};
pub use outlook::Outlook;
pub use realm::{Bonus, Bonuses, RealmScene};
pub use seats::{ClockScene, SeatHolder, SeatScene};
pub use tables::{TableScene, Undo, VoteScene};

use rules::{Position, Realm, Rules, Seat, Step};
use table::State;

/// Everything there is to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// What is played, or will be when the next game begins.
    pub rules: Rules,
    /// Who looks: a seat, or `None` for a spectator.
    pub viewer: Option<Seat>,
    /// Whether several people look at one screen, so that nobody is addressed as *you*.
    pub is_shared: bool,
    /// The seats in order, as they are taken now.
    pub seats: Vec<SeatScene>,
    /// The game that is played, or the last one; `None` before the first.
    pub board: Option<Board>,
    /// What is due, for the viewer or for whoever is to act.
    pub decision: Decision,
    /// How the game ended, once it has.
    pub end: Option<EndScene>,
    /// The match over several games, where several are played.
    pub dynasty: Option<MatchScene>,
    /// What only a live table has; `None` in a replay.
    pub table: Option<TableScene>,
}

impl Scene {
    /// A table as a seat sees it, or a spectator.
    pub fn of_state(state: &State, viewer: Option<Seat>) -> Self {
        let viewer = viewer.filter(|seat| seat.index() < state.chairs.len());
        let game = state.game.as_ref();
        Self {
            rules: state.options.rules,
            viewer,
            is_shared: false,
            seats: seats::of_state(state),
            board: game.map(|game| Board::of(game.position(), game.steps(), viewer)),
            decision: Decision::of_state(state, viewer),
            end: EndScene::of_state(state),
            dynasty: MatchScene::of(&state.dynasty),
            table: Some(TableScene::of(state, viewer)),
        }
    }

    /// A moment of a game without a table around it: of a replay or of an analysis.
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

    /// A seat of the table.
    pub fn seat(&self, seat: Seat) -> Option<&SeatScene> {
        self.seats.get(seat.index())
    }

    /// A realm of the game.
    pub fn realm(&self, realm: Realm) -> Option<&RealmScene> {
        self.board.as_ref()?.realms.get(realm.index())
    }

    /// The viewer's own realm in the game.
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

    /// The seat to move in the game that is on.
    pub fn to_move(&self) -> Option<Seat> {
        match self.decision {
            Decision::Decide { seat, .. } | Decision::Wait { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// The kingdom that the view should follow: that of the seat to move, or the viewer's own.
    pub fn realm_to_follow(&self) -> Option<Realm> {
        let rules = &self.board.as_ref()?.rules;
        self.to_move().or(self.viewer).map(|seat| rules.realm_of(seat))
    }
}
