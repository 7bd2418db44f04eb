//! Replays: from the server, a link, a file or text, or the last game of this browser.

mod actions;
mod player;

use std::sync::Arc;

use leptos::prelude::*;
use leptos_router::hooks::{use_location, use_params_map, use_query_map};
use rules::{Record, RecordError};
use view::share;
use wasm_bindgen::JsCast;

use self::player::{Player, ReplayedGame};
use crate::net::Api;
use crate::parts::Icon;
use crate::rooms::series::SeriesList;
use crate::rooms::table::LAST_RECORD;
use crate::title::entitle;
use crate::words::{t, words};
use crate::{browser, storage};

/// A link that contains a whole record, for games that are on no server.
pub(crate) fn record_link(record: &Record) -> String {
    browser::address(&format!("/replay#{}", share::pack(&record.to_string())))
}

/// The record in a link; earlier links have it as plain text.
fn linked_record(hash: &str) -> Option<String> {
    let hash = hash.strip_prefix('#').filter(|hash| !["", "main"].contains(hash))?;
    share::unpack(hash).or_else(|| {
        let decoded = js_sys::decode_uri_component(hash).map(String::from);
        Some(decoded.unwrap_or_else(|_| hash.to_owned()))
    })
}

/// Reads a record, or says what is wrong with it.
fn read_record(text: &str) -> Result<Arc<ReplayedGame>, String> {
    let words = words();
    match Record::verified(text) {
        Ok((record, _)) => Ok(Arc::new(ReplayedGame::of(record))),
        Err(RecordError::Parse(error)) => {
            let (line, column) = error.line_and_column(text);
            let reason = words.refusal(error.code());
            Err(t!("replay-unreadable", line = line, column = column, reason = reason))
        }
        Err(RecordError::Replay(error)) => {
            let reason = words.refusal(error.reason.code());
            Err(t!("replay-impossible", step = error.step + 1, reason = reason))
        }
        Err(_) => Err(words.refusal("client.unreadable")),
    }
}

/// A finished game on the server, by its table and number.
#[component]
pub(crate) fn GameReplay() -> impl IntoView {
    entitle(|| Some(t!("replay-title")));
    let params = use_params_map();
    let opened = RwSignal::new(None::<Result<Arc<ReplayedGame>, String>>);
    Effect::new(move || {
        let (table, number) = params.with(|params| (params.get("table"), params.get("number")));
        let (table, number) =
            (table.unwrap_or_default(), number.and_then(|number| number.parse().ok()));
        leptos::task::spawn_local(async move {
            let found = match Api::record(&table, number.unwrap_or(0)).await {
                Ok(text) => read_record(&text),
                Err(error) => Err(words().refusal(error.code())),
            };
            opened.set(Some(found));
        });
    });
    move || match opened.get() {
        None => {
            view! { <main class="room" id="main"><p role="status">{t!("page-loading")}</p></main> }
                .into_any()
        }
        Some(Ok(game)) => {
            let link = window().location().pathname().map(|path| browser::address(&path));
            view! { <Player game link=link.unwrap_or_default()/> }.into_any()
        }
        Some(Err(why)) => view! {
            <main class="room" id="main">
                <h1>{t!("replay-title")}</h1>
                <p class="warning" role="alert">{why}</p>
                <a class="button" href="/replay">{t!("replay-open")}</a>
            </main>
        }
        .into_any(),
    }
}

