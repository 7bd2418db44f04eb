//! The kingdom that is shown large: the viewer's own, or the one they look at.

use art::Light;
use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use rules::Realm;
use serde_json::json;
use view::layout::Framing;
use view::overlay::Overlay;
use view::scene::{Area, KingdomScene, RealmScene, Scene};
use web_sys::Element;

use super::anchors::kingdom_anchor;
use super::cells::Cells;
use super::flight::animate_once;
use super::others::{Points, Purse, SeatStatus, Tags, shield};
use super::picture::{LivePicture, Picture, house};
use super::places::places;
use super::swipe::Swipe;
use crate::desk::{Desk, Place, desk};
use crate::settings::preferences;
use crate::words::{t, words};

/// How long the view takes to follow a kingdom that grows.
const EASE_MS: u32 = 250;

#[component]
pub(crate) fn Mine() -> impl IntoView {
    let (desk, places) = (desk(), places());
    let realm = Memo::new(move |_| desk.realm_shown());
    let area = Memo::new(move |_| with_shown_realm(desk, Scene::close_area));
    let framing = Memo::new(move |_| Some(places.framing(area.get()?)));
    let title = move || {
        with_shown_realm(desk, |scene, realm| words().realm_name(scene, realm.realm))
            .unwrap_or_default()
    };
    let points_of = move |realm| {
        let points = Memo::new(move |_| {
            desk.scene.with(|scene| Some(scene.as_ref()?.realm(realm)?.points)).unwrap_or_default()
        });
        view! { <Points points/> }
    };
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
    let preferences = preferences();
    let picture = Memo::new(move |_| picture(desk, preferences.light()));
    let frame = move || {
        let size =
            |framing: Framing| format!("width:{}px;height:{}px", framing.width, framing.height);
        framing.get().map(size).unwrap_or_default()
    };
    let moving = NodeRef::<Div>::new();
    Effect::new(move |before: Option<Option<(Realm, Framing)>>| {
        let now = realm.get().zip(framing.get());
        if let (Some(Some((old, before))), Some((realm, framing))) = (before, now)
            && old == realm
            && let Some(element) = moving.get_untracked()
        {
            ease(&element, before, framing, untrack(|| preferences.motion_ms(EASE_MS)));
        }
        now
    });
    let swipe = Swipe::new();
    // A replay has swipes of its own.
    let is_table = desk.place.with_value(|place| *place != Place::Nowhere);
    let look_around = move |event: ev::TouchEvent| {
        if let Some(by) = swipe.end(&event).filter(|_| is_table) {
            desk.look_around(by);
        }
    };
    view! {
        <section class="mine" id="mine" tabindex="-1" aria-labelledby="mine-title"
            style=move || places.style(|plan| plan.mine)>
            <header>
                <span class="pennant" inner_html=move || shield.get()></span>
                <h2 id="mine-title" class="name">{title}</h2>
                {move || realm.get().map(points_of)}
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
            <div class="kingdom" data-anchor=move || realm.get().map(kingdom_anchor)
                on:wheel=on_wheel on:contextmenu=on_context_menu
                on:touchstart=move |event| swipe.begin(&event) on:touchend=look_around>
                <div class="frame" style=frame>
                    <div class="eased" node_ref=moving>
                        <div class="drawing"><LivePicture picture/></div>
                        {move || area.get().map(|area| view! { <Cells area/> })}
                    </div>
                </div>
            </div>
        </section>
    }
}

/// Lets a drawing begin as it was seen before.
fn ease(element: &Element, before: Framing, now: Framing, lasts_ms: u32) {
    if before == now || lasts_ms == 0 {
        return;
    }
    let from = now.as_seen_in(before);
    let frames = json!([
        {"transform": format!("translate({:.1}px,{:.1}px) scale({:.4})", from.across, from.down, from.scale)},
        {"transform": "none"},
    ]);
    // Without it the view is right at once.
    let _ = animate_once(element, &frames, f64::from(lasts_ms), "cubic-bezier(0.3, 0, 0.2, 1)");
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
    with_shown_realm(desk, |scene, realm| look(scene.close_area(realm), &realm.kingdom))
}

fn picture(desk: Desk, light: Light) -> Option<Picture> {
    let hints = desk.hints();
    let glow = desk.glow.get();
    let best = desk.best_spot_of_pointed_slot();
    desk.hand.with(|hand| {
        with_shown_realm(desk, |scene, realm| {
            let territory = glow.and_then(|at| realm.kingdom.territories.get(at));
            let is_own = scene.own_realm().is_some_and(|own| own.realm == realm.realm);
            let overlay = Overlay {
                glow: territory.map(|territory| territory.cells.clone()).unwrap_or_default(),
                best: best.filter(|_| is_own),
                ..Overlay::of_large(scene, realm, hand.as_ref(), hints)
            };
            let overlay = desk.team().marks.with(|marks| {
                overlay.with_partner(scene, realm.realm, desk.team().pointer.get(), marks)
            });
            let area = scene.close_area(realm);
            Picture::of(&realm.kingdom, house(realm.house), area, &overlay, Some(light))
        })
    })
}
