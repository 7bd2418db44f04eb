//! What the drawings promise: well-formed, self-sufficient, small, and no two dominoes alike.

mod dominoes;
mod houses;
mod markup;
mod outlines;
