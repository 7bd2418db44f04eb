//! Times the rules against the naive reference, and the bots' search.

mod ends;
mod search;

use std::hint::black_box;
use std::time::{Duration, Instant};

use rules::{Actor, DominoId, Position, Preset, Rules};

use crate::naive::NaivePlayout;
use crate::playout::Playout;

pub use ends::{EndSpeed, ends};
pub use search::{SearchSpeed, search};

/// Random whole games of one mode, scoring included.
#[derive(Clone, Copy, Debug)]
pub struct GameSpeed {
    pub rules: Rules,
    /// On one core.
    pub games_per_second: f64,
    /// The same in the reference.
    pub naive_per_second: f64,
    /// Average decisions per game.
    pub decisions: f64,
}

impl GameSpeed {
    /// How many times faster the rules are than the reference.
    pub fn ratio(&self) -> f64 {
        self.games_per_second / self.naive_per_second
    }

    /// Nanoseconds per decision: listing, choosing and playing it, plus its share of deals and scoring.
    pub fn nanos_per_decision(&self) -> f64 {
        1e9 / (self.games_per_second * self.decisions)
    }
}

/// One operation, timed on positions from the middle of random games.
#[derive(Clone, Copy, Debug)]
pub struct OperationSpeed {
    pub name: &'static str,
    pub nanos: f64,
}

/// Times whole games of one mode, alternating with the reference so that a busy machine slows both.
///
/// # Panics
/// When the rules cannot be played.
pub fn games(rules: Rules, time: Duration) -> GameSpeed {
    const SLICES: u32 = 8;
    let mut playout = Playout::new(rules, 1).expect("playable rules");
    let mut naive = NaivePlayout::new(&rules, 1).expect("playable rules");
    let decisions = count_decisions(rules);
    let (mut fast, mut slow) = (Rate::default(), Rate::default());
    for _ in 0..SLICES {
        fast.measure(time / (2 * SLICES), 64, || {
            black_box(playout.game().outcome());
        });
        slow.measure(time / (2 * SLICES), 1, || {
            let end = naive.game();
            black_box(end.standings());
        });
    }
    GameSpeed {
        rules,
        games_per_second: fast.per_second(),
        naive_per_second: slow.per_second(),
        decisions,
    }
}

/// Times single operations of a mode.
///
/// # Panics
/// When the rules cannot be played.
pub fn operations(rules: Rules, time: Duration) -> Vec<OperationSpeed> {
    let positions = positions(rules);
    let dominoes: Vec<_> = rules.deck().into_iter().collect();
    let each = time / 6;
    let time = |name, operation: &dyn Fn(&Position, DominoId)| {
        let mut rate = Rate::default();
        rate.measure(each, 1, || {
            for (position, domino) in positions.iter().zip(dominoes.iter().cycle()) {
                operation(black_box(position), *domino);
            }
        });
        OperationSpeed { name, nanos: 1e9 / (rate.per_second() * positions.len() as f64) }
    };
    vec![
        time("count the placements of a domino", &|position, domino| {
            black_box(position.kingdoms()[0].placements(domino).len());
        }),
        time("list the placements of a domino", &|position, domino| {
            position.kingdoms()[0].placements(domino).iter().for_each(|placement| {
                black_box(placement);
            });
        }),
        time("list the legal actions", &|position, _| {
            position.legal_actions().iter().for_each(|action| {
                black_box(action);
            });
        }),
        time("clone a position and play an action", &|position, _| {
            let mut next = *position;
            next.play_unchecked(position.legal_actions().get(0).expect("a decision is due"));
            black_box(next);
        }),
        time("points of a kingdom", &|position, _| {
            black_box(position.points(rules::Realm::default()));
        }),
        time("fingerprint of a position", &|position, _| {
            black_box(position.key());
        }),
    ]
}

/// The modes to time: every printed one.
pub fn modes() -> impl Iterator<Item = Rules> {
    Preset::ALL.into_iter().map(|preset| preset.rules)
}

/// Positions with a seat to move, from all stages of random games.
fn positions(rules: Rules) -> Vec<Position> {
    const COUNT: usize = 512;
    let mut playout = Playout::new(rules, 2).expect("playable rules");
    let middle = (1..).map(|at| *playout.position(at * 37 % 200));
    middle.filter(|position| matches!(position.actor(), Actor::Seat(_))).take(COUNT).collect()
}

fn count_decisions(rules: Rules) -> f64 {
    const GAMES: usize = 200;
    let mut playout = Playout::new(rules, 3).expect("playable rules");
    let steps: usize = (0..GAMES).map(|_| playout.decisions()).sum();
    steps as f64 / GAMES as f64
}

/// Repetitions and the time they took.
#[derive(Default)]
struct Rate {
    count: u64,
    elapsed: Duration,
}

impl Rate {
    /// Repeats an operation for about `time`, checking the clock after every `batch`.
    fn measure(&mut self, time: Duration, batch: u64, mut operation: impl FnMut()) {
        let start = Instant::now();
        while start.elapsed() < time {
            (0..batch).for_each(|_| operation());
            self.count += batch;
        }
        self.elapsed += start.elapsed();
    }

    fn per_second(&self) -> f64 {
        self.count as f64 / self.elapsed.as_secs_f64()
    }
}
