//! The home page: what this is, the player's running games, every game one click away, and one that
//! is played beside them.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use view::new_game::{Offer, Value};

use super::mode_picture::ModePicture;
use super::running::Running;
use crate::browser;
use crate::later::{Part, Soon};
use crate::parts::Icon;
use crate::settings::preferences;
use crate::solo::solo_table;
use crate::title::entitle;
use crate::words::{t, words};

#[component]
pub(crate) fn Home() -> impl IntoView {
    entitle(|| None);
    let preferences = preferences();
    let solo = solo_table();
    let navigate = use_navigate();
    let start = move || {
        let settings = preferences.now();
        solo.play_now(settings.last_rules(), settings.level)
    };
    // Who has clicked before the page was here goes straight to the table.
    if browser::take_early_click() && start() {
        Effect::new(move || navigate("/solo", NavigateOptions::default()));
        return ().into_any();
    }
    let play = move |_| {
        if start() {
            navigate("/solo", NavigateOptions::default());
        }
    };
    let mode = move || {
        preferences.with(|settings| {
            let mode = words().mode(&settings.last_rules());
            format!("{mode} · {}", words().level(settings.level.name()))
        })
    };
    view! {
        <main class="room home" id="main">
            <div class="hero">
                <div class="start">
                    <h1>"Crownlands"</h1>
                    <p class="lead">{t!("lobby-what")}</p>
                    <Running/>
                    <div class="now">
                        <button type="button" class="button primary" id="play-now" on:click=play>
                            <Icon icon=art::Icon::Play/>
                            {t!("lobby-play-now")}
                        </button>
                        <p class="soft">{mode} " · " <a href="/new">{t!("table-change")}</a></p>
                    </div>
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
                <div class="picture"><Soon part=Part::Showcase/></div>
            </div>
            <section aria-labelledby="games-to-play">
                <h2 id="games-to-play">{t!("lobby-choose")}</h2>
                <ul class="game-cards">{Offer::ALL.map(offer_card).into_iter().collect_view()}</ul>
            </section>
            <Soon part=Part::Lobby/>
            <section aria-labelledby="more-title">
                <h2 id="more-title">{t!("page-more")}</h2>
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
            </section>
        </main>
    }
    .into_any()
}

fn offer_card(offer: Offer) -> impl IntoView {
    let words = words();
    let (name, hint) = match offer {
        Offer::Of(edition) => {
            let edition = Value::Edition(edition);
            (words.choice(edition), words.choice_hint(edition))
        }
        Offer::Teams => (t!("lobby-teams"), words.attr("lobby-teams", "hint")),
    };
    let (class, href) =
        (format!("card game-card {}", offer.name()), format!("/new?game={}", offer.name()));
    view! {
        <li>
            <a class=class href=href>
                <ModePicture offer/>
                <span class="what"><strong>{name}</strong> <span class="soft">{hint}</span></span>
            </a>
        </li>
    }
}
