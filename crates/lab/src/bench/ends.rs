//! Times the exact solving of ends.

use std::time::{Duration, Instant};

use bots::{FullGreedy, QuickBot, Utility, choose, solve};
use rules::{Position, Rules};

use crate::playout::Playout;

/// How long it takes to solve ends that have so many lines to come.
#[derive(Clone, Debug)]
pub struct EndSpeed {
    /// What was played.
    pub rules: Rules,
    /// Lines that were still to be dealt, their dominoes known.
    pub lines_to_come: u8,
    /// Times for the first decision of that kind in each game, the shortest first.
    pub times: Vec<Duration>,
}

impl EndSpeed {
    /// The time that so many percent of the ends take at most.
    pub fn within(&self, percent: usize) -> Duration {
        let last = self.times.len().saturating_sub(1);
        self.times.get((self.times.len() * percent / 100).min(last)).copied().unwrap_or_default()
    }
}

/// Times ends of games between greedy and quick players; empty where chance has the last word.
///
/// # Panics
/// When the rules cannot be played.
pub fn ends(rules: Rules, games: u64) -> Vec<EndSpeed> {
    let speeds = [1, 0].map(|lines_to_come| {
        let mut times = Vec::new();
        for seed in 0..games {
            let Some(position) = first(rules, lines_to_come, seed) else { continue };
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

/// The first decision of a game with so many lines to come.
fn first(rules: Rules, lines_to_come: u8, seed: u64) -> Option<Position> {
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
