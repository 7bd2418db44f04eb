//! What a viewer can do with seats and readiness before a game.

use rules::Seat;
use table::{House, Stage};

use super::{Decision, Scene, SeatHolder, SeatScene};

/// A house that a seated viewer may want before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseChoice {
    pub house: House,
    pub standing: HouseStanding,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseStanding {
    /// It is the viewer's.
    Own,
    Free,
    /// Somebody at this seat, who is no partner of the viewer, has it.
    Taken(Seat),
}

impl Scene {
    /// The houses, if the viewer may choose one: people who gather for a game may.
    pub fn house_choices(&self) -> Option<[HouseChoice; House::ALL.len()]> {
        let own = self.seat(self.viewer.filter(|_| self.is_gathering())?)?;
        let has = |seat: &SeatScene, house: House| {
            let is_person = matches!(seat.holder, SeatHolder::Player { .. });
            is_person && seat.house == house.index()
        };
        let standing = |house: House| {
            let other = self.seats.iter().find(|seat| seat.realm != own.realm && has(seat, house));
            match other {
                Some(other) => HouseStanding::Taken(other.seat),
                None if own.house == house.index() => HouseStanding::Own,
                None => HouseStanding::Free,
            }
        };
        Some(House::ALL.map(|house| HouseChoice { house, standing: standing(house) }))
    }

    /// The free house that comes so many places after the viewer's.
    pub fn next_house(&self, by: isize) -> Option<House> {
        let mut choices = self.house_choices()?.to_vec();
        choices.retain(|choice| !matches!(choice.standing, HouseStanding::Taken(_)));
        let own = choices.iter().position(|choice| choice.standing == HouseStanding::Own)?;
        let next = (own as isize + by).rem_euclid(choices.len() as isize);
        choices.get(next as usize).map(|choice| choice.house)
    }

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

    /// Whether the viewer may write to the others in their own words.
    pub fn may_write(&self) -> bool {
        self.may_talk() && self.table.as_ref().is_some_and(|one| one.options.free_text)
    }

    fn is_gathering(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.stage == Stage::Gathering)
    }
}
