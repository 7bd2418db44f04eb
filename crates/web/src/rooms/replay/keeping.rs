//! What can be done with a replayed game: play on from here, save, copy, share, check.

use std::sync::Arc;

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use rules::{Actor, Position, Seat};

use super::player::{Reel, Story};
use crate::browser;
use crate::parts::{Icon, toasts};
use crate::solo::solo_table;
use crate::words::{t, words};

/// Takes a seat and goes on from here, against bots: that of whose view it is, or of who decides
/// next.
#[component]
pub(crate) fn PlayOn(
    story: StoredValue<Arc<Story>>,
    reel: Reel,
    viewer: RwSignal<Option<Seat>>,
) -> impl IntoView {
    let solo = solo_table();
    let navigate = use_navigate();
    let is_over = move || {
        let at = reel.at.get();
        let actor = story.with_value(|story| story.positions.get(at).map(Position::actor));
        actor.is_none_or(|actor| actor == Actor::Nobody)
    };
    let go = move |_| {
        let at = reel.at.get_untracked();
        let next = story.with_value(|story| story.next_to_decide(at));
        let Some(seat) = viewer.get_untracked().or(next) else { return };
        if story.with_value(|story| solo.play_on(&story.record, at, seat)) {
            navigate("/solo", NavigateOptions::default());
        }
    };
    view! {
        <button type="button" class="button small" id="play-on" title=words().attr("replay-from-here", "hint")
            disabled=is_over on:click=go>
            <Icon icon=art::Icon::Play/>
            {move || if is_over() { t!("replay-over") } else { t!("replay-from-here") }}
        </button>
    }
}

/// To save, to copy, to share, to check.
#[component]
pub(crate) fn Keeping(story: StoredValue<Arc<Story>>, link: String, reel: Reel) -> impl IntoView {
    let toasts = toasts();
    let verdict = RwSignal::new(None::<(bool, String)>);
    let text = move || story.with_value(|story| story.record.to_string());
    let save = move |_| {
        let name = story.with_value(|story| story.record.tag("Game").unwrap_or("game").to_owned());
        browser::download(&format!("crownlands-{name}.record"), &text());
    };
    let copy = move |_| {
        let text = text();
        leptos::task::spawn_local(async move {
            if browser::copy(&text).await {
                toasts.inform(t!("lobby-link-copied"));
            }
        });
    };
    let share = move |_| {
        let (path, game) =
            link.split_once('#').map_or((link.as_str(), None), |(path, game)| (path, Some(game)));
        let game = game.map(|game| format!("#{game}")).unwrap_or_default();
        let address = format!("{path}?step={}{game}", reel.at.get_untracked());
        let mode = story.with_value(|story| words().mode(&story.record.rules));
        leptos::task::spawn_local(async move {
            if browser::share(&mode, &address).await == Some(browser::Shared::Copied) {
                toasts.inform(t!("lobby-link-copied"));
            }
        });
    };
    let verify = move |_| {
        let found = story.with_value(|story| table::verify(&story.record));
        verdict.set(Some(match found {
            Ok(()) => (true, t!("replay-verified")),
            Err(unfair) => (false, words().refusal(unfair.code())),
        }));
    };
    view! {
        <button type="button" class="button small" id="save-record" on:click=save>
            <Icon icon=art::Icon::Download/>{t!("replay-save")}
        </button>
        <button type="button" class="button small" on:click=copy>
            <Icon icon=art::Icon::Copy/>{t!("replay-copy")}
        </button>
        <button type="button" class="button small" on:click=share>
            <Icon icon=art::Icon::Share/>{t!("replay-share")}
        </button>
        <button type="button" class="button small" id="verify" on:click=verify>
            <Icon icon=art::Icon::Check/>{t!("replay-verify")}
        </button>
        <a class="button small" href="/replay"><Icon icon=art::Icon::Upload/>{t!("replay-open")}</a>
        <p role="status" class="verdict">
            {move || verdict.get().map(|(fair, words)| {
                let class = if fair { "tag won" } else { "warning" };
                view! { <span class=class>{words}</span> }
            })}
        </p>
    }
}
