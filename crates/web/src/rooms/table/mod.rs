//! A table: gathering, the game, votes, talk, leaving, the end.

mod arrival;
mod count_up;
mod end;
mod explain;
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
mod tools;

pub(super) use end::{LAST_RECORD, SERIES_SHELF, Standings, series_of};
pub(super) use game::SheetTabs;
pub(crate) use online::TableRoom;
pub(crate) use solo::SoloRoom;
pub(super) use tools::{Menu, Sheets, Tools};
