//! Calls the viewer back when it is their turn: by the tab's title and a browser notification.

use leptos::prelude::*;
use view::scene::Decision;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission};

use crate::desk::Desk;
use crate::settings::preferences;
use crate::title::entitle;
use crate::words::{t, words};

/// Keeps the tab's title up to date, and notifies the viewer of their turn, while a table is shown.
pub(crate) fn follow_turns(desk: Desk) {
    let preferences = preferences();
    let is_own_turn = Memo::new(move |_| {
        desk.scene.with(|scene| {
            let decision = scene.as_ref().map(|scene| &scene.decision);
            matches!(decision, Some(Decision::Decide { .. }))
        })
    });
    let topic = Memo::new(move |_| {
        desk.scene.with(|scene| {
            let scene = scene.as_ref()?;
            let mode = words().mode(&scene.rules);
            Some(if scene.board.is_some() { mode } else { t!("table-title", mode = mode) })
        })
    });
    entitle(move || if is_own_turn.get() { Some(t!("table-your-turn")) } else { topic.get() });
    Effect::new(move |before: Option<bool>| {
        let (is_own_turn, topic) = (is_own_turn.get(), topic.get());
        let is_wanted = preferences.with_untracked(|settings| settings.notify);
        if is_own_turn && before == Some(false) && is_wanted && document().hidden() {
            notify(topic.unwrap_or_default());
        }
        is_own_turn
    });
}

/// Whether the browser allows notifications; asks the user if they have not been asked.
pub(crate) async fn can_notify() -> bool {
    // Not all browsers have notifications.
    if !js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false) {
        return false;
    }
    if Notification::permission() == NotificationPermission::Default
        && let Ok(asking) = Notification::request_permission()
    {
        // The browser's `permission` holds the answer.
        let _ = JsFuture::from(asking).await;
    }
    Notification::permission() == NotificationPermission::Granted
}

fn notify(topic: String) {
    leptos::task::spawn_local(async move {
        if can_notify().await {
            let options = NotificationOptions::new();
            options.set_body(&topic);
            options.set_tag("crownlands-turn");
            options.set_icon("/icon.svg");
            // Some browsers forbid it outside a service worker; the tab's title remains.
            let _ = Notification::new_with_options(&t!("table-your-turn"), &options);
        }
    });
}
