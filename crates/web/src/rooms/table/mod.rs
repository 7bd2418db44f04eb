//! A table: gathering, the game, votes, talk, leaving, the end.

mod after;
mod arrival;
mod confetti;
mod count_up;
mod end;
mod explain;
mod fairness;
mod game;
mod gathering;
mod keepsake;
mod kingdoms;
mod leaving;
mod log;
mod online;
mod question;
mod results;
mod solo;
mod spectators;
mod standings;
mod talk;
mod team;
mod tools;

pub(super) use end::{LAST_RECORD, SERIES_SHELF};
pub(super) use game::SheetTabs;
pub(crate) use online::TableRoom;
pub(super) use results::series_of;
pub(crate) use solo::SoloRoom;
pub(super) use standings::Standings;
pub(super) use tools::{Menu, Sheets, Tools};
