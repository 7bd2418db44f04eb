//! A table as it is drawn, in words: what is due, what the hand would do, what players ask each
//! other.

use rules::{Seat, Spot};
use table::Question;
use view::desk::{Hints, Resigning};
use view::hand::{BuildPreview, Hand, Holding, PlacePreview, Preview};
use view::scene::{Choice, Decision, Scene, SeatHolder};

use crate::frame::Lingo;
use crate::{signed, t};

impl Lingo {
    /// What to do now, in a sentence to the viewer.
    pub fn prompt(&self, scene: &Scene) -> String {
        match &scene.decision {
            Decision::Decide { seat, choice } => self.choice_prompt(scene, *seat, choice),
            Decision::Wait { seat, .. } => self.wait_prompt(scene, *seat),
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

    fn choice_prompt(&self, scene: &Scene, seat: Seat, choice: &Choice) -> String {
        match choice {
            Choice::Claim { king, .. } if *king != seat => {
                t!(self, "board-your-turn-king", who = self.seat_name(scene, *king))
            }
            Choice::Claim { .. } if scene.board.as_ref().is_some_and(|board| board.round == 0) => {
                t!(self, "board-your-turn-first")
            }
            Choice::Claim { .. } => t!(self, "board-your-turn-claim"),
            Choice::Place { .. } => t!(self, "board-your-turn-place"),
            Choice::Discard { .. } => t!(self, "board-your-turn-discard"),
            Choice::Tax { .. } => t!(self, "board-your-turn-tax"),
            Choice::Build { .. } => t!(self, "board-your-turn-build"),
            Choice::Bribe { .. } => t!(self, "board-your-turn-bribe"),
        }
    }

    fn wait_prompt(&self, scene: &Scene, seat: Seat) -> String {
        let who = self.seat_name(scene, seat);
        let is_played_by_bot = scene.seat(seat).is_some_and(|seat| {
            seat.stand_in.is_some() || matches!(seat.holder, SeatHolder::Bot(_))
        });
        if is_played_by_bot {
            t!(self, "table-thinking", who = who)
        } else {
            t!(self, "table-turn-of", who = who)
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
    pub fn hand_preview(&self, hand: &Hand, hints: Hints) -> Vec<String> {
        match hand.preview() {
            Some(Preview::Place(place)) => self.place_preview(hand, &place, hints),
            Some(Preview::Tax(tax)) => vec![
                t!(self, "board-tax-knights", count = tax.taxed.knights()),
                t!(self, "board-tax-preview", coins = i64::from(tax.coins)),
            ],
            Some(Preview::Build(build)) => self.build_preview(hand, &build, hints),
            Some(Preview::Bribe(bribe)) => {
                vec![t!(self, "board-burn", building = self.the_building(bribe.building))]
            }
            Some(Preview::Discard { domino }) => {
                vec![self.domino(hand.position().rules().boxes, domino)]
            }
            Some(Preview::Claim(claim)) => {
                claim.refusal.map(|refusal| self.refusal(refusal.code())).into_iter().collect()
            }
            None => self.tax_hint(hand).into_iter().collect(),
        }
    }

    fn place_preview(&self, hand: &Hand, place: &PlacePreview, hints: Hints) -> Vec<String> {
        if let Some(refusal) = place.refusal {
            let width = hand.position().rules().grid.width();
            let spots = hand.ghost().map_or(0, |ghost| ghost.spots().len());
            let fits = hints.spots.then(|| t!(self, "board-spots", count = spots));
            return [self.misplacement(refusal.code(), width)].into_iter().chain(fits).collect();
        }
        let gain = place.gain.filter(|_| hints.points).map(signed);
        let losses = if hints.losses { self.losses(place) } else { Vec::new() };
        gain.into_iter().chain(losses).collect()
    }

    fn build_preview(&self, hand: &Hand, build: &BuildPreview, hints: Hints) -> Vec<String> {
        let mut items = vec![self.building(build.building), self.price(build.spot, build.price)];
        if hints.points {
            items.push(signed(build.gain));
        }
        if matches!(hand.holding(), Holding::Tile { sites, .. } if sites.len() > 1) {
            items.push(t!(self, "board-build-where"));
        }
        items
    }

    /// The most coins that taxes can bring, while no knight is chosen yet.
    fn tax_hint(&self, hand: &Hand) -> Option<String> {
        let Holding::Knights { offers, .. } = hand.holding() else { return None };
        let most = offers.iter().map(|offer| offer.coins).max()?;
        let coins = t!(self, "board-tax-preview", coins = i64::from(most));
        Some(self.labelled(&t!(self, "board-tax"), &coins))
    }

    /// What a placement would spoil for good: bonuses and free cells.
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

    /// A question to the others at a table, as they read it.
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
    pub fn ask_label(&self, question: Question, names: &[impl AsRef<str>]) -> String {
        let who = |seat: Seat| self.name_of(names, seat);
        match question {
            Question::TakeBack => t!(self, "table-ask-take-back"),
            Question::TakeOver { seat } => t!(self, "table-ask-take-over", who = who(seat)),
            Question::Wait { seat } => t!(self, "table-ask-wait", who = who(seat)),
            Question::End => t!(self, "table-ask-end"),
        }
    }
}
