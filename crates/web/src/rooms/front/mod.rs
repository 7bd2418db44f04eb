//! The front door: play at once, a new game, a link or a code, tables that others opened.

mod home;
mod identity;
mod invitation;
mod lobby;
mod new_table;

pub(crate) use home::Home;
pub(super) use identity::sign_in;
pub(crate) use invitation::Invitation;
pub(crate) use new_table::NewTable;
