//! A game on the table, wherever it is played.

use std::sync::Arc;

use leptos::prelude::*;
use table::{Intent, Phrase, Stage, State};

use super::end::End;
use crate::board::{Builders, Flights, Keys, Lines, Mine, Others, Prompt, Remaining, Scores};
use crate::desk::{Place, desk};
use crate::parts::{Dialog, Icon};
use crate::words::{t, words};

#[component]
pub(crate) fn GameView() -> impl IntoView {
    let desk = desk();
    let (help, sheet, remaining) =
        (RwSignal::new(false), RwSignal::new(false), RwSignal::new(false));
    let has_box = Memo::new(move |_| {
        desk.scene.with(|scene| {
            let board = scene.as_ref().and_then(|scene| scene.board.as_ref());
            board.is_some_and(|board| board.builders.is_some())
        })
    });
    let class = move || if has_box.get() { "table queen" } else { "table" };
    let round = move || {
        desk.scene.with(|scene| {
            let board = scene.as_ref().and_then(|scene| scene.board.as_ref())?;
            Some(t!("table-round", round = board.round.max(1), rounds = board.rounds))
        })
    };
    view! {
        <Flights/>
        <Keys help/>
        <main class=class id="main">
            <h1 class="hidden-words">
                {move || desk.scene.with(|scene| scene.as_ref().map(|scene| words().mode(&scene.rules)))}
            </h1>
            <Prompt/>
            <Lines/>
            <Mine/>
            <Builders/>
            <Others/>
            <section class="side card">
                <p class="soft">{round}</p>
                <div class="phrases">
                    <button type="button" class="button small" id="show-scores" on:click=move |_| sheet.set(true)>
                        <Icon icon=art::Icon::Crown/>{t!("score-heading")}
                    </button>
                    <button type="button" class="button small" on:click=move |_| remaining.set(true)>
                        <Icon icon=art::Icon::Grid/>{t!("board-remaining")}
                    </button>
                    <button type="button" class="button small" aria-keyshortcuts="?" on:click=move |_| help.set(true)>
                        <Icon icon=art::Icon::Help/>{t!("settings-keys")}
                    </button>
                    <Talk/>
                    <Resign/>
                </div>
                <Log/>
            </section>
        </main>
        <Question/>
        <End/>
        <Dialog open=sheet title=t!("score-heading")><Scores/></Dialog>
        <Dialog open=remaining title=t!("board-remaining")><Remaining/></Dialog>
        <Dialog open=help title=t!("settings-keys")><KeyList/></Dialog>
    }
}

/// What happened, the last first, and for screen readers as it happens.
#[component]
fn Log() -> impl IntoView {
    let desk = desk();
    let told = RwSignal::new((0_usize, Vec::<String>::new()));
    Effect::new(move || {
        let Some(state) = desk.state.get() else { return };
        told.update(|(known, sentences)| narrate(&state, known, sentences));
    });
    let last = move || told.with(|(_, sentences)| sentences.last().cloned());
    view! {
        <p class="hidden-words" aria-live="polite" id="live">{last}</p>
        <details id="log">
            <summary>{t!("table-log")}</summary>
            <ol class="log" reversed>
                {move || {
                    let sentences = told.with(|(_, sentences)| sentences.clone());
                    sentences.into_iter().rev().map(|one| view! { <li>{one}</li> }).collect_view()
                }}
            </ol>
        </details>
    }
}

/// Adds sentences for the steps since the last time. After an undo the story is told anew.
fn narrate(state: &Arc<State>, known: &mut usize, sentences: &mut Vec<String>) {
    let Some(game) = &state.game else { return };
    let steps = game.steps();
    if steps.len() < *known {
        *known = 0;
        sentences.clear();
    }
    let words = words();
    let names = words.names(state);
    let record = game.record(Vec::new());
    let moments = record.replay().zip(steps).skip(*known);
    for (before, step) in moments {
        let Ok(before) = before else { break };
        sentences.push(words.step(&before, *step, &names));
    }
    *known = steps.len();
}

