//! What happened at a table: told as it happens, and listed; ways to skip to it and past it.

use leptos::ev;
use leptos::prelude::*;
use lingo::Story;

use crate::board::{COMMANDS, prompt_text};
use crate::browser;
use crate::desk::desk;
use crate::settings::{Speech, preferences};
use crate::words::{t, words};

/// Where keys can skip to at a table.
const SKIPS: [(&str, &str); 4] = [
    ("mine", "a11y-skip-kingdom"),
    ("lines", "a11y-skip-line"),
    ("log", "a11y-skip-log"),
    ("menu", "a11y-skip-menu"),
];

/// Links past what one need not hear again.
#[component]
pub(crate) fn Skips() -> impl IntoView {
    let link = |(id, text): (&'static str, &'static str)| {
        let skip = move |event: ev::MouseEvent| {
            event.prevent_default();
            browser::focus(&format!("#{id} summary, #{id}"));
        };
        view! { <a class="skip" href=format!("#{id}") on:click=skip>{words().text(text)}</a> }
    };
    view! { <div>{SKIPS.map(link).collect_view()}</div> }
}

/// What happened, the last first, and for screen readers as it happens.
#[component]
pub(crate) fn Log() -> impl IntoView {
    let desk = desk();
    let preferences = preferences();
    let story = RwSignal::new(Story::default());
    Effect::new(move || {
        let Some(state) = desk.state.get() else { return };
        let own = desk.scene.with(|scene| scene.as_ref()?.own_realm().map(|own| own.realm));
        let own = own.filter(|_| preferences.with_untracked(|all| all.speech == Speech::Own));
        let names = untrack(|| desk.names());
        story.update(|story| {
            if let Some(game) = &state.game {
                story.extend(&words(), game, &names, own);
            }
        });
        let last = story.with_untracked(|story| story.sentences().last().cloned());
        desk.latest_event.set(last.unwrap_or_default());
    });
    let live = move || {
        let mut told = story.with(|story| story.news().to_vec());
        // Whose turn it is cannot be seen by everybody.
        if desk.hand.with(Option::is_some) {
            told.push(prompt_text(desk));
        }
        told.join(" ")
    };
    // By their numbers, so that one more leaves the others as they are.
    let sentences = move || {
        let told = story.with(|story| story.sentences().to_vec());
        told.into_iter().enumerate().rev().collect::<Vec<_>>()
    };
    view! {
        <p class="hidden-words" role="log" aria-label=t!("a11y-region-live") aria-atomic="true" id="live">
            {live}
        </p>
        <details id="log">
            <summary>{t!("table-log")}</summary>
            <ol class="log" aria-label=t!("a11y-region-log") reversed>
                <For each=sentences key=Clone::clone let:told><li>{told.1}</li></For>
            </ol>
        </details>
    }
}

/// The keys of a table.
#[component]
pub(crate) fn KeyList() -> impl IntoView {
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
    let told = COMMANDS.into_iter().map(|(key, _, text)| (key, words().text(text)));
    let row = |(key, does): (&'static str, String)| {
        view! { <tr><th scope="row"><kbd>{key}</kbd></th><td>{does}</td></tr> }
    };
    view! {
        <table class="scores">
            <tbody>{rows.into_iter().chain(told).map(row).collect_view()}</tbody>
        </table>
    }
}
