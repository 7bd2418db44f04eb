//! Drawings are well-formed, self-contained and small, and no two dominoes look alike.

mod dominoes;
mod houses;
mod markup;
mod outlines;
mod people;
mod posters;
mod surfaces;
