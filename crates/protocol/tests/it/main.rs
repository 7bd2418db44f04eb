//! The wire format: its exact bytes, round trips, and invalid input.

#![expect(clippy::unwrap_used, reason = "what tests are made of may fail like tests")]

mod codes;
mod hostile;
mod kinds;
mod random_intents;
mod recorded;
mod round_trips;
mod samples;
mod shuffle_values;
mod values;
