//! The choices of a decision, as a numbered list of sentences.

use lingo::{Hints, Lingo, t};
use rules::{Action, Position, Spot, Taxed};
use view::hand::{Hand, Holding};
use view::scene::best_spots;

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

/// The choices for what is in the hand; with hints, spots for a domino come best first.
pub(crate) fn list_choices(lingo: &Lingo, hand: &Hand, hints: Hints) -> Vec<Choice> {
    let position = hand.position();
    let act = |words: String, action: Action| Choice { words, effect: Effect::Act(action) };
    match hand.holding() {
        Holding::Nothing => Vec::new(),
        Holding::King { free, .. } => {
            let spots = best_spots(position, hand.realm());
            let choice = |slot: &rules::Slot| {
                let domino = position.next_line().get(*slot)?.domino;
                let words = lingo.domino(domino);
                let best = spots.get(slot.index()).copied().flatten();
                let worth = match best {
                    None => t!(lingo, "board-fits-nowhere"),
                    Some(spot) => {
                        t!(lingo, "board-best-spot", change = lingo.change_of_points(spot.gain))
                    }
                };
                let words = if hints.points { format!("{words}. {worth}") } else { words };
                Some(act(words, Action::Claim(*slot)))
            };
            free.iter().filter_map(choice).collect()
        }
        Holding::Domino(ghost) => {
            let mut spots: Vec<(i32, Choice)> = Vec::new();
            for &placement in ghost.spots() {
                let action = Action::Place { domino: ghost.domino, placement };
                let gain = gain(hand, action);
                let words = lingo.spot(ghost.domino, placement);
                let words = with_gain(lingo, &words, gain, hints);
                spots.push((gain, act(words, action)));
            }
            if hints.points {
                // A stable sort: equal gains keep their order.
                spots.sort_by_key(|(gain, _)| -gain);
            }
            spots.into_iter().map(|(_, choice)| choice).collect()
        }
        Holding::Misfit(domino) => {
            let words = lingo.labelled(&t!(lingo, "board-discard"), &lingo.domino(*domino));
            vec![act(words, Action::Discard(*domino))]
        }
        Holding::Knights { offers, .. } => {
            let choice = |offer: &view::scene::TaxOffer| {
                let coins = t!(lingo, "board-tax-preview", coins = i64::from(offer.coins));
                act(
                    lingo.labelled(&taxed_halves(lingo, position, offer.taxed), &coins),
                    Action::Tax(offer.taxed),
                )
            };
            offers.iter().map(choice).chain([skip(lingo)]).collect()
        }
        Holding::Tile { spots, .. } => {
            let choice = |&spot: &Spot| {
                let builders = position.builders()?;
                let building = builders.tile(spot)?;
                let price = lingo.price(spot, builders.price(spot, hand.realm()));
                let effects = lingo.effects(building).join(", ");
                let words = format!("{}. {price}. {effects}", lingo.building(building));
                Some(Choice { words, effect: Effect::ChooseSite(spot) })
            };
            spots.iter().filter_map(choice).chain([skip(lingo)]).collect()
        }
        Holding::Torch { spots, .. } => {
            let choice = |&spot: &Spot| {
                let building = position.builders()?.tile(spot)?;
                let words = t!(lingo, "board-burn", building = lingo.the_building(building));
                Some(act(words, Action::Bribe(spot)))
            };
            spots.iter().filter_map(choice).chain([skip(lingo)]).collect()
        }
    }
}

/// Where a tile may go; with hints, best first.
pub(crate) fn list_sites(lingo: &Lingo, hand: &Hand, spot: Spot, hints: Hints) -> Vec<Choice> {
    let Holding::Tile { sites, .. } = hand.holding() else { return Vec::new() };
    let mut choices: Vec<(i32, Choice)> = Vec::new();
    for &at in sites {
        let action = Action::Build { spot, at };
        let gain = gain(hand, action);
        let words = with_gain(lingo, &lingo.cell(at), gain, hints);
        choices.push((gain, Choice { words, effect: Effect::Act(action) }));
    }
    if hints.points {
        choices.sort_by_key(|(gain, _)| -gain);
    }
    choices.into_iter().map(|(_, choice)| choice).collect()
}

fn with_gain(lingo: &Lingo, words: &str, gain: i32, hints: Hints) -> String {
    if hints.points {
        lingo.labelled(words, &lingo.change_of_points(gain))
    } else {
        words.to_owned()
    }
}

fn skip(lingo: &Lingo) -> Choice {
    Choice { words: t!(lingo, "tui-plain-pass"), effect: Effect::Act(Action::Pass) }
}

/// How many points an action changes, found by playing it on a copy.
fn gain(hand: &Hand, action: Action) -> i32 {
    let (position, realm) = (hand.position(), hand.realm());
    let mut after = *position;
    if after.play(action).is_err() {
        return 0;
    }
    i32::from(after.points(realm)) - i32::from(position.points(realm))
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
