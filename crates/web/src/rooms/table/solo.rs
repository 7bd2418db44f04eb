//! The game on this device.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;

use super::game::GameView;
use super::team::describe;
use crate::desk::{Desk, Place};
use crate::parts::toasts;
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
    let desk = Desk::provide(Place::Solo, solo.state(), solo.viewer(), solo.sight(), submit);
    show_plans(desk);
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

/// Marks on the board and words for what a bot is about to do, for its partner.
fn show_plans(desk: Desk) {
    let (solo, toasts) = (solo_table(), toasts());
    let marks = Memo::new(move |_| solo.marks());
    Effect::new(move || desk.team().marks.set(marks.get()));
    let plan = solo.plan();
    Effect::new(move || {
        if let Some(note) = plan.get() {
            toasts.inform(untrack(|| describe(desk, &note)));
        }
    });
}
