//! The arena as a whole, with built-in bots and with good and bad outside programs; and learning.

mod learning;
mod matches;
#[cfg(unix)]
mod programs;

use std::ops::ControlFlow;

use lab::arena::{Game, Lineup, Match, Tally};

/// A match with seed 1 on two threads.
fn between(rules: &str, contestants: &[&str], games: u32) -> Match {
    Match {
        rules: rules.parse().expect("rules"),
        contestants: contestants.iter().map(|text| text.parse().expect("a contestant")).collect(),
        lineup: Lineup::OneVsRest,
        games,
        seed: 1,
        threads: 2,
        patience: None,
        sprt: None,
    }
}

/// Plays a match and collects its games.
fn played(spec: &Match) -> (Vec<Game>, Tally) {
    let mut games = Vec::new();
    let tally = spec.play(|game, _| {
        games.push(game.clone());
        ControlFlow::Continue(())
    });
    (games, tally.expect("a match"))
}

/// A game without the time it took.
fn timeless(game: &Game) -> Game {
    Game { spent: Vec::new(), ..game.clone() }
}
