//! The rules against the naive reference, and the laws over every mode.

mod agreement;
mod conformance;
