//! The positional evaluator: points now, and what a kingdom may still become.
//!
//! It counts what a good player looks at ([`FeatureExtractor`]): territories that can grow and the crowns on
//! them, what of each terrain is still unseen, gaps and bonuses, dominoes claimed and on offer, and
//! in Queendomino coins, knights, towers, the Queen and buildings. A small [`Network`], trained on
//! games of self-play, turns the counts into the points that the realm will still score. Nothing is
//! played out, so an evaluation takes microseconds.

mod bot;
mod family;
mod features;
mod network;
mod survey;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use rules::{Actor, Position, Realm};

pub use bot::PositionalBot;
pub use family::Family;
pub use features::{FEATURES, FeatureExtractor, Features};
pub use network::{NARROW, Network, OUTPUTS, WIDE, Weights};
pub use survey::Surveys;

use crate::evaluator::{Estimate, Evaluator, Judgement, Leaf, REALMS_MAX};
use crate::rival::rival_to_claim;
use crate::rollout::score_actions;

/// Evaluates a position by features and a network.
#[derive(Clone, Debug)]
pub struct Positional {
    /// Replaces the trained weights of all families.
    given: Option<Arc<Network>>,
    surveys: Surveys,
    /// The last prediction for each realm.
    cache: [Option<Prediction>; REALMS_MAX],
}

/// A prediction and its inputs.
#[derive(Clone, Debug)]
struct Prediction {
    network: Arc<Network>,
    features: Features,
    output: [f32; OUTPUTS],
}

impl Positional {
    /// Uses the weights trained for each family of modes.
    pub fn new() -> Self {
        Self { given: None, surveys: Surveys::default(), cache: [const { None }; REALMS_MAX] }
    }

    /// Uses these weights instead, for one family of modes.
    pub fn with(network: Arc<Network>) -> Self {
        Self { given: Some(network), ..Self::new() }
    }

    /// The points that the realm to move can expect after each legal action; where it claims for
    /// another realm, that realm's points, negative.
    pub fn look_ahead(&mut self, position: &Position, expected: &mut Vec<f32>) {
        expected.clear();
        let Actor::Seat(seat) = position.actor() else { return };
        let rival = rival_to_claim(position);
        let realm = rival.unwrap_or_else(|| position.rules().realm_of(seat));
        let sign = if rival.is_some() { -1.0 } else { 1.0 };
        let network = self.network(position);
        for action in &position.legal_actions() {
            let mut next = *position;
            next.play_unchecked(action);
            let [gain, _] = self.predict(&network, &FeatureExtractor::new(&next), realm);
            expected.push(sign * (f32::from(next.points(realm)) + gain));
        }
    }

    pub fn estimate(&mut self, position: &Position) -> Estimate {
        let network = self.network(position);
        let extractor = FeatureExtractor::new(position);
        let mut estimate = Estimate::default();
        for realm in position.rules().realms() {
            let [gain, error] = self.predict(&network, &extractor, realm);
            let at = realm.index();
            estimate.points[at] = f32::from(position.points(realm)) + gain;
            estimate.spread[at] = error.max(0.5);
        }
        estimate
    }

    fn network(&self, position: &Position) -> Arc<Network> {
        self.given.clone().unwrap_or_else(|| Family::of(position.rules()).network())
    }

    /// What a realm will still gain, and the average error of that. Predictions are cached, since most
    /// realms do not change from one position to the next.
    fn predict(
        &mut self,
        network: &Arc<Network>,
        extractor: &FeatureExtractor<'_>,
        realm: Realm,
    ) -> [f32; OUTPUTS] {
        let features = extractor.features(realm, &mut self.surveys);
        let cached = &mut self.cache[realm.index()];
        match cached {
            Some(last) if last.features == features && Arc::ptr_eq(&last.network, network) => {
                last.output
            }
            _ => {
                let output = network.predict(&features);
                *cached = Some(Prediction { network: network.clone(), features, output });
                output
            }
        }
    }
}

impl Default for Positional {
    fn default() -> Self {
        Self::new()
    }
}

impl Evaluator for Positional {
    fn evaluate(&mut self, leaves: &[Leaf], judgements: &mut Vec<Judgement>) {
        for Leaf { position, closely } in leaves {
            let mut judgement = Judgement::default();
            if *closely {
                self.look_ahead(position, &mut judgement.action_scores);
            } else {
                judgement.estimate = self.estimate(position);
                score_actions(position, &position.legal_actions(), &mut judgement.action_scores);
            }
            judgements.push(judgement);
        }
    }
}
