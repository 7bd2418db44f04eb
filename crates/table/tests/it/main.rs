//! The table machine: scripts with integers for time, whole games, laws by random search.

// Test helpers may fail like tests.
#![allow(clippy::unwrap_used)]

mod bench;
mod bot_turn;
mod boundaries;
mod clocks;
mod components;
mod consulting;
mod contributing;
mod dynasty;
mod fairness;
mod gathering;
mod houses;
mod intents;
mod memory;
mod names;
mod playing;
mod refusals;
mod resigning;
mod robustness;
mod script;
mod secrecy;
mod series;
mod shuffle;
mod timeouts;
mod undo;
mod votes;
mod words;
