//! Everything a front end shows and offers, as plain data and pure machines.
//!
//! At a table, [`scene`] says what to draw, [`hand`] is the choosing player's hand, and [`desk`] puts
//! both before a player and says what clicks and keys do. [`solo`] is a table without a server, [`saved`]
//! decides which of its games are kept. The page and the terminal draw all this and listen; neither a
//! browser nor a terminal is known here.

pub mod compare;
pub mod count_up;
pub mod desk;
pub mod edition;
pub mod editor;
pub mod graph;
pub mod hand;
pub mod houses;
pub mod lessons;
pub mod new_game;
pub mod overlay;
pub mod palette;
pub mod saved;
pub mod scene;
pub mod solo;
pub mod worker;
