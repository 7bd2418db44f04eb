//! A game on the table, wherever it is played.

use leptos::prelude::*;
use table::{Intent, Phrase, Stage};

use super::end::End;
use super::log::{KeyList, Log, Skips};
use crate::board::{
    Answers, Builders, Describe, Flights, Keys, Lines, Mine, Others, Prompt, Remaining, Scores,
};
use crate::desk::{Place, desk};
use crate::parts::{Dialog, Icon};
use crate::settings::preferences;
use crate::words::{t, words};

#[component]
pub(crate) fn GameView() -> impl IntoView {
    let desk = desk();
    let preferences = preferences();
    let (help, sheet, remaining, asking) =
        (RwSignal::new(false), RwSignal::new(false), RwSignal::new(false), RwSignal::new(false));
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
        <Skips/>
        <main class=class id="main">
            <h1 class="hidden-words">
                {move || desk.scene.with(|scene| scene.as_ref().map(|scene| words().mode(&scene.rules)))}
            </h1>
            <Prompt/>
            <Lines/>
            <Mine/>
            <Builders/>
            <Others/>
            <section class="side card" aria-label=t!("page-more")>
                <p class="soft">{round}</p>
                <div class="phrases">
                    <button type="button" class="button small" id="show-scores" on:click=move |_| sheet.set(true)>
                        <Icon icon=art::Icon::Crown/>{t!("score-heading")}
                    </button>
                    <button type="button" class="button small" on:click=move |_| remaining.set(true)>
                        <Icon icon=art::Icon::Grid/>{t!("board-remaining")}
                    </button>
                    <button type="button" class="button small" aria-keyshortcuts="G" title=words().attr("board-hints", "hint")
                        aria-pressed=move || preferences.with(|all| all.aids).to_string()
                        on:click=move |_| preferences.update(|all| all.aids = !all.aids)>
                        <Icon icon=art::Icon::Eye/>{t!("board-hints")}
                    </button>
                    <button type="button" class="button small" aria-keyshortcuts="?" on:click=move |_| help.set(true)>
                        <Icon icon=art::Icon::Help/>{t!("settings-keys")}
                    </button>
                    <button type="button" class="button small" id="describe" on:click=move |_| asking.set(true)>
                        <Icon icon=art::Icon::Chat/>{t!("a11y-command")}
                    </button>
                    <Talk/>
                    <Resign/>
                </div>
                <Log/>
                <Answers/>
            </section>
        </main>
        <Question/>
        <End/>
        <Dialog open=sheet title=t!("score-heading")><Scores/></Dialog>
        <Dialog open=remaining title=t!("board-remaining")><Remaining/></Dialog>
        <Dialog open=asking title=t!("a11y-command")><Describe/></Dialog>
        <Dialog open=help title=t!("settings-keys")><KeyList/></Dialog>
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
