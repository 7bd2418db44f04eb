//! A table on the screen: a [`view::desk::Desk`] in signals, with names and announcements.
//!
//! What follows from the table alone is read through memos of its [`Sight`], so that the whole page
//! changes at once; the desk in its signal, with the hand, follows right after.

use std::sync::Arc;

use leptos::prelude::*;
use rules::{Cell, Position, Realm, Seat, Slot};
use table::{Intent, Note, Remark, State, TableId};
use view::consult::Marks;
use view::desk::{Acted, Delivery, Hints, Resigning, Showing, Sight, realm_shown};
use view::hand::Hand;
use view::scene::{BestSpot, Scene, Undo, best_spots, motions_between};

use crate::settings::{Preferences, Settings, preferences};
use crate::words::words;
use crate::{attention, sound};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// On this device.
    Solo,
    /// On the server.
    Online(TableId),
    /// A moment of a replay or a lesson.
    Nowhere,
}

/// What partners show each other.
#[derive(Clone, Copy)]
pub(crate) struct Team {
    /// What the viewer is about to show.
    pub(crate) showing: Memo<Option<Showing>>,
    /// The square that arrow keys point at.
    pub(crate) pointer: Memo<Option<Cell>>,
    is_pointing: Memo<bool>,
    /// What was said at this table.
    pub(crate) notes: RwSignal<Vec<Note>>,
    /// What the partner points at or suggests.
    pub(crate) marks: RwSignal<Marks>,
    /// Takes what is to be said, once the table is on a server.
    pub(crate) consult: StoredValue<Option<Callback<Remark>>>,
}

/// The next line, as the viewer looks at it.
#[derive(Clone, Copy)]
pub(crate) struct Draft {
    /// The slot that the viewer looks at.
    pub(crate) pointed_slot: RwSignal<Option<Slot>>,
    /// Where each domino would score most for the viewer; empty without hints.
    pub(crate) best_spots: Memo<Vec<Option<BestSpot>>>,
}

/// A table on the screen; copies share its signals.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    pub(crate) state: Signal<Option<Arc<State>>>,
    pub(crate) viewer: Signal<Option<Seat>>,
    sight: Memo<Option<Arc<Sight>>>,
    pub(crate) scene: Memo<Option<Arc<Scene>>>,
    /// The game as the rules see it.
    pub(crate) position: Memo<Option<Position>>,
    inner: RwSignal<view::desk::Desk>,
    pub(crate) hand: Memo<Option<Hand>>,
    /// The kingdom chosen to be shown large; `None` follows the viewer's own or the one to move.
    pub(crate) looked_at: Memo<Option<Realm>>,
    shown: Memo<Option<Realm>>,
    /// Whether hints are shown: wanted here and allowed by the table.
    hints: Memo<bool>,
    /// The territory under the pointer, in the kingdom shown large.
    pub(crate) glow: RwSignal<Option<usize>>,
    draft: StoredValue<Draft>,
    team: StoredValue<Team>,
    /// The latest move, in words.
    pub(crate) latest_event: RwSignal<String>,
    /// The text of the live region.
    pub(crate) announcement: RwSignal<String>,
    /// Here because event handlers cannot read the context.
    pub(crate) preferences: Preferences,
    /// By seat.
    names: Memo<Vec<String>>,
    /// Whether the last action can be undone, and whether the others must agree.
    pub(crate) undo: Memo<Option<Undo>>,
    submit: Callback<Intent>,
    pub(crate) place: StoredValue<Place>,
}

impl Desk {
    pub(crate) fn provide(
        place: Place,
        state: Signal<Option<Arc<State>>>,
        viewer: Signal<Option<Seat>>,
        sight: Memo<Option<Arc<Sight>>>,
        submit: Callback<Intent>,
    ) -> Self {
        play_sounds(state, viewer);
        let desk = Self::assemble(place, state, viewer, sight, submit);
        attention::follow_turns(desk);
        desk
    }

    /// For a moment of a replay or a lesson, without a table.
    pub(crate) fn provide_moment(
        moment: Signal<Option<(Arc<Scene>, Position)>>,
        submit: Callback<Intent>,
    ) -> Self {
        let sight = Memo::new(move |_| {
            let (scene, position) = moment.get()?;
            Some(Arc::new(Sight::of_moment(scene, position)))
        });
        let viewer = Signal::derive(move || sight.with(|sight| sight.as_ref()?.scene.viewer));
        let state = Signal::derive(|| None);
        Self::assemble(Place::Nowhere, state, viewer, sight, submit)
    }

