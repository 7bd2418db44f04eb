//! Horizontal swipes.

use leptos::ev;
use leptos::prelude::*;

/// A finger's way across an element.
#[derive(Clone, Copy)]
pub(crate) struct Swipe {
    from: StoredValue<Option<(i32, i32)>>,
}

/// A shorter way is a tap that slipped.
const LEAST_PX: i32 = 60;

impl Swipe {
    pub(crate) fn new() -> Self {
        Self { from: StoredValue::new(None) }
    }

    /// Begins with one finger; with more it is no swipe.
    pub(crate) fn begin(self, event: &ev::TouchEvent) {
        let touch = event.touches().get(0).filter(|_| event.touches().length() == 1);
        self.from.set_value(touch.map(|touch| (touch.client_x(), touch.client_y())));
    }

    /// Forgets the finger.
    pub(crate) fn cancel(self) {
        self.from.set_value(None);
    }

    /// The direction of the swipe that ends here: 1 forward, to the left, or −1 back.
    pub(crate) fn end(self, event: &ev::TouchEvent) -> Option<i32> {
        let (x, y) = self.from.try_update_value(Option::take).flatten()?;
        let touch = event.changed_touches().get(0)?;
        let (dx, dy) = (touch.client_x() - x, touch.client_y() - y);
        let is_swipe = dx.abs() >= LEAST_PX && dx.abs() > 2 * dy.abs();
        is_swipe.then_some(if dx < 0 { 1 } else { -1 })
    }
}
