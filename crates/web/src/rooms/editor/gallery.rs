//! Several kingdoms of one table: named, kept in this browser, compared.

use art::House;
use leptos::prelude::*;
use rules::{Sketch, Standing};
use view::compare::{Comparison, ItemKind};

use super::pad::Pad;
use super::studio::Studio;
use crate::parts::{Dialog, Icon};
use crate::storage;
use crate::words::{t, words};

/// Under which names this browser keeps the drawings: all of them, and the only one of old.
const KEPT_AS: &str = "kingdoms";
const KEPT_ALONE_AS: &str = "kingdom";
/// As many as can sit at a table.
const KINGDOMS_MAX: usize = 8;

/// A kingdom and whose it is.
#[derive(Clone, PartialEq)]
struct Named {
    name: String,
    pad: Pad,
}

/// All kingdoms, and which of them is on the easel; clones are the same ones.
#[derive(Clone, Copy)]
pub(crate) struct Gallery {
    all: RwSignal<Vec<Named>>,
    pub(crate) at: RwSignal<usize>,
    studio: Studio,
}

impl Gallery {
    /// Hangs what this browser kept, and a kingdom that came by a link besides.
    pub(crate) fn open(linked: Option<&str>) -> Self {
        let pad = |text: &str| text.parse::<Sketch>().ok().map(|sketch| Pad::from(&sketch));
        let kept: Vec<(String, String)> = storage::read(KEPT_AS).unwrap_or_default();
        let kept = kept.into_iter().take(KINGDOMS_MAX);
        let mut all: Vec<Named> =
            kept.filter_map(|(name, text)| Some(Named { name, pad: pad(&text)? })).collect();
        if all.is_empty() {
            let alone = storage::read_text(KEPT_ALONE_AS).and_then(|text| pad(&text));
            all.push(Named { name: String::new(), pad: alone.unwrap_or_default() });
        }
        let mut at = 0;
        if let Some(pad) = linked.and_then(pad) {
            let place = all.iter().position(|one| one.pad == pad || one.pad.is_empty());
            at = place.unwrap_or_else(|| all.len().min(KINGDOMS_MAX - 1));
            all.truncate(KINGDOMS_MAX);
            all.resize(all.len().max(at + 1), Named { name: String::new(), pad: Pad::default() });
            all[at].pad = pad;
        }
        let studio = Studio::open(all[at].pad.clone());
        let gallery = Self { all: RwSignal::new(all), at: RwSignal::new(at), studio };
        // What is drawn hangs here as well.
        Effect::new(move || {
            let pad = studio.pad.get();
            gallery.all.update(|all| {
                if let Some(one) = all.get_mut(gallery.at.get_untracked()) {
                    one.pad = pad;
                }
            });
        });
        Effect::new(move || {
            let texts = gallery.all.with(|all| {
                let text = |one: &Named| (one.name.clone(), one.pad.text());
                all.iter().map(text).collect::<Vec<_>>()
            });
            storage::write(KEPT_AS, &texts);
        });
        gallery
    }

    pub(crate) fn studio(&self) -> Studio {
        self.studio
    }

    /// The house whose colours the kingdom on the easel has.
    pub(crate) fn house(&self) -> Option<House> {
        House::new(self.at.get())
    }

    fn show(&self, at: usize) {
        let pad = self.all.with_untracked(|all| all.get(at).map(|one| one.pad.clone()));
        if let Some(pad) = pad {
            self.at.set(at);
            self.studio.begin(pad);
        }
    }

    /// Another kingdom of the same game.
    fn add(&self) {
        let mut pad = self.studio.pad.get_untracked();
        pad.clear();
        self.all.update(|all| all.push(Named { name: String::new(), pad }));
        self.show(self.all.with_untracked(Vec::len) - 1);
    }

    fn remove(&self) {
        let at = self.at.get_untracked();
        self.all.update(|all| {
            all.remove(at);
        });
        self.show(at.saturating_sub(1));
    }

    /// What each kingdom is called.
    fn names(&self) -> Vec<String> {
        self.all.with(|all| {
            let name = |(at, one): (usize, &Named)| {
                let name = one.name.trim();
                if name.is_empty() { words().house_in_full(at) } else { name.to_owned() }
            };
            all.iter().enumerate().map(name).collect()
        })
    }

    /// The kingdoms beside each other, where all of them can be counted.
    fn compared(&self) -> Option<Comparison> {
        let sketches = self.all.with(|all| {
            let sketch = |one: &Named| one.pad.sketch().ok();
            all.iter().map(sketch).collect::<Option<Vec<Sketch>>>()
        });
        Comparison::of(&sketches?)
    }
}

