//! Descriptions on request, for screen readers: kingdoms, a territory, the lines, scores, builders.
//!
//! Each has a key, which announces the answer in the live region, and a button in a dialog, which
//! shows the answer below.

use leptos::prelude::*;
use rules::{Actor, Position, Realm};

use super::cells::cursor;
use super::prompt::prompt_text;
use crate::desk::{Desk, desk};
use crate::words::{t, words};

/// A request to describe something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Turn,
    Repeat,
    Kingdom,
    KingdomOf(Realm),
    Territory,
    Line,
    Score,
    Builders,
}

/// The key, the command and the text key of its label.
pub(crate) const COMMANDS: [(&str, Command, &str); 7] = [
    ("W", Command::Turn, "a11y-command-turn"),
    ("M", Command::Repeat, "a11y-command-repeat"),
    ("K", Command::Kingdom, "a11y-command-kingdom"),
    ("T", Command::Territory, "a11y-command-territory"),
    ("L", Command::Line, "a11y-command-line"),
    ("S", Command::Score, "a11y-command-score"),
    ("B", Command::Builders, "a11y-command-builders"),
];

impl Command {
    pub(crate) fn of_key(key: &str) -> Option<Self> {
        let is_key = |(letter, _, _): &&(&str, Self, &str)| letter.eq_ignore_ascii_case(key);
        COMMANDS.iter().find(is_key).map(|(_, command, _)| *command)
    }

    fn exists_in(self, position: &Position) -> bool {
        self != Self::Builders || position.builders().is_some()
    }
}

/// Announces the answer in the live region; false if there is none.
pub(crate) fn announce(desk: Desk, command: Command) -> bool {
    let answer = untrack(|| answer(desk, command));
    let has_answer = answer.is_some();
    if let Some(answer) = answer {
        desk.announce(answer);
    }
    has_answer
}

fn answer(desk: Desk, command: Command) -> Option<String> {
    let position = desk.position.get().filter(|position| command.exists_in(position))?;
    let words = words();
    desk.scene.with(|scene| {
        let scene = scene.as_ref()?;
        let own = scene.own_realm().map(|own| own.realm).or_else(|| desk.realm_shown())?;
        Some(match command {
            Command::Turn => prompt_text(desk),
            Command::Repeat => desk.latest_event.get(),
            Command::Kingdom => describe_kingdom(desk, &position, own),
            Command::KingdomOf(realm) => describe_kingdom(desk, &position, realm),
            Command::Territory => {
                let shown = position.kingdom(desk.realm_shown()?);
                let cell = cursor(desk)?;
                let mut territories = shown.territories();
                let here = territories.find(|one| one.cells().any(|other| other == cell));
                here.map_or_else(
                    || words.square(shown, cell),
                    |territory| words.territory_summary(&territory),
                )
            }
            Command::Line => {
                let seats = position.rules().all_seats();
                let names: Vec<String> = seats.map(|seat| words.seat_name(scene, seat)).collect();
                words.line_summary(&position, &names)
            }
            Command::Score => {
                let realms = position.rules().realms();
                let points = realms.map(|one| (words.realm_name(scene, one), position.points(one)));
                words.race(&points.collect::<Vec<_>>()).join(" ")
            }
            Command::Builders => {
                let buyer = match position.actor() {
                    Actor::Seat(seat) if scene.viewer.is_none() => position.rules().realm_of(seat),
                    _ => own,
                };
                words.builders_summary(&position, buyer)
            }
        })
    })
}

fn describe_kingdom(desk: Desk, position: &Position, realm: Realm) -> String {
    let who = desk.scene.with(|scene| scene.as_ref().map(|scene| words().realm_name(scene, realm)));
    words().kingdom_summary(&position.estate(realm), &who.unwrap_or_default())
}

/// The live region for answers.
#[component]
pub(crate) fn AnswerRegion() -> impl IntoView {
    let desk = desk();
    view! { <p class="hidden-words" role="status" id="answer">{move || desk.announcement.get()}</p> }
}

/// All commands as buttons, and the latest answer.
#[component]
pub(crate) fn Describe() -> impl IntoView {
    let desk = desk();
    let shown = RwSignal::new(String::new());
    let button = move |command: Command, label: String, key: Option<&'static str>| {
        let ask = move |_| shown.set(untrack(|| answer(desk, command)).unwrap_or_default());
        view! {
            <button type="button" class="button small" aria-keyshortcuts=key on:click=ask>{label}</button>
        }
    };
    let commands = move || {
        let position = desk.position.get()?;
        let available = COMMANDS.into_iter().filter(|(_, command, _)| command.exists_in(&position));
        let buttons =
            available.map(|(key, command, text)| button(command, words().text(text), Some(key)));
        let others = desk.scene.with_untracked(|scene| {
            let scene = scene.as_ref()?;
            let own = scene.own_realm().map(|own| own.realm);
            let realms = position.rules().realms().filter(|realm| Some(*realm) != own);
            let named = realms.map(|realm| {
                let label = t!("a11y-command-kingdom-of", who = words().realm_name(scene, realm));
                button(Command::KingdomOf(realm), label, None)
            });
            Some(named.collect_view())
        });
        Some(view! { {buttons.collect_view()} {others} })
    };
    view! {
        <div class="phrases">{commands}</div>
        <p class="answer" role="status">{shown}</p>
    }
}
