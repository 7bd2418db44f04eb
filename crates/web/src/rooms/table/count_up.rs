//! The count-up at the end: kingdom by kingdom, each territory outlined and added up while its crowns
//! glint.

use std::fmt::Write;

use art::Moulding;
use leptos::ev;
use leptos::prelude::*;
use rules::{Cell, Realm};
use view::count_up::{self, SheetItem};
use view::overlay::Overlay;
use view::scene::{Area, Scene};

use crate::board::{LivePicture, Picture, card_area, house};
use crate::browser;
use crate::desk::desk;
use crate::settings::preferences;
use crate::words::{t, words};

/// How often the total moves.
const TICK_MS: u64 = 40;

/// What has been counted so far.
#[derive(Clone, Copy)]
struct Progress {
    scene: StoredValue<Option<std::sync::Arc<Scene>>>,
    count: StoredValue<Option<count_up::CountUp>>,
    /// The realm being counted, and how many of its items.
    beat: Memo<Option<(Realm, usize)>>,
    total: Memo<u16>,
}

/// Counts one kingdom after the other, the winner's last, and then calls `done`. Any click or key skips
/// the rest.
#[component]
pub(crate) fn CountUp(done: Callback<()>) -> impl IntoView {
    let scene = desk().scene.get_untracked();
    let count = scene.as_deref().and_then(count_up::CountUp::of);
    let pace = count.as_ref().map_or(0, count_up::CountUp::pace_ms);
    let pace = untrack(|| preferences().motion_ms(pace)).max(1);
    let count = StoredValue::new(count);
    let moment_at = move |elapsed: u32| {
        count.with_value(|count| count.as_ref().and_then(|count| count.moment(elapsed, pace)))
    };
    let now = RwSignal::new(moment_at(0));
    let begun = browser::now();
    let tick = move || match moment_at((browser::now() - begun).max(0) as u32) {
        // The last moment stays until the last screen replaces it.
        None => done.run(()),
        moment => now.set(moment),
    };
    let ticking = set_interval_with_handle(tick, std::time::Duration::from_millis(TICK_MS));
    let keys = window_event_listener(ev::keydown, move |event| {
        let is_for_the_browser = event.ctrl_key() || event.meta_key() || event.alt_key();
        if !is_for_the_browser && !["Tab", "Shift"].contains(&event.key().as_str()) {
            event.prevent_default();
            done.run(());
        }
    });
    on_cleanup(move || {
        keys.remove();
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });
    let beat = Memo::new(move |_| {
        let number = now.get()?.beat;
        count.with_value(|count| {
            let beat = count.as_ref()?.at(number)?;
            Some((beat.visit.realm, beat.counted))
        })
    });
    let total = Memo::new(move |_| now.get().map_or(0, |moment| moment.total));
    let progress = Progress { scene: StoredValue::new(scene), count, beat, total };
    let realm = Memo::new(move |_| beat.get().map(|(realm, _)| realm));
    view! {
        <div class="count-up" on:click=move |_| done.run(())>
            {move || realm.get().and_then(|realm| visit_view(progress, realm))}
            <Counted progress/>
            <p class="skip-line">
                <button type="button" class="button primary" id="skip" autofocus=true>{t!("end-skip")}</button>
            </p>
        </div>
    }
}

fn visit_view(progress: Progress, realm: Realm) -> Option<impl IntoView + use<>> {
    let visit = progress.count.with_value(|count| {
        count.as_ref()?.visits().iter().find(|visit| visit.realm == realm).cloned()
    })?;
    let (name, house, kingdom) = progress.scene.with_value(|scene| {
        let realm = scene.as_ref()?.realm(realm)?;
        let name = words().realm_name(scene.as_ref()?, realm.realm);
        Some((name, house(realm.house), realm.kingdom.clone()))
    })?;
    let counted = Memo::new(move |_| match progress.beat.get() {
        Some((now, counted)) if now == realm => counted,
        _ => 0,
    });
    let preferences = preferences();
    let area = card_area(&kingdom);
    let cells: Vec<Vec<Cell>> = visit.items.iter().map(|item| item.cells.clone()).collect();
    let picture = Memo::new(move |_| {
        let glow = counted.get().checked_sub(1).and_then(|last| cells.get(last).cloned());
        let overlay = Overlay { glow: glow.unwrap_or_default(), ..Overlay::default() };
        Some(Picture::of(&kingdom, house, area, &overlay, Some(preferences.light())))
    });
    let glints = move || {
        // Each item makes them anew, so that they glint again.
        let counted = counted.get();
        glints(progress, realm, counted, area)
    };
    let row = |(at, item): (usize, &SheetItem)| {
        let class = move || match counted.get() {
            counted if counted <= at => "to-come",
            counted if counted == at + 1 => "counted now",
            _ => "counted",
        };
        let (label, points) = (words().sheet_entry(&item.entry), item.points);
        view! { <tr class=class><th scope="row">{label}</th><td>{points}</td></tr> }
    };
    let rows = visit.items.iter().enumerate().map(row).collect_view();
    let frame = art::picture_frame(Moulding::Wood).svg();
    Some(view! {
        <p class="counting" role="status">{t!("end-counting", who = name)}</p>
        <div class="canvas">
            <span class="frame" inner_html=frame></span>
            <div class="picture drawing">
                <LivePicture picture/>
                <span class="glints" aria-hidden="true" inner_html=glints></span>
            </div>
        </div>
        <div class="tally">
            <p class="sum">
                <span class="pennant" inner_html=house.shield().svg()></span>
                {move || progress.total.get()}
            </p>
            <table class="scores"><tbody>{rows}</tbody></table>
        </div>
    })
}

