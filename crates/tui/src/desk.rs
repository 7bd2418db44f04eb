//! A table as a player sees it: a [`view::desk::Desk`] with seat names and the move log.
//!
//! The full screen and line mode share it. It shows a table or a moment of a replay, and the game depends on nothing
//! in it.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use lingo::{Lingo, Story, t};
use rules::{Position, Realm, Record, Seat, Step};
use table::{Houses, Note, State};
use view::consult::{Marks, position_at};
use view::desk::{Hints, Sight};
use view::scene::{DynastyScene, History, Scene, SeatHolder, SeatScene, shared_name};
use view::scoring_pad::{Owner, ScoringPad};

use crate::place::Place;
use crate::screen::CountedItem;

#[derive(Debug, Default)]
pub(crate) struct Desk {
    inner: view::desk::Desk,
    /// By seat.
    pub(crate) names: Vec<String>,
    pub(crate) story: Story,
    /// The points round by round, once the game is over.
    pub(crate) history: Option<History>,
    /// What is being scored during the count-up.
    pub(crate) counted: Option<CountedItem>,
    /// Whether several people share this terminal.
    pub(crate) is_shared: bool,
    /// What our partner points at or suggests.
    pub(crate) marks: Marks,
    /// What this terminal has found about the deal, once the game is over, and whether it is bad news.
    pub(crate) proof: Option<(Vec<String>, bool)>,
}

impl Deref for Desk {
    type Target = view::desk::Desk;

    fn deref(&self) -> &Self::Target {
        &self.inner
    }
}

impl DerefMut for Desk {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.inner
    }
}

impl Desk {
    /// Shows a table, once it has loaded.
    pub(crate) fn show(&mut self, place: &Place, lingo: &Lingo) {
        let (Some(state), Some(sight)) = (place.state(), place.sight()) else { return };
        self.is_shared = place.is_shared();
        self.names = lingo.seat_names(&sight.scene);
        self.inner.show(Some(&sight));
        self.marks = place.marks();
        self.proof =
            place.proof().map(|proof| (lingo.proof(&proof, &self.names), proof.is_broken()));
        let game = state.game.as_ref();
        self.history = game
            .filter(|game| !game.is_on())
            .map(|game| History::of(game.position(), game.steps()));
        if let Some(game) = game {
            self.story.extend(lingo, game, &self.names, None);
        }
    }

    /// Shows a moment of a replay, in which nobody decides.
    pub(crate) fn show_moment(
        &mut self,
        position: &Position,
        steps: &[Step],
        names: &[String],
        houses: Houses,
    ) {
        self.show_scene(
            Scene::of_position(position, steps, None).with_houses(houses),
            position,
            names,
        );
    }

    /// Shows the end of a recorded game, with what it means for its Dynasty.
    pub(crate) fn show_end(&mut self, record: &Record, position: &Position, names: &[String]) {
        let scene = Scene::of_position(position, &record.steps, None);
        let mut scene = scene.with_houses(Houses::of_record(record));
        scene.dynasty = DynastyScene::of_record(record);
        self.show_scene(scene, position, names);
    }

    fn show_scene(&mut self, scene: Scene, position: &Position, names: &[String]) {
        self.inner.show(Some(&Sight::of_moment(Arc::new(scene), *position)));
        self.names = names.to_vec();
    }

    /// The realm that is shown large.
    pub(crate) fn realm_shown(&self) -> Option<Realm> {
        let counted = self.counted.as_ref().map(|counted| counted.realm);
        counted.or_else(|| self.inner.realm_shown())
    }

    pub(crate) fn hints(&self) -> Hints {
        if self.has_hints() { Hints::ALL } else { Hints::NONE }
    }

    pub(crate) fn realm_name(&self, realm: Realm) -> String {
        let seats = self.scene.as_ref().and_then(|scene| scene.realm(realm)).map(|one| &one.seats);
        let names = seats.into_iter().flatten().filter_map(|seat| self.names.get(seat.index()));
        shared_name(&names.collect::<Vec<_>>())
    }

    pub(crate) fn owner(&self, realm: Realm) -> Option<Owner> {
        let realm = self.scene.as_ref()?.realm(realm)?;
        let members = realm.seats.iter().map(|seat| self.seat_name(*seat).to_owned()).collect();
        Some(Owner { members, house: realm.house })
    }

    /// The scoring pad, once the game is over.
    pub(crate) fn scoring_pad(&self) -> Option<ScoringPad> {
        ScoringPad::of_game(self.position.as_ref()?, |realm| self.owner(realm).unwrap_or_default())
    }

    /// The seats of the other people, not of bots.
    pub(crate) fn other_players(&self, viewer: Option<Seat>) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.scene.iter().flat_map(|scene| &scene.seats);
        let people = seats.filter(|seat| matches!(seat.holder, SeatHolder::Player { .. }));
        people.map(|seat| seat.seat).filter(move |seat| Some(*seat) != viewer)
    }

    pub(crate) fn seat_name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The player's name and status: ready or not, away, replaced by a bot.
    pub(crate) fn describe_seat(&self, seat: &SeatScene, lingo: &Lingo) -> (String, String) {
        let name = self.seat_name(seat.seat);
        let scene = self.scene.as_ref();
        let is_own = scene.is_some_and(|scene| scene.viewer == Some(seat.seat));
        let stage = scene.and_then(|scene| Some(scene.table.as_ref()?.stage));
        match &seat.holder {
            SeatHolder::Nobody => (t!(lingo, "table-seat-free"), String::new()),
            SeatHolder::Bot(level) => (lingo.seated_bot(*level, seat.seat), String::new()),
            SeatHolder::Player { .. } => {
                let status = seat.status(stage).map(|status| lingo.seat_status(status));
                let status = status.unwrap_or_default();
                let label =
                    if is_own { t!(lingo, "table-seat-you", who = name) } else { name.into() };
                (label, status)
            }
        }
    }
}

/// What a partner said, in the words of the moment that it was said in.
pub(crate) fn describe_note(
    note: &Note,
    state: Option<&State>,
    names: &[String],
    lingo: &Lingo,
) -> String {
    let position = state.and_then(|state| position_at(note, state));
    lingo.note(note, position.as_ref(), names)
}
