//! Instruction counts of the hot paths: `cargo xtask bench`.
//!
//! Counts do not depend on the load of the machine, so a change of one percent shows. They do not
//! show mispredicted branches and cache misses; `crownlands bench` does.

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};
use lab::playout::Playout;
use rules::{Outcome, Position, Rules};

const GAMES: usize = 100;

fn playout(mode: &str) -> Playout {
    let rules: Rules = mode.parse().expect("a mode");
    Playout::new(rules, 1).expect("a playable mode")
}

#[library_benchmark]
#[bench::k2(playout("k2"))]
#[bench::k4(playout("k4"))]
#[bench::duel(playout("duel"))]
#[bench::q4(playout("q4"))]
#[bench::w8t(playout("w8t"))]
fn hundred_games(mut playout: Playout) -> Option<Outcome> {
    (0..GAMES).map(|_| black_box(playout.game().outcome())).last().flatten()
}

fn middle(mode: &str) -> Vec<Position> {
    let mut playout = playout(mode);
    (0..GAMES).map(|at| *playout.position(20 + at)).collect()
}

#[library_benchmark]
#[bench::five(middle("k4"))]
#[bench::seven(middle("duel"))]
fn placements_of_every_domino(positions: Vec<Position>) -> usize {
    let kingdoms = positions.iter().flat_map(Position::kingdoms);
    let dominoes: Vec<_> = rules::DominoId::all().collect();
    kingdoms
        .map(|kingdom| dominoes.iter().map(|id| kingdom.placements(*id).len()).sum::<usize>())
        .sum()
}

#[library_benchmark]
#[bench::five(middle("k4"))]
#[bench::seven(middle("duel"))]
#[bench::queendomino(middle("q4"))]
fn points_of_every_kingdom(positions: Vec<Position>) -> u16 {
    positions
        .iter()
        .flat_map(|position| position.rules().realms().map(|realm| position.points(realm)))
        .fold(0, u16::wrapping_add)
}

library_benchmark_group!(
    name = hot_paths,
    benchmarks = [hundred_games, placements_of_every_domino, points_of_every_kingdom]
);
main!(library_benchmark_groups = hot_paths);
