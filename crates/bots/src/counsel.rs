//! The evaluator of the strongest bots: a blend of three, each used when it is at its best.
//!
//! The positional evaluator is off by two to five points throughout a game; a rollout by ten at the
//! start and by one near the end. So the former counts most early and the latter late, and the blend
//! is more accurate than either. Once nothing is left to chance, the endgame is solved.

use rules::Position;

use crate::endgame;
use crate::evaluator::{Evaluator, Judgement, Leaf};
use crate::positional::Positional;
use crate::rollout::Rollout;
use crate::search::Utility;

/// Blends the positional evaluator, rollouts and exact endgames.
#[derive(Clone, Debug)]
pub struct Counsel {
    positional: Positional,
    rollout: Rollout,
    utility: Utility,
    /// The weight of a rollout before anything is dealt.
    pub early: f32,
    /// The weight of a rollout once everything is dealt.
    pub late: f32,
    /// How many kingdoms may be examined to solve an endgame.
    pub solve_budget: u64,
}

impl Counsel {
    /// Solves endgames for this utility; the seed determines what rollouts sample.
    pub fn new(positional: Positional, utility: Utility, seed: u64) -> Self {
        let rollout = Rollout::new(seed);
        Self { positional, rollout, utility, early: 0.3, late: 0.9, solve_budget: 2_000 }
    }

    fn solve(&self, position: &Position) -> Option<Judgement> {
        let is_solvable = position.lines_to_come() == 0 && self.solve_budget > 0;
        let solution = if is_solvable {
            endgame::solve_kingdomino(position, self.utility, self.solve_budget)
        } else {
            None
        };
        solution.map(|solution| Judgement {
            estimate: solution.estimate(),
            exact: true,
            ..Judgement::default()
        })
    }

    fn blend(&mut self, position: &Position, judgements: &mut Vec<Judgement>) {
        let to_come = f32::from(position.lines_to_come()) / f32::from(position.rules().rounds());
        let share = self.early * to_come + self.late * (1.0 - to_come);
        let positional = self.positional.estimate(position);
        let leaf = Leaf { position: *position, closely: false };
        self.rollout.evaluate(&[leaf], judgements);
        let Some(judgement) = judgements.last_mut() else { return };
        let estimate = &mut judgement.estimate;
        for (points, other) in estimate.points.iter_mut().zip(positional.points) {
            *points = share * *points + (1.0 - share) * other;
        }
        estimate.spread = positional.spread;
    }
}

impl Evaluator for Counsel {
    fn evaluate(&mut self, leaves: &[Leaf], judgements: &mut Vec<Judgement>) {
        for leaf in leaves {
            if leaf.closely {
                self.positional.evaluate(&[*leaf], judgements);
                continue;
            }
            match self.solve(&leaf.position) {
                Some(judgement) => judgements.push(judgement),
                None => self.blend(&leaf.position, judgements),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::Rules;
    use testkit::shuffle;

    use super::*;

    /// The first judgement of a fresh counsel with these weights of its rollouts.
    fn points(position: &Position, early: f32, late: f32) -> f32 {
        let mut counsel = Counsel::new(Positional::new(), Utility::default(), 1);
        (counsel.early, counsel.late) = (early, late);
        let mut judgements = Vec::new();
        counsel.blend(position, &mut judgements);
        judgements[0].estimate.points[0]
    }

    /// Rollouts count by `early` while everything is to come, and by `late` once nothing is.
    #[test]
    fn the_weight_of_rollouts_moves_from_early_to_late() {
        let rules: Rules = "k2".parse().unwrap();
        let record = testkit::game::random_record(rules, &mut shuffle::random(1));
        let mut shares = Vec::new();
        for position in record.replay().map(Result::unwrap) {
            let [rollout, positional] = [1.0, 0.0].map(|one| points(&position, one, one));
            let mut judgements = Vec::new();
            Rollout::new(1).evaluate(&[Leaf { position, closely: false }], &mut judgements);
            let whole = [judgements[0].estimate, Positional::new().estimate(&position)];
            let whole = whole.map(|estimate| estimate.points[0].to_bits());
            assert_eq!([rollout, positional].map(f32::to_bits), whole);
            if (rollout - positional).abs() < 2.0 {
                continue;
            }
            let share = (points(&position, 1.0, 0.0) - positional) / (rollout - positional);
            let to_come = f32::from(position.lines_to_come()) / f32::from(rules.rounds());
            assert!((share - to_come).abs() < 1e-2, "{share} at {to_come}");
            shares.push(share);
        }
        assert!(shares.iter().any(|share| *share > 0.6), "{shares:?}");
        assert!(shares.iter().any(|share| *share < 0.2), "{shares:?}");
    }

    /// What is judged once the last line lies is no estimate.
    #[test]
    fn the_end_is_solved_and_nothing_before_it() {
        let rules: Rules = "k2".parse().unwrap();
        let record = testkit::game::random_record(rules, &mut shuffle::random(2));
        let utility = Utility::default();
        let (mut solved, mut estimated) = (0, 0);
        for position in record.replay().map(Result::unwrap) {
            let mut counsel = Counsel::new(Positional::new(), utility, 1);
            counsel.solve_budget = 100_000;
            let judge = |counsel: &mut Counsel| {
                let (mut judgements, leaf) = (Vec::new(), Leaf { position, closely: false });
                counsel.evaluate(&[leaf], &mut judgements);
                judgements.swap_remove(0)
            };
            let judgement = judge(&mut counsel);
            assert!(!judgement.exact || position.lines_to_come() == 0);
            if judgement.exact {
                let solution = endgame::solve_kingdomino(&position, utility, 100_000);
                assert_eq!(judgement.estimate, solution.unwrap().estimate());
                for realm in rules.realms() {
                    let points = judgement.estimate.points[realm.index()];
                    assert!(points >= f32::from(position.points(realm)), "none is lost");
                }
                counsel.solve_budget = 0;
                assert!(!judge(&mut counsel).exact, "nothing may be spent on it");
                solved += 1;
            } else {
                estimated += 1;
            }
        }
        assert!(solved > 8 && estimated > 20, "{solved} {estimated}");
    }
}
