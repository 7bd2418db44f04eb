//! Chips: terrains as small signs, for building tiles, legends and score tables.

use rules::Terrain;

use crate::defs::{Part, reuse};
use crate::drawing::Drawing;

/// A round sign for a terrain: 24 by 24.
pub fn chip(terrain: Terrain) -> Drawing {
    Drawing { frame: [-12, -12, 24, 24], body: reuse(&chip_id(terrain), 0, 0) }
}

/// The id of the chip's part, which is centred at the origin.
pub(crate) fn chip_id(terrain: Terrain) -> String {
    format!("chip-{}", terrain.name())
}

pub(super) fn parts() -> impl Iterator<Item = Part> {
    Terrain::ALL.into_iter().map(|terrain| {
        let disc = format!("<circle r=\"10.8\" fill=\"${}\"/>", terrain.name());
        Part::inked(chip_id(terrain), &(disc + sign(terrain)))
    })
}

const fn sign(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Wheat => {
            r#"<path fill="$wheat-lit" stroke-width="1.6" d="M0 8V-1M0 -1Q-4 -3 0 -8Q4 -3 0 -1ZM0 3Q-5 3 -5 -2Q0 -2 0 3ZM0 3Q5 3 5 -2Q0 -2 0 3Z"/>"#
        }
        Terrain::Forest => {
            r#"<path fill="$forest-lit" stroke-width="1.6" d="M-1.3 8V5H-6L-2.5 0H-4.5L0 -7.5L4.5 0H2.5L6 5H1.3V8Z"/>"#
        }
        Terrain::Lake => {
            r#"<path stroke="$lake-lit" d="M-8 -3.5q2.7 -4 5.3 0t5.3 0t5.3 0M-7 3.5q2.5 -4 5 0t5 0t4 -1"/>"#
        }
        Terrain::Grassland => {
            r#"
                <path fill="$paper" stroke-width="1.6" d="M-3 7V4M3.5 7V4M-6 3Q-8 0 -5 -2Q-4 -6 0 -5Q4 -7 6 -3Q8 0 5 3Q0 5 -6 3Z"/>
                <circle cx="-6" cy="-3" r="2.6" fill="$wood-deep" stroke="none"/>
            "#
        }
        Terrain::Swamp => {
            r#"
                <path stroke="$swamp-lit" stroke-width="1.8" d="M-7 7H7M-3 7L-4 0M1 7V-3M4 7L6 3"/>
                <path stroke="$ink" stroke-width="4" d="M-4 -1V-4M1 -4V-7"/>
            "#
        }
        Terrain::Mine => {
            r#"
                <path fill="$mine-lit" stroke-width="1.6" d="M-8 5L-1.5 -6L2 0L4 -2L8 5Z"/>
                <path stroke="none" fill="$gold" d="M-2 5l2 -3.5l2 3.5l-2 2.5Z"/>
            "#
        }
        Terrain::Town => {
            r#"
                <path fill="$paper" stroke-width="1.6" d="M-5 6V0H5V6Z"/>
                <path fill="$roof" stroke-width="1.6" d="M-7.5 .5L0 -7L7.5 .5Z"/>
            "#
        }
    }
}
