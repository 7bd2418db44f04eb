//! How drawings use the palette.
//!
//! Drawings name a colour as `$wheat`; [`paint`] turns that into `var(--cl-wheat,#…)`, so that the
//! page's theme decides and a page without [`style`] still gets the colours of day. [`in_light`]
//! writes out the values for pictures outside the page.

use std::fmt::Write;

use view::palette::{COLOURS, Colour, Light};

use crate::surfaces;

/// The style sheet of all drawings: the colours of day and night and the surfaces of the table as custom
/// properties, and the few rules that the drawings' classes need. The page includes it once.
pub fn style() -> String {
    let values = |light: Light| {
        COLOURS.iter().fold(surfaces::tones(light).to_owned(), |mut all, colour| {
            let _ = write!(all, "--cl-{}:{};", colour.name, colour.in_light(light));
            all
        })
    };
    let (day, night) = (values(Light::Day), values(Light::Night));
    let surfaces = surfaces::rules();
    format!(
        ":root,[data-theme=light]{{{day}}}\n\
         [data-theme=dark]{{{night}}}\n\
         @media (prefers-color-scheme:dark){{\
         :root:not([data-theme=light]):not([data-theme=dark]){{{night}}}}}\n\
         {surfaces}\
         .cl-defs{{position:absolute;width:0;height:0;overflow:hidden}}\n\
         .cl-art{{display:block;overflow:visible}}\n\
         .cl-icon{{width:1.25em;height:1.25em;vertical-align:-.25em;flex:none}}\n"
    )
}

/// A named colour as an attribute value: the theme's, or else the one by day.
pub(crate) fn colour(name: &str) -> String {
    format!("var(--cl-{name},{})", Colour::named(name).day)
}

/// Replaces every `$name` with that colour.
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

/// Replaces every colour with its value by day or night, for viewers without custom properties.
pub(crate) fn in_light(markup: &str, light: Light) -> String {
    const OPENING: &str = "var(--cl-";
    let mut plain = String::with_capacity(markup.len());
    let mut rest = markup;
    while let Some(at) = rest.find(OPENING) {
        plain.push_str(&rest[..at]);
        let inside = &rest[at + OPENING.len()..];
        let comma = inside.find(',').expect("a colour has a fallback");
        plain.push_str(Colour::named(&inside[..comma]).in_light(light));
        let end = inside.find(')').expect("a colour has a closing bracket");
        rest = &inside[end + 1..];
    }
    plain.push_str(rest);
    plain
}
