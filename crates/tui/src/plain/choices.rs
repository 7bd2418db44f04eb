//! The choices of a decision, as a numbered list of sentences.

use lingo::{Lingo, t};
use rules::{Action, Position, Slot, Spot, Taxed};
use view::desk::Hints;
use view::hand::{Hand, Holding};
use view::scene::{TaxOffer, best_spots};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) words: String,
    pub(crate) effect: Effect,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    Act(Action),
    /// Buy the tile on this spot; where it goes is the next choice.
    ChooseSite(Spot),
    /// Ready for the next game.
    Ready,
}

impl Choice {
    fn act(words: String, action: Action) -> Self {
        Self { words, effect: Effect::Act(action) }
    }

    fn skip(lingo: &Lingo) -> Self {
        Self::act(t!(lingo, "tui-plain-pass"), Action::Pass)
    }
}

/// The choices for what is in the hand; with hints, spots for a domino come best first.
pub(crate) fn list_choices(lingo: &Lingo, hand: &Hand, hints: Hints) -> Vec<Choice> {
    match hand.holding() {
        Holding::Nothing => Vec::new(),
        Holding::King { free, .. } => list_claims(lingo, hand, free, hints),
        Holding::Domino(ghost) => {
            let domino = ghost.domino;
            let spots = ghost.spots().iter().map(|&placement| {
                (lingo.spot(domino, placement), Action::Place { domino, placement })
            });
            list_places(lingo, hand, spots, hints)
        }
        Holding::Misfit(domino) => {
            let domino_words = lingo.domino(hand.position().rules().boxes, *domino);
            let words = lingo.labelled(&t!(lingo, "board-discard"), &domino_words);
            vec![Choice::act(words, Action::Discard(*domino))]
        }
        Holding::Knights { offers, .. } => list_taxes(lingo, hand.position(), offers),
        Holding::Tile { spots, .. } => list_tiles(lingo, hand, spots),
        Holding::Torch { spots, .. } => list_bribes(lingo, hand.position(), spots),
    }
}

/// Where a tile may go; with hints, best first.
pub(crate) fn list_sites(lingo: &Lingo, hand: &Hand, spot: Spot, hints: Hints) -> Vec<Choice> {
    let Holding::Tile { sites, .. } = hand.holding() else { return Vec::new() };
    let sites = sites.iter().map(|&at| (lingo.cell(at), Action::Build { spot, at }));
    list_places(lingo, hand, sites, hints)
}

/// Places of a domino or a tile; with hints, each with the points it gains, and the best first.
fn list_places(
    lingo: &Lingo,
    hand: &Hand,
    places: impl Iterator<Item = (String, Action)>,
    hints: Hints,
) -> Vec<Choice> {
    if !hints.points {
        return places.map(|(words, action)| Choice::act(words, action)).collect();
    }
    let with_gain = |(words, action): (String, Action)| {
        let gain = gain(hand, action);
        let words = lingo.labelled(&words, &lingo.change_of_points(gain));
        (gain, Choice::act(words, action))
    };
    let mut choices: Vec<(i32, Choice)> = places.map(with_gain).collect();
    // A stable sort: equal gains keep their order.
    choices.sort_by_key(|(gain, _)| -gain);
    choices.into_iter().map(|(_, choice)| choice).collect()
}

/// The change of points by an action, found by playing it on a copy.
fn gain(hand: &Hand, action: Action) -> i32 {
    let (position, realm) = (hand.position(), hand.realm());
    let mut after = *position;
    if after.play(action).is_err() {
        return 0;
    }
    i32::from(after.points(realm)) - i32::from(position.points(realm))
}

fn list_claims(lingo: &Lingo, hand: &Hand, free: &[Slot], hints: Hints) -> Vec<Choice> {
    let position = hand.position();
    let best_spots = best_spots(position, hand.realm());
    let choice = |&slot: &Slot| {
        let domino = position.next_line().get(slot)?.domino;
        let mut words = lingo.domino(position.rules().boxes, domino);
        if hints.points {
            let worth = match best_spots.get(slot.index())? {
                None => t!(lingo, "board-fits-nowhere"),
                Some(best) => {
                    t!(lingo, "board-best-spot", change = lingo.change_of_points(best.gain))
                }
            };
            words = format!("{words}. {worth}");
        }
        Some(Choice::act(words, Action::Claim(slot)))
    };
    free.iter().filter_map(choice).collect()
}

fn list_taxes(lingo: &Lingo, position: &Position, offers: &[TaxOffer]) -> Vec<Choice> {
    let choice = |offer: &TaxOffer| {
        let halves = taxed_halves(lingo, position, offer.taxed);
        let coins = t!(lingo, "board-tax-preview", coins = i64::from(offer.coins));
        Choice::act(format!("{halves}: {coins}"), Action::Tax(offer.taxed))
    };
    offers.iter().map(choice).chain([Choice::skip(lingo)]).collect()
}

/// The halves that get a knight.
fn taxed_halves(lingo: &Lingo, position: &Position, taxed: Taxed) -> String {
    let entry = position.turn().and_then(|slot| position.current_line().get(slot));
    let Some(entry) = entry else { return t!(lingo, "board-tax") };
    let face = entry.domino.domino();
    match taxed {
        Taxed::Left => lingo.half(face.left),
        Taxed::Right => lingo.half(face.right),
        Taxed::Both => lingo.halves(face),
    }
}

fn list_tiles(lingo: &Lingo, hand: &Hand, spots: &[Spot]) -> Vec<Choice> {
    let choice = |&spot: &Spot| {
        let builders = hand.position().builders()?;
        let building = builders.tile(spot)?;
        let price = lingo.price(spot, builders.price(spot, hand.realm()));
        let effects = lingo.effects(building).join(", ");
        let words = format!("{}. {price}. {effects}", lingo.building(building));
        Some(Choice { words, effect: Effect::ChooseSite(spot) })
    };
    spots.iter().filter_map(choice).chain([Choice::skip(lingo)]).collect()
}

fn list_bribes(lingo: &Lingo, position: &Position, spots: &[Spot]) -> Vec<Choice> {
    let choice = |&spot: &Spot| {
        let building = position.builders()?.tile(spot)?;
        let words = t!(lingo, "board-burn", building = lingo.the_building(building));
        Some(Choice::act(words, Action::Bribe(spot)))
    };
    spots.iter().filter_map(choice).chain([Choice::skip(lingo)]).collect()
}
