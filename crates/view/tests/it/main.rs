//! Scenes, hands and solo tables compared with the rules, in whole games of every mode.

#![expect(clippy::unwrap_used, reason = "what tests are made of may fail like tests")]

mod asking;
mod consult;
mod counting;
mod device;
mod editor;
mod fingers;
mod gathering;
mod hand;
mod houses;
mod lessons;
mod movements;
mod outlook;
mod overlay;
mod playing_on;
mod saved_games;
mod saving;
mod scenes;
mod scoring_pad;
mod series;
mod share;
mod shell;
mod solo;
