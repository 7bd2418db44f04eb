//! Perft: counting the ways a game can continue, the classic test of a rules library.
//!
//! A depth is a number of decisions; deals come between them and are not counted.

use crate::position::{Actor, Position};
use crate::stock::Stock;

/// Sequences of `depth` decisions from here, dealt from a stock. A game that ends earlier counts
/// as one sequence.
pub fn perft(position: &Position, depth: u32, stock: &Stock) -> u64 {
    match position.actor() {
        Actor::Nobody => 1,
        Actor::Chance => stock.deal(position).map_or(0, |deal| {
            let mut next = *position;
            next.deal(deal).map_or(0, |()| perft(&next, depth, stock))
        }),
        Actor::Seat(_) => decide(position, depth, |next, depth| perft(next, depth, stock)),
    }
}

/// Sequences of `depth` decisions from here, over every deal that chance could bring.
///
/// A deal that can come about in several ways (either king of a seat, any of three equal tiles)
/// counts once.
pub fn perft_over_chance(position: &Position, depth: u32) -> u64 {
    match (position.actor(), position.chance()) {
        (Actor::Nobody, _) => 1,
        (Actor::Chance, Some(chance)) => chance
            .deals()
            .map(|(deal, _)| {
                let mut next = *position;
                next.deal(deal).map_or(0, |()| perft_over_chance(&next, depth))
            })
            .sum(),
        _ => decide(position, depth, perft_over_chance),
    }
}

fn decide(position: &Position, depth: u32, count: impl Fn(&Position, u32) -> u64) -> u64 {
    let actions = position.legal_actions();
    match depth {
        0 => 1,
        1 => actions.len() as u64,
        _ => actions
            .iter()
            .map(|action| {
                let mut next = *position;
                next.play_unchecked(action);
                count(&next, depth - 1)
            })
            .sum(),
    }
}
