//! The emblem of Crownlands: a crown over a little map of hills.

use crate::defs::Part;
use crate::drawing::Drawing;

/// The emblem on a square with rounded corners, 100 by 100: for the favicon and beside the title.
pub fn emblem() -> Drawing {
    let body = "<g clip-path=\"url(#cl-emblem-clip)\"><use href=\"#cl-emblem\"/></g>\
                <use href=\"#cl-emblem-edge\"/>";
    Drawing::new(100, 100, body.to_owned())
}

/// The emblem filling its square, with everything that matters inside the circle that every platform
/// keeps when it crops an icon to its own shape.
pub fn emblem_maskable() -> Drawing {
    let body = "<g clip-path=\"url(#cl-square)\"><g transform=\"translate(50 50) scale(.74) \
                translate(-50 -50)\"><use href=\"#cl-emblem\"/></g></g>";
    Drawing::new(100, 100, body.to_owned())
}

pub(crate) fn parts() -> impl Iterator<Item = Part> {
    [
        Part::element(
            "emblem-clip",
            "<clipPath id=\"#\"><rect width=\"100\" height=\"100\" rx=\"22\"/></clipPath>",
        ),
        Part::inked(
            "emblem-edge",
            "<rect x=\"1.5\" y=\"1.5\" width=\"97\" height=\"97\" rx=\"20.5\" stroke-width=\"3\"/>",
        ),
        Part::inked("emblem", EMBLEM),
    ]
    .into_iter()
}

/// Sky, hills and lake, wider than the square, so that a smaller emblem still has scenery around it.
const EMBLEM: &str = r#"
    <path stroke="none" fill="$sky" d="M-30 -30H130V70H-30Z"/>
    <circle cx="50" cy="44" r="34" stroke="none" fill="$paper"/>
    <path fill="$forest" stroke-width="3" d="M-30 76Q0 56 26 60Q44 62 60 74Q90 52 130 66V140H-30Z"/>
    <path fill="$grassland" stroke-width="3" d="M-30 92Q6 70 40 74Q70 78 130 72V140H-30Z"/>
    <path fill="$wheat" stroke-width="3" d="M-30 140V104Q20 84 56 82Q60 96 40 140Z"/>
    <path stroke="$wheat-deep" d="M2 104Q20 96 34 92M2 112Q20 104 36 99"/>
    <path fill="$lake" stroke-width="3" d="M56 82Q78 82 92 88T130 92V140H44Q62 98 56 82Z"/>
    <path stroke="$lake-lit" d="M66 91q3.5 -4 7 0t7 0M64 99q3.5 -4 7 0t7 0t7 0"/>
    <path fill="$forest-deep" d="M10 74L16 60L22 74ZM19 77L25 64L31 77Z"/>
    <path fill="$gold" stroke-width="4" d="M24 58L18 26L36 40L50 16L64 40L82 26L76 58Q50 65 24 58Z"/>
    <path stroke="none" fill="$gold-lit" d="M27 48L22.5 32.5L36.5 43.5L48.5 23V51Q36 51 27 48Z"/>
    <path stroke-width="3" d="M25.5 49Q50 56 74.5 49"/>
    <circle cx="18" cy="24" r="4.5" fill="$berry" stroke-width="3"/>
    <circle cx="50" cy="14" r="4.5" fill="$lake" stroke-width="3"/>
    <circle cx="82" cy="24" r="4.5" fill="$berry" stroke-width="3"/>
"#;
