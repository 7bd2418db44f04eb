//! The browser's own functions: time, randomness, clipboard, files, sharing.

use leptos::prelude::*;
use table::Millis;
use view::layout::Screen;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// Runs something once the browser has nothing more urgent to do; soon, where it does not say when.
pub(crate) fn when_idle(then: impl FnOnce() + 'static) {
    const SOON_MS: u32 = 200;
    let then = Closure::once_into_js(then);
    let idle = js_sys::Reflect::get(&window(), &"requestIdleCallback".into());
    match idle.ok().and_then(|idle| idle.dyn_into::<js_sys::Function>().ok()) {
        Some(idle) => drop(idle.call1(&window(), &then)),
        None => drop(after(SOON_MS, move || {
            let _ = js_sys::Function::from(then).call0(&JsValue::UNDEFINED);
        })),
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> Millis {
    js_sys::Date::now() as Millis
}

/// Cryptographically random bytes.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("browsers provide randomness");
    bytes
}

/// The element that carries theme, language and motion.
pub(crate) fn root() -> web_sys::HtmlElement {
    document().document_element().expect("a page has a root element").unchecked_into()
}

/// Whether somebody has asked for a game while the page was loading, which `start.js` notes; asked once.
pub(crate) fn take_early_click() -> bool {
    const NOTE: &str = "data-play";
    let is_wanted = root().has_attribute(NOTE);
    let _ = root().remove_attribute(NOTE);
    is_wanted
}

/// The user's preferred languages, the best first.
pub(crate) fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|language| language.as_string()).collect()
}

/// Whether a media query matches now.
pub(crate) fn media(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|media| media.matches())
}

/// Whether a media query matches, kept up to date while the page is open.
pub(crate) fn media_signal(query: &str) -> ReadSignal<bool> {
    let (matches, set) = signal(media(query));
    if let Ok(Some(media)) = window().match_media(query) {
        let changed = Closure::<dyn Fn(web_sys::MediaQueryListEvent)>::new(
            move |event: web_sys::MediaQueryListEvent| set.set(event.matches()),
        );
        let _ = media.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
        // A query that is not kept alive is dropped together with its listener.
        changed.forget();
        std::mem::forget(media);
    }
    matches
}

/// The part of the window that shows the page.
pub(crate) fn window_size() -> Screen {
    let pixels = |side: Result<JsValue, JsValue>| side.ok().and_then(|side| side.as_f64());
    let (width, height) = (pixels(window().inner_width()), pixels(window().inner_height()));
    Screen { width: width.unwrap_or(0.0) as i32, height: height.unwrap_or(0.0) as i32 }
}

/// The full URL of a path on this server.
pub(crate) fn address(path: &str) -> String {
    format!("{}{path}", window().location().origin().unwrap_or_default())
}

/// Copies text to the clipboard; false if that is not allowed.
pub(crate) async fn copy(text: &str) -> bool {
    JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok()
}

/// A URL within this page for a text of a MIME type.
pub(crate) fn object_url(text: &str, kind: &str) -> Result<String, JsValue> {
    let options = web_sys::BlobPropertyBag::new();
    options.set_type(kind);
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &options)?;
    web_sys::Url::create_object_url_with_blob(&blob)
}

/// Opens the browser's print dialog.
pub(crate) fn print() {
    // It fails only where the page may not print.
    let _ = window().print();
}

/// Offers text as a file to save.
pub(crate) fn download(name: &str, text: &str) {
    let save = || -> Result<(), JsValue> {
        let url = object_url(text, "text/plain;charset=utf-8")?;
        let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
        link.set_href(&url);
        link.set_download(name);
        link.click();
        web_sys::Url::revoke_object_url(&url)
    };
    // If it fails, the text can still be copied.
    let _ = save();
}

/// Runs a task after a delay, unless the returned handle is cleared; dropping the handle does not
/// cancel it.
pub(crate) fn after(ms: u32, then: impl FnOnce() + 'static) -> Option<TimeoutHandle> {
    set_timeout_with_handle(then, std::time::Duration::from_millis(ms.into())).ok()
}

/// Counts up to `count`, one task at a time, so that drawing many things does not block the page.
pub(crate) fn count_in_tasks(count: usize) -> ReadSignal<usize> {
    fn count_next(set: WriteSignal<usize>, next: usize, count: usize) {
        after(0, move || {
            // The signal is gone once nobody reads it any more.
            if next <= count && set.try_set(next).is_none() {
                count_next(set, next + 1, count);
            }
        });
    }
    let (counted, set) = signal(0);
    count_next(set, 1, count);
    counted
}

/// Becomes true once the next frame has been drawn.
pub(crate) fn after_next_frame() -> ReadSignal<bool> {
    let (drawn, set) = signal(false);
    request_animation_frame(move || {
        after(0, move || set.set(true));
    });
    drawn
}

/// Whether an event's target is, or is inside, an element that matches a selector.
pub(crate) fn is_within(event: &web_sys::Event, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| element.closest(selector).ok().flatten().is_some())
}

/// Moves the keyboard focus to an element, if it is on the page.
pub(crate) fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok())
    {
        let _ = element.focus();
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shared {
    /// Through the device's share dialog.
    Sent,
    /// To the clipboard.
    Copied,
}

/// Opens the device's share dialog, or copies to the clipboard where there is none; `None` if neither
/// is allowed.
pub(crate) async fn share(message: &str, link: &str) -> Option<Shared> {
    let navigator = window().navigator();
    if js_sys::Reflect::has(&navigator, &JsValue::from_str("share")).unwrap_or(false) {
        let data = web_sys::ShareData::new();
        data.set_text(message);
        data.set_url(link);
        if JsFuture::from(navigator.share_with_data(&data)).await.is_ok() {
            return Some(Shared::Sent);
        }
    }
    copy(&format!("{message} {link}")).await.then_some(Shared::Copied)
}

/// The text of the file chosen in an input field.
pub(crate) async fn chosen_file(field: &web_sys::HtmlInputElement) -> Option<String> {
    let file = field.files()?.get(0)?;
    JsFuture::from(file.text()).await.ok()?.as_string()
}
