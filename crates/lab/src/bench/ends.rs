//! Times the exact endgame solver.

use std::time::{Duration, Instant};

use bots::{FullGreedy, QuickBot, Utility, choose, solve};
use rules::{Position, Rules};

use crate::playout::Playout;

/// How long it takes to solve ends with a given number of lines still to come.
#[derive(Clone, Debug)]
pub struct EndSpeed {
    pub rules: Rules,
    /// Lines still to be dealt, whose dominoes are known.
    pub lines_to_come: u8,
    /// Times for the first such decision of each game, in ascending order.
    pub times: Vec<Duration>,
}

impl EndSpeed {
    /// A percentile of the times.
    pub fn within(&self, percent: usize) -> Duration {
        let last = self.times.len().saturating_sub(1);
        self.times.get((self.times.len() * percent / 100).min(last)).copied().unwrap_or_default()
    }
}

/// Times the ends of games between greedy and quick players; empty where no end can be solved.
///
/// # Panics
/// When the rules cannot be played.
pub fn ends(rules: Rules, games: u64) -> Vec<EndSpeed> {
    let speeds = [1, 0].map(|lines_to_come| {
        let mut times = Vec::new();
        for seed in 0..games {
            let Some(position) = find_end(rules, lines_to_come, seed) else { continue };
            let began = Instant::now();
            if solve(&position, Utility::default(), u64::MAX).is_some() {
                times.push(began.elapsed());
            }
        }
        times.sort_unstable();
        EndSpeed { rules, lines_to_come, times }
    });
    speeds.into_iter().filter(|speed| !speed.times.is_empty()).collect()
}

/// Plays a game and finds its first decision with this many lines to come.
fn find_end(rules: Rules, lines_to_come: u8, seed: u64) -> Option<Position> {
    let (mut greedy, mut quick) = (FullGreedy::new(seed), QuickBot::new(0.0, 0.5, seed));
    let mut found = None;
    let mut playout = Playout::new(rules, seed).expect("playable rules");
    let mut count = 0;
    playout.game_by(|position| {
        let late = position.round() > 0 && position.lines_to_come() == lines_to_come;
        if late && found.is_none() {
            found = Some(*position);
        }
        count += 1;
        if count % 2 == 0 {
            choose(&mut greedy, position, 1)
        } else {
            choose(&mut quick, position, 1)
        }
    });
    found
}
