//! The footer, and notices about the page itself: offline, outdated, rejected, crashed.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::browser;
use crate::net::{Connection, Status};
use crate::parts::{Icon, toasts};
use crate::words::{t, words};

/// Where the code is.
const SOURCE: &str = env!("CARGO_PKG_REPOSITORY");

#[component]
pub(crate) fn Foot() -> impl IntoView {
    view! {
        <footer class="foot">
            <p>{t!("page-unofficial")}</p>
            <details>
                <summary>{t!("page-about")}</summary>
                <p>{t!("page-source")} " " <a id="source" href=SOURCE rel="noopener">{words().attr("page-source", "link")}</a></p>
                <p>{privacy()}</p>
                <p><a href="/learn">{t!("page-help")}</a></p>
                <Install/>
            </details>
        </footer>
    }
}

fn privacy() -> String {
    let text = words().attr("page-privacy", "text").unwrap_or_default();
    words().labelled(&t!("page-privacy"), &text)
}

/// Installs the page as an app, where the browser offers that. `start.js` holds the offer.
#[component]
fn Install() -> impl IntoView {
    let is_offered = || browser::root().has_attribute("data-install");
    let offered = RwSignal::new(is_offered());
    listen("crownlands-install", move || offered.set(is_offered()));
    view! {
        <Show when=move || offered.get()>
            <p>
                <button type="button" class="button small" data-install-now="" title=words().attr("page-install", "hint")>
                    <Icon icon=art::Icon::Download/>{t!("page-install")}
                </button>
            </p>
        </Show>
    }
}

#[component]
pub(crate) fn OfflineNotice() -> impl IntoView {
    let toasts = toasts();
    let online = RwSignal::new(window().navigator().on_line());
    listen("offline", move || online.set(false));
    listen("online", move || {
        online.set(true);
        toasts.inform(t!("page-online"));
    });
    view! {
        <Show when=move || !online.get()>
            <p class="offline-note" role="status" id="offline">
                <strong>{t!("page-offline")}</strong>
                <span>{words().attr("page-offline", "hint")}</span>
            </p>
        </Show>
    }
}

/// Says why the server turned this page away. Reloading helps: it brings the server's own version of
/// the page, and a new player where the old one is unknown.
#[component]
pub(crate) fn RejectedNotice() -> impl IntoView {
    let connection = expect_context::<Connection>();
    view! {
        <Show when=move || connection.status.get() == Status::Rejected>
            <p class="offline-note" role="alert" id="turned-away">
                <span>{move || words().refusal(&connection.rejection.get())}</span>
                <button type="button" class="button small" data-reload="">{t!("page-reload")}</button>
            </p>
        </Show>
    }
}

#[component]
pub(crate) fn UpdateNotice() -> impl IntoView {
    let is_outdated = || browser::root().has_attribute("data-update");
    let outdated = RwSignal::new(is_outdated());
    listen("crownlands-update", move || outdated.set(is_outdated()));
    view! {
        <Show when=move || outdated.get()>
            <div class="newer card" role="status" id="newer">
                <span>{t!("page-update")}</span>
                <button type="button" class="button small primary" data-reload="">
                    {words().attr("page-update", "button")}
                </button>
                <button type="button" class="button quiet small" aria-label=t!("page-close") on:click=move |_| outdated.set(false)>
                    <Icon icon=art::Icon::Close/>
                </button>
            </div>
        </Show>
    }
}

fn listen(name: &'static str, then: impl Fn() + 'static) {
    let listener = window_event_listener(ev::Custom::<web_sys::Event>::new(name), move |_| then());
    on_cleanup(move || listener.remove());
}

/// Covers a page that has crashed with a card. Its reload button works through `start.js`, since
/// nothing else does any more.
pub(crate) fn show_crash() {
    let show = || -> Option<()> {
        let document = web_sys::window()?.document()?;
        if document.get_element_by_id("failed").is_some() {
            return None;
        }
        let element = |name: &str, class: &str, text: &str| {
            let element = document.create_element(name).ok()?;
            element.set_class_name(class);
            element.set_text_content(Some(text));
            Some(element)
        };
        let card = element("div", "failed card", "")?;
        card.set_id("failed");
        card.set_attribute("role", "alertdialog").ok()?;
        let button = element("button", "button primary", &t!("page-reload"))?;
        button.set_attribute("data-reload", "").ok()?;
        card.append_child(&element("h2", "", &t!("page-failed"))?.into()).ok()?;
        let hint = words().attr("page-failed", "hint").unwrap_or_default();
        card.append_child(&element("p", "", &hint)?.into()).ok()?;
        card.append_child(&button.clone().into()).ok()?;
        document.body()?.append_child(&card).ok()?;
        button.dyn_into::<web_sys::HtmlElement>().ok()?.focus().ok()
    };
    show();
}
