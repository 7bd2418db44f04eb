//! Everything a front end shows and offers, as plain data and pure state machines.
//!
//! At a table, [`scene`] says what to draw, [`hand`] is the hand of the player who decides, and
//! [`desk`] combines both and says what clicks and keys do. [`solo`] is a table without a server,
//! and [`saved`] keeps its unfinished games. The page and the terminal draw all this and handle
//! input; this crate knows neither browser nor terminal.

pub mod characters;
pub mod consult;
pub mod count_up;
pub mod desk;
pub mod edition;
pub mod editor;
pub mod fairness;
pub mod finale;
pub mod graph;
pub mod hand;
pub mod houses;
pub mod keys;
pub mod layout;
pub mod lessons;
pub mod new_game;
pub mod notice;
pub mod overlay;
pub mod palette;
pub mod saved;
pub mod scene;
pub mod scoring_pad;
pub mod series;
pub mod settings;
pub mod share;
pub mod solo;
pub mod sound;
pub mod worker;
