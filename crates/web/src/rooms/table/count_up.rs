//! The count-up at the end: kingdom by kingdom, each territory outlined and added up.

use leptos::prelude::*;
use rules::Cell;
use view::count_up::{self, SheetItem};
use view::overlay::Overlay;
use view::scene::Scene;

use crate::board::{LivePicture, Picture, house, picture_area};
use crate::desk::desk;
use crate::settings::preferences;
use crate::words::{t, words};

/// Counts one kingdom after the other, the winner's last, and then calls `done`.
#[component]
pub(crate) fn CountUp(done: Callback<()>) -> impl IntoView {
    let scene = desk().scene.get_untracked();
    let count = scene.as_deref().and_then(count_up::CountUp::of);
    let (beats, pace) = count.as_ref().map_or((0, 0), |count| (count.beats(), count.pace_ms()));
    let pace = untrack(|| preferences().motion_ms(pace)).max(1);
    let now = RwSignal::new(0_usize);
    let ticking = set_interval_with_handle(
        move || {
            now.update(|now| *now += 1);
            if now.get_untracked() >= beats {
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
    let count = StoredValue::new(count);
    // The last beat stays until the final card replaces it.
    let beat = Memo::new(move |_| {
        let number = now.get().min(beats.saturating_sub(1));
        count.with_value(|count| {
            let beat = count.as_ref()?.at(number)?;
            Some((beat.visit.realm, beat.counted))
        })
    });
    let realm = Memo::new(move |_| beat.get().map(|(realm, _)| realm));
    let counted = Memo::new(move |_| beat.get().map_or(0, |(_, counted)| counted));
    let visit = move || {
        let realm = realm.get()?;
        let visit = count.with_value(|count| {
            let visits = count.as_ref().map(count_up::CountUp::visits).unwrap_or_default();
            visits.iter().find(|visit| visit.realm == realm).cloned()
        });
        visit_view(scene.as_deref()?, visit?, counted)
    };
    view! {
        <div class="count-up">
            {visit}
            <p>
                <button type="button" class="button primary" id="skip" on:click=move |_| done.run(())>
                    {t!("end-skip")}
                </button>
            </p>
        </div>
    }
}

fn visit_view(
    scene: &Scene,
    visit: count_up::Visit,
    counted: Memo<usize>,
) -> Option<impl IntoView + use<>> {
    let realm = scene.realm(visit.realm)?;
    let (name, house) = (words().realm_name(scene, realm.realm), house(realm.house));
    let kingdom = realm.kingdom.clone();
    let preferences = preferences();
    let cells: Vec<Vec<Cell>> = visit.items.iter().map(|item| item.cells.clone()).collect();
    let picture = Memo::new(move |_| {
        let glow = counted.get().checked_sub(1).and_then(|last| cells.get(last).cloned());
        let overlay = Overlay { glow: glow.unwrap_or_default(), ..Overlay::default() };
        let light = Some(preferences.light());
        Some(Picture::of(&kingdom, house, picture_area(&kingdom, false), &overlay, light))
    });
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
    let sum = move || visit.total(counted.get());
    Some(view! {
        <p class="counting" role="status">{t!("end-counting", who = name)}</p>
        <div class="drawing"><LivePicture picture/></div>
        <div class="tally">
            <p class="sum"><span class="pennant" inner_html=house.shield().svg()></span>{sum}</p>
            <table class="scores"><tbody>{rows}</tbody></table>
        </div>
    })
}
