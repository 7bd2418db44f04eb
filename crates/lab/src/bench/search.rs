//! Times the strongest bot's search, and shows where its time goes.

use std::time::{Duration, Instant};

use bots::{
    Counsel, Evaluator, Leaf, Positional, QuickBot, Rollout, Search, SearchConfig, choose, solve,
};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rules::{Position, Rules};

use crate::playout::{FastRandom, Playout};

/// How fast the search is in one mode, on one core.
#[derive(Clone, Copy, Debug)]
pub struct SearchSpeed {
    pub rules: Rules,
    pub visits_per_second: f64,
    /// The share of the time spent in the tree: selection, expansion, backpropagation.
    pub in_the_tree: f64,
    /// Nanoseconds per evaluation of the positional evaluator.
    pub positional_nanos: f64,
    /// Nanoseconds per rollout, including the heuristic scores of its position.
    pub rollout_nanos: f64,
}

/// Visits per position: as many as for a quick answer.
const VISITS: u32 = 400;

/// Times the search on decisions from all stages of games between quick players.
///
/// # Panics
/// When the rules cannot be played.
pub fn search(rules: Rules, time: Duration) -> SearchSpeed {
    let positions = decisions(rules);
    let config = SearchConfig::default();
    let mut counsel = Counsel::new(Positional::new(), config.utility, 1);
    let (mut visits, mut walking, mut judging) = (0_u64, Duration::ZERO, Duration::ZERO);
    let (mut leaves, mut judgements) = (Vec::new(), Vec::new());
    let start = Instant::now();
    for position in positions.iter().cycle() {
        let mut search = Search::new(*position, config, visits);
        let mut left = VISITS;
        while left > 0 {
            leaves.clear();
            judgements.clear();
            let began = Instant::now();
            let gathered = search.gather(1, &mut leaves);
            let met = Instant::now();
            counsel.evaluate(&leaves, &mut judgements);
            let judged = Instant::now();
            search.apply(&judgements);
            walking += (met - began) + judged.elapsed();
            judging += judged - met;
            visits += u64::from(gathered);
            left -= gathered.min(left);
        }
        if start.elapsed() >= time / 2 {
            break;
        }
    }
    let all = (walking + judging).as_secs_f64();
    SearchSpeed {
        rules,
        visits_per_second: visits as f64 / all,
        in_the_tree: walking.as_secs_f64() / all,
        positional_nanos: nanos(&mut Positional::new(), &positions, time / 4),
        rollout_nanos: nanos(&mut Rollout::new(1), &positions, time / 4),
    }
}

fn nanos(evaluator: &mut dyn Evaluator, positions: &[Position], time: Duration) -> f64 {
    let mut judgements = Vec::new();
    let mut rate = super::Rate::default();
    let mut at = 0;
    rate.measure(time, 16, || {
        judgements.clear();
        let leaf = Leaf { position: positions[at % positions.len()], closely: false };
        evaluator.evaluate(&[leaf], &mut judgements);
        at += 1;
    });
    1e9 / rate.per_second()
}

/// Decisions with a choice, from all stages of games between quick players. Solved ends are left out:
/// nothing is searched there, so their visits would cost nothing.
fn decisions(rules: Rules) -> Vec<Position> {
    const GAMES: u64 = 4;
    let SearchConfig { utility, solve_budget, .. } = SearchConfig::default();
    let is_searched = |position: &Position| {
        position.legal_actions().len() > 1 && solve(position, utility, solve_budget).is_none()
    };
    let mut decisions = Vec::new();
    for seed in 0..GAMES {
        let mut bot = QuickBot::new(0.0, 1.0, seed);
        let mut playout = Playout::new(rules, seed).expect("playable rules");
        playout.game_by(|position| {
            if is_searched(position) {
                decisions.push(*position);
            }
            choose(&mut bot, position, 1)
        });
    }
    // Shuffled, so that any part of them covers all stages.
    decisions.shuffle(&mut FastRandom::seed_from_u64(1));
    decisions
}
