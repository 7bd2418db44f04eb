//! The faces of people and bots.

use rules::Seat;
use table::{Holder, House};
use view::characters::Character;
use view::scene::{SeatHolder, SeatScene};

use super::picture::house;

/// The face of whoever has a seat.
pub(crate) fn face(seat: &SeatScene) -> String {
    let house = house(seat.house);
    match &seat.holder {
        SeatHolder::Bot(level) => art::portrait(Character::at(*level, seat.seat), house).svg(),
        SeatHolder::Player { .. } => art::person(house).svg(),
        SeatHolder::Nobody => String::new(),
    }
}

/// The same at a table in a list.
pub(crate) fn face_of(holder: &Holder, seat: Seat, own: House) -> String {
    let house = house(own.index());
    match holder {
        Holder::Bot { level } => art::portrait(Character::at(*level, seat), house).svg(),
        Holder::Player { .. } => art::person(house).svg(),
        Holder::Nobody => art::chair(None).svg(),
    }
}
