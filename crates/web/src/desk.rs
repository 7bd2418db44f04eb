//! A table on the screen: what it shows, what is in the hand, and where wishes go.

use std::sync::Arc;

use leptos::prelude::*;
use lingo::Aids;
use rules::{Position, Realm, Seat};
use table::{Intent, State};
use view::hand::{Hand, Holding};
use view::scene::{Decision, Scene, Undo, motions_between};

use crate::settings::{Preferences, Settings, preferences};
use crate::solo::SoloTable;
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

/// Whether the last action can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CanUndo {
    No,
    /// At once.
    Now,
    /// When the others agree.
    Ask,
}

impl CanUndo {
    /// Who shares a device takes back what was decided last, also when somebody else is to move since,
    /// and asks nobody.
    fn at(solo: Option<SoloTable>, scene: Memo<Option<Arc<Scene>>>) -> Self {
        if let Some(solo) = solo {
            return if solo.can_undo() { Self::Now } else { Self::No };
        }
        scene.with(|scene| {
            let table = scene.as_ref().and_then(|scene| scene.table.as_ref());
            table.map_or(Self::No, |table| match table.undo {
                Undo::No(_) => Self::No,
                Undo::Now => Self::Now,
                Undo::Ask { .. } => Self::Ask,
            })
        })
    }
}

/// Who looks, what is drawn, and the game as the rules see it.
type Shown = (Signal<Option<Seat>>, Memo<Option<Arc<Scene>>>, Memo<Option<Position>>);

/// A table on the screen; clones are the same one.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    pub(crate) state: Signal<Option<Arc<State>>>,
    /// The seat that looks.
    pub(crate) viewer: Signal<Option<Seat>>,
    pub(crate) scene: Memo<Option<Arc<Scene>>>,
    /// The game as the rules see it.
    pub(crate) position: Memo<Option<Position>>,
    pub(crate) hand: RwSignal<Option<Hand>>,
    /// The kingdom that somebody wants to see large; `None` follows the viewer's own or the one to move.
    pub(crate) looked_at: RwSignal<Option<Realm>>,
    /// The kingdom that is shown large.
    shown: Memo<Option<Realm>>,
    /// Whether legal spots and changes of score are shown: wanted here and allowed by the table.
    pub(crate) aids: Memo<bool>,
    /// The territory under the pointer, of the kingdom that is shown large.
    pub(crate) glow: RwSignal<Option<usize>>,
    /// The last thing that happened, in words.
    pub(crate) told: RwSignal<String>,
    /// What a screen reader is told because somebody asked.
    pub(crate) answer: RwSignal<String>,
    /// Kept here since nothing is provided to what happens at keys and clicks.
    pub(crate) preferences: Preferences,
    /// What all seats are called, in order.
    names: Memo<Vec<String>>,
    /// Whether the last action can be taken back, and whether others have to be asked.
    pub(crate) undo: Memo<CanUndo>,
    wish: Callback<Intent>,
    pub(crate) place: StoredValue<Place>,
}

impl Desk {
    pub(crate) fn provide(
        place: Place,
        state: Signal<Option<Arc<State>>>,
        viewer: Signal<Option<Seat>>,
        wish: Callback<Intent>,
    ) -> Self {
        let scene = Memo::new(move |_| {
            let viewer = viewer.get();
            state.with(|state| state.as_ref().map(|state| Arc::new(Scene::of_state(state, viewer))))
        });
        let position = Memo::new(move |_| {
            state.with(|state| Some(*state.as_ref()?.game.as_ref()?.position()))
        });
        sound_changes(state, viewer);
        let desk = Self::assemble(place, state, (viewer, scene, position), wish);
        attention::keep(desk);
        desk
    }

    /// A moment without a table around it: of a replay, or of a lesson.
    pub(crate) fn provide_moment(
        moment: Signal<Option<(Arc<Scene>, Position)>>,
        wish: Callback<Intent>,
    ) -> Self {
        let scene = Memo::new(move |_| moment.with(|moment| Some(moment.as_ref()?.0.clone())));
        let position = Memo::new(move |_| moment.with(|moment| Some(moment.as_ref()?.1)));
        let viewer = Signal::derive(move || scene.with(|scene| scene.as_ref()?.viewer));
        let state = Signal::derive(|| None);
        Self::assemble(Place::Page, state, (viewer, scene, position), wish)
    }

