//! Scenes, hands and solo tables compared with the rules, in whole games of every mode.

#![expect(clippy::unwrap_used, reason = "what tests are made of may fail like tests")]

mod areas;
mod asking;
mod builders;
mod chairs;
mod claims;
mod colours;
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
mod new_games;
mod outlook;
mod over_kingdoms;
mod overlay;
mod plans;
mod playing_on;
mod reaching;
mod saved_games;
mod saving;
mod scenes;
mod scoring_pad;
mod seats;
mod series;
mod share;
mod shell;
mod showing;
mod solo;
mod travels;
mod warnings;
