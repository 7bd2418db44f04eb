//! Everything a front end shows and offers, as plain data and pure machines.
//!
//! [`scene`] says what to draw, [`hand`] is the choosing player's hand, [`solo`] is a table without a
//! server, [`compare`] scores the kingdoms of a tabletop game. The page and the terminal draw them and
//! listen; neither a browser nor a terminal is known here.

pub mod compare;
pub mod count_up;
pub mod edition;
pub mod editor;
pub mod graph;
pub mod hand;
pub mod houses;
pub mod lessons;
pub mod new_game;
pub mod palette;
pub mod scene;
pub mod solo;
