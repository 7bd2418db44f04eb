//! Votes: asking the other players, and answering.

use leptos::prelude::*;
use table::{Intent, Question as Asked};
use view::scene::{VoteScene, questions};

use crate::browser;
use crate::desk::{Desk, desk};
use crate::net::Connection;
use crate::parts::{Confirm, Dialog, Icon};
use crate::words::{t, words};

/// How often to check whether a player has kept everyone waiting too long.
const CHECK_EVERY: std::time::Duration = std::time::Duration::from_secs(5);

/// The menu of questions that the viewer can ask now.
#[component]
pub(super) fn Ask() -> impl IntoView {
    let desk = desk();
    let (open, is_confirming) = (RwSignal::new(false), RwSignal::new(false));
    let offset_ms = use_context::<Connection>().map(|connection| connection.clock_offset_ms);
    let now = RwSignal::new(browser::now());
    let checking = set_interval_with_handle(move || now.set(browser::now()), CHECK_EVERY);
    on_cleanup(move || {
        if let Ok(checking) = checking {
            checking.clear();
        }
    });
    let is_online = desk.is_online();
    let askable = Memo::new(move |_| {
        let now = now.get() + offset_ms.map_or(0, |offset| offset.get());
        let viewer = desk.viewer.get();
        let all = desk.state.with(|state| {
            state.as_ref().map(|state| questions(state, viewer, now)).unwrap_or_default()
        });
        if is_online { all } else { Vec::new() }
    });
    // More than one question: a player is missing, and the table waits for the others to decide.
    let is_urgent = move || askable.with(|askable| askable.len() > 1);
    let class = move || if is_urgent() { "button small primary" } else { "button small" };
    let row = move |question: Asked| {
        let ask = move |_| {
            open.set(false);
            // It ends the game for everyone, and bots do not object.
            if question == Asked::End {
                is_confirming.set(true);
            } else {
                desk.submit(Intent::Ask { question });
            }
        };
        view! {
            <button type="button" class="button ask" on:click=ask>{words().ask_label(question, &desk.names())}</button>
        }
    };
    let end = move || desk.submit(Intent::Ask { question: Asked::End });
    view! {
        <Show when=move || !askable.with(Vec::is_empty)>
            <button type="button" class=class id="ask" on:click=move |_| open.set(true)>
                <Icon icon=art::Icon::People/>{t!("table-ask")}
            </button>
        </Show>
        <Dialog open title=t!("table-ask")>
            <div class="menu">{move || askable.get().into_iter().map(row).collect_view()}</div>
        </Dialog>
        <Confirm open=is_confirming title=t!("table-ask-end") why=t!("table-question-end") on_confirm=end/>
    }
}

/// The open question, and who has answered it.
#[component]
pub(crate) fn Question() -> impl IntoView {
    let desk = desk();
    let vote =
        Memo::new(move |_| desk.scene.with(|scene| scene.as_ref()?.table.as_ref()?.vote.clone()));
    view! {
        {move || {
            vote.get().map(|vote| {
                let words = words().question(vote.question, vote.by, &desk.names());
                let answers = answers(desk, &vote);
                view! {
                    <div class="toasts" role="alertdialog" aria-label=t!("table-ask")>
                        <div class="card question" id="question">
                            <p>{words}</p>
                            <p class="soft">{answers}</p>
                            {vote_buttons(desk, &vote)}
                        </div>
                    </div>
                }
            })
        }}
    }
}

/// Who agrees, and how many: the asker counts as a yes.
fn answers(desk: Desk, vote: &VoteScene) -> String {
    let agree = std::iter::once(&vote.by).chain(&vote.agreed);
    let names: Vec<String> = agree.map(|&seat| desk.name_of(seat)).collect();
    let (yes, all) = (names.len(), names.len() + vote.undecided.len());
    format!("{} ({})", t!("table-question-answers", yes = yes, all = all), names.join(", "))
}

/// What the viewer can do: answer, or withdraw the question.
fn vote_buttons(desk: Desk, vote: &VoteScene) -> AnyView {
    let answer = move |yes: bool| move |_| desk.submit(Intent::Answer { yes });
    if vote.asks_viewer {
        view! {
            <div class="phrases">
                <button type="button" class="button primary" id="answer-yes" on:click=answer(true)>
                    {t!("table-yes")}
                </button>
                <button type="button" class="button" id="answer-no" on:click=answer(false)>
                    {t!("table-no")}
                </button>
            </div>
        }
        .into_any()
    } else if vote.is_own {
        view! {
            <p class="soft">{t!("table-question-yours")}</p>
            <button type="button" class="button small" id="withdraw"
                on:click=move |_| desk.submit(Intent::Withdraw)>
                {t!("table-withdraw")}
            </button>
        }
        .into_any()
    } else {
        ().into_any()
    }
}
