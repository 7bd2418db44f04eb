//! The contract of every store: one function per law, one module per subject.

pub(crate) mod claims;
pub(crate) mod games;
pub(crate) mod housekeeping;
pub(crate) mod lobby;
pub(crate) mod log;
pub(crate) mod players;
pub(crate) mod seals;
pub(crate) mod seated;
pub(crate) mod series;
pub(crate) mod text;
pub(crate) mod upkeep;
