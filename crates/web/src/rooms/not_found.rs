//! An address that leads nowhere.

use leptos::prelude::*;

use crate::words::{t, words};

#[component]
pub(crate) fn NotFound() -> impl IntoView {
    view! {
        <main class="room" id="main">
            <h1>{t!("page-not-found")}</h1>
            <p>{words().attr("page-not-found", "hint")}</p>
            <a class="button primary" href="/">{t!("page-home")}</a>
        </main>
    }
}
