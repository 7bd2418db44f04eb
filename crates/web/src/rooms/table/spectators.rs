//! The number of spectators.

use leptos::prelude::*;

use crate::desk::{Place, desk};
use crate::net::Connection;
use crate::parts::Icon;
use crate::words::{t, words};

/// How many are watching, and whether the viewer is one of them.
#[component]
pub(super) fn Spectators() -> impl IntoView {
    let desk = desk();
    let connection = use_context::<Connection>();
    let table = desk.place.with_value(|place| match place {
        Place::Online(table) => Some(table.clone()),
        Place::Solo | Place::Nowhere => None,
    });
    let is_online = table.is_some();
    let count = Memo::new(move |_| {
        let spectators = connection.zip(table.as_ref()).and_then(|(connection, table)| {
            connection.read(|session| session.table(table).map(client::Model::spectators))
        });
        spectators.unwrap_or_default()
    });
    let has_free_seat = move || {
        let is_gathering =
            |state: &table::State| state.stage == table::Stage::Gathering && state.has_free_seat();
        desk.state.with(|state| state.as_deref().is_some_and(is_gathering))
    };
    view! {
        <Show when=move || is_online && desk.viewer.get().is_none()>
            <p class="soft" id="spectating">
                {t!("table-spectating")}
                <Show when=has_free_seat>" " {words().attr("table-spectating", "hint")}</Show>
            </p>
        </Show>
        <Show when=move || { count.get() > 0 }>
            <p class="soft onlookers">
                <Icon icon=art::Icon::Eye/>{move || t!("table-spectators", count = count.get())}
            </p>
        </Show>
    }
}
