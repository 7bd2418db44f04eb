//! What there is to choose, as a numbered list in words.

use lingo::{Hints, Lingo, t};
use rules::{Action, Position, Spot, Taxed};
use view::hand::{Hand, Holding};
use view::scene::best_spots;

/// One thing to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) words: String,
    pub(crate) does: Does,
}

/// What choosing it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Does {
    /// This is done.
    Act(Action),
    /// The tile on this spot is bought, and it is still to be chosen where it goes.
    Take(Spot),
    /// Whoever is here is ready for the next game.
    Ready,
}

/// Everything that can be chosen now, the best first where that can be said.
pub(crate) fn choices(lingo: &Lingo, hand: &Hand, aids: Hints) -> Vec<Choice> {
    let position = hand.position();
    let act = |words: String, action: Action| Choice { words, does: Does::Act(action) };
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
                let words = if aids.points { format!("{words}. {worth}") } else { words };
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
                let words = told(lingo, &words, gain, aids);
                spots.push((gain, act(words, action)));
            }
            if aids.points {
                // In their order where they bring the same.
                spots.sort_by_key(|(gain, _)| -gain);
            }
            spots.into_iter().map(|(_, choice)| choice).collect()
        }
        Holding::Misfit(domino) => {
            let words = format!("{}: {}", t!(lingo, "board-discard"), lingo.domino(*domino));
            vec![act(words, Action::Discard(*domino))]
        }
        Holding::Knights { offers, .. } => {
            let choice = |offer: &view::scene::TaxOffer| {
                let coins = t!(lingo, "board-tax-preview", coins = i64::from(offer.coins));
                act(
                    format!("{}: {coins}", taxed(lingo, position, offer.taxed)),
                    Action::Tax(offer.taxed),
                )
            };
            offers.iter().map(choice).chain([pass(lingo)]).collect()
        }
        Holding::Tile { spots, .. } => {
            let choice = |&spot: &Spot| {
                let builders = position.builders()?;
                let building = builders.tile(spot)?;
                let price = lingo.price(spot, builders.price(spot, hand.realm()));
                let effects = lingo.effects(building).join(", ");
                let words = format!("{}. {price}. {effects}", lingo.building(building));
                Some(Choice { words, does: Does::Take(spot) })
            };
            spots.iter().filter_map(choice).chain([pass(lingo)]).collect()
        }
        Holding::Torch { spots, .. } => {
            let choice = |&spot: &Spot| {
                let building = position.builders()?.tile(spot)?;
                let words = t!(lingo, "board-burn", building = lingo.the_building(building));
                Some(act(words, Action::Bribe(spot)))
            };
            spots.iter().filter_map(choice).chain([pass(lingo)]).collect()
        }
    }
}

/// Where a tile may go, the best place first.
pub(crate) fn sites(lingo: &Lingo, hand: &Hand, spot: Spot, aids: Hints) -> Vec<Choice> {
    let Holding::Tile { sites, .. } = hand.holding() else { return Vec::new() };
    let mut choices: Vec<(i32, Choice)> = Vec::new();
    for &at in sites {
        let action = Action::Build { spot, at };
        let gain = gain(hand, action);
        let words = told(lingo, &lingo.cell(at), gain, aids);
        choices.push((gain, Choice { words, does: Does::Act(action) }));
    }
    if aids.points {
        choices.sort_by_key(|(gain, _)| -gain);
    }
    choices.into_iter().map(|(_, choice)| choice).collect()
}

fn told(lingo: &Lingo, words: &str, gain: i32, aids: Hints) -> String {
    if aids.points {
        format!("{words}: {}", lingo.change_of_points(gain))
    } else {
        words.to_owned()
    }
}

fn pass(lingo: &Lingo) -> Choice {
    Choice { words: t!(lingo, "tui-plain-pass"), does: Does::Act(Action::Pass) }
}

/// What an action changes for the realm that does it: found out by doing it on a copy.
fn gain(hand: &Hand, action: Action) -> i32 {
    let (position, realm) = (hand.position(), hand.realm());
    let mut after = *position;
    if after.play(action).is_err() {
        return 0;
    }
    i32::from(after.points(realm)) - i32::from(position.points(realm))
}

/// The halves that get a knight.
fn taxed(lingo: &Lingo, position: &Position, taxed: Taxed) -> String {
    let entry = position.turn().and_then(|slot| position.current_line().get(slot));
    let Some(entry) = entry else { return t!(lingo, "board-tax") };
    let face = entry.domino.domino();
    match taxed {
        Taxed::Left => lingo.half(face.left),
        Taxed::Right => lingo.half(face.right),
        Taxed::Both => lingo.halves(face),
    }
}
