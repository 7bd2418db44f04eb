//! The frame of a landscape: rounded corners, light from the upper left, grain, an outline.

use crate::defs::Part;
use crate::dice::Dice;
use crate::drawing::SQUARE;
use crate::pen::draw;

/// The orientations of a framed landscape, `y` down.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lie {
    Across,
    Upright,
    /// A single square: a building, a sample.
    Single,
}

impl Lie {
    const ALL: [Self; 3] = [Self::Across, Self::Upright, Self::Single];

    pub(crate) const fn letter(self) -> char {
        match self {
            Self::Across => 'a',
            Self::Upright => 'u',
            Self::Single => 's',
        }
    }

    pub(crate) const fn size(self) -> (i32, i32) {
        match self {
            Self::Across => (2 * SQUARE, SQUARE),
            Self::Upright => (SQUARE, 2 * SQUARE),
            Self::Single => (SQUARE, SQUARE),
        }
    }
}

pub(crate) fn parts() -> Vec<Part> {
    let mut parts: Vec<Part> = Lie::ALL.into_iter().flat_map(frame_parts).collect();
    parts.push(Part::element(
        "sunlight",
        "<linearGradient id=\"#\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\"><stop offset=\"0\" \
         stop-color=\"$light\" stop-opacity=\".34\"/><stop offset=\".5\" stop-color=\"$light\" \
         stop-opacity=\"0\"/><stop offset=\"1\" stop-color=\"$shade\" stop-opacity=\".2\"/>\
         </linearGradient>",
    ));
    parts
}

/// A single square within its outline.
pub(crate) fn framed_square(land: &str) -> String {
    framed(land, Lie::Single)
}

/// Land within rounded corners, with the light on it and the outline around it.
pub(crate) fn framed(land: &str, lie: Lie) -> String {
    let letter = lie.letter();
    format!("<g clip-path=\"url(#cl-clip-{letter})\">{land}</g><use href=\"#cl-edge-{letter}\"/>")
}

/// The clip, light, outline and shadow of this orientation.
fn frame_parts(lie: Lie) -> Vec<Part> {
    let letter = lie.letter();
    let (width, height) = lie.size();
    let clip = format!(
        "<clipPath id=\"#\"><rect width=\"{width}\" height=\"{height}\" rx=\"11\"/></clipPath>"
    );
    let edge = format!(
        "<rect width=\"{width}\" height=\"{height}\" rx=\"11\" stroke=\"none\" fill=\"url(#cl-sunlight)\"/>\
         <path stroke=\"$light\" stroke-opacity=\".55\" stroke-width=\"2\" d=\"M4 {}V12Q4 4 12 4H{}\"/>\
         <rect x=\"1.2\" y=\"1.2\" width=\"{}\" height=\"{}\" rx=\"10\"/>",
        height - 14,
        width - 14,
        f64::from(width) - 2.4,
        f64::from(height) - 2.4
    );
    let grain = grain(width, height);
    let edge = grain + &edge;
    let shadow = format!(
        "<g id=\"#\" fill=\"$shade\"><rect x=\"1\" y=\"3\" width=\"{width}\" height=\"{height}\" \
         rx=\"11\" fill-opacity=\".3\"/><rect x=\"3\" y=\"6\" width=\"{width}\" \
         height=\"{height}\" rx=\"11\" fill-opacity=\".18\"/></g>"
    );
    let mut parts = vec![
        Part::element(format!("clip-{letter}"), &clip),
        Part::inked(format!("edge-{letter}"), &edge),
    ];
    // Single squares lie flat on the land below them.
    if lie != Lie::Single {
        parts.push(Part::element(format!("shadow-{letter}"), &shadow));
    }
    parts
}

/// Specks of light and dark paper, so that no tone is quite flat.
fn grain(width: i32, height: i32) -> String {
    let mut dice =
        Dice::new(u64::from(width.unsigned_abs()) + 7 * u64::from(height.unsigned_abs()));
    let mut specks = |colour: &str, opacity: &str| {
        let mut marks = String::new();
        for _ in 0..width * height / 500 {
            draw!(marks, "M{} {}h.1", dice.between(6, width - 6), dice.between(6, height - 6));
        }
        format!(
            "<path stroke=\"${colour}\" stroke-opacity=\"{opacity}\" stroke-width=\"1.6\" d=\"{marks}\"/>"
        )
    };
    specks("light", ".4") + &specks("shade", ".22")
}
