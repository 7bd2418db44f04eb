//! Props: small things that stand on a square, with the origin at the middle of their base.

mod field;
mod hills;
mod streets;
mod water;
mod woods;

use rules::Terrain;

use crate::defs::Part;

/// Something that stands on the ground: the origin is the middle of its base.
pub(crate) struct Prop {
    /// The id of its part.
    pub(crate) id: &'static str,
    /// The room it needs around the middle of its base.
    pub(crate) width: i32,
    /// The room it needs above its base.
    pub(crate) height: i32,
    pub(crate) drawing: &'static str,
}

/// The main props of a terrain, and small ones beside them.
type Cast = (&'static [Prop], &'static [Prop]);

/// The props of a terrain.
pub(crate) const fn of(terrain: Terrain) -> Cast {
    match terrain {
        Terrain::Wheat => (field::WHEAT_LARGE, field::WHEAT_SMALL),
        Terrain::Forest => (woods::LARGE, woods::SMALL),
        Terrain::Lake => (water::LAKE_LARGE, water::LAKE_SMALL),
        Terrain::Grassland => (field::GRASS_LARGE, field::GRASS_SMALL),
        Terrain::Swamp => (water::SWAMP_LARGE, water::SWAMP_SMALL),
        Terrain::Mine => (hills::LARGE, hills::SMALL),
        Terrain::Town => (streets::LARGE, streets::SMALL),
    }
}

pub(crate) fn parts() -> impl Iterator<Item = Part> {
    Terrain::ALL.into_iter().flat_map(|terrain| {
        let (large, small) = of(terrain);
        large.iter().chain(small).map(move |prop| {
            // Boats and lilies float, and water takes no shadow. All others cast one away from the light.
            let floats = terrain == Terrain::Lake;
            let shadow = if floats { String::new() } else { shadow(prop.width) };
            Part::inked(prop.id, &(shadow + prop.drawing))
        })
    })
}

/// The shadow, to the lower right, of a thing this wide.
pub(crate) fn shadow(width: i32) -> String {
    let (half, offset) = (width / 2, width / 9);
    format!(
        "<ellipse cx=\"{offset}\" cy=\"0\" rx=\"{half}\" ry=\"{}\" fill=\"$shade\" fill-opacity=\".22\" stroke=\"none\"/>",
        2 + width / 16
    )
}