    fn assemble(
        place: Place,
        state: Signal<Option<Arc<State>>>,
        (viewer, scene, position): Shown,
        wish: Callback<Intent>,
    ) -> Self {
        let (hand, looked_at) = (RwSignal::new(None), RwSignal::new(None));
        Effect::new(move || {
            let seat = scene.with(|scene| match scene.as_ref().map(|scene| &scene.decision) {
                Some(Decision::Decide { seat, .. }) => Some(*seat),
                _ => None,
            });
            let position = position.get();
            hand.update(|hand: &mut Option<Hand>| match (seat, position) {
                (Some(seat), Some(position)) => match hand {
                    Some(hand) if hand.seat() == seat => hand.refresh(&position),
                    _ => {
                        *hand = Some(Hand::new(&position, seat));
                        // Who is to decide sees what about.
                        looked_at.set(None);
                    }
                },
                _ => *hand = None,
            });
        });
        let preferences = preferences();
        let aids = Memo::new(move |_| {
            let allowed = state.with(|state| state.as_ref().is_none_or(|state| state.options.aids));
            allowed && preferences.with(|settings| settings.aids)
        });
        let shown = Memo::new(move |_| {
            let chosen = looked_at.get();
            scene.with(|scene| {
                let scene = scene.as_ref()?;
                chosen
                    .or_else(|| scene.own_realm().map(|own| own.realm))
                    .or_else(|| scene.realm_to_follow())
            })
        });
        let solo = use_context::<SoloTable>().filter(|_| place == Place::Solo);
        let undo = Memo::new(move |_| CanUndo::at(solo, scene));
        let desk = Self {
            state,
            viewer,
            scene,
            position,
            hand,
            looked_at,
            shown,
            aids,
            glow: RwSignal::new(None),
            told: RwSignal::new(String::new()),
            answer: RwSignal::new(String::new()),
            preferences,
            names: Memo::new(move |_| {
                scene.with(|scene| {
                    scene.as_ref().map(|scene| words().seat_names(scene)).unwrap_or_default()
                })
            }),
            undo,
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

    /// Wants something.
    pub(crate) fn wish(&self, intent: Intent) {
        self.wish.run(intent);
    }

    /// Does what is in the hand.
    pub(crate) fn act(&self) {
        if let Some(action) = self.hand.with_untracked(|hand| hand.as_ref()?.action()) {
            self.looked_at.set(None);
            self.wish(Intent::Act { action });
        }
    }

    /// Does without.
    pub(crate) fn pass(&self) {
        if let Some(action) = self.hand.with_untracked(|hand| hand.as_ref()?.pass()) {
            self.wish(Intent::Act { action });
        }
    }

    /// What is told about a choice before it is made.
    pub(crate) fn aids_told(&self) -> Aids {
        Aids {
            spots: self.aid(|all| all.aid_spots),
            points: self.aid(|all| all.aid_score),
            losses: self.aid(|all| all.aid_dead),
        }
    }

    /// Whether an aid is shown: wanted here, all of them wanted, and allowed by the table.
    pub(crate) fn aid(&self, is_wanted: fn(&Settings) -> bool) -> bool {
        self.aids.get() && self.preferences.with(is_wanted)
    }

    /// Lets a screen reader say something, also what it has just said.
    pub(crate) fn say(&self, words: String) {
        self.answer.update(|answer| {
            let again = *answer == words;
            *answer = words;
            // Only what changes is read out.
            answer.push_str(if again { "\u{a0}" } else { "" });
        });
    }

    /// Changes what is in the hand.
    pub(crate) fn handle(&self, change: impl FnOnce(&mut Hand)) {
        self.hand.update(|hand| {
            if let Some(hand) = hand {
                change(hand);
            }
        });
    }

    /// The realm that is shown large.
    pub(crate) fn realm_shown(&self) -> Option<Realm> {
        self.shown.get()
    }

    /// Whether the kingdom that is shown large is the one that the hand plays in. In another one it
    /// would do things that nobody sees: there, pointers only look.
    pub(crate) fn hand_is_shown(&self) -> bool {
        let shown = self.shown.get_untracked();
        self.hand
            .with_untracked(|hand| hand.as_ref().is_some_and(|hand| Some(hand.realm()) == shown))
    }

    /// Shows the kingdom that the hand plays in, where somebody looks at another one and what is in the
    /// hand goes into a kingdom at all. False where nothing had to be done for that.
    pub(crate) fn show_hand(&self) -> bool {
        let plays_in_kingdom = self.hand.with_untracked(|hand| {
            let holding = hand.as_ref().map(Hand::holding);
            matches!(
                holding,
                Some(Holding::Domino(_) | Holding::Tile { .. } | Holding::Knights { .. })
            )
        });
        let is_unseen = plays_in_kingdom && !self.hand_is_shown();
        if is_unseen {
            self.looked_at.set(None);
        }
        is_unseen
    }

    /// Does what is in the hand, or shows it first where it was not seen.
    pub(crate) fn act_if_seen(&self) {
        if !self.show_hand() {
            self.act();
        }
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

/// Lets be heard what moves.
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
