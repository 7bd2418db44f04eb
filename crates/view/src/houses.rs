//! The colours of the eight houses, for the page and the terminal.

use crate::palette::Colour;

/// The mark of a realm's castle, kings and names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct House {
    /// The English name of its charge: a stable key for texts and drawings.
    pub name: &'static str,
    /// The name of its colour in the palette.
    colour: &'static str,
    /// Whether the charge is light on a dark colour.
    pub has_light_charge: bool,
    /// The colour for terminals with only sixteen, as a terminal's colour number. No two houses
    /// share one.
    pub sixteen: u8,
}

const fn house(
    name: &'static str,
    colour: &'static str,
    has_light_charge: bool,
    sixteen: u8,
) -> House {
    House { name, colour, has_light_charge, sixteen }
}

/// All houses, in the order of [`table::House::ALL`].
pub const HOUSES: [House; 8] = [
    house("sun", "house-sun", false, 11),
    house("moon", "house-moon", true, 4),
    house("tower", "house-tower", true, 9),
    house("fish", "house-fish", false, 14),
    house("tree", "house-tree", true, 2),
    house("rose", "house-rose", false, 13),
    house("key", "house-key", true, 8),
    house("star", "house-star", false, 3),
];

impl House {
    /// A house by its place in the list.
    pub const fn at(index: usize) -> &'static Self {
        &HOUSES[index % HOUSES.len()]
    }

    pub fn colour(&self) -> &'static Colour {
        Colour::named(self.colour)
    }

    /// The colour of its charge or of text, on top of its own colour.
    pub fn charge_colour(&self) -> &'static Colour {
        Colour::named(if self.has_light_charge { "charge-light" } else { "charge-dark" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_the_last_house_comes_the_first() {
        for (at, house) in HOUSES.iter().chain(&HOUSES).enumerate() {
            assert_eq!(House::at(at).name, house.name);
        }
    }

    /// §3.2
    /// §3.2
    #[test]
    fn no_two_houses_share_a_name_or_a_colour() {
        for (at, one) in HOUSES.iter().enumerate() {
            assert_eq!(one.name, table::House::ALL[at].name());
            assert_eq!(one.colour().name, format!("house-{}", one.name));
            for other in &HOUSES[at + 1..] {
                assert_ne!(one.name, other.name);
                assert_ne!(one.colour().day, other.colour().day);
                assert_ne!(one.sixteen, other.sixteen);
            }
        }
    }
}