/// The keys of a table.
#[component]
fn KeyList() -> impl IntoView {
    let rows = [
        ("1 … 8", t!("settings-keys-claim")),
        ("← ↑ ↓ →", t!("settings-keys-move")),
        ("R", t!("settings-keys-rotate")),
        ("N", t!("settings-keys-next")),
        ("Enter", t!("settings-keys-place")),
        ("U", t!("settings-keys-undo")),
        ("D", t!("settings-keys-discard")),
        ("P", t!("board-pass")),
        ("Alt + 1 … 8", t!("settings-keys-look")),
        ("G", t!("settings-keys-hints")),
        ("?", t!("settings-keys-help")),
    ];
    view! {
        <table class="scores">
            <tbody>
                {rows
                    .into_iter()
                    .map(|(key, does)| view! { <tr><th scope="row"><kbd>{key}</kbd></th><td>{does}</td></tr> })
                    .collect_view()}
            </tbody>
        </table>
    }
}

/// Preset messages, where people sit at the table.
#[component]
fn Talk() -> impl IntoView {
    let desk = desk();
    let open = RwSignal::new(false);
    let may_talk = move || {
        let online = desk.place.with_value(|place| matches!(place, Place::Online(_)));
        let allowed =
            desk.state.with(|state| state.as_ref().is_some_and(|state| state.options.talk));
        online && allowed && desk.viewer.get().is_some()
    };
    view! {
        <Show when=may_talk>
            <button type="button" class="button small" on:click=move |_| open.set(true)>
                <Icon icon=art::Icon::Chat/>{t!("table-talk")}
            </button>
        </Show>
        <Dialog open title=t!("table-talk")>
            <div class="phrases">
                {Phrase::ALL
                    .into_iter()
                    .map(|(phrase, _)| {
                        let say = move |_| {
                            desk.wish(Intent::Say(phrase));
                            open.set(false);
                        };
                        view! {
                            <button type="button" class="button small" on:click=say>
                                {words().phrase(phrase)}
                            </button>
                        }
                    })
                    .collect_view()}
            </div>
        </Dialog>
    }
}

/// Giving up, after a question.
#[component]
fn Resign() -> impl IntoView {
    let desk = desk();
    let open = RwSignal::new(false);
    let may = move || {
        desk.viewer.get().is_some()
            && desk
                .state
                .with(|state| state.as_ref().is_some_and(|state| state.stage == Stage::Playing))
    };
    let resign = move |_| {
        open.set(false);
        desk.wish(Intent::Resign);
    };
    view! {
        <Show when=may>
            <button type="button" class="button small" on:click=move |_| open.set(true)>
                <Icon icon=art::Icon::Flag/>{t!("table-resign")}
            </button>
        </Show>
        <Dialog open title=t!("table-resign")>
            <p>{t!("table-resign-sure")}</p>
            <button type="button" class="button danger" on:click=resign>{t!("table-resign")}</button>
        </Dialog>
    }
}

/// The question that the table has to answer.
#[component]
fn Question() -> impl IntoView {
    let desk = desk();
    let vote =
        Memo::new(move |_| desk.scene.with(|scene| scene.as_ref()?.table.as_ref()?.vote.clone()));
    let asked = move || {
        let vote = vote.get()?;
        let who = desk.name_of(vote.by);
        Some(match vote.question {
            table::Question::TakeBack => t!("table-question-take-back", who = who),
            table::Question::TakeOver(seat) => {
                t!("table-question-take-over", who = desk.name_of(seat))
            }
            table::Question::Wait(seat) => t!("table-question-wait", who = desk.name_of(seat)),
            table::Question::End => t!("table-question-end"),
        })
    };
    let asks_me = move || vote.with(|vote| vote.as_ref().is_some_and(|vote| vote.asks_viewer));
    view! {
        <Show when=move || vote.with(Option::is_some)>
            <div class="toasts" role="alertdialog" aria-label=t!("table-ask")>
                <div class="card">
                    <p>{asked}</p>
                    <Show when=asks_me fallback=|| view! { <p class="soft">{t!("table-question-yours")}</p> }>
                        <button type="button" class="button primary" on:click=move |_| desk.wish(Intent::Answer(true))>
                            {t!("table-yes")}
                        </button>
                        <button type="button" class="button" on:click=move |_| desk.wish(Intent::Answer(false))>
                            {t!("table-no")}
                        </button>
                    </Show>
                </div>
            </div>
        </Show>
    }
}
