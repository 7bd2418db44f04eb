//! The rules against the naive reference, the paragraphs of docs/RULES.md one by one, and the laws
//! over every mode.

// Test helpers may panic, as tests do.
#![allow(clippy::unwrap_used)]

mod agreement;
mod budget;
mod collections;
mod conformance;
mod corpus;
mod golden;
mod laws;
mod paragraphs;
mod perft;
mod stock;
