//! Motion that explains: after a move the pieces are seen travelling to where they are now.
//!
//! The page is already in its new state. Copies of the pieces travel over it, on a layer that takes
//! no clicks and that screen readers do not meet; what they stand for is hidden until they land.
//! Whoever clicks, presses a key or scrolls has seen enough, and so has the next move.

use std::sync::Arc;

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use rules::{Position, Realm, Step};
use table::State;
use view::scene::{Anchor, Area, Motion, Movement, Scene, motions, motions_between, movements};
use web_sys::{Animation, Element};

use super::anchors::Layout;
use super::flight::launch;
use super::mine::area_of;
use super::picture::view_on_card;
use crate::browser;
use crate::desk::{Desk, desk};
use crate::settings::{Preferences, preferences};

/// What hides the newest of a kingdom, or the whole element, while it is on its way.
const LANDING: &str = "data-landing";

/// The layer over a table on which pieces travel. It comes before the table's keys, so that a key
/// ends what runs before it begins anything new.
#[component]
pub(crate) fn Flights(
    /// How many times as fast as usual, in a replay.
    #[prop(optional, into)]
    speed: Option<Signal<f32>>,
) -> impl IntoView {
    let desk = desk();
    let layer = NodeRef::<Div>::new();
    let air = Air {
        desk,
        preferences: preferences(),
        layer,
        speed,
        shown: StoredValue::new(None),
        before: StoredValue::new_local(None),
        flights: StoredValue::new_local(Flying::default()),
    };
    // At once, and not with the other effects: what was there is measured before the page changes.
    ImmediateEffect::new_scoped(move || {
        desk.scene.with(|_| ());
        untrack(|| air.notice());
    });
    let ears = [
        window_event_listener(ev::pointerdown, move |_| air.land()),
        window_event_listener(ev::keydown, move |_| air.land()),
        window_event_listener(ev::scroll, move |_| air.land()),
        window_event_listener(ev::resize, move |_| air.land()),
    ];
    on_cleanup(move || ears.into_iter().for_each(WindowListenerHandle::remove));
    view! { <div class="flights" aria-hidden="true" node_ref=layer></div> }
}

/// A table as it was shown.
#[derive(Clone)]
struct Shown {
    scene: Arc<Scene>,
    position: Option<Position>,
    state: Option<Arc<State>>,
}

/// What is in the air.
#[derive(Default)]
struct Flying {
    animations: Vec<Animation>,
    /// What is hidden meanwhile.
    landing: Vec<Element>,
    ends: Option<TimeoutHandle>,
}

#[derive(Clone, Copy)]
struct Air {
    desk: Desk,
    preferences: Preferences,
    layer: NodeRef<Div>,
    speed: Option<Signal<f32>>,
    shown: StoredValue<Option<Shown>>,
    /// The table before the change that is not drawn yet.
    before: StoredValue<Option<Layout>, LocalStorage>,
    flights: StoredValue<Flying, LocalStorage>,
}

impl Air {
    /// The table is about to change.
    fn notice(self) {
        if self.before.with_value(Option::is_some) {
            return;
        }
        self.before.set_value(Some(if self.pace() > 0.0 {
            Layout::measure()
        } else {
            Layout::none()
        }));
        // All that the change draws is drawn by then, and nobody has seen it yet.
        request_animation_frame(move || self.follow());
    }

