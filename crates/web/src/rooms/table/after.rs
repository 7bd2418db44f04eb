//! What one can do after a game: play again, watch it, share its picture, keep it.

use std::sync::Arc;

use leptos::prelude::*;
use table::{Ending, Intent, State};
use view::scene::{Decision, Scene, SeatScene};

use super::end::record;
use super::gathering::{gathers_again, readiness};
use super::keepsake;
use crate::browser;
use crate::desk::{Desk, desk};
use crate::parts::{Icon, toasts};
use crate::scoring_pad::{PrintPad, game_title, pad_of_game};
use crate::settings::preferences;
use crate::words::{t, words};

#[component]
pub(super) fn Actions(open: RwSignal<bool>, ended: Memo<Option<Arc<Scene>>>) -> impl IntoView {
    let desk = desk();
    let (gathers, ready) = (gathers_again(desk), readiness(desk));
    // On a server the dialog stays open while the others get ready; elsewhere the next game starts.
    let is_waiting = move || gathers.get() && ready.get() == Some(true);
    let again = move |_| {
        open.set(gathers.get_untracked());
        desk.submit(Intent::ready(!untrack(is_waiting)));
    };
    let again_label = move || {
        let pause = desk.scene.with(|scene| {
            matches!(scene.as_ref().map(|scene| &scene.decision), Some(Decision::Pause { .. }))
        });
        match (is_waiting(), pause) {
            (true, _) => t!("table-not-ready"),
            (false, true) => t!("table-next-game"),
            (false, false) => t!("end-again"),
        }
    };
    let replay =
        move || desk.state.with(|state| replay_path(desk, state.as_deref())).unwrap_or_default();
    view! {
        <div class="actions">
            <Show when=move || ready.with(Option::is_some)>
                <button type="button" class="button primary" id="again" autofocus=true on:click=again>
                    <Icon icon=art::Icon::Play/>{again_label}
                </button>
            </Show>
            <a class="button" id="see-replay" href=replay>
                <Icon icon=art::Icon::Eye/>{t!("end-watch-again")}
            </a>
            <SharePicture ended/>
            <More ended/>
        </div>
    }
}

/// Makes a picture of the final kingdoms, and shares it or saves it as a file.
#[component]
fn SharePicture(ended: Memo<Option<Arc<Scene>>>) -> impl IntoView {
    let desk = desk();
    let (toasts, preferences) = (toasts(), preferences());
    let is_busy = RwSignal::new(false);
    let is_finished = Memo::new(move |_| {
        ended.with(|scene| {
            let end = scene.as_ref().and_then(|scene| scene.end.as_ref());
            end.is_some_and(|end| end.ending == Ending::Finished)
        })
    });
    let share = move |_| {
        if is_busy.get_untracked() {
            return;
        }
        is_busy.set(true);
        leptos::task::spawn_local(async move {
            let light = untrack(|| preferences.light());
            let drawn =
                untrack(|| ended.with(|scene| keepsake::draw(desk, scene.as_deref()?, light)));
            let message = share_message(desk).map(|(message, _)| message).unwrap_or_default();
            let given = match drawn {
                Some(svg) => keepsake::give(&svg, &message).await.ok(),
                None => None,
            };
            match given {
                Some(browser::Shared::Sent) => {}
                Some(browser::Shared::Copied) => {
                    toasts.inform(words().attr("end-picture", "saved").unwrap_or_default());
                }
                None => toasts.warn(words().attr("end-picture", "failed").unwrap_or_default()),
            }
            let _ = is_busy.try_set(false);
        });
    };
    view! {
        <Show when=move || is_finished.get()>
            <button type="button" class="button" id="share-picture" aria-busy=move || is_busy.get().to_string()
                on:click=share>
                <Icon icon=art::Icon::Share/>{t!("end-picture")}
            </button>
        </Show>
    }
}

