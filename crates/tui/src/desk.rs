//! A table as somebody sees it: what to draw, what is in the hand, what has happened.
//!
//! Both front ends have one. It is made from a state or from a moment of a replay, and holds nothing
//! that the game depends on.

use lingo::{Aids, Lingo, Story, t};
use rules::{Position, Realm, Seat, Step};
use table::{Stage, State};
use view::hand::Hand;
use view::scene::{Decision, History, Scene, SeatScene, Who};

use crate::screen::Counted;

/// A table as somebody sees it.
#[derive(Debug, Default)]
pub(crate) struct Desk {
    pub(crate) scene: Option<Scene>,
    pub(crate) position: Option<Position>,
    /// What is being decided, while the viewer decides.
    pub(crate) hand: Option<Hand>,
    /// What the seats are called.
    pub(crate) names: Vec<String>,
    /// The kingdom that is looked at; `None` follows the viewer's own or the one to move.
    pub(crate) looked_at: Option<Realm>,
    pub(crate) story: Story,
    /// How the points grew, once the game is over.
    pub(crate) history: Option<History>,
    /// What is being counted at the end, with the territory that is marked.
    pub(crate) counted: Option<Counted>,
    /// Whether several people share this terminal: then it is said whose turn it is.
    pub(crate) shared: bool,
    /// Whether aids are wanted.
    pub(crate) hints: bool,
    /// Whether the table allows them.
    allows_aids: bool,
}

impl Desk {
    pub(crate) fn new() -> Self {
        Self { hints: true, allows_aids: true, ..Self::default() }
    }

    /// Shows a table; whether the game has gone on since.
    pub(crate) fn show(&mut self, state: &State, viewer: Option<Seat>, lingo: &Lingo) -> bool {
        let scene = Scene::of_state(state, viewer);
        let position = state.game.as_ref().map(table::Game::position);
        self.allows_aids = state.options.aids;
        self.take(scene, position, lingo);
        let game = state.game.as_ref();
        self.history = game
            .filter(|game| !game.is_on())
            .map(|game| History::of(*game.position().rules(), game.steps()));
        game.is_some_and(|game| self.story.goes_on(lingo, game, &self.names, None))
    }

    /// Shows a moment of a replay; nobody decides in it.
    pub(crate) fn show_moment(
        &mut self,
        position: &Position,
        steps: &[Step],
        names: &[String],
        lingo: &Lingo,
    ) {
        self.take(Scene::of_position(position, steps, None), Some(position), lingo);
        self.names = names.to_vec();
    }

    fn take(&mut self, scene: Scene, position: Option<&Position>, lingo: &Lingo) {
        let seat = match scene.decision {
            Decision::Decide { seat, .. } => Some(seat),
            _ => None,
        };
        self.hand = match (seat, position, self.hand.take()) {
            (Some(seat), Some(position), Some(mut hand)) if hand.seat() == seat => {
                hand.refresh(position);
                Some(hand)
            }
            (Some(seat), Some(position), _) => Some(Hand::new(position, seat)),
            _ => None,
        };
        self.names = lingo.seat_names(&scene);
        (self.scene, self.position) = (Some(scene), position.copied());
    }

    /// The realm that is shown large.
    pub(crate) fn realm_shown(&self) -> Option<Realm> {
        let scene = self.scene.as_ref()?;
        let counted = self.counted.as_ref().map(|counted| counted.realm);
        let chosen = counted.or(self.looked_at).filter(|realm| scene.realm(*realm).is_some());
        chosen
            .or_else(|| scene.own_realm().map(|own| own.realm))
            .or_else(|| scene.realm_to_follow())
            .or_else(|| scene.board.as_ref()?.realms.first().map(|first| first.realm))
    }

    /// Looks at the next kingdom, or the one before; after the last one at one's own again.
    pub(crate) fn look_on(&mut self, by: i32) {
        let count = self.scene.as_ref().and_then(|scene| scene.board.as_ref());
        let count = count.map_or(0, |board| board.realms.len()) as i32;
        let Some(now) = self.realm_shown().filter(|_| count > 0) else { return };
        let next = (now.index() as i32 + by).rem_euclid(count);
        self.look_at(Realm::new(next as usize));
    }

    /// Looks at a kingdom; at one's own by itself.
    pub(crate) fn look_at(&mut self, realm: Option<Realm>) {
        let own = self.scene.as_ref().and_then(Scene::own_realm).map(|own| own.realm);
        self.looked_at = realm.filter(|realm| Some(*realm) != own);
    }

    /// What is told about a choice before it is made.
    pub(crate) fn aids(&self) -> Aids {
        if self.hints && self.allows_aids { Aids::ALL } else { Aids::NONE }
    }

    /// What a realm is called.
    pub(crate) fn realm_name(&self, realm: Realm) -> String {
        let seats = self.scene.as_ref().and_then(|scene| scene.realm(realm)).map(|one| &one.seats);
        let names = seats.into_iter().flatten().filter_map(|seat| self.names.get(seat.index()));
        names.map(String::as_str).collect::<Vec<_>>().join(" & ")
    }

    /// People with other seats than the viewer's.
    pub(crate) fn people_beside(&self, viewer: Option<Seat>) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.scene.iter().flat_map(|scene| &scene.seats);
        let people = seats.filter(|seat| matches!(seat.who, Who::Player { .. }));
        people.map(|seat| seat.seat).filter(move |seat| Some(*seat) != viewer)
    }

    /// What a seat is called.
    pub(crate) fn seat_name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Who has a seat, and how they stand: ready for a game or not, gone, played for by a bot.
    pub(crate) fn sitter(&self, seat: &SeatScene, lingo: &Lingo) -> (String, String) {
        let who = self.seat_name(seat.seat);
        let scene = self.scene.as_ref();
        let is_own = scene.is_some_and(|scene| scene.viewer == Some(seat.seat));
        let stage = scene.and_then(|scene| Some(scene.table.as_ref()?.stage));
        match &seat.who {
            Who::Nobody => (t!(lingo, "table-seat-free"), String::new()),
            Who::Bot(_) => (t!(lingo, "table-seat-bot", level = who), String::new()),
            Who::Player { .. } => {
                let how = if seat.resigned {
                    t!(lingo, "table-resigned")
                } else if seat.stand_in.is_some() {
                    t!(lingo, "table-stand-in", who = who)
                } else if seat.away {
                    t!(lingo, "table-away")
                } else if stage == Some(Stage::Playing) {
                    String::new()
                } else if seat.ready {
                    t!(lingo, "table-is-ready")
                } else {
                    t!(lingo, "table-is-not-ready")
                };
                let name = if is_own { t!(lingo, "table-seat-you", who = who) } else { who.into() };
                (name, how)
            }
        }
    }
}
