//! A game on the table, wherever it is played.

use std::sync::Arc;

use leptos::prelude::*;
use table::State;

use super::end::End;
use super::leaving::{Leave, Resign};
use super::onlookers::Onlookers;
use super::question::{Ask, Question};
use super::talk::Talk;
use crate::board::{Builders, Keys, Lines, Mine, Others, Prompt, Remaining, Scores};
use crate::desk::desk;
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
            let round = t!("table-round", round = board.round.max(1), rounds = board.rounds);
            let is_last = board.round == board.rounds;
            Some(if is_last { format!("{round} · {}", t!("table-last-round")) } else { round })
        })
    };
    view! {
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
                    <Ask/>
                    <Resign/>
                    <Leave/>
                </div>
                <Onlookers/>
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
        let names = untrack(|| desk.names());
        told.update(|(known, sentences)| narrate(&state, &names, known, sentences));
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
fn narrate(state: &Arc<State>, names: &[String], known: &mut usize, sentences: &mut Vec<String>) {
    let Some(game) = &state.game else { return };
    let steps = game.steps();
    if steps.len() < *known {
        *known = 0;
        sentences.clear();
    }
    let words = words();
    let record = game.record(Vec::new());
    let moments = record.replay().zip(steps).skip(*known);
    for (before, step) in moments {
        let Ok(before) = before else { break };
        sentences.push(words.step(&before, *step, names));
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
