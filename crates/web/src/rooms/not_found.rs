//! An address that leads nowhere.

use leptos::prelude::*;

use crate::title::entitle;
use crate::words::{t, words};

#[component]
pub(crate) fn NotFound() -> impl IntoView {
    entitle(|| Some(t!("page-not-found").trim_end_matches('.').to_owned()));
    view! {
        <main class="room" id="main">
            <h1>{t!("page-not-found")}</h1>
            <p>{words().attr("page-not-found", "hint")}</p>
            <a class="button primary" href="/">{t!("page-home")}</a>
        </main>
    }
}
