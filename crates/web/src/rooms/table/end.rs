//! The end of a game: the count-up, then the last screen, over the whole table.

use std::sync::Arc;

use leptos::prelude::*;
use rules::{Record, Standing};
use table::Ending;
use view::count_up;
use view::scene::Scene;
use view::series::SeriesShelf;

use super::after::{Actions, ReadyPlayers};
use super::fairness::{FairDeal, UnfairDeal};
use super::gathering::{Regathering, gathers_again};
use super::kingdoms::{Kingdoms, Place};
use super::results::{PointsGraph, PointsTable};
use super::standings::{
    dynasty_victory, dynasty_view, outcome, realm_names, stopped_text, victory_view,
};
use crate::board::house;
use crate::desk::{self, Desk, desk};
use crate::later::{Part, Soon};
use crate::parts::{Dialog, Icon};
use crate::settings::preferences;
use crate::words::{t, words};
use crate::{browser, storage};

/// The storage key of the last game played on this device.
pub(crate) const LAST_RECORD: &str = "record";
/// The storage key of the Dynasties played on this device.
pub(crate) const SERIES_SHELF: &str = "series";

/// A dialog that opens by itself when the game is over.
#[component]
pub(crate) fn End(open: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    let preferences = preferences();
    let (counting, celebrating) = (RwSignal::new(false), RwSignal::new(false));
    let ended = scene_at_end(desk);
    let has_ended =
        Memo::new(move |_| desk.scene.with(|scene| Some(scene.as_ref()?.end.is_some())));
    Effect::new(move |before: Option<Option<bool>>| {
        let now = has_ended.get();
        let is_over = now == Some(true);
        // Someone who arrives after the game sees the last screen at once.
        let ends_now = before == Some(Some(false)) && is_over;
        let has_motion = untrack(|| preferences.motion_ms(1_000)) > 0;
        counting.set(ends_now && has_motion && untrack(|| has_count_up(desk)));
        celebrating.set(ends_now && has_motion && untrack(|| is_won_here(desk)));
        open.set(is_over);
        if is_over
            && desk.place.with_value(|place| *place == desk::Place::Solo)
            && let Some(record) = untrack(|| record(desk))
        {
            storage::write_text(LAST_RECORD, &record.to_string());
            remember_series(&record);
        }
        now
    });
    let done = Callback::new(move |()| {
        counting.set(false);
        browser::after(0, || browser::focus("#again"));
    });
    // Closing also ends what moves.
    Effect::new(move || {
        if !open.get() {
            counting.set(false);
            celebrating.set(false);
        }
    });
    view! {
        <Dialog open title=t!("end-title")>
            <div class="ending">
                <Show when=move || counting.get() fallback=move || view! { <Soon part=Part::LastScreen { open, ended }/> }>
                    <Soon part=Part::CountUp { done }/>
                </Show>
                <Show when=move || celebrating.get() && !counting.get()>
                    <Soon part=Part::Confetti { falling: celebrating }/>
                </Show>
            </div>
        </Dialog>
        <Show when=move || has_ended.get() == Some(true) && !open.get()>
            <p class="toasts">
                <button type="button" class="button primary" id="standings" on:click=move |_| open.set(true)>
                    <Icon icon=art::Icon::Trophy/>{t!("end-standings")}
                </button>
            </p>
        </Show>
    }
}

/// Whether there is something to count up: the game was played to its end.
fn has_count_up(desk: Desk) -> bool {
    desk.scene.with(|scene| scene.as_deref().and_then(count_up::CountUp::of).is_some())
}

/// Whether a winner looks at this screen: the viewer, or one of those who share it.
fn is_won_here(desk: Desk) -> bool {
    desk.scene.with(|scene| {
        let Some(scene) = scene else { return false };
        let is_finished = scene.end.as_ref().is_some_and(|end| end.ending == Ending::Finished);
        let has_won = scene.own_standing().is_some_and(|own| own.rank == 1);
        is_finished && (has_won || scene.is_shared)
    })
}

