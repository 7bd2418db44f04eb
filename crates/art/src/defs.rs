//! The parts that drawings reuse, included in a page once.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use crate::style::paint;

/// The weight of every ink line.
pub(crate) const INK: &str = "2.4";

/// A part that others draw by `<use href="#cl-…"/>`.
pub(crate) struct Part {
    /// Its id, without the common prefix `cl-`.
    pub(crate) id: String,
    /// The element that carries the id.
    pub(crate) markup: String,
}

impl Part {
    /// A part drawn in ink: lines of one weight with round ends, and no fill unless stated.
    pub(crate) fn inked(id: impl Into<String>, drawing: &str) -> Self {
        let id = id.into();
        // The source has one element per line; the page does not need the whitespace.
        let drawing: String = drawing.lines().map(str::trim).collect();
        let markup = paint(&format!(
            "<g id=\"cl-{id}\" fill=\"none\" stroke=\"$ink\" stroke-width=\"{INK}\" \
             stroke-linejoin=\"round\" stroke-linecap=\"round\">{drawing}</g>"
        ));
        Self { id, markup }
    }

    /// A part with its own element, in which `#` stands for the id.
    pub(crate) fn element(id: impl Into<String>, element: &str) -> Self {
        let id = id.into();
        let named = element.replacen("id=\"#\"", &format!("id=\"cl-{id}\""), 1);
        Self { markup: paint(&named), id }
    }
}

/// A `<use>` of a part at a point.
pub(crate) fn reuse(id: &str, x: i32, y: i32) -> String {
    match (x, y) {
        (0, 0) => format!("<use href=\"#cl-{id}\"/>"),
        _ => format!("<use href=\"#cl-{id}\" x=\"{x}\" y=\"{y}\"/>"),
    }
}

/// Every part, built once.
static PARTS: LazyLock<Vec<Part>> = LazyLock::new(|| {
    let mut parts = Vec::new();
    parts.extend(crate::numerals::parts());
    parts.extend(crate::terrain::parts());
    parts.extend(crate::frame::parts());
    parts.extend(crate::domino::parts());
    parts.extend(crate::houses::parts());
    parts.extend(crate::pieces::parts());
    parts.extend(crate::buildings::parts());
    parts.extend(crate::icons::parts());
    parts.extend(crate::emblem::parts());
    parts.extend(crate::portraits::parts());
    parts.extend(crate::reactions::parts());
    parts.extend(crate::scenes::parts());
    parts.extend(crate::chairs::parts());
    parts.extend(crate::effects::parts());
    parts
});

/// An invisible `<svg>` with everything that the drawings reuse. A page includes it once, anywhere
/// before or after them.
pub fn defs() -> String {
    let all: String = PARTS.iter().map(|part| part.markup.as_str()).collect();
    format!(
        "<svg class=\"cl-defs\" width=\"0\" height=\"0\" aria-hidden=\"true\" \
         focusable=\"false\"><defs>{all}</defs></svg>"
    )
}

/// The parts that `body` reuses, directly or through others.
pub(crate) fn needed_by(body: &str) -> String {
    let mut needed = references(body);
    let mut known = 0;
    while known < needed.len() {
        known = needed.len();
        for part in PARTS.iter().filter(|part| needed.contains(&part.id)).collect::<Vec<_>>() {
            needed.extend(references(&part.markup));
        }
    }
    let used = PARTS.iter().filter(|part| needed.contains(&part.id));
    used.map(|part| part.markup.as_str()).collect()
}

/// The ids, without their prefix, that some markup refers to as `#cl-…`.
fn references(markup: &str) -> BTreeSet<String> {
    let ends = |letter: char| letter == '"' || letter == ')';
    markup
        .split("#cl-")
        .skip(1)
        .map(|rest| rest[..rest.find(ends).unwrap_or(rest.len())].to_owned())
        .collect()
}
