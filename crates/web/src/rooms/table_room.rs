//! A table on the server: people gather, play and talk.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use table::TableId;

use super::game::GameView;
use super::gathering::Gathering;
use super::identity::introduce;
use super::not_found::NotFound;
use crate::desk::{Desk, Place};
use crate::net::{Connection, Contact};
use crate::parts::{Icon, toasts};
use crate::settings::preferences;
use crate::words::{t, words};

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
    let (preferences, toasts) = (preferences(), toasts());
    let id = StoredValue::new(table.clone());
    let missing = RwSignal::new(false);
    leptos::task::spawn_local(async move {
        match introduce(preferences).await {
            Ok(()) => connection.watch(&id.get_value()),
            Err(trouble) => toasts.warn(words().refusal(trouble.code())),
        }
    });
    on_cleanup(move || connection.unwatch(&id.get_value()));
    // Refusals and what others say are told once, as they come.
    Effect::new(move || {
        for notice in connection.notices.get().iter() {
            match notice {
                client::Notice::Refused { table, error, .. } if *table == id.get_value() => {
                    toasts.warn(words().refusal(&error.code));
                }
                client::Notice::Error { table: Some(table), error }
                    if *table == id.get_value().to_string() =>
                {
                    missing.set(true);
                    toasts.warn(words().refusal(&error.code));
                }
                client::Notice::Said { table, seat, phrase } if *table == id.get_value() => {
                    let name = connection.look(|session| {
                        let state = session.state(table)?;
                        Some(state.chair(*seat)?.player()?.name.to_string())
                    });
                    toasts.say(format!(
                        "{}: {}",
                        name.unwrap_or_default(),
                        words().phrase(*phrase)
                    ));
                }
                _ => {}
            }
        }
    });
    let state = Signal::derive(move || connection.state(&id.get_value()));
    let viewer = Signal::derive(move || connection.seat(&id.get_value()));
    let wish = Callback::new(move |intent| {
        if connection.intend(&id.get_value(), intent).is_none() {
            toasts.warn(words().text("table-sending"));
        }
    });
    let desk = Desk::provide(Place::Online(table), state, viewer, wish);
    let has_game = Memo::new(move |_| {
        desk.scene.with(|scene| scene.as_ref().is_some_and(|scene| scene.board.is_some()))
    });
    let is_known = Memo::new(move |_| state.with(Option::is_some));
    let is_lost = move || connection.contact.get() == Contact::Connecting && is_known.get();
    view! {
        <Show when=is_lost>
            <p class="offline-note" role="status">
                <Icon icon=art::Icon::WifiOff/>
                {t!("table-connection-lost")} " " {words().attr("table-connection-lost", "hint")}
            </p>
        </Show>
        {move || {
            if missing.get() && !is_known.get() {
                view! { <NotFound/> }.into_any()
            } else if !is_known.get() {
                view! { <main class="room" id="main"><p role="status">{t!("page-loading")}</p></main> }.into_any()
            } else if has_game.get() {
                view! { <GameView/> }.into_any()
            } else {
                view! { <Gathering/> }.into_any()
            }
        }}
    }
}
