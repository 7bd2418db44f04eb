//! What goes over the wire: its exact bytes, there and back, and what is not one of ours.

#![expect(clippy::unwrap_used, reason = "what tests are made of may fail like tests")]

mod codes;
mod hostile;
mod kinds;
mod recorded;
mod round_trips;
mod samples;
mod values;
mod wishes;
