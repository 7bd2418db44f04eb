//! Calls somebody back who looks elsewhere: the title of the tab, and a message of the browser.

use leptos::prelude::*;
use view::scene::Decision;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission};

use crate::desk::Desk;
use crate::settings::preferences;
use crate::words::{t, words};

/// Keeps the title of the tab while a table is shown, and tells that it is the viewer's turn.
pub(crate) fn keep(desk: Desk) {
    let preferences = preferences();
    let is_mine = Memo::new(move |_| {
        desk.scene.with(|scene| {
            let decision = scene.as_ref().map(|scene| &scene.decision);
            matches!(decision, Some(Decision::Decide { .. }))
        })
    });
    let about = Memo::new(move |_| {
        desk.scene.with(|scene| {
            let scene = scene.as_ref()?;
            let mode = words().mode(&scene.rules);
            Some(if scene.board.is_some() { mode } else { t!("table-title", mode = mode) })
        })
    });
    Effect::new(move |before: Option<bool>| {
        let (is_mine, about) = (is_mine.get(), about.get());
        document().set_title(&match (is_mine, &about) {
            (true, _) => t!("page-title-with", page = t!("table-your-turn")),
            (false, Some(about)) => t!("page-title-with", page = about.as_str()),
            (false, None) => t!("page-title"),
        });
        let wanted = preferences.with_untracked(|settings| settings.notify);
        if is_mine && before == Some(false) && wanted && document().hidden() {
            notify(about.unwrap_or_default());
        }
        is_mine
    });
    on_cleanup(|| document().set_title(&t!("page-title")));
}

/// Whether the browser lets us, after it has asked where it has not before.
pub(crate) async fn may_notify() -> bool {
    // Some browsers have none at all.
    if !js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false) {
        return false;
    }
    if Notification::permission() == NotificationPermission::Default
        && let Ok(asking) = Notification::request_permission()
    {
        // What was answered is looked up, whatever came of asking.
        let _ = JsFuture::from(asking).await;
    }
    Notification::permission() == NotificationPermission::Granted
}

fn notify(about: String) {
    leptos::task::spawn_local(async move {
        if may_notify().await {
            let options = NotificationOptions::new();
            options.set_body(&about);
            options.set_tag("crownlands-turn");
            options.set_icon("/icon.svg");
            // A browser that wants it done otherwise leaves the title of the tab.
            let _ = Notification::new_with_options(&t!("table-your-turn"), &options);
        }
    });
}
