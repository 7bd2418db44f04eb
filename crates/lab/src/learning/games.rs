//! Games to train on.
//!
//! Clumsy players play up to a random moment, so that all sorts of kingdoms occur. From there good
//! players finish the game, and only positions they saw become samples, so that the result shows what
//! a kingdom is worth in good hands.

use std::sync::Arc;

use bots::positional::{Family, FeatureExtractor, Network, Positional, Surveys};
use bots::{Bot, PositionalBot, QuickBot};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;
use rules::{Position, Preset, Rules};

use super::{Sample, Samples};
use crate::playout::Playout;

/// The player that finishes the games.
#[derive(Clone, Debug)]
pub enum Player {
    /// Plays by the quick heuristic: for the first generation.
    Quick,
    /// Plays what these weights prefer, one action ahead.
    Learnt(Arc<Network>),
}

/// How games are generated.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// Each game is in one of these modes, chosen at random.
    pub modes: Vec<Rules>,
    pub player: Player,
    /// The share of decisions that become samples.
    pub kept: f64,
}

/// The printed modes of a family, with and without the bonuses.
pub fn modes(family: Family) -> Vec<Rules> {
    let printed = Preset::ALL.into_iter().map(|preset| preset.rules);
    let of_family = printed.filter(|rules| Family::of(rules) == family);
    let with_bonuses = of_family.flat_map(|rules| {
        [(false, false), (true, true), (true, false), (false, true)]
            .map(|(middle_kingdom, harmony)| Rules { middle_kingdom, harmony, ..rules })
    });
    with_bonuses.collect()
}

/// Plays one game; the same seed plays the same game.
pub fn play(recipe: &Recipe, seed: u64) -> Vec<Sample> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let rules = recipe.modes[random.random_range(0..recipe.modes.len())];
    let mut clumsy = QuickBot::new(0.2, 3.0, seed);
    let mut good: Box<dyn Bot> = match &recipe.player {
        Player::Quick => Box::new(QuickBot::new(0.0, 0.8, seed)),
        Player::Learnt(network) => Box::new(PositionalBot::new(Positional::with(network.clone()))),
    };
    let rounds = u32::from(rules.rounds()) + 1;
    // In a third of the games good players play from the start.
    let changes_at = random.random_range(0..rounds * 3 / 2).saturating_sub(rounds / 2);
    let mut kept = Vec::new();
    let mut playout = Playout::new(rules, random.random()).expect("a recipe's modes can be played");
    let end = playout.game_by(|position| {
        let begun = u32::from(position.round()) >= changes_at;
        if begun && random.random_bool(recipe.kept) {
            kept.push(*position);
        }
        bots::choose(if begun { good.as_mut() } else { &mut clumsy }, position, 1)
    });
    kept.iter().flat_map(|then| samples(then, end)).collect()
}

/// Plays all games on the threads of the current pool, and calls `played` after each. The samples do
/// not depend on the number of threads.
pub fn gather(recipe: &Recipe, seed: u64, games: u64, played: impl Fn() + Sync) -> Samples {
    let game = |game| {
        let samples = play(recipe, seed.wrapping_add(game));
        played();
        samples
    };
    Samples::new((0..games).into_par_iter().flat_map_iter(game).collect())
}

/// Samples of all realms at one moment.
fn samples<'a>(then: &'a Position, end: &'a Position) -> impl Iterator<Item = Sample> + 'a {
    let (table, mut surveys) = (FeatureExtractor::new(then), Surveys::default());
    then.rules().realms().map(move |realm| Sample {
        features: table.features(realm, &mut surveys),
        gain: end.points(realm) as i16 - then.points(realm) as i16,
    })
}
