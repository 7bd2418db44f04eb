//! Ways into a game: play now, a new game, a link or a code, the lobby.

mod chairs;
mod fields;
mod home;
mod identity;
mod invitation;
mod lobby;
mod mode_picture;
mod new_table;
mod running;
mod showcase;

pub(crate) use home::Home;
pub(crate) use identity::own_name;
pub(super) use identity::{OwnName, sign_in};
pub(crate) use invitation::Invitation;
pub(crate) use lobby::Lobby;
pub(crate) use new_table::NewTable;
pub(crate) use showcase::Showcase;
