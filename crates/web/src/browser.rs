//! The few things that are asked of the browser itself.

use leptos::prelude::*;
use table::Millis;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// Milliseconds since 1970.
pub(crate) fn now() -> Millis {
    js_sys::Date::now() as Millis
}

/// Bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("a browser has randomness");
    bytes
}

/// The element that carries theme, language and motion.
pub(crate) fn root() -> web_sys::HtmlElement {
    document().document_element().expect("a page has a root").unchecked_into()
}

/// The languages that this browser's user reads, the best first.
pub(crate) fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|language| language.as_string()).collect()
}

/// Whether a media query holds now.
pub(crate) fn media(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|media| media.matches())
}

/// Whether a media query holds, as long as the page is open.
pub(crate) fn media_signal(query: &str) -> ReadSignal<bool> {
    let (holds, set) = signal(media(query));
    if let Ok(Some(media)) = window().match_media(query) {
        let changed = Closure::<dyn Fn(web_sys::MediaQueryListEvent)>::new(
            move |event: web_sys::MediaQueryListEvent| set.set(event.matches()),
        );
        let _ = media.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
        // It listens for good.
        changed.forget();
        // A query that nobody holds is forgotten, and its listener with it.
        std::mem::forget(media);
    }
    holds
}

/// The address of a path on this server.
pub(crate) fn address(path: &str) -> String {
    format!("{}{path}", window().location().origin().unwrap_or_default())
}

/// Puts text on the clipboard; false where that is not allowed.
pub(crate) async fn copy(text: &str) -> bool {
    JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok()
}

/// Offers text as a file.
pub(crate) fn download(name: &str, text: &str) {
    let save = || -> Result<(), JsValue> {
        let kind = web_sys::BlobPropertyBag::new();
        kind.set_type("text/plain;charset=utf-8");
        let parts = js_sys::Array::of1(&JsValue::from_str(text));
        let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &kind)?;
        let url = web_sys::Url::create_object_url_with_blob(&blob)?;
        let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
        link.set_href(&url);
        link.set_download(name);
        link.click();
        web_sys::Url::revoke_object_url(&url)
    };
    // Without it the text can still be copied.
    let _ = save();
}

/// Does something after a while, unless the returned handle is cleared before; dropping it changes
/// nothing.
pub(crate) fn after(ms: u32, then: impl FnOnce() + 'static) -> Option<TimeoutHandle> {
    set_timeout_with_handle(then, std::time::Duration::from_millis(ms.into())).ok()
}

/// Counts up to `count`, a task for each: who draws much piece by piece never holds up the page.
pub(crate) fn one_by_one(count: usize) -> ReadSignal<usize> {
    fn go_on(set: WriteSignal<usize>, next: usize, count: usize) {
        after(0, move || {
            // Where nobody looks any more there is nothing to count.
            if next <= count && set.try_set(next).is_none() {
                go_on(set, next + 1, count);
            }
        });
    }
    let (counted, set) = signal(0);
    go_on(set, 1, count);
    counted
}

/// Whether something was drawn since now.
pub(crate) fn after_first_frame() -> ReadSignal<bool> {
    let (drawn, set) = signal(false);
    request_animation_frame(move || {
        after(0, move || set.set(true));
    });
    drawn
}

/// Moves the keyboard to an element, when it is on the page.
pub(crate) fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok())
    {
        let _ = element.focus();
    }
}

/// How something reached others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shared {
    /// By the device's own means.
    Sent,
    /// It lies on the clipboard.
    Copied,
}

/// Hands words and a link to the device's own means of sharing, or puts them on the clipboard;
/// `None` where neither is allowed.
pub(crate) async fn share(words: &str, link: &str) -> Option<Shared> {
    let navigator = window().navigator();
    if js_sys::Reflect::has(&navigator, &JsValue::from_str("share")).unwrap_or(false) {
        let data = web_sys::ShareData::new();
        data.set_text(words);
        data.set_url(link);
        if JsFuture::from(navigator.share_with_data(&data)).await.is_ok() {
            return Some(Shared::Sent);
        }
    }
    copy(&format!("{words} {link}")).await.then_some(Shared::Copied)
}

/// The text of the file that was chosen in a field.
pub(crate) async fn chosen_file(field: &web_sys::HtmlInputElement) -> Option<String> {
    let file = field.files()?.get(0)?;
    JsFuture::from(file.text()).await.ok()?.as_string()
}
