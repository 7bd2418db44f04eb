//! The kingdom that is shown large: the viewer's own, or the one they look at.

use art::Light;
use leptos::ev;
use leptos::prelude::*;
use view::consult::Marks;
use view::overlay::Overlay;
use view::scene::{Area, KingdomScene, RealmScene, Scene};

use super::anchors::kingdom_anchor;
use super::cells::Cells;
use super::others::{Purse, SeatStatus, Tags, shield};
use super::picture::{LivePicture, Picture, house};
use crate::desk::{Desk, desk};
use crate::settings::preferences;
use crate::words::{t, words};

#[component]
pub(crate) fn Mine() -> impl IntoView {
    let desk = desk();
    let realm = Memo::new(move |_| desk.realm_shown());
    let area = Memo::new(move |_| with_shown_realm(desk, Scene::large_area));
    let title = move || {
        with_shown_realm(desk, |scene, realm| words().realm_name(scene, realm.realm))
            .unwrap_or_default()
    };
    let points = move || with_shown_realm(desk, |_, realm| realm.points).unwrap_or_default();
    let can_go_home = move || {
        let own = desk.scene.with(|scene| scene.as_ref()?.own_realm().map(|own| own.realm));
        own.is_some() && own != realm.get()
    };
    // Spectators follow the player to move, until they choose a kingdom.
    let can_follow = move || {
        let is_spectating = desk.scene.with(|scene| {
            scene.as_ref().is_some_and(|scene| scene.table.is_some() && scene.viewer.is_none())
        });
        is_spectating && desk.looked_at.get().is_some()
    };
    let on_wheel = move |event: ev::WheelEvent| {
        let by = if event.delta_y() > 0.0 { 1 } else { -1 };
        if desk.turn(by) {
            event.prevent_default();
        }
    };
    let on_context_menu = move |event: ev::MouseEvent| {
        if desk.turn(1) {
            event.prevent_default();
        }
    };
    let shield = shield(move || with_shown_realm(desk, |_, realm| realm.house));
    let ratio = move || {
        let area = area.get();
        let ratio = area.map(|area| f64::from(area.width()) / f64::from(area.height()));
        ratio.unwrap_or(1.0).to_string()
    };
    let preferences = preferences();
    let picture = Memo::new(move |_| picture(desk, preferences.light()));
    view! {
        <section class="mine card" id="mine" tabindex="-1" aria-labelledby="mine-title">
            <header>
                <span class="pennant" inner_html=move || shield.get()></span>
                <h2 id="mine-title" class="name">{title}</h2>
                <span class="points">{points}</span>
                {move || realm.get().map(|realm| view! { <Purse realm/> <Tags realm/> <SeatStatus realm/> })}
                <Show when=can_go_home>
                    <button type="button" class="button small" on:click=move |_| desk.look_at(None)>
                        {t!("board-kingdom-yours")}
                    </button>
                </Show>
                <Show when=can_follow>
                    <button type="button" class="button small" on:click=move |_| desk.look_at(None)>
                        {t!("board-follow")}
                    </button>
                </Show>
            </header>
            <div class="kingdom" style=("--ratio", ratio) on:wheel=on_wheel on:contextmenu=on_context_menu>
                <div class="drawing" data-anchor=move || realm.get().map(kingdom_anchor)>
                    <LivePicture picture/>
                </div>
                {move || area.get().map(|area| view! { <Cells area/> })}
            </div>
        </section>
    }
}

fn with_shown_realm<T>(desk: Desk, look: impl FnOnce(&Scene, &RealmScene) -> T) -> Option<T> {
    let realm = desk.realm_shown()?;
    desk.scene.with(|scene| {
        let scene = scene.as_ref()?;
        Some(look(scene, scene.realm(realm)?))
    })
}

pub(super) fn with_shown_kingdom<T>(
    desk: Desk,
    look: impl FnOnce(Area, &KingdomScene) -> T,
) -> Option<T> {
    with_shown_realm(desk, |scene, realm| look(scene.large_area(realm), &realm.kingdom))
}

fn picture(desk: Desk, light: Light) -> Option<Picture> {
    let hints = desk.hints();
    let glow = desk.glow.get();
    desk.hand.with(|hand| {
        with_shown_realm(desk, |scene, realm| {
            let territory = glow.and_then(|at| realm.kingdom.territories.get(at));
            let is_own = scene.own_realm().is_some_and(|own| own.realm == realm.realm);
            let overlay = Overlay {
                pointer: desk.team().pointer.get().filter(|_| is_own),
                partner: if is_own { desk.team().marks.get() } else { Marks::default() },
                glow: territory.map(|territory| territory.cells.clone()).unwrap_or_default(),
                ..Overlay::of_large(scene, realm, hand.as_ref(), hints)
            };
            let area = scene.large_area(realm);
            Picture::of(&realm.kingdom, house(realm.house), area, &overlay, Some(light))
        })
    })
}
