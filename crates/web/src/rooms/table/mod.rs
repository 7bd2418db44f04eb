//! A table: gathering, the game, asking and answering, talk, leaving, the end.

mod arrival;
mod count_up;
mod end;
mod game;
mod gathering;
mod leaving;
mod log;
mod online;
mod onlookers;
mod question;
mod solo;
mod talk;

pub(super) use end::{LAST_RECORD, Standings, series_of};
pub(crate) use online::TableRoom;
pub(crate) use solo::SoloRoom;
