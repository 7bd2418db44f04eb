//! A table as it is drawn, in words: who plays, what is due, what the hand would do.

use rules::{Realm, Seat, Spot, Taxed};
use table::Question;
use view::desk::{Hints, Resigning};
use view::hand::{BuildPreview, Hand, Holding, PlacePreview, Preview};
use view::scene::{Choice, Decision, Scene, SeatHolder};

use crate::frame::Lingo;
use crate::{signed, t};

impl Lingo {
    /// Distinct names for all seats of a scene in order: players by name, bots by level, others by
    /// house.
    pub fn seat_names(&self, scene: &Scene) -> Vec<String> {
        let name = |seat: &view::scene::SeatScene| match &seat.holder {
            SeatHolder::Player { name, .. } => name.to_string(),
            SeatHolder::Bot(level) => self.level(level.name()),
            SeatHolder::Nobody => self.house(seat.seat.index()),
        };
        self.distinct(&scene.seats.iter().map(name).collect::<Vec<_>>())
    }

    /// A name for a seat of a scene.
    pub fn seat_name(&self, scene: &Scene, seat: Seat) -> String {
        let name = self.seat_names(scene).into_iter().nth(seat.index());
        name.unwrap_or_else(|| self.house(seat.index()))
    }

    /// A name for a realm of a scene: those of all its players.
    pub fn realm_name(&self, scene: &Scene, realm: Realm) -> String {
        self.realm_members(scene, realm).join(" & ")
    }

    /// The names of all who play for a realm of a scene.
    pub fn realm_members(&self, scene: &Scene, realm: Realm) -> Vec<String> {
        let names = self.seat_names(scene);
        let seats = scene.realm(realm).map(|realm| realm.seats.as_slice()).unwrap_or_default();
        seats.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect()
    }

    /// What to do now, in a sentence to the viewer.
    pub fn prompt(&self, scene: &Scene) -> String {
        match &scene.decision {
            Decision::Decide { choice, .. } => match choice {
                Choice::Claim { .. } if scene.board.as_ref().is_some_and(|one| one.round == 0) => {
                    t!(self, "board-your-turn-first")
                }
                Choice::Claim { .. } => t!(self, "board-your-turn-claim"),
                Choice::Place { .. } => t!(self, "board-your-turn-place"),
                Choice::Discard { .. } => t!(self, "board-your-turn-discard"),
                Choice::Tax { .. } => t!(self, "board-your-turn-tax"),
                Choice::Build { .. } => t!(self, "board-your-turn-build"),
                Choice::Bribe { .. } => t!(self, "board-your-turn-bribe"),
            },
            Decision::Wait { seat, .. } => {
                let who = self.seat_name(scene, *seat);
                let is_bot = scene.seat(*seat).is_some_and(|seat| {
                    seat.stand_in.is_some() || matches!(seat.holder, SeatHolder::Bot(_))
                });
                if is_bot {
                    t!(self, "table-thinking", who = who)
                } else {
                    t!(self, "table-turn-of", who = who)
                }
            }
            Decision::Dealing => t!(self, "table-starts-now"),
            Decision::Gather { ready: Some(true) } => t!(self, "table-waiting"),
            // Alone with bots, there is nobody to wait for.
            Decision::Gather { .. } if scene.end.is_some() && scene.people() <= 1 => {
                t!(self, "end-title")
            }
            Decision::Gather { .. } if scene.end.is_some() => t!(self, "table-starts-again"),
            Decision::Gather { .. } => t!(self, "table-starts"),
            Decision::Pause { .. } => match &scene.dynasty {
                Some(dynasty) => {
                    let (game, games) = (dynasty.played + 1, dynasty.games);
                    t!(self, "table-pause-next", game = game, games = games)
                }
                None => t!(self, "table-pause"),
            },
            Decision::Over => t!(self, "end-title"),
            Decision::Closed => t!(self, "table-closed"),
        }
    }

    /// Asks a player to confirm resigning, given the consequences.
    pub fn resign_question(&self, resigning: Resigning) -> String {
        match resigning {
            Resigning::EndsGame => t!(self, "table-resign-ends"),
            Resigning::LeavesGame => t!(self, "table-resign-sure"),
        }
    }

