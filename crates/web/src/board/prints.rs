//! Dominoes as pictures of their own.
//!
//! A landscape is some sixty shapes, and a table of eight shows more than a hundred dominoes, most of
//! them twice. A print is drawn once in each light and lie, and is one element wherever it is shown.

use std::cell::RefCell;
use std::collections::HashMap;

use art::{Drawing, Light};
use rules::DominoId;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, HtmlImageElement, Url};

/// How a printed domino lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Lie {
    /// With its number, in the line.
    InLine,
    /// In a kingdom: from the left half to the right one.
    Kingdom(i32, i32),
}

/// A print's address, and the image that keeps it ready to be shown at once.
struct Print {
    address: String,
    #[expect(dead_code, reason = "it is kept, not read")]
    image: Option<HtmlImageElement>,
}

thread_local! {
    static PRINTS: RefCell<HashMap<(DominoId, Lie, Light), Print>> = RefCell::default();
}

/// The address of a domino that covers two cells, `y` down.
pub(super) fn in_kingdom(id: DominoId, cells: [(i32, i32); 2], light: Light) -> String {
    let [(ax, ay), (bx, by)] = cells;
    address((id, Lie::Kingdom(bx - ax, by - ay), light), || art::face(id, cells))
}

/// The address of a domino in the line, with its number.
pub(super) fn in_line(id: DominoId, light: Light) -> String {
    address((id, Lie::InLine, light), || art::domino_in_line(id))
}

fn address(key: (DominoId, Lie, Light), draw: impl FnOnce() -> Drawing) -> String {
    PRINTS.with_borrow_mut(|prints| {
        let print = prints.entry(key).or_insert_with(|| {
            let address = publish(&draw().document(1, key.2)).unwrap_or_default();
            let image = HtmlImageElement::new().ok();
            if let Some(image) = &image {
                image.set_src(&address);
            }
            Print { address, image }
        });
        print.address.clone()
    })
}

/// Gives a picture an address within this page.
fn publish(file: &str) -> Result<String, JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("image/svg+xml");
    let parts = js_sys::Array::of1(&JsValue::from_str(file));
    Url::create_object_url_with_blob(&Blob::new_with_str_sequence_and_options(&parts, &kind)?)
}
