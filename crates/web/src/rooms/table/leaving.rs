//! Leaving and resigning; whatever costs something is asked about first.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use table::{Intent, Stage, State};

use crate::desk::{Desk, desk};
use crate::parts::{Confirm, Icon};
use crate::words::{t, words};

/// Whether the viewer sits at a table of which something is true.
fn sits_where(desk: Desk, is: fn(&State) -> bool) -> Memo<bool> {
    Memo::new(move |_| {
        let state = desk.state.with(|state| state.as_deref().is_some_and(is));
        state && desk.viewer.get().is_some()
    })
}

/// Resigning the game.
#[component]
pub(super) fn Resign() -> impl IntoView {
    let desk = desk();
    let open = RwSignal::new(false);
    let resigning = Memo::new(move |_| desk.resigning());
    let why = Signal::derive(move || {
        resigning.get().map(|what| words().resign_question(what)).unwrap_or_default()
    });
    view! {
        <Show when=move || resigning.with(Option::is_some)>
            <button type="button" class="button small" id="resign" on:click=move |_| open.set(true)>
                <Icon icon=art::Icon::Flag/>{t!("table-resign")}
            </button>
        </Show>
        <Confirm open title=t!("table-resign") why on_confirm=move || desk.submit(Intent::Resign)/>
    }
}

/// Going away from a table on the server. During a game the seat is kept.
#[component]
pub(super) fn Leave() -> impl IntoView {
    let desk = desk();
    let navigate = use_navigate();
    let open = RwSignal::new(false);
    let is_seated = sits_where(desk, |state| state.stage != Stage::Closed);
    let plays = sits_where(desk, |state| state.stage == Stage::Playing);
    let go = StoredValue::new(move || {
        desk.submit(Intent::Leave);
        navigate("/", NavigateOptions::default());
    });
    let leave = move |_| if plays.get() { open.set(true) } else { go.with_value(|go| go()) };
    view! {
        <Show when=move || desk.is_online() && is_seated.get()>
            <button type="button" class="button small" id="leave" on:click=leave>
                <Icon icon=art::Icon::Close/>{t!("table-leave")}
            </button>
        </Show>
        <Confirm open title=t!("table-leave") why=t!("table-leave-sure") on_confirm=move || go.with_value(|go| go())/>
    }
}