    fn assemble(
        place: Place,
        state: Signal<Option<Arc<State>>>,
        viewer: Signal<Option<Seat>>,
        sight: Memo<Option<Arc<Sight>>>,
        submit: Callback<Intent>,
    ) -> Self {
        let preferences = preferences();
        let inner = RwSignal::new(view::desk::Desk::default());
        Effect::new(move || {
            let wants_hints = preferences.with(|settings| settings.hints);
            let sight = sight.get();
            inner.update(|desk| {
                desk.wants_hints = wants_hints;
                desk.show(sight.as_deref());
            });
        });
        let scene = Memo::new(move |_| sight.with(|sight| Some(sight.as_ref()?.scene.clone())));
        let looked_at = Memo::new(move |_| inner.with(|desk| desk.looked_at));
        let position = Memo::new(move |_| sight.with(|sight| sight.as_ref()?.position));
        let hints = Memo::new(move |_| inner.with(view::desk::Desk::has_hints));
        let best_spots = Memo::new(move |_| {
            let is_wanted = hints.get() && preferences.with(|settings| settings.hint_score);
            let viewer = viewer.get().filter(|_| is_wanted);
            let of = |position: &Position| {
                Some(best_spots(position, position.rules().realm_of(viewer?)))
            };
            position.with(|position| position.as_ref().and_then(of)).unwrap_or_default()
        });
        let desk = Self {
            state,
            viewer,
            sight,
            scene,
            position,
            inner,
            hand: Memo::new(move |_| inner.with(|desk| desk.hand.clone())),
            looked_at,
            shown: Memo::new(move |_| {
                let chosen = looked_at.get();
                scene.with(|scene| realm_shown(scene.as_deref()?, chosen))
            }),
            hints,
            glow: RwSignal::new(None),
            draft: StoredValue::new(Draft { pointed_slot: RwSignal::new(None), best_spots }),
            team: StoredValue::new(Team {
                showing: Memo::new(move |_| inner.with(view::desk::Desk::showing)),
                pointer: Memo::new(move |_| inner.with(view::desk::Desk::pointer)),
                is_pointing: Memo::new(move |_| inner.with(|desk| desk.pointer().is_some())),
                notes: RwSignal::new(Vec::new()),
                marks: RwSignal::new(Marks::default()),
                consult: StoredValue::new(None),
            }),
            latest_event: RwSignal::new(String::new()),
            announcement: RwSignal::new(String::new()),
            preferences,
            names: Memo::new(move |_| {
                scene.with(|scene| {
                    scene.as_ref().map(|scene| words().seat_names(scene)).unwrap_or_default()
                })
            }),
            undo: Memo::new(move |_| sight.with(|sight| Some(sight.as_ref()?.undo.clone()))),
            submit,
            place: StoredValue::new(place),
        };
        provide_context(desk);
        desk
    }

    pub(crate) fn is_online(&self) -> bool {
        self.place.with_value(|place| matches!(place, Place::Online(_)))
    }

    /// The id of the table on the server; `None` if the table is not there.
    pub(crate) fn online_table(&self) -> Option<TableId> {
        self.place.with_value(|place| match place {
            Place::Online(table) => Some(table.clone()),
            Place::Solo | Place::Nowhere => None,
        })
    }

    pub(crate) fn submit(&self, intent: Intent) {
        self.submit.run(intent);
    }

    /// Runs a change of the inner desk and submits the intent that it returns; whether there was one.
    pub(crate) fn react(
        &self,
        react: impl FnOnce(&mut view::desk::Desk) -> Option<Intent>,
    ) -> bool {
        let react = |desk: &mut view::desk::Desk| react(desk).map(|intent| desk.deliver(intent));
        match self.inner.try_update(react).flatten() {
            None => return false,
            Some(Delivery::ToTable(intent)) => self.submit(intent),
            Some(Delivery::ToPartner(remark)) => self.consult(remark),
        }
        true
    }

    pub(crate) fn draft(&self) -> Draft {
        self.draft.get_value()
    }

    pub(crate) fn team(&self) -> Team {
        self.team.get_value()
    }

    /// Says something to the partner.
    pub(crate) fn consult(&self, remark: Remark) {
        if let Some(consult) = self.team().consult.get_value() {
            consult.run(remark);
        }
    }

    /// Says what comes of pointing at something; false if the viewer is not pointing.
    pub(crate) fn point(
        &self,
        point: impl FnOnce(&mut view::desk::Desk) -> Option<Remark>,
    ) -> bool {
        if !self.team().is_pointing.get_untracked() {
            return false;
        }
        if let Some(remark) = self.inner.try_update(point).flatten() {
            self.consult(remark);
        }
        true
    }

    /// Whether a press points something out to the partner.
    pub(crate) fn is_pointing(&self) -> bool {
        self.team().is_pointing.get()
    }

