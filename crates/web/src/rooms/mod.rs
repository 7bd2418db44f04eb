//! The rooms of the page, one for each kind of address.

mod count_up;
mod editor;
mod end;
mod figures;
mod gallery;
mod game;
mod gathering;
mod home;
mod identity;
mod invitation;
mod keeping;
mod learn;
mod log;
mod new_table;
mod not_found;
mod pad;
mod player;
mod replay;
mod rules_room;
mod settings_room;
mod solo_room;
mod stages;
mod studio;
mod table_room;

pub(crate) use editor::Editor;
pub(crate) use home::Home;
pub(crate) use invitation::Invitation;
pub(crate) use learn::Learn;
pub(crate) use new_table::NewTable;
pub(crate) use not_found::NotFound;
pub(crate) use replay::{GameReplay, ReplayRoom};
pub(crate) use rules_room::RulesRoom;
pub(crate) use settings_room::SettingsRoom;
pub(crate) use solo_room::SoloRoom;
pub(crate) use table_room::TableRoom;
