//! Open tables and public games, on the home page.

use leptos::prelude::*;
use protocol::{LobbySeat, LobbyTable};
use rules::Seat;
use table::Holder;

use crate::board::face_of;
use crate::net::{Api, Connection};
use crate::own_tables::own_tables;
use crate::parts::Icon;
use crate::words::{t, words};

/// How often a page without a connection polls.
const POLL_EVERY: std::time::Duration = std::time::Duration::from_secs(8);

#[component]
pub(crate) fn Lobby() -> impl IntoView {
    let connection = expect_context::<Connection>();
    // A first visit creates no player, and a connection needs one: until then, it polls.
    let polled: RwSignal<Option<client::Lobby>> = RwSignal::new(None);
    let own = own_tables();
    let has_player = Memo::new(move |_| own.has_player() == Some(true));
    let poll = move || {
        leptos::task::spawn_local(async move {
            if let Ok(tables) = Api::tables().await {
                // The visitor may have left meanwhile.
                polled.try_set(Some(client::Lobby::of(tables)));
            }
        });
    };
    let known = Memo::new(move |_| own.has_player());
    Effect::new(move || match known.get() {
        Some(true) => connection.watch_lobby(true),
        Some(false) => poll(),
        None => {}
    });
    let polling = set_interval_with_handle(
        move || {
            if !has_player.get_untracked() && !document().hidden() {
                poll();
            }
        },
        POLL_EVERY,
    );
    on_cleanup(move || {
        connection.watch_lobby(false);
        if let Ok(polling) = polling {
            polling.clear();
        }
    });
    let lobby = Memo::new(move |_| {
        if has_player.get() {
            connection.read(|session| Some(session.lobby().clone()))
        } else {
            polled.get()
        }
    });
    let select = move |choose: fn(&client::Lobby) -> Vec<LobbyTable>| {
        Memo::new(move |_| lobby.with(|lobby| lobby.as_ref().map(choose).unwrap_or_default()))
    };
    let to_join = select(|lobby| lobby.to_join().cloned().collect());
    let to_watch = select(|lobby| lobby.to_watch().cloned().collect());
    view! {
        <Show when=move || !to_watch.with(Vec::is_empty)>
            <section aria-labelledby="games-title">
                <h2 id="games-title">{t!("lobby-tables-games")}</h2>
                <ul class="tiles" id="games">
                    {move || to_watch.get().into_iter().map(game_view).collect_view()}
                </ul>
            </section>
        </Show>
        <Show when=move || !to_join.with(Vec::is_empty)>
            <section aria-labelledby="tables-title">
                <h2 id="tables-title">{t!("lobby-tables")}</h2>
                <ul class="tiles" id="tables">
                    {move || to_join.get().into_iter().map(table_view).collect_view()}
                </ul>
            </section>
        </Show>
    }
}

/// A table with a free seat.
fn table_view(table: LobbyTable) -> impl IntoView {
    let taken = table.seats.iter().filter(|seat| seat.holder != Holder::Nobody).count();
    let href = format!("/t/{}", table.table);
    view! {
        <li>
            <a class="card" href=href>
                <h3>{words().mode(&table.options.rules)}</h3>
                <SeatedPlayers table=table.clone()/>
                <p class="soft">{t!("lobby-table-seats", taken = taken, seats = table.seats.len())}</p>
            </a>
        </li>
    }
}

/// A game to watch.
fn game_view(table: LobbyTable) -> impl IntoView {
    let href = format!("/t/{}", table.table);
    let round = table
        .game
        .map(|game| t!("lobby-table-round", round = game.round.max(1), rounds = game.rounds));
    let spectators =
        (table.spectators > 0).then(|| t!("table-spectators", count = table.spectators));
    let details = [round, spectators].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    view! {
        <li>
            <a class="card to-watch" href=href>
                <h3>{words().mode(&table.options.rules)}</h3>
                <SeatedPlayers table/>
                <p class="soft">{details}</p>
                <p class="does"><Icon icon=art::Icon::Eye/>{t!("lobby-watch")}</p>
            </a>
        </li>
    }
}

/// Players and bots with their faces, in the colours of their houses.
#[component]
fn SeatedPlayers(table: LobbyTable) -> impl IntoView {
    let sitter = |(at, seat): (usize, &LobbySeat)| {
        let place = Seat::new(at)?;
        let name = match &seat.holder {
            Holder::Nobody => return None,
            Holder::Bot { level } => words().bot_in_full(*level, place),
            Holder::Player { player } => player.name.to_string(),
        };
        let face = face_of(&seat.holder, place, table.house(place));
        Some(view! {
            <li><span class="face" inner_html=face></span><span class="name">{name}</span></li>
        })
    };
    view! { <ul class="sitters">{table.seats.iter().enumerate().filter_map(sitter).collect_view()}</ul> }
}