    /// What the hand would do, item by item: the change of points, coins, or why it cannot.
    pub fn in_hand(&self, hand: &Hand, hints: Hints) -> Vec<String> {
        match hand.preview() {
            Some(Preview::Place(place)) => self.placing(hand, &place, hints),
            Some(Preview::Tax(tax)) => {
                let knights = if tax.taxed == Taxed::Both { 2 } else { 1 };
                vec![
                    t!(self, "board-tax-knights", count = knights),
                    t!(self, "board-tax-preview", coins = i64::from(tax.coins)),
                ]
            }
            Some(Preview::Build(build)) => self.buying(hand, &build, hints),
            Some(Preview::Bribe(bribe)) => {
                vec![t!(self, "board-burn", building = self.the_building(bribe.building))]
            }
            Some(Preview::Discard { domino }) => vec![self.domino(domino)],
            Some(Preview::Claim(claim)) => {
                claim.refusal.map(|refusal| self.refusal(refusal.code())).into_iter().collect()
            }
            None => self.tax_hint(hand).into_iter().collect(),
        }
    }

    fn placing(&self, hand: &Hand, place: &PlacePreview, hints: Hints) -> Vec<String> {
        match (place.refusal, place.gain) {
            (Some(refusal), _) => {
                let width = hand.position().rules().grid.width();
                let spots = hand.ghost().map_or(0, |ghost| ghost.spots().len());
                let fits = hints.spots.then(|| t!(self, "board-spots", count = spots));
                [self.misplacement(refusal.code(), width)].into_iter().chain(fits).collect()
            }
            (None, Some(gain)) => {
                let gain = hints.points.then(|| signed(gain));
                let losses = if hints.losses { self.losses(place) } else { Vec::new() };
                gain.into_iter().chain(losses).collect()
            }
            (None, None) => Vec::new(),
        }
    }

    fn buying(&self, hand: &Hand, build: &BuildPreview, hints: Hints) -> Vec<String> {
        let mut items = vec![self.building(build.building), self.price(build.spot, build.price)];
        if hints.points {
            items.push(signed(build.gain));
        }
        if matches!(hand.holding(), Holding::Tile { sites, .. } if sites.len() > 1) {
            items.push(t!(self, "board-build-where"));
        }
        items
    }

    /// What a placement would give up.
    pub fn losses(&self, place: &PlacePreview) -> Vec<String> {
        let spoilt = place.spoilt.len();
        let dead = (spoilt > 0).then(|| t!(self, "board-dead-squares", count = spoilt as i64));
        let harmony = place.loses_harmony.then(|| t!(self, "board-harmony-lost"));
        let middle = place.loses_middle_kingdom.then(|| t!(self, "board-middle-lost"));
        [harmony, middle, dead].into_iter().flatten().collect()
    }

    /// The price of the tile on a spot, and whether the Queen lowered it.
    pub fn price(&self, spot: Spot, coins: u16) -> String {
        if coins < spot.price() as u16 {
            t!(self, "board-price-discount", coins = i64::from(coins))
        } else {
            t!(self, "board-price", coins = i64::from(coins))
        }
    }

    /// What is asked of the others at a table.
    pub fn question(&self, question: Question, by: Seat, names: &[impl AsRef<str>]) -> String {
        let who = |seat: Seat| self.name_of(names, seat);
        match question {
            Question::TakeBack => t!(self, "table-question-take-back", who = who(by)),
            Question::TakeOver { seat } => t!(self, "table-question-take-over", who = who(seat)),
            Question::Wait { seat } => t!(self, "table-question-wait", who = who(seat)),
            Question::End => t!(self, "table-question-end"),
        }
    }

    /// The label of the button that asks a question.
    pub fn asking(&self, question: Question, names: &[impl AsRef<str>]) -> String {
        let who = |seat: Seat| self.name_of(names, seat);
        match question {
            Question::TakeBack => t!(self, "table-ask-take-back"),
            Question::TakeOver { seat } => t!(self, "table-ask-take-over", who = who(seat)),
            Question::Wait { seat } => t!(self, "table-ask-wait", who = who(seat)),
            Question::End => t!(self, "table-ask-end"),
        }
    }

    /// The most coins that taxes can bring, while no knight is chosen yet.
    fn tax_hint(&self, hand: &Hand) -> Option<String> {
        match hand.holding() {
            Holding::Knights { offers, .. } => {
                let most = offers.iter().map(|offer| offer.coins).max()?;
                let coins = t!(self, "board-tax-preview", coins = i64::from(most));
                Some(self.labelled(&t!(self, "board-tax"), &coins))
            }
            _ => None,
        }
    }
}
