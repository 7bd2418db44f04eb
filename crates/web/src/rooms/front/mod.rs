//! Ways into a game: play now, a new game, a link or a code, the lobby.

mod home;
mod identity;
mod invitation;
mod lobby;
mod new_table;

pub(crate) use home::Home;
pub(super) use identity::sign_in;
pub(crate) use invitation::Invitation;
pub(crate) use new_table::NewTable;
