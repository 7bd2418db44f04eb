//! Scenes, hands and solo tables beside the rules, through whole games of every mode.

#![expect(clippy::unwrap_used, reason = "what tests are made of may fail like tests")]

mod asking;
mod comparing;
mod device;
mod fingers;
mod gathering;
mod hand;
mod movements;
mod outlook;
mod playing_on;
mod saved_games;
mod saving;
mod scenes;
mod shell;
mod solo;
