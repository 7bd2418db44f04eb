//! A finished drawing with its frame, ready for a page or for a file of its own.

use view::palette::Light;

use crate::defs;
use crate::style::in_light;

/// The side of a kingdom's square in units of the drawings.
pub const SQUARE: i32 = 100;

/// A drawing and the frame it fills.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// Left, top, width and height of its frame.
    pub frame: [i32; 4],
    /// SVG elements, to be put into any `<svg>` of a page that holds [`crate::defs`].
    pub body: String,
}

impl Drawing {
    /// A drawing whose frame begins at the origin.
    pub(crate) fn new(width: i32, height: i32, body: String) -> Self {
        Self { frame: [0, 0, width, height], body }
    }

    /// A whole element for a page that holds [`crate::defs`]. It has no size of its own, and
    /// assistive technology does not see it: whoever shows it says what it is.
    pub fn svg(&self) -> String {
        let [left, top, width, height] = self.frame;
        format!(
            "<svg class=\"cl-art\" viewBox=\"{left} {top} {width} {height}\" aria-hidden=\"true\" \
             focusable=\"false\">{}</svg>",
            self.body
        )
    }

    /// A file of its own, drawn `scale` times as large as its frame, in a light.
    pub fn document(&self, scale: u32, light: Light) -> String {
        let [left, top, width, height] = self.frame;
        let body = format!("<g transform=\"translate({} {})\">{}</g>", -left, -top, self.body);
        let scaled = format!("<g transform=\"scale({scale})\">{body}</g>");
        document(width as u32 * scale, height as u32 * scale, &scaled, light)
    }
}

/// The elements moved to a cell: `x` to the right, `y` **down**. See [`crate::on_page`].
pub fn placed((x, y): (i32, i32), body: &str) -> String {
    format!("<g transform=\"translate({} {})\">{body}</g>", x * SQUARE, y * SQUARE)
}

/// A complete SVG file of this size around `body`: what the body reuses comes along, and colours
/// are those of a light, written out.
pub fn document(width: u32, height: u32, body: &str, light: Light) -> String {
    let needed = defs::needed_by(body);
    let file = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\"><defs>{needed}</defs>{body}</svg>"
    );
    in_light(&file, light)
}
