//! The kingdom editor without a screen: the drawing, and all kingdoms of a table.

mod gallery;
mod pad;

pub use gallery::{Gallery, KINGDOMS_MAX, NAME_MAX};
pub use pad::{CROWNS_MAX, Pad, Patch, Spot, Stroke, Tool};