    /// Starts, moves or stops what is shown to the partner.
    pub(crate) fn show_partner<T>(&self, change: impl FnOnce(&mut view::desk::Desk) -> T) -> T {
        self.inner.try_update(change).expect("the desk lives as long as the page")
    }

    /// Looks at the inner desk; tracks all its changes.
    pub(crate) fn with_inner<T>(&self, look: impl FnOnce(&view::desk::Desk) -> T) -> T {
        self.inner.with(look)
    }

    /// Changes the hand, and shows the kingdom it plays in; false if there is no hand.
    pub(crate) fn change_hand(&self, change: impl FnOnce(&mut Hand)) -> bool {
        self.inner.try_update(|desk| desk.change_hand(change)).unwrap_or_default()
    }

    /// Turns the domino in the hand; false if none is shown.
    pub(crate) fn turn(&self, by: i32) -> bool {
        self.inner.try_update(|desk| desk.turn(by)).unwrap_or_default()
    }

    /// Shows a kingdom large, or follows again.
    pub(crate) fn look_at(&self, realm: Option<Realm>) {
        self.inner.update(|desk| desk.look_at(realm));
    }

    /// Shows the kingdom this many places further around the table.
    pub(crate) fn look_around(&self, by: i32) {
        self.inner.update(|desk| desk.look_around(by));
    }

    /// Where the domino of the slot that the viewer looks at would score most.
    pub(crate) fn best_spot_of_pointed_slot(&self) -> Option<BestSpot> {
        let Draft { pointed_slot, best_spots } = self.draft();
        let slot = pointed_slot.get()?;
        best_spots.with(|spots| spots.get(slot.index()).copied().flatten())
    }

    /// Does what is in the hand, or first shows it if it is out of sight.
    pub(crate) fn act_if_seen(&self) {
        self.react(|desk| Acted::intent(desk.act_if_seen()));
    }

    /// Skips an optional action.
    pub(crate) fn skip(&self) {
        self.react(|desk| desk.pass());
    }

    /// Undoes the last action, or asks the others to agree to it.
    pub(crate) fn undo(&self) {
        self.react(|desk| desk.undo().ok());
    }

    /// What resigning would do; `None` if the viewer cannot resign now.
    pub(crate) fn resigning(&self) -> Option<Resigning> {
        self.sight.with(|sight| sight.as_ref()?.resigning)
    }

    /// Whether the viewer can return to their seat.
    pub(crate) fn can_return(&self) -> bool {
        self.sight.with(|sight| sight.as_ref().is_some_and(|sight| sight.can_return))
    }

    pub(crate) fn hints(&self) -> Hints {
        Hints {
            spots: self.has_hint(|all| all.hint_spots),
            points: self.has_hint(|all| all.hint_score),
            losses: self.has_hint(|all| all.hint_dead),
        }
    }

    /// Whether one kind of hint is shown.
    pub(crate) fn has_hint(&self, is_wanted: fn(&Settings) -> bool) -> bool {
        self.hints.get() && self.preferences.with(is_wanted)
    }

    /// Lets a screen reader say something, even if it has just said the same.
    pub(crate) fn announce(&self, words: String) {
        self.announcement.update(|announcement| {
            let is_repeated = *announcement == words;
            *announcement = words;
            // Only a changed text is read out.
            announcement.push_str(if is_repeated { "\u{a0}" } else { "" });
        });
    }

    /// The kingdom that is shown large.
    pub(crate) fn realm_shown(&self) -> Option<Realm> {
        self.shown.get()
    }

    /// By seat.
    pub(crate) fn names(&self) -> Vec<String> {
        self.names.get()
    }

    pub(crate) fn name_of(&self, seat: Seat) -> String {
        self.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }
}

fn play_sounds(state: Signal<Option<Arc<State>>>, viewer: Signal<Option<Seat>>) {
    let preferences = preferences();
    let before: StoredValue<Option<Arc<State>>> = StoredValue::new(None);
    Effect::new(move || {
        let now = state.get();
        let old =
            before.try_update_value(|before| std::mem::replace(before, now.clone())).flatten();
        let (Some(old), Some(now)) = (old, now) else { return };
        if old.seq == now.seq || !preferences.with_untracked(|settings| settings.sound) {
            return;
        }
        let to_move = |state: &State| state.game.as_ref().and_then(table::Game::to_move);
        let viewer = viewer.get_untracked();
        let is_our_turn = viewer.is_some() && to_move(&now) == viewer && to_move(&old) != viewer;
        let volume = preferences.with_untracked(|settings| settings.volume);
        sound::play_motions(&motions_between(&old, &now), is_our_turn, volume);
    });
}

pub(crate) fn desk() -> Desk {
    expect_context()
}
