//! Measuring, and time: what needs a clock and is not a command.
//!
//! [`playout`] plays random games as fast as the rules allow, [`naive`] plays the same games in
//! the reference, and [`mod@bench`] times one against the other in the same run, since absolute
//! numbers say as much about a machine's neighbours as about the code. [`arena`] has bots play
//! against each other and says how sure its numbers are. [`load_test`] plays real games against a real
//! server over sockets: as many as it bears, or while everything is cut and killed.

pub mod arena;
pub mod bench;
pub mod learning;
pub mod load_test;
pub mod naive;
pub mod playout;
