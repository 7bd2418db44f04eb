//! What the page says about itself: at its foot, and when something about it changes.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::browser;
use crate::net::{Connection, Contact};
use crate::parts::{Icon, toasts};
use crate::words::{t, words};

/// Whose page it is, what it keeps, where help is.
#[component]
pub(crate) fn Foot() -> impl IntoView {
    view! {
        <footer class="foot">
            <p>{t!("page-unofficial")}</p>
            <details>
                <summary>{t!("page-about")}</summary>
                <p>{t!("page-source")}</p>
                <p><strong>{t!("page-privacy")}</strong> ": " {words().attr("page-privacy", "text")}</p>
                <p><a href="/learn">{t!("page-help")}</a></p>
                <Install/>
            </details>
        </footer>
    }
}

/// The button that makes an app of the page, where the browser offers it. `start.js` keeps the offer.
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

/// Says that there is no network, as long as there is none.
#[component]
pub(crate) fn OfflineNote() -> impl IntoView {
    let toasts = toasts();
    let online = RwSignal::new(window().navigator().on_line());
    listen("offline", move || online.set(false));
    listen("online", move || {
        online.set(true);
        toasts.say(t!("page-online"));
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

/// Says why the server does not want this page, as long as it does not. Loading it again helps: the
/// page is then the server's own, and whoever is not known any more becomes somebody new.
#[component]
pub(crate) fn TurnedAway() -> impl IntoView {
    let connection = expect_context::<Connection>();
    view! {
        <Show when=move || connection.contact.get() == Contact::TurnedAway>
            <p class="offline-note" role="alert" id="turned-away">
                <span>{move || words().refusal(&connection.turned_away_by.get())}</span>
                <button type="button" class="button small" data-reload="">{t!("page-reload")}</button>
            </p>
        </Show>
    }
}

/// Says that there is a newer page than this one.
#[component]
pub(crate) fn Notices() -> impl IntoView {
    let is_old = || browser::root().has_attribute("data-update");
    let old = RwSignal::new(is_old());
    listen("crownlands-update", move || old.set(is_old()));
    view! {
        <Show when=move || old.get()>
            <div class="newer card" role="status" id="newer">
                <span>{t!("page-update")}</span>
                <button type="button" class="button small primary" data-reload="">
                    {words().attr("page-update", "button")}
                </button>
                <button type="button" class="button quiet small" aria-label=t!("page-close") on:click=move |_| old.set(false)>
                    <Icon icon=art::Icon::Close/>
                </button>
            </div>
        </Show>
    }
}

fn listen(name: &'static str, then: impl Fn() + 'static) {
    let ear = window_event_listener(ev::Custom::<web_sys::Event>::new(name), move |_| then());
    on_cleanup(move || ear.remove());
}

/// Lays words over a page that cannot go on. Nothing of it works any more but `start.js`, which
/// loads it again.
pub(crate) fn tell_failure() {
    let lay = || -> Option<()> {
        let document = web_sys::window()?.document()?;
        if document.get_element_by_id("failed").is_some() {
            return None;
        }
        let element = |name: &str, class: &str, words: &str| {
            let element = document.create_element(name).ok()?;
            element.set_class_name(class);
            element.set_text_content(Some(words));
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
    lay();
}
