//! A table on the screen: a [`view::desk::Desk`] in signals, with the names and what is told aloud.
//!
//! Whatever follows from the table alone is read through memos of its [`Sight`], so that everything on
//! the page changes at once; the desk in its signal then follows, with the hand.

use std::sync::Arc;

use leptos::prelude::*;
use lingo::Hints;
use rules::{Position, Realm, Seat};
use table::{Intent, State};
use view::desk::{Acted, Resigning, Sight, realm_shown};
use view::hand::Hand;
use view::scene::{Scene, Undo, motions_between};

use crate::settings::{Preferences, Settings, preferences};
use crate::words::words;
use crate::{attention, sound};

/// Where a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// On this device.
    Solo,
    /// On the server.
    Online(table::TableId),
    /// Nowhere: a moment of a replay, or of a lesson.
    Page,
}

/// A table on the screen; clones are the same one.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    pub(crate) state: Signal<Option<Arc<State>>>,
    /// The seat that looks.
    pub(crate) viewer: Signal<Option<Seat>>,
    sight: Memo<Option<Arc<Sight>>>,
    pub(crate) scene: Memo<Option<Arc<Scene>>>,
    /// The game as the rules see it.
    pub(crate) position: Memo<Option<Position>>,
    inner: RwSignal<view::desk::Desk>,
    pub(crate) hand: Memo<Option<Hand>>,
    /// The kingdom that somebody wants to see large; `None` follows the viewer's own or the one to move.
    pub(crate) looked_at: Memo<Option<Realm>>,
    /// The kingdom that is shown large.
    shown: Memo<Option<Realm>>,
    /// Whether legal spots and changes of score are shown: wanted here and allowed by the table.
    hints: Memo<bool>,
    /// The territory under the pointer, of the kingdom that is shown large.
    pub(crate) glow: RwSignal<Option<usize>>,
    /// The last thing that happened, in words.
    pub(crate) told: RwSignal<String>,
    /// What a screen reader is told because somebody asked.
    pub(crate) answer: RwSignal<String>,
    /// Kept here because event handlers have no context to take them from.
    pub(crate) preferences: Preferences,
    /// What all seats are called, in order.
    names: Memo<Vec<String>>,
    /// Whether the last action can be undone, and whether others have to be asked.
    pub(crate) undo: Memo<Option<Undo>>,
    wish: Callback<Intent>,
    pub(crate) place: StoredValue<Place>,
}

impl Desk {
    /// A table, with the sight of whoever looks.
    pub(crate) fn provide(
        place: Place,
        state: Signal<Option<Arc<State>>>,
        viewer: Signal<Option<Seat>>,
        sight: Memo<Option<Arc<Sight>>>,
        wish: Callback<Intent>,
    ) -> Self {
        sound_changes(state, viewer);
        let desk = Self::assemble(place, state, viewer, sight, wish);
        attention::keep(desk);
        desk
    }

    /// A moment without a table around it: of a replay, or of a lesson.
    pub(crate) fn provide_moment(
        moment: Signal<Option<(Arc<Scene>, Position)>>,
        wish: Callback<Intent>,
    ) -> Self {
        let sight = Memo::new(move |_| {
            let (scene, position) = moment.get()?;
            Some(Arc::new(Sight::of_moment(scene, position)))
        });
        let viewer = Signal::derive(move || sight.with(|sight| sight.as_ref()?.scene.viewer));
        let state = Signal::derive(|| None);
        Self::assemble(Place::Page, state, viewer, sight, wish)
    }

    fn assemble(
        place: Place,
        state: Signal<Option<Arc<State>>>,
        viewer: Signal<Option<Seat>>,
        sight: Memo<Option<Arc<Sight>>>,
        wish: Callback<Intent>,
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
        let desk = Self {
            state,
            viewer,
            sight,
            scene,
            position: Memo::new(move |_| sight.with(|sight| sight.as_ref()?.position)),
            inner,
            hand: Memo::new(move |_| inner.with(|desk| desk.hand.clone())),
            looked_at,
            shown: Memo::new(move |_| {
                let chosen = looked_at.get();
                scene.with(|scene| realm_shown(scene.as_deref()?, chosen))
            }),
            hints: Memo::new(move |_| inner.with(view::desk::Desk::has_hints)),
            glow: RwSignal::new(None),
            told: RwSignal::new(String::new()),
            answer: RwSignal::new(String::new()),
            preferences,
            names: Memo::new(move |_| {
                scene.with(|scene| {
                    scene.as_ref().map(|scene| words().seat_names(scene)).unwrap_or_default()
                })
            }),
            undo: Memo::new(move |_| sight.with(|sight| Some(sight.as_ref()?.undo.clone()))),
            wish,
            place: StoredValue::new(place),
        };
        provide_context(desk);
        desk
    }