/// The kingdoms to choose from, and whose the one on the easel is.
#[component]
pub(crate) fn Kingdoms(gallery: Gallery) -> impl IntoView {
    let tabs = move || {
        let tab = |(at, name): (usize, String)| {
            let shield = House::new(at).map(|house| house.shield().svg());
            view! {
                <button type="button" class="button small tab" aria-pressed=move || (gallery.at.get() == at).to_string()
                    on:click=move |_| gallery.show(at)>
                    <span class="icon" inner_html=shield.unwrap_or_default()></span>{name}
                </button>
            }
        };
        gallery.names().into_iter().enumerate().map(tab).collect_view()
    };
    let is_full = move || gallery.all.with(Vec::len) >= KINGDOMS_MAX;
    let name = move || {
        let at = gallery.at.get();
        gallery.all.with(|all| all.get(at).map(|one| one.name.clone()).unwrap_or_default())
    };
    let rename = move |event: leptos::ev::Event| {
        let name: String = event_target_value(&event).chars().take(24).collect();
        gallery.all.update(|all| {
            if let Some(one) = all.get_mut(gallery.at.get_untracked()) {
                one.name = name;
            }
        });
    };
    view! {
        <section class="card kingdoms" aria-label=t!("editor-compare")>
            <div class="phrases">
                {tabs}
                <button type="button" class="button small" id="add-kingdom" disabled=is_full
                    on:click=move |_| gallery.add()>
                    <Icon icon=art::Icon::Plus/>{t!("editor-add")}
                </button>
            </div>
            <label class="field">
                <span>{t!("editor-name")}</span>
                <input type="text" id="kingdom-name" maxlength="24" prop:value=name on:change=rename/>
            </label>
        </section>
    }
}

/// Clears the kingdom on the easel, or takes it away where there are others; after a question.
#[component]
pub(crate) fn StartOver(gallery: Gallery) -> impl IntoView {
    let open = RwSignal::new(false);
    let studio = gallery.studio();
    let has_others = Memo::new(move |_| gallery.all.with(|all| all.len() > 1));
    let clear = move |_| {
        open.set(false);
        studio.change(Pad::clear);
    };
    let remove = move |_| {
        open.set(false);
        gallery.remove();
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

/// All kingdoms item by item, who wins, and why.
#[component]
pub(crate) fn Compare(gallery: Gallery) -> impl IntoView {
    move || {
        let compared = gallery.compared()?;
        let names = gallery.names();
        let words = words();
        let winners = compared.outcome.winners();
        let winners = winners.filter_map(|one| Some(vec![names.get(one.index())?.clone()]));
        let victory = words.winners(&winners.collect::<Vec<_>>());
        let row = |label: String, class: &'static str, values: Vec<String>| {
            let values = values.into_iter().map(|value| view! { <td>{value}</td> });
            view! { <tr class=class><th scope="row">{label}</th>{values.collect_view()}</tr> }
        };
        let numbers = |points: &[u16]| points.iter().map(ToString::to_string).collect::<Vec<_>>();
        let items =
            compared.rows.iter().map(|item| row(label(item.kind), "", numbers(&item.points)));
        let items = items.collect_view();
        let of_all = |look: fn(&rules::ScoreSheet) -> u16| {
            numbers(&compared.sheets.iter().map(look).collect::<Vec<_>>())
        };
        let mut ranks = vec![String::new(); names.len()];
        for Standing { realm, rank, .. } in compared.outcome.standings() {
            ranks[realm.index()] = t!("score-rank", rank = *rank);
        }
        let sums = [
            (t!("score-total"), "sum", of_all(|sheet| sheet.total)),
            (t!("end-standings"), "sum", ranks),
            (t!("score-largest"), "soft", of_all(|sheet| sheet.largest_territory.into())),
            (t!("score-crowns"), "soft", of_all(|sheet| sheet.crowns.into())),
        ];
        let sums = sums.map(|(label, class, values)| row(label, class, values)).collect_view();
        let ties = words.tie_breaks(&compared.outcome, &names);
        let heads = names.into_iter().enumerate().map(|(at, name)| {
            let shield = House::new(at).map(|house| house.shield().svg()).unwrap_or_default();
            view! { <th scope="col"><span class="pennant" inner_html=shield></span>{name}</th> }
        });
        Some(view! {
            <section class="card compared" id="compared">
                <h2>{t!("editor-compare")}</h2>
                <p class="victory" role="status"><Icon icon=art::Icon::Trophy/><strong>{victory}</strong></p>
                {ties.into_iter().map(|tie| view! { <p>{tie}</p> }).collect_view()}
                <div class="scroll-x" tabindex="0" role="group" aria-label=t!("editor-compare")>
                    <table class="scores">
                        <thead><tr><td></td>{heads.collect_view()}</tr></thead>
                        <tbody>{items}</tbody>
                        <tfoot>{sums}</tfoot>
                    </table>
                </div>
            </section>
        })
    }
}

fn label(kind: ItemKind) -> String {
    match kind {
        ItemKind::Terrain(terrain) => words().terrain(terrain),
        ItemKind::Buildings => t!("editor-buildings"),
        ItemKind::MiddleKingdom => t!("game-option-middle"),
        ItemKind::Harmony => t!("game-option-harmony"),
        ItemKind::Wealth => t!("editor-coins"),
    }
}