pub(super) fn record(desk: Desk) -> Option<Record> {
    desk.state.with(|state| state.as_ref()?.record())
}

/// Keeps the games of a Dynasty on this device together.
fn remember_series(record: &Record) {
    let mut shelf: SeriesShelf = storage::read(SERIES_SHELF).unwrap_or_default();
    if shelf.add(record) {
        storage::write(SERIES_SHELF, &shelf);
    }
}

/// The table as it was when its game ended, even if seats change later.
fn scene_at_end(desk: Desk) -> Memo<Option<Arc<Scene>>> {
    let finished_game = |scene: &Arc<Scene>| {
        let table = scene.table.as_ref().filter(|_| scene.end.is_some());
        table.map(|table| table.game)
    };
    Memo::new(move |before: Option<&Option<Arc<Scene>>>| {
        let now = desk.scene.get();
        let before = before.and_then(Option::as_ref);
        let game = before.and_then(finished_game);
        let is_still_over = game.is_some() && now.as_ref().and_then(finished_game) == game;
        if is_still_over { before.cloned() } else { now }
    })
}

/// Who won, what to do next, all kingdoms, the points and how they grew.
#[component]
pub(crate) fn LastScreen(open: RwSignal<bool>, ended: Memo<Option<Arc<Scene>>>) -> impl IntoView {
    let desk = desk();
    let gathers = gathers_again(desk);
    let places = Memo::new(move |_| {
        ended.with(|scene| scene.as_deref().map(Place::all).unwrap_or_default())
    });
    let count = untrack(|| places.with(Vec::len));
    // One task for each kingdom, and two more for the table and the graph.
    let drawn = browser::count_in_tasks(count + 2);
    let size = RwSignal::new((0, 0));
    let stage = NodeRef::new();
    observe_size(stage, size);
    let whole = Memo::new(move |_| {
        let (width, height) = size.get();
        view::finale::Stage::of(width, height, places.with(Vec::len))
    });
    let class = move || if whole.get().is_whole { "hall whole" } else { "hall" };
    let style = move || {
        let view::finale::Stage { framed, columns, rows, card, .. } = whole.get();
        let (columns, rows) = (columns.max(1), rows.max(1));
        format!("--frame-width:{framed}px;--card-width:{card}px;--columns:{columns};--rows:{rows}")
    };
    view! {
        <UnfairDeal/>
        <Verdict scene=ended/>
        <div class="next">
            <Actions open ended/>
            // Below the buttons, so that they do not move when someone gets ready.
            <ReadyPlayers/>
            <FairDeal class="fair beside"/>
        </div>
        <div class=class style=style node_ref=stage>
            <Kingdoms scene=ended places drawn/>
            <div class="side-by-side">
                <Show when=move || gathers.get()><Regathering/></Show>
                <DynastySoFar scene=ended/>
                <FairDeal class="fair below"/>
                <Show when=move || { drawn.get() > count }>
                    <PointsTable scene=ended/>
                    <OtherTies scene=ended/>
                </Show>
                <Show when=move || { drawn.get() > count + 1 }><PointsGraph scene=ended/></Show>
            </div>
        </div>
    }
}

/// Keeps a signal at the size of an element.
fn observe_size(node: NodeRef<leptos::html::Div>, size: RwSignal<(u32, u32)>) {
    use wasm_bindgen::prelude::*;
    let observed = StoredValue::new_local(None::<(web_sys::ResizeObserver, Closure<dyn Fn()>)>);
    Effect::new(move || {
        let Some(element) = node.get() else { return };
        let target = element.clone();
        let measure = Closure::<dyn Fn()>::new(move || {
            let now = (target.client_width().max(0) as u32, target.client_height().max(0) as u32);
            // A dialog that is not shown yet has no size. What changes in answer changes after this
            // frame: within it, the browser would complain of a loop.
            if now.0 > 0 && size.try_get_untracked().is_some_and(|before| before != now) {
                request_animation_frame(move || {
                    size.try_set(now);
                });
            }
        });
        let Ok(watch) = web_sys::ResizeObserver::new(measure.as_ref().unchecked_ref()) else {
            return;
        };
        watch.observe(&element);
        observed.set_value(Some((watch, measure)));
    });
    on_cleanup(move || {
        if let Some(Some((watch, _measure))) = observed.try_update_value(Option::take) {
            watch.disconnect();
        }
    });
}

