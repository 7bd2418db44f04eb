//! Digits drawn as paths, so that numbers look the same on every system.

use crate::defs::Part;

/// The width of a digit's box; it is 20 high.
const ADVANCE: i32 = 14;
const HEIGHT: i32 = 20;

const STROKES: [&str; 10] = [
    "M7 3C3 3 2.5 7 2.5 10S3 17 7 17S11.5 13 11.5 10S11 3 7 3Z",
    "M4 6.5L8 3V17M4.5 17H11",
    "M3 6.5C3.5 2 11 2 11 7C11 11 3.5 13 3 17H11.5",
    "M3 5C5 2 10.5 2.5 10.5 6.2C10.5 9 8 9.6 6.5 9.6C9 9.6 11.3 10.6 11.3 13.4C11.3 17.8 5 18.3 2.8 15.2",
    "M9 17V3L2.5 13H12",
    "M10.8 3H4.3L3.7 9.2C6.5 7.8 11.3 8.2 11.3 12.7C11.3 17.6 5 18.3 2.8 15.3",
    "M10.5 4C6 2.5 2.8 6.5 2.8 12C2.8 18.5 11.4 18.3 11.4 12.8C11.4 8 4.5 8 3 12",
    "M2.8 3H11.5C8.5 7 6.8 11.5 6.2 17",
    "M7 9.6C3 8.5 3 3 7 3S11 8.5 7 9.6C2 10.7 2 17 7 17S12 10.7 7 9.6Z",
    "M11.2 8C9.7 12 2.7 12 2.7 7.2C2.7 1.7 11.2 1.7 11.2 8C11.2 13.5 8 18 3.5 16",
];

pub(crate) fn parts() -> impl Iterator<Item = Part> {
    STROKES.iter().enumerate().map(|(digit, strokes)| {
        // `currentColor`: a number is dark on parchment and light on a house's colour.
        let path = format!(
            "<path id=\"#\" d=\"{strokes}\" fill=\"none\" stroke=\"currentColor\" \
             stroke-width=\"3.2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        );
        Part::element(format!("d{digit}"), &path)
    })
}

/// A number in ink, centred at a point; at `scale` 1 it is 20 units high.
pub(crate) fn number(value: u8, middle: (f32, f32), scale: f32) -> String {
    let digits = value.to_string();
    let width = ADVANCE * digits.len() as i32;
    let uses: String = digits
        .bytes()
        .enumerate()
        .map(|(at, digit)| {
            crate::defs::reuse(&format!("d{}", digit - b'0'), ADVANCE * at as i32, 0)
        })
        .collect();
    let left = middle.0 - scale * width as f32 / 2.0;
    let top = middle.1 - scale * HEIGHT as f32 / 2.0;
    crate::style::paint(&format!(
        "<g transform=\"translate({} {}) scale({scale})\" color=\"$ink\">{uses}</g>",
        crate::pen::short(left),
        crate::pen::short(top)
    ))
}
