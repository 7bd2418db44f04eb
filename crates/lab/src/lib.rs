//! Measurements: benchmarks, matches between bots, training, load tests.
//!
//! [`playout`] plays random games as fast as the rules allow, [`naive`] plays the same games in the
//! reference, and [`mod@bench`] times one against the other in the same run, because absolute numbers
//! say as much about the load of the machine as about the code. [`arena`] plays matches between bots
//! and gives confidence intervals. [`learning`] trains the bots' weights. [`load_test`] plays real games
//! against a real server over sockets, under load or while connections are cut and processes killed.

pub mod arena;
pub mod bench;
pub mod learning;
pub mod load_test;
pub mod naive;
pub mod playout;
