//! What a viewer can do with seats and readiness before a game.

use rules::Seat;
use table::Stage;

use super::{Decision, Scene, SeatHolder, SeatScene};

impl Scene {
    /// Whether the viewer is ready for the next game; `None` if they cannot get ready: spectators,
    /// and everyone during a game.
    pub fn readiness(&self) -> Option<bool> {
        match self.decision {
            Decision::Gather { ready } | Decision::Pause { ready } => ready,
            _ => None,
        }
    }

    /// Whether players gather for another game, after the first.
    pub fn gathers_again(&self) -> bool {
        self.is_gathering() && self.end.is_some()
    }

    pub fn free_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats.iter().filter(|seat| seat.holder == SeatHolder::Nobody).map(|seat| seat.seat)
    }

    /// The number of seated people.
    pub fn people(&self) -> usize {
        self.seats.iter().filter(|seat| matches!(seat.holder, SeatHolder::Player { .. })).count()
    }

    /// Whether the viewer may take a seat.
    pub fn may_sit(&self, seat: &SeatScene) -> bool {
        self.is_gathering() && seat.holder == SeatHolder::Nobody
    }

    /// Whether the viewer may give a seat to a bot, as the host may.
    pub fn may_seat_bot(&self, seat: &SeatScene) -> bool {
        self.may_sit(seat) && self.table.as_ref().is_some_and(|table| table.hosted_by_viewer)
    }

    /// Whether the viewer may free another seat. The host may; any seated player may free the seat
    /// of an absent player, so that nobody has to wait for them.
    pub fn may_free(&self, seat: &SeatScene) -> bool {
        let hosts = self.table.as_ref().is_some_and(|table| table.hosted_by_viewer);
        let is_missed = seat.away && self.viewer.is_some();
        let is_others = seat.holder != SeatHolder::Nobody && self.viewer != Some(seat.seat);
        self.is_gathering() && is_others && (hosts || is_missed)
    }

    /// The seat that the shortcut key frees: the last absent player's or, if there is none, the
    /// last bot's.
    pub fn seat_to_free(&self) -> Option<Seat> {
        let mine_to_free = || self.seats.iter().rev().filter(|seat| self.may_free(seat));
        let away = mine_to_free()
            .find(|seat| seat.away && matches!(seat.holder, SeatHolder::Player { .. }));
        let bot = || mine_to_free().find(|seat| matches!(seat.holder, SeatHolder::Bot(_)));
        away.or_else(bot).map(|seat| seat.seat)
    }

    /// The seat that the shortcut key gives to a bot.
    pub fn seat_for_bot(&self) -> Option<Seat> {
        self.seats.iter().find(|seat| self.may_seat_bot(seat)).map(|seat| seat.seat)
    }

    /// Whether the viewer may talk to the others.
    pub fn may_talk(&self) -> bool {
        let open = |stage| stage != Stage::Closed;
        let table = self.table.as_ref();
        self.viewer.is_some() && table.is_some_and(|one| one.options.talk && open(one.stage))
    }

    fn is_gathering(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.stage == Stage::Gathering)
    }
}
