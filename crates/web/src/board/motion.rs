//! Animations of moves: pieces travel from where they were to where they are now.
//!
//! The page is already in its new state. Copies of the pieces travel over it, on a layer that takes
//! no clicks and is hidden from screen readers; the originals are hidden until they land. A click, a
//! key, scrolling or the next move ends it.

use std::sync::Arc;

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use rules::{Position, Realm, Step};
use table::State;
use view::scene::{Anchor, Area, Motion, Movement, Scene, motions, motions_between, movements};
use web_sys::{Animation, Element};

use super::anchors::Layout;
use super::flight::{DUST_MS, launch};
use super::picture::card_area;
use crate::browser;
use crate::desk::{Desk, desk};
use crate::settings::{Preferences, preferences};

/// Hides the newest piece of a kingdom, or a whole element, until it lands.
const LANDING_ATTRIBUTE: &str = "data-landing";

/// The layer over a table on which pieces travel. It comes before the table's keys, so that a key
/// first ends the running animation.
#[component]
pub(crate) fn Flights(
    /// The speed of a replay; 1 is normal.
    #[prop(optional, into)]
    speed: Option<Signal<f32>>,
) -> impl IntoView {
    let desk = desk();
    let layer = NodeRef::<Div>::new();
    let animator = Animator {
        desk,
        preferences: preferences(),
        layer,
        speed,
        shown: StoredValue::new(None),
        before: StoredValue::new_local(None),
        flights: StoredValue::new_local(Flying::default()),
    };
    // Immediate, since the old places must be measured before the page changes.
    ImmediateEffect::new_scoped(move || {
        desk.scene.with(|_| ());
        untrack(|| animator.before_change());
    });
    let listeners = [
        window_event_listener(ev::pointerdown, move |_| animator.end_flights()),
        window_event_listener(ev::keydown, move |_| animator.end_flights()),
        window_event_listener(ev::scroll, move |_| animator.end_flights()),
        window_event_listener(ev::resize, move |_| animator.end_flights()),
    ];
    on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
    view! { <div class="flights" aria-hidden="true" node_ref=layer></div> }
}

/// A table as it was last shown.
#[derive(Clone)]
struct Shown {
    scene: Arc<Scene>,
    position: Option<Position>,
    state: Option<Arc<State>>,
}

#[derive(Default)]
struct Flying {
    animations: Vec<Animation>,
    /// Hidden until they land.
    landing: Vec<Element>,
    ends: Option<TimeoutHandle>,
}

#[derive(Clone, Copy)]
struct Animator {
    desk: Desk,
    preferences: Preferences,
    layer: NodeRef<Div>,
    speed: Option<Signal<f32>>,
    shown: StoredValue<Option<Shown>>,
    /// The places before a change that is not drawn yet.
    before: StoredValue<Option<Layout>, LocalStorage>,
    flights: StoredValue<Flying, LocalStorage>,
}

impl Animator {
    fn before_change(self) {
        if self.before.with_value(Option::is_some) {
            return;
        }
        self.before.set_value(Some(if self.pace() > 0.0 {
            Layout::measure()
        } else {
            Layout::empty()
        }));
        // By then the change has been drawn, and nobody has seen it yet.
        request_animation_frame(move || self.after_change());
    }

    fn after_change(self) {
        // The viewer may have left the room meanwhile.
        let Some(before) = self.before.try_update_value(Option::take).flatten() else { return };
        let Some(scene) = self.desk.scene.get_untracked() else { return };
        let now = Shown {
            scene,
            position: self.desk.position.get_untracked(),
            state: self.desk.state.get_untracked(),
        };
        let old = self.shown.try_update_value(|shown| shown.replace(now.clone())).flatten();
        let motions = motions_since(old.as_ref(), &now);
        if motions.is_empty() {
            return;
        }
        self.end_flights();
        let board = old.as_ref().and_then(|old| old.scene.board.as_ref());
        let movements = movements(board, &motions);
        if self.pace() > 0.0 && !movements.is_empty() {
            self.fly(&movements, &before, &now.scene);
        }
    }

