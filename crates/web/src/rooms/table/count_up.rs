//! The count-up: each kingdom is visited, each territory outlined and counted.

use art::House;
use leptos::prelude::*;
use rules::Cell;
use view::scene::{KingdomScene, RealmScene, Scene};

use crate::board::{Drawn, Overlay, Picture, house, view_of};
use crate::desk::desk;
use crate::settings::preferences;
use crate::words::{t, words};

/// An item stays so long at most, and all of them together.
const ITEM_MS: u32 = 750;
const WHOLE_MS: u32 = 24_000;
/// Faster than this nobody can follow.
const ITEM_LEAST_MS: u32 = 160;

/// A kingdom to be counted.
#[derive(Clone)]
struct Visit {
    name: String,
    house: House,
    kingdom: KingdomScene,
    items: Vec<Counted>,
}

/// Something that brings points.
#[derive(Clone)]
struct Counted {
    label: String,
    points: u16,
    cells: Vec<Cell>,
}

/// Counts one kingdom after the other, the winner's last, and says when it is done.
#[component]
pub(crate) fn CountUp(done: Callback<()>) -> impl IntoView {
    let visits = desk().scene.with_untracked(|scene| scene.as_ref().map(|scene| visits(scene)));
    let visits = visits.unwrap_or_default();
    // How many items of which kingdom are told, beat by beat.
    let beats: Vec<(usize, usize)> = (visits.iter().enumerate())
        .flat_map(|(at, visit)| (0..=visit.items.len() + 1).map(move |told| (at, told)))
        .collect();
    let count = beats.len();
    let pace = (WHOLE_MS / (count as u32).max(1)).clamp(ITEM_LEAST_MS, ITEM_MS);
    let pace = untrack(|| preferences().motion_ms(pace)).max(1);
    let now = RwSignal::new(0_usize);
    let ticking = set_interval_with_handle(
        move || {
            now.update(|now| *now += 1);
            if now.get_untracked() >= count {
                done.run(());
            }
        },
        std::time::Duration::from_millis(pace.into()),
    );
    on_cleanup(move || {
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });
    let beat =
        Memo::new(move |_| beats.get(now.get()).or(beats.last()).copied().unwrap_or_default());
    let at = Memo::new(move |_| beat.get().0);
    let told = Memo::new(move |_| beat.get().1);
    view! {
        <div class="count-up">
            {move || visits.get(at.get()).cloned().map(|visit| visit_view(visit, told))}
            <p>
                <button type="button" class="button primary" id="skip" on:click=move |_| done.run(())>
                    {t!("end-skip")}
                </button>
            </p>
        </div>
    }
}

fn visit_view(visit: Visit, told: Memo<usize>) -> impl IntoView {
    let Visit { name, house, kingdom: scene, items } = visit;
    let latest = items.clone();
    let preferences = preferences();
    let picture = Memo::new(move |_| {
        // One beat for the sum alone.
        let item = told.get().checked_sub(1).and_then(|last| latest.get(last));
        let glow = item.map(|item| item.cells.clone()).unwrap_or_default();
        let overlay = Overlay { glow, ..Overlay::default() };
        let light = Some(preferences.light());
        Some(Picture::of(&scene, house, view_of(&scene, false), &overlay, light))
    });
    let points: Vec<u16> = items.iter().map(|item| item.points).collect();
    let sum = move || points.iter().take(told.get()).sum::<u16>();
    let rows = items.into_iter().enumerate().map(|(at, item)| {
        let class = move || match told.get() {
            told if told <= at => "to-come",
            told if told == at + 1 => "counted now",
            _ => "counted",
        };
        view! { <tr class=class><th scope="row">{item.label}</th><td>{item.points}</td></tr> }
    });
    view! {
        <p class="counting" role="status">{t!("end-counting", who = name)}</p>
        <div class="drawing"><Drawn picture/></div>
        <div class="tally">
            <p class="sum"><span class="pennant" inner_html=house.shield().svg()></span>{sum}</p>
            <table class="scores"><tbody>{rows.collect_view()}</tbody></table>
        </div>
    }
}

/// All kingdoms, the best last.
fn visits(scene: &Scene) -> Vec<Visit> {
    let standings = scene.end.as_ref().map(|end| end.standings.as_slice()).unwrap_or_default();
    let realms = standings.iter().rev().filter_map(|standing| scene.realm(standing.realm));
    let visit = |realm: &RealmScene| Visit {
        name: words().realm_name(scene, realm.realm),
        house: house(realm.house),
        kingdom: realm.kingdom.clone(),
        items: counted(realm),
    };
    realms.map(visit).collect()
}

/// The items of a score sheet that bring something.
fn counted(realm: &RealmScene) -> Vec<Counted> {
    let items = words().score_items(&realm.sheet).into_iter().filter(|item| item.points > 0);
    items
        .map(|lingo::ScoreItem { label, points, cells, .. }| Counted { label, points, cells })
        .collect()
}
