//! Leaving and resigning, with confirmation where it costs something.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use table::{Intent, Stage, State};

use crate::desk::{Desk, desk};
use crate::parts::{Confirm, Icon};
use crate::words::{t, words};

/// Whether the viewer is seated at a table that meets a condition.
fn is_seated_where(desk: Desk, condition: fn(&State) -> bool) -> Memo<bool> {
    Memo::new(move |_| {
        let state = desk.state.with(|state| state.as_deref().is_some_and(condition));
        state && desk.viewer.get().is_some()
    })
}

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

/// Leaves a table on a server. During a game the seat stays reserved.
#[component]
pub(super) fn Leave() -> impl IntoView {
    let desk = desk();
    let navigate = use_navigate();
    let open = RwSignal::new(false);
    let is_seated = is_seated_where(desk, |state| state.stage != Stage::Closed);
    let is_playing = is_seated_where(desk, |state| state.stage == Stage::Playing);
    let go = StoredValue::new(move || {
        desk.submit(Intent::Leave);
        navigate("/", NavigateOptions::default());
    });
    let leave = move |_| if is_playing.get() { open.set(true) } else { go.with_value(|go| go()) };
    view! {
        <Show when=move || desk.is_online() && is_seated.get()>
            <button type="button" class="button small" id="leave" on:click=leave>
                <Icon icon=art::Icon::Close/>{t!("table-leave")}
            </button>
        </Show>
        <Confirm open title=t!("table-leave") why=t!("table-leave-sure") on_confirm=move || go.with_value(|go| go())/>
    }
}