/// What is wanted less often.
#[component]
fn More(ended: Memo<Option<Arc<Scene>>>) -> impl IntoView {
    let desk = desk();
    let toasts = toasts();
    let pad = Memo::new(move |_| {
        let position = desk.position.get()?;
        ended.with(|scene| pad_of_game(scene.as_deref()?, &position))
    });
    let game = move || desk.position.with(|position| Some(game_title(position.as_ref()?.rules())));
    let series = Memo::new(move |_| series_link(desk));
    let share = move |_| {
        let Some((message, link)) = share_message(desk) else { return };
        leptos::task::spawn_local(async move {
            if browser::share(&message, &link).await == Some(browser::Shared::Copied) {
                toasts.inform(t!("lobby-link-copied"));
            }
        });
    };
    let download = move |_| {
        let Some(record) = untrack(|| record(desk)) else { return };
        let name = record.tag("Game").unwrap_or("game").to_owned();
        browser::download(&format!("crownlands-{name}.record"), &record.to_string());
    };
    view! {
        {move || series.get().map(|href| view! {
            <a class="button" id="see-series" href=href>{t!("end-dynasty-open")}</a>
        })}
        <details class="more">
            <summary class="button" aria-label=t!("end-more")><Icon icon=art::Icon::Menu/><span class="words">{t!("end-more")}</span></summary>
            <div class="choices-below">
                <button type="button" class="button" on:click=share>
                    <Icon icon=art::Icon::Link/>{t!("end-share")}
                </button>
                <button type="button" class="button" on:click=download>
                    <Icon icon=art::Icon::Download/>{t!("end-download")}
                </button>
                <PrintPad pad game=Signal::derive(game)/>
                <a class="button" href="/">{t!("end-home")}</a>
            </div>
        </details>
    }
}

/// The other players who want another game.
#[component]
pub(super) fn ReadyPlayers() -> impl IntoView {
    let desk = desk();
    let others = move || {
        let viewer = desk.viewer.get();
        desk.scene.with(|scene| {
            let scene = scene.as_ref()?;
            let ready = scene.seats.iter().filter(|seat| seat.ready && Some(seat.seat) != viewer);
            let line = |seat: &SeatScene| {
                let who = words().seat_name(scene, seat.seat);
                view! { <p class="soft agreed">{t!("table-rematch-others", who = who)}</p> }
            };
            Some(ready.map(line).collect_view())
        })
    };
    view! { <div aria-live="polite">{others}</div> }
}

/// Where the Dynasty that has just ended can be seen.
fn series_link(desk: Desk) -> Option<String> {
    let first = desk.state.with(|state| {
        let state = state.as_ref()?;
        state.series_outcome()?;
        Some(state.series_game()?.first)
    })?;
    Some(match desk.online_table() {
        Some(table) => format!("/s/{table}/{first}"),
        // The newest of those on this device.
        None => "/s/0".to_owned(),
    })
}

/// Where this browser can replay the game.
fn replay_path(desk: Desk, state: Option<&State>) -> Option<String> {
    let number = state?.game.as_ref()?.number;
    Some(match desk.online_table() {
        Some(table) => format!("/g/{table}/{number}"),
        None => "/replay?last".to_owned(),
    })
}

/// The text and the link to share. The link of a game on this device contains the whole record.
fn share_message(desk: Desk) -> Option<(String, String)> {
    let record = untrack(|| record(desk))?;
    let link = untrack(|| {
        desk.state.with(|state| match replay_path(desk, state.as_deref()) {
            Some(path) if path.starts_with("/g/") => browser::address(&path),
            _ => crate::rooms::replay::record_link(&record),
        })
    });
    let (who, points) = desk.scene.with_untracked(|scene| {
        let scene = scene.as_ref()?;
        let standings = &scene.end.as_ref()?.standings;
        let best = standings.iter().filter(|standing| standing.rank == 1);
        let names: Vec<String> =
            best.flat_map(|best| words().realm_members(scene, best.realm)).collect();
        Some((words().list(&names), standings.first()?.points))
    })?;
    let values = [
        ("mode", words().mode(&record.rules).into()),
        ("who", who.into()),
        ("points", points.into()),
    ];
    Some((words().attr_with("end-share", "message", &values)?, link))
}
