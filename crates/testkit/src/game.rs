//! Whole games by random players.

use rand::{Rng, RngExt};
use rules::{Action, Actor, Position, Record, Rules, Step, Stock};

use crate::shuffle;

/// Deals until a seat is to move or the game is over.
pub fn deal_on(position: &mut Position, stock: &Stock) {
    while let Some(deal) = stock.deal(position) {
        position.deal(deal).expect("a stock of these rules deals what is due");
    }
}

/// One of the legal actions, each as likely as any other.
pub fn random_action(position: &Position, random: &mut impl Rng) -> Option<Action> {
    let actions = position.legal_actions();
    (!actions.is_empty()).then(|| actions.get(random.random_range(0..actions.len()))).flatten()
}

/// The record of a game in which `decide` chooses every action.
///
/// # Panics
/// When `decide` returns an illegal action.
pub fn record(rules: Rules, stock: &Stock, mut decide: impl FnMut(&Position) -> Action) -> Record {
    let mut position = Position::new(rules).expect("playable rules");
    let mut record = Record::new(rules);
    loop {
        let step = match position.actor() {
            Actor::Nobody => return record,
            Actor::Chance => Step::Deal(stock.deal(&position).expect("the stock lasts")),
            Actor::Seat(_) => Step::Act(decide(&position)),
        };
        position.apply(step).unwrap_or_else(|error| panic!("{step}: {error}"));
        record.steps.push(step);
    }
}

/// The record of a game by random players.
pub fn random_record(rules: Rules, random: &mut impl Rng) -> Record {
    let stock = shuffle::stock(&rules, random);
    record(rules, &stock, |position| {
        random_action(position, random).expect("a seat to move has an action")
    })
}

/// A position somewhere in a random game: after this percentage of its steps.
pub fn random_position(rules: Rules, percent: usize, random: &mut impl Rng) -> Position {
    let record = random_record(rules, random);
    let at = record.steps.len() * percent / 100;
    let position = record.replay().nth(at).expect("a step of the game");
    position.expect("a recorded game replays")
}
