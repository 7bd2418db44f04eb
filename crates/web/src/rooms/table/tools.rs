//! The tools of a table: a few buttons in the bar, and a menu with all of them.

use leptos::ev;
use leptos::prelude::*;

use crate::board::places;
use crate::browser;
use crate::desk::{Desk, Place, desk};
use crate::parts::Icon;
use crate::settings::preferences;
use crate::switches::{SoundButton, ThemeButton};
use crate::words::{t, words};

/// What is open over the table.
#[derive(Clone, Copy)]
pub(crate) struct Sheets {
    pub(crate) menu: RwSignal<bool>,
    pub(crate) log: RwSignal<bool>,
    pub(crate) scores: RwSignal<bool>,
    pub(crate) remaining: RwSignal<bool>,
    pub(crate) describing: RwSignal<bool>,
    pub(crate) keys: RwSignal<bool>,
}

impl Sheets {
    pub(crate) fn new() -> Self {
        let [menu, log, scores, remaining, describing, keys] =
            [(); 6].map(|()| RwSignal::new(false));
        Self { menu, log, scores, remaining, describing, keys }
    }
}

/// Whether there is a game to play here: a replay has neither a log nor a table's keys.
fn is_table(desk: Desk) -> bool {
    desk.place.with_value(|place| *place != Place::Nowhere)
}

/// The way home, and the tools on the other side of the bar.
#[component]
pub(crate) fn Tools(sheets: Sheets) -> impl IntoView {
    let (places, is_table) = (places(), is_table(desk()));
    let tool = move |id: &'static str, open: RwSignal<bool>, icon: art::Icon, label: String| {
        view! {
            <button type="button" class="button quiet" id=id aria-label=label.clone() title=label
                on:click=move |_| open.update(|open| *open = !*open)>
                <Icon icon/>
            </button>
        }
    };
    let has_log = move || places.with(|plan| plan.log.is_some()).unwrap_or_default();
    let expanded = move || sheets.menu.get().to_string();
    let toggle = move |_| sheets.menu.update(|open| *open = !*open);
    view! {
        <a class="home" href="/" title=t!("page-home") aria-label=t!("page-home")
            style=move || places.style(|plan| plan.home)>
            <span inner_html=art::emblem().svg()></span>
        </a>
        <nav class="tools" aria-label=t!("page-menu") style=move || places.style(|plan| plan.tools)>
            {tool("bar-scores", sheets.scores, art::Icon::Crown, t!("score-heading"))}
            {tool("bar-remaining", sheets.remaining, art::Icon::Grid, t!("board-remaining"))}
            <Show when=move || is_table && !has_log()>
                {tool("bar-log", sheets.log, art::Icon::Log, t!("table-log"))}
            </Show>
            {is_table.then(|| tool("bar-keys", sheets.keys, art::Icon::Help, t!("settings-keys")))}
            <button type="button" class="button quiet" id="more" aria-label=t!("page-more") title=t!("page-more")
                aria-expanded=expanded aria-controls="table-menu" on:click=toggle>
                <Icon icon=art::Icon::Menu/>
            </button>
        </nav>
    }
}

/// All tools with their names. Closed, it stays on the page, with the dialogs that it opens.
#[component]
pub(crate) fn Menu(sheets: Sheets, children: Children) -> impl IntoView {
    let (desk, preferences) = (desk(), preferences());
    let is_table = is_table(desk);
    let entry = move |id: &'static str, open: RwSignal<bool>, icon: art::Icon, label: String| {
        view! {
            <button type="button" class="button small" id=id on:click=move |_| open.set(true)>
                <Icon icon/>{label}
            </button>
        }
    };
    let is_hinting = move || preferences.with(|all| all.hints).to_string();
    // A choice closes the menu; a switch does not.
    let close = move |event: ev::MouseEvent| {
        let is_choice = browser::is_within(&event, "button, a");
        if is_choice && !browser::is_within(&event, "[aria-pressed], .stays, dialog") {
            sheets.menu.set(false);
        }
    };
    let close_by_key = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" && sheets.menu.get_untracked() {
            sheets.menu.set(false);
            browser::focus("#more");
        }
    });
    on_cleanup(move || close_by_key.remove());
    view! {
        <div class="curtain" class:open=move || sheets.menu.get() on:click=move |_| sheets.menu.set(false)></div>
        <section class="menu-panel card" id="table-menu" class:open=move || sheets.menu.get()
            aria-label=t!("page-more") on:click=close>
            <p class="soft">
                {move || desk.scene.with(|scene| scene.as_ref().map(|scene| words().mode(&scene.rules)))}
            </p>
            <div class="entries">
                {entry("show-scores", sheets.scores, art::Icon::Crown, t!("score-heading"))}
                {entry("show-remaining", sheets.remaining, art::Icon::Grid, t!("board-remaining"))}
                {is_table.then(|| entry("show-log", sheets.log, art::Icon::Log, t!("table-log")))}
                <button type="button" class="button small" aria-keyshortcuts="G"
                    title=words().attr("board-hints", "hint") aria-pressed=is_hinting
                    on:click=move |_| preferences.update(|all| all.hints = !all.hints)>
                    <Icon icon=art::Icon::Eye/>{t!("board-hints")}
                </button>
                {is_table.then(|| entry("show-keys", sheets.keys, art::Icon::Help, t!("settings-keys")))}
                {entry("describe", sheets.describing, art::Icon::Chat, t!("a11y-command"))}
                {children()}
            </div>
            <div class="entries">
                <SoundButton with_words=true/>
                <ThemeButton with_words=true/>
                <a class="button small" href="/rules"><Icon icon=art::Icon::Help/>{t!("lobby-rules")}</a>
                <a class="button small" href="/settings"><Icon icon=art::Icon::Settings/>{t!("settings-title")}</a>
            </div>
        </section>
    }
}
