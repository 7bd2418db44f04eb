//! A table: gathering, the game, votes, talk, leaving, the end.

mod arrival;
mod count_up;
mod end;
mod game;
mod gathering;
mod leaving;
mod log;
mod online;
mod question;
mod solo;
mod spectators;
mod talk;
mod team;

pub(super) use end::{LAST_RECORD, SERIES_SHELF, Standings, series_of};
pub(crate) use online::TableRoom;
pub(crate) use solo::SoloRoom;
