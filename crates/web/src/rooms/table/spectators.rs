//! What a table says about people watching it: to them, and to everyone else.

use leptos::prelude::*;
use table::{Stage, State};

use crate::desk::desk;
use crate::net::Connection;
use crate::parts::Icon;
use crate::words::{t, words};

/// Tells spectators that they are watching, and everyone how many are.
#[component]
pub(super) fn Spectators() -> impl IntoView {
    let desk = desk();
    let connection = use_context::<Connection>();
    let table = desk.online_table();
    let count = Memo::new(move |_| {
        let spectators = connection.zip(table.as_ref()).and_then(|(connection, table)| {
            connection.read(|session| session.table(table).map(client::Model::spectators))
        });
        spectators.unwrap_or_default()
    });
    let is_spectator = move || desk.is_online() && desk.viewer.get().is_none();
    let could_join = move || {
        let has_open_seat =
            |state: &State| state.stage == Stage::Gathering && state.has_free_seat();
        desk.state.with(|state| state.as_deref().is_some_and(has_open_seat))
    };
    view! {
        <Show when=is_spectator>
            <p class="soft" id="spectating">
                {t!("table-spectating")}
                <Show when=could_join>" " {words().attr("table-spectating", "hint")}</Show>
            </p>
        </Show>
        <Show when=move || { count.get() > 0 }>
            <p class="soft spectators">
                <Icon icon=art::Icon::Eye/>{move || t!("table-spectators", count = count.get())}
            </p>
        </Show>
    }
}