    /// The table has changed.
    fn follow(self) {
        // The visitor may have gone on since.
        let Some(before) = self.before.try_update_value(Option::take).flatten() else { return };
        let Some(scene) = self.desk.scene.get_untracked() else { return };
        let now = Shown {
            scene,
            position: self.desk.position.get_untracked(),
            state: self.desk.state.get_untracked(),
        };
        let old = self.shown.try_update_value(|shown| shown.replace(now.clone())).flatten();
        let told = told(old.as_ref(), &now);
        if told.is_empty() {
            return;
        }
        self.land();
        let board = old.as_ref().and_then(|old| old.scene.board.as_ref());
        let movements = movements(board, &told);
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
                area_of(scene, drawn)
            } else {
                view_on_card(&drawn.kingdom)
            })
        };
        let mut flying = Flying::default();
        let mut ends_ms = 0;
        for movement in movements {
            let then = || before.stand(movement.from, area);
            let now = || after.stand(movement.from, area);
            let from = match movement.from {
                // They are always there, wherever the page has room for them.
                Anchor::Pile | Anchor::Builders => now(),
                // What was not there before sets out from where it is now.
                _ => then().or_else(now),
            };
            let to = after.stand(movement.to, area);
            let Some(from) = from else { continue };
            let is_seen = from.is_on_screen() || to.is_some_and(|to| to.is_on_screen());
            if !is_seen || (to.is_none() && movement.to != Anchor::Away) {
                continue;
            }
            // Without it the table shows what it shows anyway.
            let Ok(animations) = launch(&layer, movement, (from, to), pace) else { continue };
            flying.animations.extend(animations);
            ends_ms = ends_ms.max(movement.ends_ms());
            if let (Some(what), Some(element)) = (hides(movement), after.element(movement.to)) {
                let _ = element.set_attribute(LANDING, what);
                flying.landing.push(element.clone());
            }
        }
        flying.ends = browser::after((f64::from(ends_ms) * pace) as u32, move || self.land());
        self.flights.set_value(flying);
    }

    /// Ends what is in the air: everything is where it belongs.
    fn land(self) {
        let flying = self.flights.try_update_value(std::mem::take).unwrap_or_default();
        if let Some(ends) = flying.ends {
            ends.clear();
        }
        for animation in flying.animations {
            animation.cancel();
        }
        for element in flying.landing {
            let _ = element.remove_attribute(LANDING);
        }
        if let Some(layer) = self.layer.try_get_untracked().flatten() {
            layer.set_inner_html("");
        }
    }

    /// What times are multiplied with; 0 where nothing is to move.
    fn pace(self) -> f64 {
        let speed = self.speed.map_or(1.0, |speed| speed.get_untracked()).max(1.0);
        f64::from(untrack(|| self.preferences.motion_ms(1_000))) / 1_000.0 / f64::from(speed)
    }
}

/// What has moved since; nothing where it cannot be told from one move to the next.
fn told(old: Option<&Shown>, now: &Shown) -> Vec<Motion> {
    let known = old.and_then(|old| old.state.as_ref());
    match (known, &now.state) {
        (Some(known), Some(state)) => motions_between(known, state),
        (None, Some(state)) => beginning(state),
        (_, None) => step(old, now).unwrap_or_default(),
    }
}

/// A game that nobody has acted in yet is dealt before everyone's eyes.
fn beginning(state: &State) -> Vec<Motion> {
    let Some(game) = &state.game else { return Vec::new() };
    let has_begun = game.steps().iter().any(|step| matches!(step, Step::Act(_)));
    let start = Position::new(*game.position().rules());
    start.ok().filter(|_| !has_begun).map(|start| motions(&start, game.steps())).unwrap_or_default()
}

/// One step of a replay; jumps are not told.
fn step(old: Option<&Shown>, now: &Shown) -> Option<Vec<Motion>> {
    let old = old?;
    let (before, after) = (old.scene.board.as_ref()?, now.scene.board.as_ref()?);
    let is_next = after.steps == before.steps + 1;
    let motions = motions(old.position.as_ref()?, &[after.last_step?]);
    is_next.then_some(motions)
}

/// What of the place that a piece goes to is hidden until it lands.
fn hides(movement: &Movement) -> Option<&'static str> {
    use view::scene::Piece;
    match (movement.piece, movement.to) {
        (Piece::Domino(_), Anchor::Cells(..)) => Some("tile"),
        (Piece::Building(_), Anchor::Cell(..)) => Some("building"),
        (Piece::Knight, Anchor::Cell(..)) => Some("knight"),
        (_, Anchor::Slot(..) | Anchor::King(..)) | (Piece::Building(_), Anchor::Offer(_)) => {
            Some("all")
        }
        (Piece::Queen, Anchor::Keeps(..)) => Some("all"),
        _ => None,
    }
}
