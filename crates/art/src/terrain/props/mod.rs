//! Props: small things that stand on a square, drawn around the middle of their base.

mod field;
mod hills;
mod streets;
mod water;
mod woods;

use rules::Terrain;

use crate::defs::Part;

/// Something that stands on the ground: the origin is the middle of its base.
pub(crate) struct Prop {
    /// The part that draws it.
    pub(crate) id: &'static str,
    /// The room it needs, to both sides of its base.
    pub(crate) width: i32,
    /// The room it needs above its base.
    pub(crate) height: i32,
    /// How it is drawn.
    pub(crate) drawing: &'static str,
}

/// Props that make a square, and props that keep them company.
type Cast = (&'static [Prop], &'static [Prop]);

/// What may stand on a terrain.
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
            // Boats and lilies float: water takes no shadow. All others cast it away from the light.
            let floats = terrain == Terrain::Lake;
            let shadow = if floats { String::new() } else { shadow(prop.width) };
            Part::inked(prop.id, &(shadow + prop.drawing))
        })
    })
}

/// What a thing this wide casts to its lower right.
pub(crate) fn shadow(width: i32) -> String {
    let (half, offset) = (width / 2, width / 9);
    format!(
        "<ellipse cx=\"{offset}\" cy=\"0\" rx=\"{half}\" ry=\"{}\" fill=\"$shade\" fill-opacity=\".22\" stroke=\"none\"/>",
        2 + width / 16
    )
}
