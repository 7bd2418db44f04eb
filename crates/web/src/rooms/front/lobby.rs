//! Tables that others have opened, and public games to watch, on the front page.

use art::House;
use leptos::prelude::*;
use protocol::{LobbySeat, LobbyTable};
use rules::Seat;
use table::Holder;

use crate::net::{Api, Connection};
use crate::parts::Icon;
use crate::words::{t, words};

/// How often somebody without a connection asks again.
const ASKED_EVERY: std::time::Duration = std::time::Duration::from_secs(8);

#[component]
pub(crate) fn Lobby() -> impl IntoView {
    let connection = expect_context::<Connection>();
    // A first visit makes no player, and without one there is no connection: it asks now and then.
    let asked: RwSignal<Option<client::Lobby>> = RwSignal::new(None);
    let is_known = RwSignal::new(false);
    let ask = move || {
        leptos::task::spawn_local(async move {
            if let Ok(tables) = Api::tables().await {
                // The visitor may have gone on meanwhile.
                asked.try_set(Some(client::Lobby::of(tables)));
            }
        });
    };
    leptos::task::spawn_local(async move {
        match Api::me().await {
            Ok(Some(_)) => {
                if is_known.try_set(true).is_none() {
                    connection.watch_lobby(true);
                }
            }
            _ => ask(),
        }
    });
    let again = set_interval_with_handle(
        move || {
            if !is_known.get_untracked() && !document().hidden() {
                ask();
            }
        },
        ASKED_EVERY,
    );
    on_cleanup(move || {
        connection.watch_lobby(false);
        if let Ok(again) = again {
            again.clear();
        }
    });
    let lobby = Memo::new(move |_| {
        if is_known.get() {
            connection.read(|session| Some(session.lobby().clone()))
        } else {
            asked.get()
        }
    });
    let look = move |choose: fn(&client::Lobby) -> Vec<LobbyTable>| {
        Memo::new(move |_| lobby.with(|lobby| lobby.as_ref().map(choose).unwrap_or_default()))
    };
    let to_join = look(|lobby| lobby.to_join().cloned().collect());
    let to_watch = look(|lobby| lobby.to_watch().cloned().collect());
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
                <Sitters seats=table.seats.clone()/>
                <p class="soft">{t!("lobby-table-seats", taken = taken, seats = table.seats.len())}</p>
            </a>
        </li>
    }
}

/// A game to look at.
fn game_view(table: LobbyTable) -> impl IntoView {
    let href = format!("/t/{}", table.table);
    let round = table
        .game
        .map(|game| t!("lobby-table-round", round = game.round.max(1), rounds = game.rounds));
    let spectators =
        (table.spectators > 0).then(|| t!("table-spectators", count = table.spectators));
    let told = [round, spectators].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    view! {
        <li>
            <a class="card to-watch" href=href>
                <h3>{words().mode(&table.options.rules)}</h3>
                <Sitters seats=table.seats/>
                <p class="soft">{told}</p>
                <p class="does"><Icon icon=art::Icon::Eye/>{t!("lobby-watch")}</p>
            </a>
        </li>
    }
}

/// Who sits at a table, with their shields.
#[component]
fn Sitters(seats: Vec<LobbySeat>) -> impl IntoView {
    let sitter = |(at, seat): (usize, LobbySeat)| {
        let name = match seat.holder {
            Holder::Nobody => return None,
            Holder::Bot { level } => words().level(level.name()),
            Holder::Player { player } => player.name.to_string(),
        };
        let shield = House::of(Seat::new(at)?).shield().svg();
        Some(view! {
            <li><span class="pennant" inner_html=shield></span><span class="name">{name}</span></li>
        })
    };
    view! { <ul class="sitters">{seats.into_iter().enumerate().filter_map(sitter).collect_view()}</ul> }
}
