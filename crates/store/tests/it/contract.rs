//! What every store promises: one function for each law, in rooms by subject.

pub(crate) mod claims;
pub(crate) mod games;
pub(crate) mod housekeeping;
pub(crate) mod lobby;
pub(crate) mod log;
pub(crate) mod players;
pub(crate) mod text;
pub(crate) mod upkeep;
