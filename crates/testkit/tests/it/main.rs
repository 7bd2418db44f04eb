//! The rules against the naive reference, and the laws over every mode.

mod agreement;
mod budget;
mod conformance;
mod corpus;
mod golden;
mod laws;
mod paragraphs;
mod perft;
