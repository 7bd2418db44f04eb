//! Where the places of a table are on the screen: marked by an attribute, and measured all at once.

use std::collections::HashMap;

use art::SQUARE;
use leptos::prelude::*;
use rules::{Cell, Realm};
use view::scene::{Anchor, Area, Possession, Row};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::picture::{MARGIN, column_and_row};

const ANCHOR_ATTRIBUTE: &str = "data-anchor";

/// The value of the attribute. A whole kingdom is one place.
pub(super) fn anchor_name(anchor: Anchor) -> String {
    let row = |row: Row| if row == Row::Current { "current" } else { "next" };
    match anchor {
        Anchor::Pile => "pile".into(),
        Anchor::Builders => "builders".into(),
        Anchor::Away => "away".into(),
        Anchor::Slot(line, slot) => format!("{}-{}", row(line), slot.index()),
        Anchor::King(line, slot) => format!("king-{}-{}", row(line), slot.index()),
        Anchor::Offer(spot) => format!("offer-{}", spot.price()),
        Anchor::Castle(realm) | Anchor::Cells(realm, _) | Anchor::Cell(realm, _) => {
            kingdom_anchor(realm)
        }
        Anchor::Possession(realm, keepsake) => {
            let keepsake = match keepsake {
                Possession::Coins => "coins",
                Possession::Knights => "knights",
                Possession::Towers => "towers",
                Possession::Queen => "queen",
            };
            format!("{keepsake}-{}", realm.index())
        }
    }
}

pub(super) fn kingdom_anchor(realm: Realm) -> String {
    format!("kingdom-{}", realm.index())
}

/// A point on the screen, and the scale of the drawing there.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScreenSpot {
    pub(super) x: f64,
    pub(super) y: f64,
    /// The side of a square (a hundred units) in pixels.
    pub(super) square: f64,
}

impl ScreenSpot {
    /// Whether a piece about a square in size is visible there.
    pub(super) fn is_on_screen(&self) -> bool {
        let length = |side: Result<wasm_bindgen::JsValue, _>| {
            side.ok().and_then(|side| side.as_f64()).unwrap_or(0.0)
        };
        let (width, height) = (length(window().inner_width()), length(window().inner_height()));
        let reaches = |at: f64, end: f64| at > -self.square && at < end + self.square;
        reaches(self.x, width) && reaches(self.y, height)
    }
}

/// A place's element and its rectangle on the screen.
struct Place {
    element: Element,
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

/// All places, as measured at one moment.
pub(super) struct Layout(HashMap<String, Place>);

impl Layout {
    pub(super) fn empty() -> Self {
        Self(HashMap::new())
    }

    /// Reads every rectangle in one go, so that the browser lays the page out at most once.
    pub(super) fn measure() -> Self {
        let mut places = HashMap::new();
        let Ok(found) = document().query_selector_all(&format!("[{ANCHOR_ATTRIBUTE}]")) else {
            return Self(places);
        };
        for at in 0..found.length() {
            let element = found.item(at).and_then(|node| node.dyn_into::<Element>().ok());
            let Some(element) = element else { continue };
            let name = element.get_attribute(ANCHOR_ATTRIBUTE).unwrap_or_default();
            // A picture may be narrower than its element.
            let drawn = element.first_element_child().unwrap_or_else(|| element.clone());
            let frame = drawn.get_bounding_client_rect();
            let (left, top) = (frame.left(), frame.top());
            let (width, height) = (frame.width(), frame.height());
            if width > 0.0 {
                places.insert(name, Place { element, left, top, width, height });
            }
        }
        Self(places)
    }

    pub(super) fn element(&self, anchor: Anchor) -> Option<&Element> {
        self.0.get(&anchor_name(anchor)).map(|place| &place.element)
    }

    /// Where a piece at an anchor is drawn; `area` is what the picture of a kingdom shows.
    pub(super) fn spot(
        &self,
        anchor: Anchor,
        area: impl Fn(Realm) -> Option<Area>,
    ) -> Option<ScreenSpot> {
        let place = self.0.get(&anchor_name(anchor))?;
        let at = |x: f64, y: f64, square: f64| ScreenSpot {
            x: place.left + place.width * x,
            y: place.top + place.height * y,
            square,
        };
        let cells = |realm: Realm, cells: &[Cell]| Some(place.middle_of(area(realm)?, cells));
        match anchor {
            // The drawing of a domino leaves a little room for its shadow.
            Anchor::Slot(..) => Some(at(102.0 / 206.0, 52.0 / 110.0, place.width / 2.06)),
            Anchor::King(..) => Some(at(0.5, 0.5, place.width / 0.6)),
            Anchor::Possession(..) => Some(at(0.5, 0.5, place.height / 0.64)),
            Anchor::Offer(_) => Some(at(0.5, 0.5, place.width)),
            // Headings; the pile is imagined at their end.
            Anchor::Pile | Anchor::Builders => Some(at(0.9, 0.5, place.height * 1.5)),
            Anchor::Castle(realm) => cells(realm, &[Cell::CASTLE]),
            Anchor::Cell(realm, cell) => cells(realm, &[cell]),
            Anchor::Cells(realm, both) => cells(realm, &both),
            Anchor::Away => None,
        }
    }
}

impl Place {
    /// The middle of some cells of a kingdom's picture.
    fn middle_of(&self, area: Area, cells: &[Cell]) -> ScreenSpot {
        let margin = f64::from(MARGIN) / f64::from(SQUARE);
        let square = self.width / (f64::from(area.width()) + 2.0 * margin);
        let middle = |along: fn((i32, i32)) -> i32| {
            let sum: i32 = cells.iter().map(|&cell| along(column_and_row(area, cell))).sum();
            (f64::from(sum) / cells.len() as f64 + 0.5 + margin) * square
        };
        ScreenSpot { x: self.left + middle(|at| at.0), y: self.top + middle(|at| at.1), square }
    }
}
