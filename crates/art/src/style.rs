//! The palette by day and by night, and how drawings name a colour of it.
//!
//! Drawings are written with `$wheat` where a colour goes; [`paint`] turns that into
//! `var(--cl-wheat,#…)`, so that the page's theme decides and a page without [`STYLE`] still shows
//! the day. [`in_light`] goes the last step for pictures that leave the page.

/// The two lights in which everything can be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Light {
    /// The light theme.
    Day,
    /// The dark theme.
    Night,
}

/// Declares every colour once: its name, by day, by night.
macro_rules! palette {
    ($($name:literal $day:literal $night:literal;)*) => {
        const COLOURS: &[(&str, [&str; 2])] = &[$(($name, [$day, $night])),*];

        /// The style sheet of all drawings: colours by day and night as custom properties, and
        /// the few rules that the drawings' classes need. The page includes it once.
        pub const STYLE: &str = concat!(
            ":root,[data-theme=light]{", $("--cl-", $name, ":", $day, ";",)* "}\n",
            "[data-theme=dark]{", $("--cl-", $name, ":", $night, ";",)* "}\n",
            "@media (prefers-color-scheme:dark){",
            ":root:not([data-theme=light]):not([data-theme=dark]){",
            $("--cl-", $name, ":", $night, ";",)* "}}\n",
            ".cl-defs{position:absolute;width:0;height:0;overflow:hidden}\n",
            ".cl-art{display:block;overflow:visible}\n",
            ".cl-icon{width:1.25em;height:1.25em;vertical-align:-.25em;flex:none}\n",
        );
    };
}

palette! {
    // What everything is drawn with, and what it lies on.
    "ink" "#3B2A20" "#0B0F1C";
    "table" "#E4D3AE" "#171C2B";
    "paper" "#FBF1DA" "#CBCBDC";
    "paper-deep" "#E6D3AC" "#9C9DB6";
    "court" "#EBDAB6" "#4D5376";
    "sky" "#B4DDF1" "#2C3C68";
    "light" "#FFF6DC" "#A9C3F5";
    "shade" "#3B2410" "#04060F";
    // Terrains: the ground, its shadows, its lights.
    "wheat" "#E9BB4E" "#98814E";
    "wheat-deep" "#BE8526" "#6B5833";
    "wheat-lit" "#F9DE8B" "#C0A869";
    "forest" "#3C7A4B" "#234A40";
    "forest-deep" "#245537" "#14332F";
    "forest-lit" "#6FAA5C" "#3F7059";
    "leaf" "#5B9E55" "#38694F";
    "leaf-lit" "#9CCB70" "#6B9A72";
    "lake" "#4C9ACD" "#2A5789";
    "lake-deep" "#2B6C9F" "#193A64";
    "lake-lit" "#B4DDF1" "#7FA9D6";
    "grassland" "#A9D06B" "#5C8560";
    "grassland-deep" "#6B9E40" "#3A5C45";
    "grassland-lit" "#D9EDA4" "#86AE80";
    "swamp" "#94836A" "#57525C";
    "swamp-deep" "#574A3B" "#302D38";
    "swamp-lit" "#CDBF9C" "#8C8690";
    "swamp-water" "#5C7062" "#34484F";
    "moss" "#9DB84C" "#6F8C56";
    "mine" "#524E5E" "#33334A";
    "mine-deep" "#2F2C38" "#1C1C2C";
    "mine-lit" "#8F8A9C" "#67688A";
    "town" "#CB6F50" "#804A4A";
    "town-deep" "#97432D" "#582F38";
    "town-lit" "#EBAE8B" "#A9746C";
    // Materials.
    "stone" "#DAD0BE" "#8D8FA8";
    "stone-deep" "#A89D8B" "#5F627C";
    "wood" "#A87546" "#665049";
    "wood-deep" "#6E4728" "#41332F";
    "roof" "#BC4A30" "#7E3B40";
    "slate" "#5E7389" "#3B4A66";
    "thatch" "#D9AE5C" "#8C7650";
    "gold" "#F8C63D" "#EFC65B";
    "gold-deep" "#CE8F1B" "#B58A33";
    "gold-lit" "#FFEBA3" "#FFE9AB";
    "silver" "#D8DCE2" "#AEB6CC";
    "silver-deep" "#98A0AC" "#70789A";
    "copper" "#D98B57" "#A96F58";
    "copper-deep" "#A85E32" "#774A45";
    "window" "#5A4A4A" "#FFDC85";
    "fire" "#F0762A" "#F58A3C";
    "fire-lit" "#FFD35A" "#FFE08A";
    "crystal" "#9AD9E6" "#7CC4E6";
    "crystal-deep" "#5A9FC0" "#4B83B8";
    "bloom" "#E8799A" "#B0708F";
    "berry" "#C63D3D" "#8F3A46";
    "skin" "#F3D2AE" "#BFA59C";
    "hair" "#8A5A34" "#5A4640";
    "dragon" "#5DA183" "#37705F";
    "dragon-deep" "#37745D" "#204A45";
    "dragon-lit" "#F1DD9E" "#B9AF86";
    "royal" "#7B5AA6" "#5F5090";
    "royal-lit" "#B79AD6" "#9186BD";
    // Houses: eight colours after Okabe and Ito, and the colour of the charge on each.
    "house-sun" "#F2DC3C" "#D9C548";
    "house-moon" "#0A67A8" "#1F6CAE";
    "house-tower" "#D2571B" "#BE5526";
    "house-fish" "#63BAEB" "#5FA7D4";
    "house-tree" "#0B9A72" "#1F8A6C";
    "house-rose" "#CF7BAA" "#B8719B";
    "house-key" "#3F3F49" "#6A6C82";
    "house-star" "#EC9C10" "#C9892A";
    "charge-dark" "#33241B" "#141824";
    "charge-light" "#FFF6E0" "#F2F0F6";
}

/// The colour of a name as it stands in an attribute: the theme's, or else the day's.
pub(crate) fn colour(name: &str) -> String {
    let [day, _] = values(name);
    format!("var(--cl-{name},{day})")
}

/// A colour by day and by night.
fn values(name: &str) -> [&'static str; 2] {
    match COLOURS.iter().find(|(known, _)| *known == name) {
        Some((_, values)) => *values,
        None => panic!("no colour is called {name}"),
    }
}

/// Replaces every `$name` by that colour.
pub(crate) fn paint(drawing: &str) -> String {
    let mut painted = String::with_capacity(drawing.len() * 2);
    let mut rest = drawing;
    while let Some(at) = rest.find('$') {
        painted.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let end = rest
            .find(|letter: char| !letter.is_ascii_lowercase() && letter != '-')
            .unwrap_or(rest.len());
        painted.push_str(&colour(&rest[..end]));
        rest = &rest[end..];
    }
    painted.push_str(rest);
    painted
}

/// Replaces every colour by its value in a light: for pictures that know no custom properties.
pub(crate) fn in_light(markup: &str, light: Light) -> String {
    const OPENING: &str = "var(--cl-";
    let mut plain = String::with_capacity(markup.len());
    let mut rest = markup;
    while let Some(at) = rest.find(OPENING) {
        plain.push_str(&rest[..at]);
        let inside = &rest[at + OPENING.len()..];
        let comma = inside.find(',').expect("a colour has a value of the day");
        let [day, night] = values(&inside[..comma]);
        plain.push_str(match light {
            Light::Day => day,
            Light::Night => night,
        });
        let end = inside.find(')').expect("a colour ends");
        rest = &inside[end + 1..];
    }
    plain.push_str(rest);
    plain
}
