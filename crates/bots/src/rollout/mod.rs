//! Rollouts: a game played to its end by quick, decent players tells how it may end.

mod map;
mod promise;

use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Action, Actor, Position};

pub(crate) use promise::promises;

use crate::evaluator::{Estimate, Evaluator, Judgement, points_now};
use crate::search::sample;

/// Judges by playing games out.
#[derive(Clone, Debug)]
pub struct Rollout {
    random: Xoshiro256PlusPlus,
    promises: Vec<f32>,
    /// How much the players of a rollout err, in points.
    pub noise: f32,
}

impl Rollout {
    /// What it samples follows from the seed.
    pub fn new(seed: u64) -> Self {
        Self { random: Xoshiro256PlusPlus::seed_from_u64(seed), promises: Vec::new(), noise: 0.8 }
    }

    /// Plays a game to its end.
    fn play_out(&mut self, position: &Position) -> Estimate {
        let mut position = *position;
        loop {
            match position.actor() {
                Actor::Nobody => return points_now(&position),
                Actor::Chance => {
                    let due = position.chance().expect("chance is to deal");
                    let deal = sample(&due, &mut self.random);
                    position.deal(deal).expect("a sampled deal is one that is due");
                }
                Actor::Seat(_) => {
                    let action = self.quick_choice(&position);
                    position.play_unchecked(action);
                }
            }
        }
    }

    /// The most promising action, with an error of the size of the noise.
    fn quick_choice(&mut self, position: &Position) -> Action {
        let actions = position.legal_actions();
        promises(position, &actions, &mut self.promises);
        let mut best = (f32::MIN, 0);
        for (index, promise) in self.promises.iter().enumerate() {
            let seen = promise + self.noise * error(&mut self.random);
            if seen > best.0 {
                best = (seen, index);
            }
        }
        actions.get(best.1).expect("an index of the list")
    }
}

/// Between 0 and 1.
fn error(random: &mut impl Rng) -> f32 {
    random.random()
}

impl Evaluator for Rollout {
    fn evaluate(&mut self, positions: &[Position], judgements: &mut Vec<Judgement>) {
        for position in positions {
            let estimate = self.play_out(position);
            let mut judgement = Judgement { estimate, promises: Vec::new() };
            promises(position, &position.legal_actions(), &mut judgement.promises);
            judgements.push(judgement);
        }
    }
}
