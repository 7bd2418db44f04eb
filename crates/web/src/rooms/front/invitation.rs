//! Joining a table by its link or code.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;

use super::lobby::Lobby;
use crate::title::entitle;
use crate::words::{t, words};

#[component]
pub(crate) fn Invitation() -> impl IntoView {
    entitle(|| Some(t!("lobby-join")));
    let text = RwSignal::new(String::new());
    let navigate = use_navigate();
    // A link ends with the table's code.
    let code = move || {
        let text = text.get();
        text.trim().trim_end_matches('/').rsplit('/').next().unwrap_or_default().to_owned()
    };
    let go = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        navigate(&format!("/t/{}", code()), NavigateOptions::default());
    };
    let is_code = move || code().parse::<table::TableId>().is_ok();
    view! {
        <main class="room home joining" id="main">
            <h1>{t!("lobby-join")}</h1>
            <form class="form card" on:submit=go>
                <label class="field">
                    <span>{t!("lobby-join-link")}</span>
                    <input
                        type="text"
                        placeholder=words().attr("lobby-join-link", "placeholder")
                        on:input=move |event| text.set(event_target_value(&event))
                    />
                </label>
                <button type="submit" class="button primary" disabled=move || !is_code()>{t!("lobby-join-go")}</button>
            </form>
            <Lobby/>
        </main>
    }
}