    fn fly(self, movements: &[Movement], before: &Layout, scene: &Scene) {
        let Some(layer) = self.layer.get_untracked() else { return };
        let (after, pace) = (Layout::measure(), self.pace());
        let large = untrack(|| self.desk.realm_shown());
        let area = |realm: Realm| -> Option<Area> {
            let drawn = scene.realm(realm)?;
            Some(if large == Some(realm) {
                scene.close_area(drawn)
            } else {
                card_area(&drawn.kingdom)
            })
        };
        let light = untrack(|| self.preferences.light());
        let mut flying = Flying::default();
        let mut ends_ms = 0;
        for movement in movements {
            let then = || before.spot(movement.from, area);
            let now = || after.spot(movement.from, area);
            let from = match movement.from {
                // The current place, since the layout may have moved them.
                Anchor::Pile | Anchor::Builders => now(),
                // What was not on the page before starts from where it is now.
                _ => then().or_else(now),
            };
            let to = after.spot(movement.to, area);
            let Some(from) = from else { continue };
            let is_seen = from.is_on_screen() || to.is_some_and(|to| to.is_on_screen());
            if !is_seen || (to.is_none() && movement.to != Anchor::Away) {
                continue;
            }
            // Even without the animation the table is right.
            let Ok(animations) = launch(&layer, movement, (from, to), (pace, light)) else {
                continue;
            };
            flying.animations.extend(animations);
            ends_ms = ends_ms.max(movement.ends_ms());
            if let (Some(part), Some(element)) = (hidden_part(movement), after.element(movement.to))
            {
                let _ = element.set_attribute(LANDING_ATTRIBUTE, part);
                flying.landing.push(element.clone());
            }
        }
        flying.ends = browser::after(((f64::from(ends_ms) + DUST_MS) * pace) as u32, move || {
            self.end_flights();
        });
        self.flights.set_value(flying);
    }

    /// Ends all animations and shows what they hid.
    fn end_flights(self) {
        let flying = self.flights.try_update_value(std::mem::take).unwrap_or_default();
        if let Some(ends) = flying.ends {
            ends.clear();
        }
        for animation in flying.animations {
            animation.cancel();
        }
        for element in flying.landing {
            let _ = element.remove_attribute(LANDING_ATTRIBUTE);
        }
        if let Some(layer) = self.layer.try_get_untracked().flatten() {
            layer.set_inner_html("");
        }
    }

    /// The factor for all durations; 0 if nothing should move.
    fn pace(self) -> f64 {
        let speed = self.speed.map_or(1.0, |speed| speed.get_untracked()).max(1.0);
        f64::from(untrack(|| self.preferences.motion_ms(1_000))) / 1_000.0 / f64::from(speed)
    }
}

/// What has moved in between; nothing if the two are not consecutive.
fn motions_since(old: Option<&Shown>, now: &Shown) -> Vec<Motion> {
    let known = old.and_then(|old| old.state.as_ref());
    match (known, &now.state) {
        (Some(known), Some(state)) => motions_between(known, state),
        (None, Some(state)) => opening_deal(state),
        (_, None) => replay_step(old, now).unwrap_or_default(),
    }
}

/// The first deal, if nobody has acted in the game yet.
fn opening_deal(state: &State) -> Vec<Motion> {
    let Some(game) = &state.game else { return Vec::new() };
    let has_begun = game.steps().iter().any(|step| matches!(step, Step::Act(_)));
    if has_begun {
        return Vec::new();
    }
    motions(&game.position().beginning(), game.steps())
}

/// One step of a replay; jumps are not animated.
fn replay_step(old: Option<&Shown>, now: &Shown) -> Option<Vec<Motion>> {
    let old = old?;
    let (before, after) = (old.scene.board.as_ref()?, now.scene.board.as_ref()?);
    let is_next = after.steps == before.steps + 1;
    let motions = motions(old.position.as_ref()?, &[after.last_step?]);
    is_next.then_some(motions)
}

/// What is hidden at a piece's destination until it lands.
fn hidden_part(movement: &Movement) -> Option<&'static str> {
    use view::scene::Piece;
    match (movement.piece, movement.to) {
        (Piece::Domino(_), Anchor::Cells(..)) => Some("tile"),
        (Piece::Building(_), Anchor::Cell(..)) => Some("building"),
        (Piece::Knight, Anchor::Cell(..)) => Some("knight"),
        (_, Anchor::Slot(..) | Anchor::King(..)) | (Piece::Building(_), Anchor::Offer(_)) => {
            Some("all")
        }
        (Piece::Queen, Anchor::Possession(..)) => Some("all"),
        _ => None,
    }
}
