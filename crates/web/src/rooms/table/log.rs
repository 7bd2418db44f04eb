//! The move log, its announcements, skip links and the list of keys.

use leptos::ev;
use leptos::prelude::*;
use lingo::Story;
use view::keys::{Key, Keys, TABLE_KEYS};

use crate::board::{COMMANDS, places, prompt_text, style_of};
use crate::browser;
use crate::desk::desk;
use crate::parts::Icon;
use crate::settings::{Speech, preferences};
use crate::words::{t, words};

/// The element id and the text key of each link.
const SKIP_LINKS: [(&str, &str); 4] = [
    ("mine", "a11y-skip-kingdom"),
    ("lines", "a11y-skip-line"),
    ("log", "a11y-skip-log"),
    ("more", "a11y-skip-menu"),
];

/// Skip links for keyboard users.
#[component]
pub(crate) fn SkipLinks() -> impl IntoView {
    let link = |(id, text): (&'static str, &'static str)| {
        let skip = move |event: ev::MouseEvent| {
            event.prevent_default();
            browser::focus(&format!("#{id} summary, #{id}"));
        };
        view! { <a class="skip" href=format!("#{id}") on:click=skip>{words().text(text)}</a> }
    };
    view! { <nav aria-label=t!("page-skip-to-content")>{SKIP_LINKS.map(link).collect_view()}</nav> }
}

/// All moves, the latest last, and a live region that announces them.
#[component]
pub(crate) fn Log(
    /// Whether it is shown where it has no place of its own.
    open: RwSignal<bool>,
) -> impl IntoView {
    let (desk, places) = (desk(), places());
    let is_placed = move || places.with(|plan| plan.log.is_some()).unwrap_or_default();
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
        let mut news = story.with(|story| story.news().to_vec());
        // Not everyone can see that it is their turn.
        if desk.hand.with(Option::is_some) {
            news.push(prompt_text(desk));
        }
        news.join(" ")
    };
    // Numbered, so that a new one leaves the others alone.
    let sentences = move || {
        let all = story.with(|story| story.sentences().to_vec());
        all.into_iter().enumerate().collect::<Vec<_>>()
    };
    // The latest is at the end, where it pushes nothing away, and in sight.
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move || {
        story.with(|_| ());
        open.get();
        request_animation_frame(move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    view! {
        <p class="hidden-words" role="log" aria-label=t!("a11y-region-live") aria-atomic="true" id="live">
            {live}
        </p>
        <section class="log-panel card" id="log" tabindex="-1" aria-label=t!("table-log")
            class:placed=is_placed class:open=move || open.get()
            style=move || places.with(|plan| plan.log).flatten().map(style_of).unwrap_or_default()>
            <header>
                <h3>{t!("table-log")}</h3>
                <button type="button" class="button quiet small close" aria-label=t!("page-close")
                    on:click=move |_| open.set(false)>
                    <Icon icon=art::Icon::Close/>
                </button>
            </header>
            <ol class="log" tabindex="0" aria-label=t!("a11y-region-log") node_ref=list>
                <For each=sentences key=Clone::clone let:numbered><li>{numbered.1}</li></For>
            </ol>
        </section>
    }
}

#[component]
pub(crate) fn KeyList() -> impl IntoView {
    let keys = TABLE_KEYS.into_iter().map(|(keys, text)| (key_caps(keys), text));
    let commands = COMMANDS.into_iter().map(|(key, _, text)| (key.to_owned(), text));
    let row = |(key, text): (String, &'static str)| {
        view! { <tr><th scope="row"><kbd>{key}</kbd></th><td>{words().text(text)}</td></tr> }
    };
    view! {
        <table class="scores">
            <tbody>{keys.chain(commands).map(row).collect_view()}</tbody>
        </table>
    }
}

/// What is printed on the keys.
fn key_caps(keys: Keys) -> String {
    match keys {
        Keys::One(Key::Char(letter)) | Keys::Either(letter) => {
            letter.to_ascii_uppercase().to_string()
        }
        Keys::One(key) => format!("{key:?}"),
        Keys::Digits => "1 … 8".into(),
        Keys::AltDigits => "Alt + 1 … 8".into(),
        Keys::Arrows => "← ↑ ↓ →".into(),
    }
}
