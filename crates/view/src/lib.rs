//! Everything a front end shows and offers, as plain data and pure machines.
//!
//! [`scene`] says what to draw, [`hand`] is the choosing player's hand, [`desk`] puts both before a
//! player and says what clicks and keys do. [`solo`] is a table without a server, [`saved`] decides which
//! of its games are kept, [`compare`] scores the kingdoms of a tabletop game. The page and the terminal draw them and listen; neither a browser nor a terminal is known here.

pub mod compare;
pub mod desk;
pub mod hand;
pub mod saved;
pub mod scene;
pub mod solo;