/// Who won: by name, by house, with how many points, and by what if others had as many.
#[component]
fn Verdict(scene: Memo<Option<Arc<Scene>>>) -> impl IntoView {
    let desk = desk();
    let verdict = move |scene: &Scene| -> Option<AnyView> {
        let end = scene.end.as_ref()?;
        if end.ending != Ending::Finished {
            let broken =
                scene.dynasty.is_some().then(|| view! { <p>{t!("end-dynasty-broken")}</p> });
            let why = stopped_text(scene, end);
            return Some(
                view! { <p class="victory"><strong>{why}</strong></p>{broken} }.into_any(),
            );
        }
        let outcome = outcome(desk)?;
        let dynasty = scene.dynasty.as_ref();
        let crown = dynasty.and_then(|dynasty| dynasty_victory(scene, dynasty));
        let shields = outcome.winners().filter_map(|winner| scene.realm(winner)).map(|realm| {
            let shield = house(realm.house).shield().svg();
            view! { <span class="pennant" inner_html=shield></span> }
        });
        let (decisive, _) = ties(scene, outcome.standings());
        let decided = decisive.map(|tie| view! { <p class="decided">{tie}</p> });
        let by = winners_text(scene, outcome.standings());
        Some(
            view! {
                {crown}
                <div class="arms" aria-hidden="true">{shields.collect_view()}</div>
                {victory_view(scene, &outcome)}
                <p class="by">{by}</p>
                {decided}
            }
            .into_any(),
        )
    };
    view! {
        <section class="verdict" aria-live="polite">
            {move || scene.with(|scene| scene.as_deref().and_then(verdict))}
        </section>
    }
}

/// The winners' houses and points: `House of the Sun · 54 points`.
fn winners_text(scene: &Scene, standings: &[Standing]) -> String {
    let winners = standings.iter().filter(|standing| standing.rank == 1);
    let houses = winners.filter_map(|winner| scene.realm(winner.realm));
    let houses = houses.map(|realm| words().house_in_full(realm.house));
    let points = standings.first().map_or(0, |best| best.points);
    houses.chain([t!("end-points", points = points)]).collect::<Vec<_>>().join(" · ")
}

/// How the winner's tie was broken, and how all others were.
fn ties(scene: &Scene, standings: &[Standing]) -> (Option<String>, Vec<String>) {
    let names = realm_names(scene);
    let lines = |standings: &[Standing]| words().tie_break_lines(standings, &names);
    let first = standings.len().min(2);
    let others = lines(standings.get(first.saturating_sub(1)..).unwrap_or_default());
    (lines(&standings[..first]).pop(), others)
}

/// How ties were broken that were not for the victory.
#[component]
fn OtherTies(scene: Memo<Option<Arc<Scene>>>) -> impl IntoView {
    let desk = desk();
    move || {
        let outcome = outcome(desk)?;
        let (_, others) =
            scene.with(|scene| scene.as_deref().map(|scene| ties(scene, outcome.standings())))?;
        let sentences = others.into_iter().map(|tie| view! { <p>{tie}</p> });
        let sentences = sentences.collect::<Vec<_>>();
        (!sentences.is_empty()).then(|| {
            view! { <details class="ties"><summary>{t!("end-tie")}</summary>{sentences}</details> }
        })
    }
}

#[component]
fn DynastySoFar(scene: Memo<Option<Arc<Scene>>>) -> impl IntoView {
    move || {
        scene.with(|scene| {
            let scene = scene.as_deref()?;
            let dynasty = scene.dynasty.as_ref()?;
            let is_finished = scene.end.as_ref()?.ending == Ending::Finished;
            is_finished.then(|| dynasty_view(dynasty, &realm_names(scene)))
        })
    }
}
