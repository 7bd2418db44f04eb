//! A table on a server.

use std::sync::Arc;

use client::Notice;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use protocol::Code;
use table::TableId;
use view::desk::Sight;

use super::arrival::{Arrival, Arriving};
use super::game::GameView;
use super::gathering::Gathering;
use super::team::follow_team;
use crate::browser;
use crate::desk::{Desk, Place};
use crate::net::{Connection, Status};
use crate::own_tables::own_tables;
use crate::parts::{Icon, toasts};
use crate::rooms::NotFound;
use crate::words::{t, words};

/// An answer that takes longer than this gets a notice.
const SLOW_MS: u32 = 2_500;

#[component]
pub(crate) fn TableRoom() -> impl IntoView {
    let params = use_params_map();
    let id =
        move || params.with(|params| params.get("table").and_then(|id| id.parse::<TableId>().ok()));
    move || match id() {
        Some(table) => view! { <Table table/> }.into_any(),
        None => view! { <NotFound/> }.into_any(),
    }
}

#[component]
fn Table(table: TableId) -> impl IntoView {
    let connection = expect_context::<Connection>();
    let toasts = toasts();
    let id = StoredValue::new(table.clone());
    let is_missing = RwSignal::new(false);
    own_tables().look_at(table.clone());
    let arrival = Arrival::start(table.clone());
    on_cleanup(move || connection.unwatch(&id.get_value()));
    let (state, viewer) = (connection.state(table.clone()), connection.seat(table.clone()));
    let sight = Memo::new(move |_| {
        let viewer = viewer.get();
        state.with(|state| Some(Arc::new(Sight::of_state(state.as_deref()?, viewer))))
    });
    let submit = Callback::new(move |intent| {
        if !connection.submit(&id.get_value(), intent) {
            toasts.warn(words().text("table-sending"));
        }
    });
    let desk = Desk::provide(Place::Online(table), state.into(), viewer.into(), sight, submit);
    show_notices(desk, connection, id, is_missing);
    follow_team(desk, connection, id);
    let is_slow = watch_slowness(connection);
    let has_game = Memo::new(move |_| {
        desk.scene.with(|scene| scene.as_ref().is_some_and(|scene| scene.board.is_some()))
    });
    // A table closed before its first game has nothing to show.
    let is_closed = Memo::new(move |_| {
        let is_closed = |state: &table::State| state.stage == table::Stage::Closed;
        !has_game.get() && state.with(|state| state.as_deref().is_some_and(is_closed))
    });
    let is_known = Memo::new(move |_| state.with(Option::is_some));
    let is_lost = move || connection.status.get() == Status::Connecting && is_known.get();
    let was_lost = StoredValue::new(false);
    Effect::new(move || match connection.status.get() {
        Status::Connecting => was_lost.set_value(is_known.get_untracked()),
        Status::Connected if was_lost.get_value() => {
            was_lost.set_value(false);
            toasts.inform(t!("table-connection-back"));
        }
        _ => {}
    });
    view! {
        <Show when=move || is_slow.get() && !is_lost()>
            <p class="offline-note" role="status">{t!("table-connection-slow")}</p>
        </Show>
        <Show when=is_lost>
            <p class="offline-note" role="status">
                <Icon icon=art::Icon::WifiOff/>
                {t!("table-connection-lost")} " " {words().attr("table-connection-lost", "hint")}
            </p>
        </Show>
        {move || {
            if is_missing.get() && !is_known.get() {
                view! { <NotFound/> }.into_any()
            } else if !is_known.get() {
                view! { <Arriving arrival/> }.into_any()
            } else if is_closed.get() {
                view! {
                    <main class="room" id="main">
                        <h1>{t!("table-closed")}</h1>
                        <p><a class="button" href="/">{t!("page-home")}</a></p>
                    </main>
                }
                .into_any()
            } else if has_game.get() {
                view! { <GameView/> }.into_any()
            } else {
                view! { <Gathering/> }.into_any()
            }
        }}
    }
}

/// Shows refusals, phrases and the others' actions as toasts.
fn show_notices(
    desk: Desk,
    connection: Connection,
    id: StoredValue<TableId>,
    is_missing: RwSignal<bool>,
) {
    let toasts = toasts();
    Effect::new(move || {
        for notice in connection.notices.get().iter() {
            match notice {
                Notice::Refused { table, error, .. } if *table == id.get_value() => {
                    toasts.warn(words().refusal(&error.code));
                }
                Notice::Error { table: Some(table), error }
                    if *table == id.get_value().to_string() =>
                {
                    is_missing.set(true);
                    toasts.warn(words().refusal(&error.code));
                }
                Notice::Error { table: None, error } if error.code == Code::Crowded.code() => {
                    toasts.inform(words().refusal(&error.code));
                }
                Notice::Said { table, seat, saying } if *table == id.get_value() => {
                    let name = untrack(|| desk.name_of(*seat));
                    toasts.inform(words().labelled(&name, &words().saying(saying)));
                }
                Notice::TableChanged { table, entries } if *table == id.get_value() => {
                    let names = untrack(|| desk.names());
                    let news = words().news(entries, desk.viewer.get_untracked(), &names);
                    for words in news {
                        toasts.inform(words);
                    }
                }
                _ => {}
            }
        }
    });
}

/// Whether something that was sent has had no answer for a while.
fn watch_slowness(connection: Connection) -> RwSignal<bool> {
    let is_slow = RwSignal::new(false);
    let oldest = Memo::new(move |_| {
        connection.read(|session| session.pending().next().map(|pending| pending.id.clone()))
    });
    Effect::new(move || {
        let pending = oldest.get();
        is_slow.set(false);
        if pending.is_some() {
            browser::after(SLOW_MS, move || {
                if oldest.try_get_untracked() == Some(pending) {
                    is_slow.try_set(true);
                }
            });
        }
    });
    is_slow
}