/// Opens games from a link, a file or text.
#[component]
pub(crate) fn ReplayRoom() -> impl IntoView {
    entitle(|| Some(t!("replay-title")));
    let (query, location) = (use_query_map(), use_location());
    let (problem, opened) =
        (RwSignal::new(None::<String>), RwSignal::new(None::<Arc<ReplayedGame>>));
    let text = RwSignal::new(String::new());
    let show = move |record: String| match read_record(&record) {
        Ok(game) => {
            problem.set(None);
            opened.set(Some(game));
        }
        Err(why) => {
            problem.set(Some(why));
            text.set(record);
        }
    };
    Effect::new(move || {
        let in_link = linked_record(&location.hash.get());
        let wants_last = query.with(|query| query.get("last").is_some());
        let saved = || storage::read_text(LAST_RECORD).filter(|_| wants_last);
        match in_link.or_else(saved) {
            Some(record) => show(record),
            None => opened.set(None),
        }
    });
    move || match opened.get() {
        Some(game) => {
            let link = record_link(&game.record);
            view! { <Player game link/> }.into_any()
        }
        None => view! {
            <main class="room" id="main">
                <h1>{t!("replay-title")}</h1>
                <div class="replays">
                    <Import text problem show=Callback::new(show)/>
                    <div><SeriesList/><Recent/></div>
                </div>
            </main>
        }
        .into_any(),
    }
}

#[component]
fn Import(
    text: RwSignal<String>,
    problem: RwSignal<Option<String>>,
    show: Callback<String>,
) -> impl IntoView {
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        show.run(text.get_untracked());
    };
    let choose = move |event: leptos::ev::Event| {
        let Some(field) = event.target().and_then(|field| field.dyn_into().ok()) else { return };
        leptos::task::spawn_local(async move {
            if let Some(record) = browser::chosen_file(&field).await {
                // The visitor may have left meanwhile.
                show.try_run(record);
            }
        });
    };
    let has_last = storage::read_text(LAST_RECORD).is_some();
    view! {
        <form class="form card" on:submit=open>
            <h2>{t!("replay-open")}</h2>
            <p class="soft">{words().attr("replay-open", "hint")}</p>
            <label class="field">
                <span>{t!("replay-file")}</span>
                <input type="file" accept=".record,.txt,text/plain" on:change=choose/>
            </label>
            <label class="field">
                <span>{t!("replay-paste")}</span>
                <textarea id="record" spellcheck="false" prop:value=move || text.get()
                    aria-describedby="record-trouble"
                    on:input=move |event| text.set(event_target_value(&event))></textarea>
            </label>
            <p id="record-trouble" class:warning=move || problem.with(Option::is_some) role="alert">
                {move || problem.get()}
            </p>
            <div class="phrases">
                <button type="submit" class="button primary" id="show-record"
                    disabled=move || text.with(|text| text.trim().is_empty())>
                    <Icon icon=art::Icon::Play/>{t!("replay-load")}
                </button>
                {has_last.then(|| view! { <a class="button" id="last-game" href="/replay?last">{t!("replay-last-here")}</a> })}
            </div>
        </form>
    }
}

/// The latest games on the server.
#[component]
fn Recent() -> impl IntoView {
    let games = RwSignal::new(None::<Vec<protocol::GameInfo>>);
    leptos::task::spawn_local(async move {
        // Offline there is nothing to list.
        games.set(Api::recent_games().await.ok().map(|page| page.games));
    });
    let row = |game: protocol::GameInfo| {
        let mode =
            game.rules.parse().map_or_else(|_| game.rules.clone(), |rules| words().mode(&rules));
        let seats = game.seats.iter().map(|seat| {
            let level = seat.bot.as_deref().filter(|_| seat.player.is_none());
            let name = level.map_or_else(|| seat.name.clone(), |level| words().level(level));
            format!("{name} {}", seat.points)
        });
        let seats: Vec<String> = seats.collect();
        view! {
            <li>
                <a class="card" href=format!("/g/{}/{}", game.table, game.number)>
                    <h3>{mode}</h3>
                    <p class="soft">{seats.join(" · ")}</p>
                </a>
            </li>
        }
    };
    move || {
        games.get().map(|games| {
            let none = games.is_empty().then(|| view! { <p class="soft">{t!("replay-none")}</p> });
            view! {
                <section>
                    <h2>{t!("replay-recent")}</h2>
                    {none}
                    <ul class="tiles">{games.into_iter().map(row).collect_view()}</ul>
                </section>
            }
        })
    }
}
