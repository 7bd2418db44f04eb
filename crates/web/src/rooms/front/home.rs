//! The home page: play now, with friends, watch, learn.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use rules::{DYNASTY_GAMES, Position, Record};
use view::overlay::Overlay;
use view::saved::{Due, Unfinished};
use view::scene::Scene;

use super::lobby::Lobby;
use crate::app::ArtIsReady;
use crate::board::{house, kingdom_svg, picture_area};
use crate::parts::Icon;
use crate::settings::preferences;
use crate::solo::solo_table;
use crate::storage::saved_games;
use crate::words::{t, words};

/// The game whose best kingdom decorates the page.
const SHOWPIECE: &str = include_str!("../../../../../examples/sealed.record");

#[component]
pub(crate) fn Home() -> impl IntoView {
    let preferences = preferences();
    let solo = solo_table();
    let navigate = use_navigate();
    let go = navigate.clone();
    let play = move |_| {
        let settings = preferences.now();
        if solo.play_now(settings.last_rules(), settings.level, &settings.name) {
            go("/solo", NavigateOptions::default());
        }
    };
    let mode = move || {
        preferences.with(|settings| {
            let mode = words().mode(&settings.last_rules());
            format!("{mode} · {}", words().level(settings.level.name()))
        })
    };
    let current = saved_games().current();
    let unfinished = current.as_ref().and_then(Unfinished::of).map(|game| {
        view! {
            <a class="button" id="continue" href="/solo">
                {t!("lobby-continue")} " · " {describe(game)}
            </a>
        }
    });
    let paused = saved_games().paused().list().into_iter().enumerate().map(|(index, game)| {
        let go = navigate.clone();
        let resume = move |_| {
            if solo.resume_paused(index) {
                go("/solo", NavigateOptions::default());
            }
        };
        view! {
            <button type="button" class="button small aside" on:click=resume>
                {describe(game)}
            </button>
        }
    });
    let paused: Vec<_> = paused.collect();
    let paused = (!paused.is_empty()).then(|| {
        view! { <div class="asides"><span class="soft">{t!("lobby-aside")}</span> {paused}</div> }
    });
    let ArtIsReady(art_is_ready) = expect_context();
    let picture = move || if art_is_ready.get() { showpiece() } else { String::new() };
    view! {
        <main class="room" id="main">
            <div class="hero">
                <div class="start">
                    <h1>"Crownlands"</h1>
                    <p>{t!("lobby-tagline")}</p>
                    <button type="button" class="button primary" id="play-now" on:click=play>
                        <Icon icon=art::Icon::Play/>
                        {t!("lobby-play-now")}
                    </button>
                    <p class="soft">{mode} " · " <a href="/new">{t!("table-change")}</a></p>
                    {unfinished}
                    {paused}
                    <div class="pair">
                        <a class="button" href="/new?friends">
                            <Icon icon=art::Icon::People/>
                            {t!("lobby-play-friends")}
                        </a>
                        <a class="button" href="/join">
                            <Icon icon=art::Icon::Link/>
                            {t!("lobby-join")}
                        </a>
                    </div>
                </div>
                <div class="picture" inner_html=picture></div>
            </div>
            <Lobby/>
            <ul class="tiles">
                {[
                    ("/learn", "lobby-learn"),
                    ("/rules", "lobby-rules"),
                    ("/replay", "lobby-replay"),
                    ("/editor", "lobby-editor"),
                    ("/settings", "lobby-settings"),
                ]
                    .into_iter()
                    .map(|(href, key)| {
                        view! {
                            <li>
                                <a class="card" href=href>
                                    <h3>{words().text(key)}</h3>
                                    <p class="soft">{words().attr(key, "hint")}</p>
                                </a>
                            </li>
                        }
                    })
                    .collect_view()}
            </ul>
        </main>
    }
}

fn describe(Unfinished { rules, due }: Unfinished) -> String {
    let due = match due {
        Due::Round(round) => t!("lobby-table-round", round = round, rounds = rules.rounds()),
        Due::Game(game) => t!("score-dynasty", game = game, games = DYNASTY_GAMES),
    };
    format!("{} · {due}", words().mode(&rules))
}

fn showpiece() -> String {
    let picture = || {
        let record: Record = SHOWPIECE.parse().ok()?;
        let position: Position = record.replay().last()?.ok()?;
        let scene = Scene::of_position(&position, &record.steps, None);
        let board = scene.board?;
        let best = board.realms.iter().max_by_key(|realm| realm.points)?;
        let area = picture_area(&best.kingdom, false);
        Some(kingdom_svg(&best.kingdom, house(best.house), area, &Overlay::default()))
    };
    picture().unwrap_or_default()
}