/// The distance of two crowns on a square, and where their middle is.
const CROWN_STEP: f32 = 29.0;
const CROWNS_AT: (f32, f32) = (50.0, 20.0);
/// Free units around a kingdom in its picture.
const MARGIN: i32 = 6;

/// A spark on each crown that is being counted.
fn glints(progress: Progress, realm: Realm, counted: usize, area: Area) -> String {
    let crowned = progress.count.with_value(|count| {
        let visit = count.as_ref()?.visits().iter().find(|visit| visit.realm == realm)?;
        progress.scene.with_value(|scene| {
            let kingdom = &scene.as_ref()?.realm(realm)?.kingdom;
            Some(count_up::Beat { visit, counted }.crowned(kingdom))
        })
    });
    let side = |cells: u8| i32::from(cells) * art::SQUARE + 2 * MARGIN;
    let (width, height) = (side(area.width()), side(area.height()));
    let mut sparks = String::new();
    for (cell, crowns) in crowned.unwrap_or_default() {
        let left = (i32::from(cell.x() - area.low.x()) * art::SQUARE + MARGIN) as f32;
        let top = (i32::from(area.high.y() - cell.y()) * art::SQUARE + MARGIN) as f32;
        for crown in 0..crowns.min(3) {
            let aside = (f32::from(2 * crown + 1) - f32::from(crowns.min(3))) * CROWN_STEP / 2.0;
            let (x, y) = (left + CROWNS_AT.0 + aside, top + CROWNS_AT.1);
            let delay = u32::from(crown) * 90;
            let _ = write!(
                sparks,
                "<g transform=\"translate({x} {y})\"><path class=\"glint\" \
                 style=\"animation-delay:{delay}ms\" \
                 d=\"M0 -30Q3 -3 30 0Q3 3 0 30Q-3 3 -30 0Q-3 -3 0 -30Z\"/></g>"
            );
        }
    }
    format!("<svg viewBox=\"0 0 {width} {height}\" focusable=\"false\">{sparks}</svg>")
}

/// The kingdoms in the order in which they are counted, with the totals of those that have been.
#[component]
fn Counted(progress: Progress) -> impl IntoView {
    let visits = progress.count.with_value(|count| {
        count.as_ref().map(|count| count.visits().to_vec()).unwrap_or_default()
    });
    let order: Vec<Realm> = visits.iter().map(|visit| visit.realm).collect();
    let chips = visits.into_iter().enumerate().filter_map(|(at, visit)| {
        let realm = visit.realm;
        let (name, house) = progress.scene.with_value(|scene| {
            let scene = scene.as_ref()?;
            let name = words().realm_name(scene, realm);
            Some((name, house(scene.realm(realm)?.house)))
        })?;
        let order = order.clone();
        let now = Memo::new(move |_| {
            let (realm, _) = progress.beat.get()?;
            order.iter().position(|one| *one == realm)
        });
        let class = move || match now.get() {
            Some(now) if now == at => "chip now",
            Some(now) if now > at => "chip counted",
            _ => "chip to-come",
        };
        let total = visit.total(visit.items.len());
        let sum = move || now.get().filter(|now| *now > at).map(|_| total);
        Some(view! {
            <li class=class>
                <span class="pennant" inner_html=house.shield().svg()></span>
                <span class="who">{name}</span>
                <b>{sum}</b>
            </li>
        })
    });
    view! { <ol class="podium">{chips.collect_view()}</ol> }
}
