//! What a mouse learns from a tooltip, a finger learns by staying on a thing.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::browser;
use crate::parts::toasts;

/// How long a finger stays to ask.
const LONG_PRESS_MS: u32 = 500;

#[component]
pub(super) fn Explain() -> impl IntoView {
    let toasts = toasts();
    let waiting: StoredValue<Option<TimeoutHandle>> = StoredValue::new(None);
    let stop = move || {
        if let Some(waiting) = waiting.try_update_value(Option::take).flatten() {
            waiting.clear();
        }
    };
    let begin = move |event: ev::PointerEvent| {
        stop();
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let explained = target.and_then(|element| element.closest("[title]").ok().flatten());
        let title = explained.and_then(|element| element.get_attribute("title"));
        let Some(title) = title.filter(|_| event.pointer_type() == "touch") else { return };
        waiting.set_value(browser::after(LONG_PRESS_MS, move || toasts.inform(title)));
    };
    let listeners = [
        window_event_listener(ev::pointerdown, begin),
        window_event_listener(ev::pointerup, move |_| stop()),
        window_event_listener(ev::pointercancel, move |_| stop()),
    ];
    on_cleanup(move || {
        stop();
        listeners.into_iter().for_each(WindowListenerHandle::remove);
    });
}
