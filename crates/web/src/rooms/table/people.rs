//! What one has to do with the other people at a table: the rest of its menu.

use leptos::prelude::*;

use super::gathering::gathers_again;
use super::leaving::{Leave, Resign};
use super::question::Ask;
use super::spectators::Spectators;
use super::talk::Talk;
use super::team::Team;
use crate::desk::desk;
use crate::parts::Icon;
use crate::words::t;

#[component]
pub(crate) fn People(
    /// Opens the last screen.
    ended: RwSignal<bool>,
) -> impl IntoView {
    let gathers = gathers_again(desk());
    view! {
        <Talk/>
        <Team/>
        <Ask/>
        <Show when=move || gathers.get()>
            <button type="button" class="button small" id="show-seats" on:click=move |_| ended.set(true)>
                <Icon icon=art::Icon::People/>{t!("table-seats")}
            </button>
        </Show>
        <Resign/>
        <Leave/>
        <Spectators/>
    }
}
