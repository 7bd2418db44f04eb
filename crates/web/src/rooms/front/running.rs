//! The games that the player has not finished, wherever they are: on a server and on this device.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use protocol::OwnTable;
use rules::{DYNASTY_GAMES, Rules, Seat};
use table::Holder;
use view::edition::Edition;
use view::new_game::Offer;
use view::saved::{Due, Unfinished};
use view::scene::ClockScene;

use super::mode_picture::ModePicture;
use crate::board::face_of;
use crate::own_tables::own_tables;
use crate::parts::time;
use crate::solo::solo_table;
use crate::storage::saved_games;
use crate::words::{t, words};

/// The list; nothing if there are none. Those that wait for the player come first.
#[component]
pub(super) fn Running() -> impl IntoView {
    let own = own_tables();
    own.read();
    let online = Memo::new(move |_| own.tables());
    let here = here();
    let has_here = !here.is_empty();
    let here = StoredValue::new_local(here);
    let online_where = move |is_own_turn: bool| {
        let tables = online.get();
        let tables = tables.into_iter().filter(move |own| own.is_own_turn() == is_own_turn);
        tables.map(|own| view! { <OnlineGame own/> }).collect_view()
    };
    view! {
        <Show when=move || has_here || !online.with(Vec::is_empty)>
            <section class="running" aria-labelledby="running-title" id="running">
                <h2 id="running-title">{t!("lobby-running")}</h2>
                <ul>
                    {move || online_where(true)}
                    {here.with_value(|here| here.iter().map(|game| view! { <GameHere game=*game/> }).collect_view())}
                    {move || online_where(false)}
                </ul>
            </section>
        </Show>
    }
}

/// A game on this device.
#[derive(Clone, Copy)]
struct Here {
    /// Its place among the paused ones; `None` for the current one.
    paused: Option<usize>,
    game: Unfinished,
}

fn here() -> Vec<Here> {
    let saved = saved_games();
    let current = saved.current().as_ref().and_then(Unfinished::of);
    let current = current.map(|game| Here { paused: None, game });
    let paused = saved.paused().list().into_iter().enumerate();
    let paused = paused.map(|(index, game)| Here { paused: Some(index), game });
    current.into_iter().chain(paused).collect()
}

#[component]
fn GameHere(game: Here) -> impl IntoView {
    let (solo, navigate) = (solo_table(), use_navigate());
    let Here { paused, game: Unfinished { rules, due } } = game;
    let due = match due {
        Due::Round(round) => t!("lobby-table-round", round = round, rounds = rules.rounds()),
        Due::Game(game) => t!("score-dynasty", game = game, games = DYNASTY_GAMES),
    };
    // Nothing happens here while nobody looks: the player is always the one who is waited for.
    let content = view! { <Entry rules is_own_turn=true><span class="soft">{t!("lobby-running-here")} " · " {due}</span></Entry> };
    match paused {
        None => {
            view! { <li><a class="card running-game" id="continue" href="/solo">{content}</a></li> }
                .into_any()
        }
        Some(index) => {
            let resume = move |_| {
                if solo.resume_paused(index) {
                    navigate("/solo", NavigateOptions::default());
                }
            };
            view! {
                <li><button type="button" class="card running-game aside" on:click=resume>{content}</button></li>
            }
            .into_any()
        }
    }
}

#[component]
fn OnlineGame(own: OwnTable) -> impl IntoView {
    let list = own_tables();
    let is_own_turn = own.is_own_turn();
    let OwnTable { table, seat, turn } = own;
    let name = {
        let table = table.clone();
        move |seat: Seat| match table.seats.get(seat.index()).map(|seat| &seat.holder) {
            Some(Holder::Player { player }) => player.name.to_string(),
            Some(Holder::Bot { level }) => words().level(level.name()),
            Some(Holder::Nobody) | None => t!("table-seat-free"),
        }
    };
    let others = (0..table.seats.len()).filter_map(Seat::new).filter(|other| *other != seat);
    let opponents = others.map(|other| {
        let holder = table.seats.get(other.index()).map_or(&Holder::Nobody, |seat| &seat.holder);
        let face = face_of(holder, other, table.house(other));
        view! { <li><span class="face" inner_html=face></span><span class="name">{name(other)}</span></li> }
    });
    let opponents = opponents.collect_view();
    let round = table
        .game
        .map(|game| t!("lobby-table-round", round = game.round.max(1), rounds = game.rounds));
    let state = match turn {
        Some(_) if is_own_turn => None,
        Some(turn) => Some(t!("table-turn-of", who = name(turn.seat))),
        None if table.game.is_none() => Some(t!("lobby-running-waiting")),
        None => None,
    };
    let left = move || {
        let turn = turn?;
        let clock =
            ClockScene { left_ms: turn.left_ms?, increment_ms: 0, running_since: Some(turn.since) };
        Some(t!("table-clock-left", time = time(clock.left_at(list.now()))))
    };
    let details = move || {
        [state.clone(), left(), round.clone()].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    let (rules, href) = (table.options.rules, format!("/t/{}", table.table));
    view! {
        <li>
            <a class="card running-game online" href=href>
                <Entry rules is_own_turn>
                    <ul class="sitters">{opponents}</ul>
                    <span class="soft">{details}</span>
                </Entry>
            </a>
        </li>
    }
}

/// What all entries have: the picture of the game, its title, and whether it waits for the player.
#[component]
fn Entry(rules: Rules, is_own_turn: bool, children: Children) -> impl IntoView {
    let badge =
        is_own_turn.then(|| view! { <strong class="call">{t!("table-your-turn")}</strong> });
    view! {
        <ModePicture offer=Offer::Of(Edition::of(&rules))/>
        <div class="what">
            <span class="title">{words().mode(&rules)} {badge}</span>
            {children()}
        </div>
    }
}
