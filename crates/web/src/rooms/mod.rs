//! The rooms of the page: a folder for each feature.

mod editor;
mod front;
mod learn;
mod not_found;
mod replay;
mod series;
mod settings;
mod table;

pub(crate) use editor::Editor;
pub(crate) use front::{Home, Invitation, Lobby, NewTable, Showcase, own_name};
pub(crate) use learn::{Learn, RulesRoom};
pub(crate) use not_found::NotFound;
pub(crate) use replay::{GameReplay, ReplayRoom};
pub(crate) use series::{DeviceSeriesRoom, SeriesRoom};
pub(crate) use settings::SettingsRoom;
pub(crate) use table::{
    Confetti, CountUp, KeyList, LastScreen, People, Question, SoloRoom, TableRoom,
};
