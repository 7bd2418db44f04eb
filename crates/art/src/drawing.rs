//! A finished drawing with its frame, ready for a page or a file.

use view::palette::Light;

use crate::defs;
use crate::style::in_light;

/// The side of a kingdom's square in drawing units.
pub const SQUARE: i32 = 100;

/// A drawing and the frame it fills.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// Left, top, width and height.
    pub frame: [i32; 4],
    /// SVG elements for any `<svg>` of a page that includes [`crate::defs`].
    pub body: String,
}

impl Drawing {
    /// A drawing whose frame starts at the origin.
    pub(crate) fn new(width: i32, height: i32, body: String) -> Self {
        Self { frame: [0, 0, width, height], body }
    }

    /// A complete element for a page that includes [`crate::defs`]. It has no intrinsic size and is
    /// hidden from assistive technology: the page labels it.
    pub fn svg(&self) -> String {
        let [left, top, width, height] = self.frame;
        format!(
            "<svg class=\"cl-art\" viewBox=\"{left} {top} {width} {height}\" aria-hidden=\"true\" \
             focusable=\"false\">{}</svg>",
            self.body
        )
    }

    /// A complete SVG file, `scale` times as large as the frame, in the colours of day or night.
    pub fn document(&self, scale: u32, light: Light) -> String {
        let [left, top, width, height] = self.frame;
        let body = format!("<g transform=\"translate({} {})\">{}</g>", -left, -top, self.body);
        let scaled = format!("<g transform=\"scale({scale})\">{body}</g>");
        document(width as u32 * scale, height as u32 * scale, &scaled, light)
    }
}

/// Moves elements to a cell: `x` to the right, `y` **down**. See [`crate::on_page`].
pub fn placed((x, y): (i32, i32), body: &str) -> String {
    format!("<g transform=\"translate({} {})\">{body}</g>", x * SQUARE, y * SQUARE)
}

/// Wraps `body` in a complete SVG file of this size. It includes the parts that the body reuses, and
/// writes out the colours of day or night.
pub fn document(width: u32, height: u32, body: &str, light: Light) -> String {
    let needed = defs::needed_by(body);
    let file = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\"><defs>{needed}</defs>{body}</svg>"
    );
    in_light(&file, light)
}
