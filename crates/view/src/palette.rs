//! Every colour of the game, by day and by night. The page uses them directly, the terminal the
//! nearest ones it has.

use rules::Terrain;

/// The two themes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Light {
    /// The light theme.
    Day,
    /// The dark theme.
    Night,
}

/// A colour in CSS notation: `#E9BB4E`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour {
    pub name: &'static str,
    pub day: &'static str,
    pub night: &'static str,
}

impl Colour {
    /// The colour with this name.
    ///
    /// # Panics
    /// If there is none: names occur only in code.
    pub fn named(name: &str) -> &'static Self {
        let known = COLOURS.iter().find(|colour| colour.name == name);
        known.unwrap_or_else(|| panic!("no colour is called {name}"))
    }

    /// The ground colour of a terrain.
    pub fn of_terrain(terrain: Terrain) -> &'static Self {
        Self::named(terrain.name())
    }

    pub const fn in_light(&self, light: Light) -> &'static str {
        match light {
            Light::Day => self.day,
            Light::Night => self.night,
        }
    }

    /// Red, green and blue by day.
    pub fn rgb(&self) -> [u8; 3] {
        [1, 3, 5].map(|at| u8::from_str_radix(&self.day[at..at + 2], 16).unwrap_or_default())
    }
}

const fn colour(name: &'static str, day: &'static str, night: &'static str) -> Colour {
    Colour { name, day, night }
}

pub const COLOURS: [Colour; 81] = [
    // Outlines and backgrounds.
    colour("ink", "#3B2A20", "#0B0F1C"),
    colour("table", "#E4D3AE", "#171C2B"),
    colour("paper", "#FBF1DA", "#CBCBDC"),
    colour("paper-deep", "#E6D3AC", "#9C9DB6"),
    colour("court", "#EBDAB6", "#4D5376"),
    colour("sky", "#B4DDF1", "#2C3C68"),
    colour("light", "#FFF6DC", "#A9C3F5"),
    colour("shade", "#3B2410", "#04060F"),
    // Terrains: base, shadow and light. The bases stay apart for the colour-blind.
    colour("wheat", "#F5D566", "#AF985A"),
    colour("wheat-deep", "#BE8526", "#75602F"),
    colour("wheat-lit", "#FBE9A8", "#CDB676"),
    colour("forest", "#296345", "#27473D"),
    colour("forest-deep", "#174632", "#14332F"),
    colour("forest-lit", "#5F9D5C", "#4A7A62"),
    colour("leaf", "#5B9E55", "#38694F"),
    colour("leaf-lit", "#9CCB70", "#6B9A72"),
    colour("lake", "#4C9ACD", "#2A5889"),
    colour("lake-deep", "#2B6C9F", "#193A64"),
    colour("lake-lit", "#B4DDF1", "#7FA9D6"),
    colour("grassland", "#8FB636", "#5B815B"),
    colour("grassland-deep", "#5B7F1C", "#3A5A41"),
    colour("grassland-lit", "#C3DB74", "#86AE80"),
    colour("swamp", "#857A6F", "#555360"),
    colour("swamp-deep", "#4B4239", "#302D38"),
    colour("swamp-lit", "#CDBF9C", "#8C8690"),
    colour("swamp-water", "#5C7062", "#34484F"),
    colour("moss", "#9DB84C", "#6F8C56"),
    colour("mine", "#494556", "#2A2940"),
    colour("mine-deep", "#28252F", "#161626"),
    colour("mine-lit", "#8F8A9C", "#67688A"),
    colour("town", "#C97053", "#874A36"),
    colour("town-deep", "#94442E", "#5A2E26"),
    colour("town-lit", "#EBAE8B", "#AE7760"),
    // Materials.
    colour("stone", "#DAD0BE", "#8D8FA8"),
    colour("stone-deep", "#A89D8B", "#5F627C"),
    colour("wood", "#A87546", "#665049"),
    colour("wood-deep", "#6E4728", "#41332F"),
    colour("roof", "#BC4A30", "#7E3B40"),
    colour("slate", "#5E7389", "#3B4A66"),
    colour("thatch", "#D9AE5C", "#8C7650"),
    colour("gold", "#F8C63D", "#EFC65B"),
    colour("gold-deep", "#CE8F1B", "#B58A33"),
    colour("gold-lit", "#FFEBA3", "#FFE9AB"),
    colour("silver", "#D8DCE2", "#AEB6CC"),
    colour("silver-deep", "#98A0AC", "#70789A"),
    colour("copper", "#D98B57", "#A96F58"),
    colour("copper-deep", "#A85E32", "#774A45"),
    colour("window", "#5A4A4A", "#FFDC85"),
    colour("fire", "#F0762A", "#F58A3C"),
    colour("fire-lit", "#FFD35A", "#FFE08A"),
    colour("crystal", "#9AD9E6", "#7CC4E6"),
    colour("crystal-deep", "#5A9FC0", "#4B83B8"),
    colour("bloom", "#E8799A", "#B0708F"),
    colour("berry", "#C63D3D", "#8F3A46"),
    colour("skin", "#F3D2AE", "#BFA59C"),
    colour("hair", "#8A5A34", "#5A4640"),
    colour("skin-tan", "#D9A273", "#A48674"),
    colour("skin-brown", "#9A623F", "#80604F"),
    colour("hair-red", "#B8562B", "#814633"),
    colour("hair-fair", "#E3B85A", "#B39C63"),
    colour("hair-dark", "#453229", "#332A30"),
    colour("hair-grey", "#BDB6AA", "#9294A6"),
    colour("dragon", "#5DA183", "#37705F"),
    colour("dragon-deep", "#37745D", "#204A45"),
    colour("dragon-lit", "#F1DD9E", "#B9AF86"),
    colour("royal", "#7B5AA6", "#5F5090"),
    colour("royal-lit", "#B79AD6", "#9186BD"),
    // Houses: eight colours that stay apart for the colour-blind, and the colour of the charge on each.
    colour("house-sun", "#F5E04A", "#E0CF5A"),
    colour("house-moon", "#3B3EA8", "#4A49B5"),
    colour("house-tower", "#A83B17", "#AE431F"),
    colour("house-fish", "#A8E2E6", "#93D5E4"),
    colour("house-tree", "#1A7F60", "#1A7A5E"),
    colour("house-rose", "#C785C2", "#B581AC"),
    colour("house-key", "#26262F", "#3D3F4D"),
    colour("house-star", "#E87E09", "#D87D0B"),
    colour("charge-dark", "#33241B", "#141824"),
    colour("charge-light", "#FFF6E0", "#F2F0F6"),
    // What everything lies on.
    colour("oak", "#E3CBA2", "#2B242B"),
    colour("oak-deep", "#C3A06D", "#1F1A21"),
    colour("cloth", "#F2E6C8", "#222A3E"),
    colour("felt", "#CFB98E", "#191D2C"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_has_six_digits_and_a_unique_name() {
        for (at, colour) in COLOURS.iter().enumerate() {
            for value in [colour.day, colour.night] {
                let digits = value.strip_prefix('#').map(str::as_bytes).unwrap_or_default();
                let is_hex = digits.iter().all(u8::is_ascii_hexdigit);
                assert!(digits.len() == 6 && is_hex, "{colour:?}");
            }
            assert_eq!(COLOURS.iter().position(|one| one.name == colour.name), Some(at));
        }
        assert_eq!(Colour::named("ink").rgb(), [0x3B, 0x2A, 0x20]);
    }
}
