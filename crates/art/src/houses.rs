//! The eight houses: each has a colour and a charge, so that nobody has to tell colours apart.

use view::houses::HOUSES;

use crate::defs::{Part, reuse};
use crate::drawing::Drawing;
use crate::style::colour;

/// A house, which marks a realm's castle, kings and names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

/// The silhouettes of the charges, 24 by 24 around the origin, in the order of
/// [`view::houses::HOUSES`].
const SILHOUETTES: [&str; House::COUNT] = [
    // The sun, the moon, a tower, a fish, a tree, a rose, a key, a star.
    "M0 -5.5A5.5 5.5 0 1 1 0 5.5A5.5 5.5 0 1 1 0 -5.5ZM-1.6 -7.2L0 -12L1.6 -7.2ZM4 -6.2L8.5 -8.5L6.2 -4ZM7.2 -1.6L12 0L7.2 1.6ZM6.2 4L8.5 8.5L4 6.2ZM1.6 7.2L0 12L-1.6 7.2ZM-4 6.2L-8.5 8.5L-6.2 4ZM-7.2 1.6L-12 0L-7.2 -1.6ZM-6.2 -4L-8.5 -8.5L-4 -6.2Z",
    "M4 -11A11.3 11.3 0 1 0 10.5 5A9 9 0 0 1 4 -11Z",
    "M-8 -11H-4.8V-8H-1.7V-11H1.7V-8H4.8V-11H8V-3.5H5.5V7H8V11H2.5V6A2.5 2.5 0 0 0 -2.5 6V11H-8V7H-5.5V-3.5H-8Z",
    "M-12 0Q-6 -7.5 1 -6.5Q5 -5.5 7 -2.5L12 -7Q10.5 0 12 7L7 2.5Q5 5.5 1 6.5Q-6 7.5 -12 0ZM-7.5 -2A1.5 1.5 0 1 0 -7.5 1A1.5 1.5 0 1 0 -7.5 -2Z",
    "M-2 11.5V6Q-9 8 -9.5 2.5Q-13 -2 -8 -5Q-7.5 -11 -1.5 -10.5Q4 -13.5 7 -8Q12.5 -6 10 -.5Q11.5 6 5 6Q3.5 7 2 6V11.5Z",
    "M0 -11.5A4.8 4.8 0 0 1 4.6 -5.8A4.8 4.8 0 0 1 10.9 -3.5A4.8 4.8 0 0 1 7.3 2.4A4.8 4.8 0 0 1 6.8 9.3A4.8 4.8 0 0 1 0 7.6A4.8 4.8 0 0 1 -6.8 9.3A4.8 4.8 0 0 1 -7.3 2.4A4.8 4.8 0 0 1 -10.9 -3.5A4.8 4.8 0 0 1 -4.6 -5.8A4.8 4.8 0 0 1 0 -11.5ZM0 -3.2A3.2 3.2 0 1 0 0 3.2A3.2 3.2 0 1 0 0 -3.2Z",
    "M0 -12A5.5 5.5 0 0 1 1.7 -1.3V3H6V6H4V9H1.7V12H-1.7V-1.3A5.5 5.5 0 0 1 0 -12ZM0 -8.8A2.3 2.3 0 1 0 0 -4.2A2.3 2.3 0 1 0 0 -8.8Z",
    "M0 -12L3.3 -4.3L11.6 -3.7L5.3 1.7L7.3 9.8L0 5.5L-7.3 9.8L-5.3 1.7L-11.6 -3.7L-3.3 -4.3Z",
];

impl House {
    /// The number of houses: one for every realm of the largest table.
    pub const COUNT: usize = HOUSES.len();

    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The English name of its charge, a stable key for translations: `sun`, `moon`, `tower`,
    /// `fish`, `tree`, `rose`, `key`, `star`.
    pub const fn charge(self) -> &'static str {
        self.spec().name
    }

    /// Its colour as a CSS value.
    pub fn colour(self) -> String {
        colour(self.spec().colour().name)
    }

    /// The colour of a charge or text on its colour, as a CSS value.
    pub fn charge_colour(self) -> String {
        colour(self.spec().charge_colour().name)
    }

    /// Its name and colours.
    pub const fn spec(self) -> &'static view::houses::House {
        view::houses::House::at(self.0 as usize)
    }

    /// Its charge alone, in `currentColor`, 24 by 24 around the origin.
    pub fn mark(self) -> Drawing {
        Drawing { frame: [-12, -12, 24, 24], body: reuse(&self.charge_id(), 0, 0) }
    }

    /// Its shield: 48 by 56.
    pub fn shield(self) -> Drawing {
        Drawing::new(48, 56, reuse(&format!("shield{}", self.0), 0, 0))
    }

    /// Its pennant on a pole: 64 by 56.
    pub fn pennant(self) -> Drawing {
        Drawing::new(64, 56, reuse(&format!("pennant{}", self.0), 0, 0))
    }

    /// The charge, centred at a point.
    pub(crate) fn charge_at(self, (x, y): (f32, f32), scale: f32) -> String {
        format!(
            "<use href=\"#cl-{}\" transform=\"translate({x} {y}) scale({scale})\" color=\"{}\"/>",
            self.charge_id(),
            self.charge_colour()
        )
    }

    fn charge_id(self) -> String {
        format!("charge-{}", self.charge())
    }
}

pub(crate) fn parts() -> impl Iterator<Item = Part> {
    House::all().flat_map(|house| {
        let silhouette = SILHOUETTES[house.index()];
        let charge = format!(
            "<path id=\"#\" fill=\"currentColor\" fill-rule=\"evenodd\" d=\"{silhouette}\"/>"
        );
        let colour = house.colour();
        let shield = format!(
            "<path fill=\"{colour}\" d=\"M3 6Q14 7 24 2Q34 7 45 6V28Q44 45 24 54Q4 45 3 28Z\"/>\
             <path stroke=\"none\" fill=\"$shade\" fill-opacity=\".16\" d=\"M24 2Q34 7 45 6V28Q44 45 24 54Z\"/>\
             <path stroke=\"$light\" stroke-opacity=\".6\" stroke-width=\"2\" d=\"M7 28V10Q15 10 22 7\"/>{}",
            house.charge_at((24.0, 27.0), 1.35)
        );
        let pennant = format!(
            "<path stroke-width=\"3\" stroke=\"$wood-deep\" d=\"M6 54V6\"/><circle cx=\"6\" cy=\"5\" r=\"3.5\" fill=\"$gold\"/>\
             <path fill=\"{colour}\" d=\"M7 10Q20 5 32 10T60 9L50 24L60 38Q46 43 32 38T7 39Z\"/>\
             <path stroke=\"none\" fill=\"$shade\" fill-opacity=\".16\" d=\"M32 10Q42 14 58 10.5L49 24L58 37Q44 42 32 38Z\"/>{}",
            house.charge_at((27.0, 24.0), 0.95)
        );
        [
            Part::element(house.charge_id(), &charge),
            Part::inked(format!("shield{}", house.0), &shield),
            Part::inked(format!("pennant{}", house.0), &pennant),
        ]
    })
}
