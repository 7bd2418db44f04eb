//! Plays by the quick heuristic, and can be made to overlook and misjudge actions.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Action, Position};

use crate::bot::Bot;
use crate::rollout::score_actions;

/// Plays the action with the best heuristic score.
#[derive(Clone, Debug)]
pub struct QuickBot {
    random: Xoshiro256PlusPlus,
    overlooks: f64,
    misjudges: f32,
    scores: Vec<f32>,
    chosen: Action,
}

impl QuickBot {
    /// A bot that overlooks this share of the actions and misjudges the others by up to this many
    /// points.
    pub fn new(overlooks: f64, misjudges: f32, seed: u64) -> Self {
        let random = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self { random, overlooks, misjudges, scores: Vec::new(), chosen: Action::Pass }
    }
}

impl Bot for QuickBot {
    fn start(&mut self, position: &Position) {
        let actions = position.legal_actions();
        score_actions(position, &actions, &mut self.scores);
        let mut best = f32::MIN;
        self.chosen = actions.get(0).unwrap_or(Action::Pass);
        for (action, score) in actions.iter().zip(&self.scores) {
            let seen = score + self.misjudges * self.random.random::<f32>();
            // An overlooked action is played only if all are overlooked.
            let seen = if self.random.random_bool(self.overlooks) { seen - 1000.0 } else { seen };
            if seen > best {
                (best, self.chosen) = (seen, action);
            }
        }
    }

    fn think(&mut self, _: u32) -> bool {
        false
    }

    fn best(&self) -> Action {
        self.chosen
    }
}

#[cfg(test)]
mod tests {
    use rules::Actor;
    use testkit::{game, shuffle};

    use super::*;

    /// The scores of all actions of a position, and that of the one which a bot plays.
    fn played(position: &Position, overlooks: f64, misjudges: f32, seed: u64) -> (Vec<f32>, f32) {
        let (actions, mut scores) = (position.legal_actions(), Vec::new());
        score_actions(position, &actions, &mut scores);
        let mut bot = QuickBot::new(overlooks, misjudges, seed);
        bot.start(position);
        let at = actions.iter().position(|action| action == bot.best()).expect("a legal action");
        let score = scores[at];
        (scores, score)
    }

    fn decisions() -> Vec<Position> {
        let record = game::random_record("q3".parse().unwrap(), &mut shuffle::random(3));
        let positions = record.replay().map(Result::unwrap);
        positions.filter(|position| matches!(position.actor(), Actor::Seat(_))).collect()
    }

    #[test]
    fn who_overlooks_nothing_plays_what_looks_best() {
        for position in decisions() {
            let (scores, score) = played(&position, 0.0, 0.0, 1);
            assert!(scores.iter().all(|other| *other <= score), "{position}");
        }
    }

    #[test]
    fn who_misjudges_is_off_by_no_more_than_that() {
        let mut lost = Vec::new();
        for (seed, position) in (0..).zip(decisions()) {
            let (scores, score) = played(&position, 0.0, 2.0, seed);
            lost.push(scores.into_iter().fold(f32::MIN, f32::max) - score);
        }
        assert!(lost.iter().all(|lost| *lost <= 2.0) && lost.iter().any(|lost| *lost > 0.5));
    }

    #[test]
    fn who_overlooks_half_of_it_still_plays_the_best_of_what_is_seen() {
        let all = decisions();
        let best = (0..).zip(&all).filter(|(seed, position)| {
            let (scores, score) = played(position, 0.5, 0.0, *seed);
            scores.iter().all(|other| *other <= score)
        });
        let share = best.count() as f64 / all.len() as f64;
        assert!((0.4..0.8).contains(&share), "{share}");
        for position in &all {
            let (scores, score) = played(position, 1.0, 0.0, 1);
            assert!(scores.iter().all(|other| *other <= score), "if all are overlooked, none is");
        }
    }
}
