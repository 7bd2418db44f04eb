//! The kingdoms of one table: named, saved in this browser, compared.

use art::House;
use leptos::prelude::*;
use view::editor::{self, NAME_MAX, Pad};

use super::pad_editor::PadEditor;
use crate::parts::{Dialog, Icon};
use crate::scoring_pad::{PrintPad, pad_view};
use crate::storage;
use crate::words::{t, words};

const STORAGE_KEY: &str = "kingdoms";
/// Earlier versions stored a single drawing.
const OLD_STORAGE_KEY: &str = "kingdom";

/// All kingdoms, and an editor for the current one; copies share them.
#[derive(Clone, Copy)]
pub(crate) struct Gallery {
    all: RwSignal<editor::Gallery>,
    pad_editor: PadEditor,
}

impl Gallery {
    /// Loads what this browser saved, and a kingdom that came by a link.
    pub(crate) fn open(linked: Option<&str>) -> Self {
        let mut saved: Vec<(String, String)> = storage::read(STORAGE_KEY).unwrap_or_default();
        if saved.is_empty() {
            let old = storage::read_text(OLD_STORAGE_KEY);
            saved.extend(old.map(|text| (String::new(), text)));
        }
        let all = editor::Gallery::open(saved, linked);
        let pad_editor = PadEditor::open(all.pad().clone());
        let gallery = Self { all: RwSignal::new(all), pad_editor };
        Effect::new(move || {
            let pad = pad_editor.pad.get();
            gallery.all.update(|all| all.set_pad(pad));
        });
        Effect::new(move || storage::write(STORAGE_KEY, &gallery.all.with(editor::Gallery::saved)));
        gallery
    }

    pub(crate) fn pad_editor(&self) -> PadEditor {
        self.pad_editor
    }

    /// The house of the current kingdom.
    pub(crate) fn house(&self) -> Option<House> {
        House::new(self.all.with(editor::Gallery::at))
    }

    /// Adds, removes or selects a kingdom.
    fn change(&self, change: impl FnOnce(&mut editor::Gallery)) {
        self.all.update(change);
        self.pad_editor.load(self.all.with_untracked(|all| all.pad().clone()));
    }

    fn names(&self) -> Vec<String> {
        self.all.with(|all| all.names(|at| words().house_in_full(at)))
    }
}

/// Selects, adds and names kingdoms.
#[component]
pub(crate) fn Kingdoms(gallery: Gallery) -> impl IntoView {
    let tabs = move || {
        let tab = |(at, name): (usize, String)| {
            let shield = House::new(at).map(|house| house.shield().svg());
            view! {
                <button type="button" class="button small tab" aria-pressed=move || gallery.all.with(|all| all.at() == at).to_string()
                    on:click=move |_| gallery.change(|all| all.show(at))>
                    <span class="icon" inner_html=shield.unwrap_or_default()></span>{name}
                </button>
            }
        };
        gallery.names().into_iter().enumerate().map(tab).collect_view()
    };
    let is_full = move || gallery.all.with(editor::Gallery::is_full);
    let name = move || gallery.all.with(|all| all.name().to_owned());
    let rename = move |event: leptos::ev::Event| {
        gallery.all.update(|all| all.rename(&event_target_value(&event)));
    };
    view! {
        <section class="card kingdoms" aria-label=t!("editor-compare")>
            <div class="phrases">
                {tabs}
                <button type="button" class="button small" id="add-kingdom" disabled=is_full
                    on:click=move |_| gallery.change(editor::Gallery::add)>
                    <Icon icon=art::Icon::Plus/>{t!("editor-add")}
                </button>
            </div>
            <label class="field">
                <span>{t!("editor-name")}</span>
                <input type="text" id="kingdom-name" maxlength=NAME_MAX prop:value=name on:change=rename/>
            </label>
        </section>
    }
}

/// Clears the current kingdom, or removes it if there are others, after a confirmation.
#[component]
pub(crate) fn StartOver(gallery: Gallery) -> impl IntoView {
    let open = RwSignal::new(false);
    let pad_editor = gallery.pad_editor();
    let has_others = Memo::new(move |_| gallery.all.with(editor::Gallery::has_others));
    let clear = move |_| {
        open.set(false);
        pad_editor.change(Pad::clear);
    };
    let remove = move |_| {
        open.set(false);
        gallery.change(editor::Gallery::remove);
    };
    view! {
        <button type="button" class="button small" id="clear" on:click=move |_| open.set(true)>
            <Icon icon=art::Icon::Trash/>{t!("editor-clear")}
        </button>
        <Dialog open title=t!("editor-clear-sure")>
            <div class="phrases">
                <button type="button" class="button danger" id="clear-sure" on:click=clear>{t!("editor-clear")}</button>
                <Show when=move || has_others.get()>
                    <button type="button" class="button danger" on:click=remove>{t!("editor-remove")}</button>
                </Show>
                <button type="button" class="button" on:click=move |_| open.set(false)>{t!("table-no")}</button>
            </div>
        </Dialog>
    }
}

/// The scoring pad of all kingdoms with the winner, and a button that prints it.
#[component]
pub(crate) fn Compare(gallery: Gallery) -> impl IntoView {
    let pad =
        Memo::new(move |_| gallery.all.with(|all| all.scoring_pad(|at| words().house_in_full(at))));
    view! {
        <Show when=move || pad.with(Option::is_some)>
            <section class="card compared" id="compared">
                <h2>{t!("score-pad")}</h2>
                {move || pad.with(|pad| pad.as_ref().map(pad_view))}
                <PrintPad pad game=None/>
            </section>
        </Show>
    }
}