    /// Whether the table is on a server.
    pub(crate) fn is_online(&self) -> bool {
        self.place.with_value(|place| matches!(place, Place::Online(_)))
    }

    /// Wishes for something at the table.
    pub(crate) fn wish(&self, intent: Intent) {
        self.wish.run(intent);
    }

    /// Lets the desk react, and wishes for what comes of it; whether anything does.
    pub(crate) fn react(
        &self,
        react: impl FnOnce(&mut view::desk::Desk) -> Option<Intent>,
    ) -> bool {
        let intent = self.inner.try_update(react).flatten();
        let wishes = intent.is_some();
        if let Some(intent) = intent {
            self.wish(intent);
        }
        wishes
    }

    /// Changes what is in the hand, and shows where it plays; false where nothing is in it.
    pub(crate) fn change_hand(&self, change: impl FnOnce(&mut Hand)) -> bool {
        self.inner.try_update(|desk| desk.change_hand(change)).unwrap_or_default()
    }

    /// Turns the domino in the hand, where it is shown; false where there is nothing to turn.
    pub(crate) fn turn(&self, by: i32) -> bool {
        self.inner.try_update(|desk| desk.turn(by)).unwrap_or_default()
    }

    /// Looks at a kingdom, or follows again.
    pub(crate) fn look_at(&self, realm: Option<Realm>) {
        self.inner.update(|desk| desk.look_at(realm));
    }

    /// Does what is in the hand, or shows it first where it was not seen.
    pub(crate) fn act_if_seen(&self) {
        self.react(|desk| Acted::intent(desk.act_if_seen()));
    }

    /// Skips what is optional.
    pub(crate) fn pass(&self) {
        self.react(|desk| desk.pass());
    }

    /// Undoes the last action, or asks the others to agree to it.
    pub(crate) fn take_back(&self) {
        self.react(|desk| desk.undo().ok());
    }

    /// What resigning would do; `None` for whoever cannot resign now.
    pub(crate) fn resigning(&self) -> Option<Resigning> {
        self.sight.with(|sight| sight.as_ref()?.resigning)
    }

    /// Whether the viewer can return to their seat.
    pub(crate) fn can_return(&self) -> bool {
        self.sight.with(|sight| sight.as_ref().is_some_and(|sight| sight.can_return))
    }

    /// What is told about a choice before it is made.
    pub(crate) fn hints(&self) -> Hints {
        Hints {
            spots: self.hint(|all| all.hint_spots),
            points: self.hint(|all| all.hint_score),
            losses: self.hint(|all| all.hint_dead),
        }
    }

    /// Whether a hint is shown: wanted here, like hints as a whole, and allowed by the table.
    pub(crate) fn hint(&self, is_wanted: fn(&Settings) -> bool) -> bool {
        self.hints.get() && self.preferences.with(is_wanted)
    }

    /// Lets a screen reader say something, even if it has just said the same.
    pub(crate) fn say(&self, words: String) {
        self.answer.update(|answer| {
            let again = *answer == words;
            *answer = words;
            // Only what changes is read out.
            answer.push_str(if again { "\u{a0}" } else { "" });
        });
    }

    /// The kingdom that is shown large.
    pub(crate) fn realm_shown(&self) -> Option<Realm> {
        self.shown.get()
    }

    /// Names for all seats in order.
    pub(crate) fn names(&self) -> Vec<String> {
        self.names.get()
    }

    /// A name for a seat: its player's, or its bot's.
    pub(crate) fn name_of(&self, seat: Seat) -> String {
        self.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }
}

/// Plays the sounds of what moves.
fn sound_changes(state: Signal<Option<Arc<State>>>, viewer: Signal<Option<Seat>>) {
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
        let loudness = preferences.with_untracked(|settings| settings.volume);
        sound::play(&motions_between(&old, &now), is_our_turn, loudness);
    });
}

/// The table of this screen.
pub(crate) fn desk() -> Desk {
    expect_context()
}
