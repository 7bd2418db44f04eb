#![doc = include_str!("../README.md")]
//!
//! # Finding your way
//!
//! - [`Rules`] say what is played; [`Preset::ALL`] lists the printed modes.
//! - A [`Position`] is what everyone may know. [`Position::legal_actions`] lists what can be done,
//!   [`Position::check`] says why not, [`Position::play`] does it.
//! - Chance is a step from outside: [`Position::chance`] says what is due and [`Position::deal`] takes
//!   it. A [`Stock`] is one way to have it ready, [`Chance::deals`] lists every outcome.
//! - [`Position::score`] itemises points, [`Position::outcome`] ranks the realms, [`Dynasty`] adds up
//!   three games.
//! - [`notation`] explains the text forms; [`Record`], [`Setup`] and [`Sketch`] are the larger ones.
//! - [`Kingdom`], [`Atlas`] and [`Frontier`] answer what a bot asks about one kingdom, quickly.
//!
//! A *seat* is a place at the table where one player decides; a *realm* owns a kingdom and is one seat
//! or a team of two. `docs/RULES.md` in the repository numbers the rules; comments cite its paragraphs
//! (§5.4).

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod action;
mod actions;
mod boxes;
mod builders;
mod building;
mod cell;
mod components;
mod csv;
mod domino;
mod domino_set;
mod dynasty;
mod error;
mod kingdom;
mod line;
mod list;
pub mod notation;
mod outcome;
mod perft;
mod position;
mod rules;
mod score;
mod seat;
#[cfg(feature = "serde")]
mod serde_text;
mod stock;
mod symmetry;
mod terrain;

pub use action::{Action, Deal, Step, Taxed};
pub use actions::{Actions, ActionsIter};
pub use boxes::{Boxes, BoxesIter, Origin};
pub use builders::{Builders, BuildingCounts, Spot, Uncovered};
pub use building::{Building, BuildingSpec, Confidence, Treasury, Worth};
pub use cell::{Cell, Direction, PlacedDomino, Placement};
pub use components::Components;
pub use domino::{Domino, DominoId, Half};
pub use domino_set::{DominoSet, DominoSetIter};
pub use dynasty::{Dynasty, DynastyError};
pub use error::{DealError, IllegalAction, RulesError};
pub use kingdom::{
    Atlas, Before, Frontier, Growth, Kingdom, Misplacement, Placements, PlacementsIter, Prospect,
    Square, Squares, Tally, Territories, Territory,
};
pub use line::{Entry, Line, Slot};
pub use list::List;
pub use notation::record::{RECORD_VERSION, Record, RecordError, Replay, ReplayError, StepError};
pub use notation::setup::{BuildersSetup, PositionError, RealmSetup, Setup, SetupError};
pub use notation::sketch::Sketch;
pub use notation::{ParseError, Problem};
pub use outcome::{Decider, Merit, Outcome, Standing};
pub use perft::{perft, perft_over_chance};
pub use position::{Actor, Chance, Phase, Position, Purse, WeightedDeals};
pub use rules::{Alliance, DYNASTY_GAMES, DynastyScoring, FirstClaims, Grid, Preset, Rules};
pub use score::{Estate, ScoreSheet, ScoredBuilding, ScoredTerritory};
pub use seat::{Realm, Seat};
pub use stock::Stock;
pub use symmetry::Symmetry;
pub use terrain::Terrain;
