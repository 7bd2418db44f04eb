//! Whole games in a real browser against the real server.
//!
//! Each test starts its own server, driver and browsers. [`fingers`] play as people do: they see only
//! what is on the page, and point, tap or type. At the end [`verdict`] compares the page with what
//! `rules` computes from the game's record.

mod access;
mod browser;
mod devices;
mod editor;
mod fairness;
mod finale;
mod fingers;
mod first_visit;
mod front;
mod houses;
mod layout;
mod look;
mod mixes;
mod motion;
mod paper;
mod partners;
mod programs;
mod series;
mod shelf;
mod shown;
mod speed;
mod tables;
mod troubles;
mod verdict;
mod wire;
mod writing;
