//! Dominoes as cached images.
//!
//! A landscape is some sixty shapes, and a table of eight shows more than a hundred dominoes, most of
//! them twice. An image is drawn once for each light and orientation, and is then one element wherever
//! it is shown.

use std::cell::RefCell;
use std::collections::HashMap;

use art::{Drawing, Light};
use rules::DominoId;
use web_sys::HtmlImageElement;

use crate::browser;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Orientation {
    /// With its number, in the line.
    InLine,
    /// The step from the left half to the right one.
    InKingdom(i32, i32),
}

struct DominoImage {
    url: String,
    /// Keeps the browser's decoded copy alive, so that it appears at once.
    #[expect(dead_code, reason = "held, not read")]
    image: Option<HtmlImageElement>,
}

thread_local! {
    static IMAGES: RefCell<HashMap<(DominoId, Orientation, Light), DominoImage>> = RefCell::default();
}

/// The URL of a domino that covers two cells, with `y` pointing down.
pub(super) fn in_kingdom(id: DominoId, cells: [(i32, i32); 2], light: Light) -> String {
    let [(ax, ay), (bx, by)] = cells;
    image_url((id, Orientation::InKingdom(bx - ax, by - ay), light), || art::face(id, cells))
}

/// The URL of a domino in the line, with its number.
pub(super) fn in_line(id: DominoId, light: Light) -> String {
    image_url((id, Orientation::InLine, light), || art::domino_in_line(id))
}

fn image_url(key: (DominoId, Orientation, Light), draw: impl FnOnce() -> Drawing) -> String {
    IMAGES.with_borrow_mut(|images| {
        let cached = images.entry(key).or_insert_with(|| {
            let url = browser::object_url(&draw().document(1, key.2), "image/svg+xml")
                .unwrap_or_default();
            let image = HtmlImageElement::new().ok();
            if let Some(image) = &image {
                image.set_src(&url);
            }
            DominoImage { url, image }
        });
        cached.url.clone()
    })
}
