//! What a viewer can do with a replay: play on from here, save, copy, share, verify.

use std::sync::Arc;

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use rules::{Actor, Position, Seat};

use super::player::{Playback, ReplayedGame};
use crate::browser;
use crate::parts::{Icon, toasts};
use crate::solo::solo_table;
use crate::words::{t, words};

/// Plays on from here against bots, at the seat whose view is shown, or of the next player.
#[component]
pub(crate) fn PlayOn(
    game: StoredValue<Arc<ReplayedGame>>,
    playback: Playback,
    viewer: RwSignal<Option<Seat>>,
) -> impl IntoView {
    let solo = solo_table();
    let navigate = use_navigate();
    let is_over = move || {
        let at = playback.at.get();
        let actor = game.with_value(|game| game.positions.get(at).map(Position::actor));
        actor.is_none_or(|actor| actor == Actor::Nobody)
    };
    let go = move |_| {
        let at = playback.at.get_untracked();
        let next = game.with_value(|game| game.next_seat(at));
        let Some(seat) = viewer.get_untracked().or(next) else { return };
        if game.with_value(|game| solo.play_on(&game.record, at, seat)) {
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

#[component]
pub(crate) fn RecordButtons(
    game: StoredValue<Arc<ReplayedGame>>,
    link: String,
    playback: Playback,
) -> impl IntoView {
    let toasts = toasts();
    let verdict = RwSignal::new(None::<(bool, String)>);
    let text = move || game.with_value(|game| game.record.to_string());
    let save = move |_| {
        let name = game.with_value(|game| game.record.tag("Game").unwrap_or("game").to_owned());
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
        let (path, record) = link.split_once('#').unzip();
        let path = path.unwrap_or(&link);
        let hash = record.map(|record| format!("#{record}")).unwrap_or_default();
        let address = format!("{path}?step={}{hash}", playback.at.get_untracked());
        let mode = game.with_value(|game| words().mode(&game.record.rules));
        leptos::task::spawn_local(async move {
            if browser::share(&mode, &address).await == Some(browser::Shared::Copied) {
                toasts.inform(t!("lobby-link-copied"));
            }
        });
    };
    let verify = move |_| {
        let found = game.with_value(|game| table::verify(&game.record));
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
