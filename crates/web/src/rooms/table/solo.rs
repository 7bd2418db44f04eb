//! The game on this device.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;

use super::game::GameView;
use crate::desk::{Desk, Place};
use crate::solo::solo_table;
use crate::words::t;

#[component]
pub(crate) fn SoloRoom() -> impl IntoView {
    let solo = solo_table();
    let navigate = use_navigate();
    if !solo.resume() {
        Effect::new(move || navigate("/new", NavigateOptions::default()));
    }
    let submit = Callback::new(move |intent| solo.submit(intent));
    Desk::provide(Place::Solo, solo.state(), solo.viewer(), solo.sight(), submit);
    view! {
        <Show when=move || solo.is_stuck()>
            <p class="offline-note" role="alert" id="bot-silent">
                <span>{move || if solo.is_saved() { t!("table-bot-silent") } else { t!("table-bot-silent-unsaved") }}</span>
                <button type="button" class="button small" data-reload="">{t!("page-reload")}</button>
            </p>
        </Show>
        <GameView/>
    }
}
