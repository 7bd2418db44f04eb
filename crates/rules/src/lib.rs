//! Kingdomino, Queendomino and the Royal Wedding, complete: two to eight seats, teams, every
//! printed mode and option.
//!
//! This crate decides what is legal and what it scores, and does nothing else: no I/O, no clock,
//! no random numbers, no names of players. `docs/RULES.md` numbers the rules (§5.4); comments
//! and tests cite them.
//!
//! # Playing
//!
//! A [`Position`] is what everyone may know. Chance is a step from outside: [`Position::chance`]
//! says what is due and [`Position::deal`] takes it; a [`Stock`] is one way to have it ready.
//!
//! ```
//! use crownlands_rules::{Actor, Position, Rules, Stock};
//!
//! let rules: Rules = "q3+harmony".parse()?;
//! let stock = Stock::unshuffled(&rules); // a real dealer shuffles it
//! let mut position = Position::new(rules)?;
//! loop {
//!     match position.actor() {
//!         Actor::Chance => position.deal(stock.deal(&position).unwrap())?,
//!         Actor::Seat(_) => {
//!             let action = position.legal_actions().get(0).unwrap();
//!             position.play(action)?;
//!         }
//!         Actor::Nobody => break,
//!     }
//! }
//! let outcome = position.outcome().unwrap();
//! assert_eq!(outcome.standings().len(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Asking why not
//!
//! [`Position::check`] answers with a reason that has a stable code:
//!
//! ```
//! # use crownlands_rules::{Action, Position};
//! let position = Position::new("k4".parse()?)?;
//! let claim: Action = ">1".parse()?;
//! assert_eq!(position.check(claim).unwrap_err().code(), "game.chance");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Scoring a kingdom from a real table
//!
//! ```
//! let sketch: crownlands_rules::Sketch = "W. W1 CC L2\n.. W. F. L.".parse()?;
//! let sheet = sketch.score();
//! assert_eq!(sheet.total, 3 * 1 + 2 * 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod actions;
mod boxes;
mod builders;
mod building;
mod cell;
mod csv;
mod domino;
mod domino_set;
mod dynasty;
mod error;
mod kingdom;
mod line;
mod list;
mod notation;
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
pub use boxes::{Boxes, Origin};
pub use builders::{Builders, BuildingCounts, Spot, Uncovered};
pub use building::{Building, BuildingSpec, Confidence, Treasury, Worth};
pub use cell::{Cell, Direction, PlacedDomino, Placement};
pub use domino::{Domino, DominoId, Half};
pub use domino_set::{DominoSet, DominoSetIter};
pub use dynasty::{DYNASTY_GAMES, Dynasty, DynastyError};
pub use error::{DealError, IllegalAction, RulesError};
pub use kingdom::{
    Atlas, Frontier, Growth, Kingdom, Misplacement, Placements, PlacementsIter, Prospect, Square,
    Territories, Territory,
};
pub use line::{Entry, Line, Slot};
pub use list::List;
pub use notation::{
    ParseError, PositionError, Problem, RECORD_VERSION, Record, RecordError, Replay, ReplayError,
    Sketch, StepError,
};
pub use outcome::{Decider, Merit, Outcome, Standing};
pub use perft::{perft, perft_over_chance};
pub use position::{
    Actor, BuildersSetup, Chance, Phase, Position, Purse, RealmSetup, Setup, SetupError,
    WeightedDeals,
};
pub use rules::{Alliance, FirstClaims, Grid, Preset, Rules};
pub use score::{Estate, ScoreSheet, ScoredBuilding, ScoredTerritory};
pub use seat::{Realm, Seat};
pub use stock::Stock;
pub use symmetry::Symmetry;
pub use terrain::Terrain;
