//! What happened at a table: told as it happens, and listed; ways to skip to it and past it.

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;
use rules::{Actor, Realm, Step};
use table::State;

use crate::board::{KEYS, sentence};
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

/// A story as far as it was told.
#[derive(Clone, Default)]
struct Story {
    steps: usize,
    sentences: Vec<String>,
    /// What came last, as far as it is to be read out.
    news: Vec<String>,
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
        story.update(|story| story.goes_on(&state, &names, own));
        let last = story.with_untracked(|story| story.sentences.last().cloned());
        desk.told.set(last.unwrap_or_default());
    });
    let live = move || {
        let mut told = story.with(|story| story.news.clone());
        // Whose turn it is cannot be seen by everybody.
        if desk.hand.with(Option::is_some) {
            told.push(sentence(desk));
        }
        told.join(" ")
    };
    view! {
        <p class="hidden-words" role="log" aria-label=t!("a11y-region-live") aria-atomic="true" id="live">
            {live}
        </p>
        <details id="log">
            <summary>{t!("table-log")}</summary>
            <ol class="log" aria-label=t!("a11y-region-log") reversed>
                {move || {
                    let sentences = story.with(|story| story.sentences.clone());
                    sentences.into_iter().rev().map(|one| view! { <li>{one}</li> }).collect_view()
                }}
            </ol>
        </details>
    }
}

impl Story {
    /// Adds sentences for the steps since the last time. After an undo the story is told anew. Where
    /// a realm is given, moves of others are no news.
    fn goes_on(&mut self, state: &Arc<State>, names: &[String], only: Option<Realm>) {
        let Some(game) = &state.game else { return };
        let steps = game.steps();
        if steps.len() < self.steps {
            *self = Self::default();
        }
        let is_new = self.steps == 0;
        let words = words();
        let record = game.record(Vec::new());
        let moments = record.replay().zip(steps).skip(self.steps);
        let mut news = Vec::new();
        for (before, step) in moments {
            let Ok(before) = before else { break };
            let sentence = words.step(&before, *step, names);
            let concerns = match (before.actor(), step) {
                (Actor::Seat(seat), Step::Act(_)) => {
                    only.is_none_or(|own| before.rules().realm_of(seat) == own)
                }
                _ => true,
            };
            if concerns {
                news.push(sentence.clone());
            }
            self.sentences.push(sentence);
        }
        if is_new {
            // Who comes to a game that is on hears how it stands, not how it came to be so.
            news.drain(..news.len().saturating_sub(1));
        }
        if self.steps != steps.len() {
            self.news = news;
        }
        self.steps = steps.len();
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
    let told = KEYS.into_iter().map(|(key, _, text)| (key, words().text(text)));
    let row = |(key, does): (&'static str, String)| {
        view! { <tr><th scope="row"><kbd>{key}</kbd></th><td>{does}</td></tr> }
    };
    view! {
        <table class="scores">
            <tbody>{rows.into_iter().chain(told).map(row).collect_view()}</tbody>
        </table>
    }
}
