//! How long solving takes. Prints figures and claims nothing.

use std::time::Instant;

use super::{NO_LIMIT, is_known, late_decisions, solve, utility};

/// `cargo test --release -p bots --lib -- --ignored --nocapture figures`
#[test]
#[ignore = "prints figures, claims nothing"]
fn figures() {
    const GAMES: usize = 200;
    let modes = [("duel", 1), ("duel", 0), ("k2", 0), ("k3", 0), ("k4", 0), ("k4", 1)];
    for (rules, lines_to_come) in modes {
        let mut seconds = Vec::new();
        let mut works = Vec::new();
        for seed in 0..GAMES as u64 {
            let late = late_decisions(rules.parse().unwrap(), seed);
            let of_interest = |p: &&_| is_known(p) && p.lines_to_come() == lines_to_come;
            let position = late.iter().find(of_interest).expect("every game comes to its end");
            let start = Instant::now();
            let solution = solve(position, utility(0.3), NO_LIMIT).expect("chance is over");
            seconds.push(start.elapsed());
            works.push(solution.work);
        }
        seconds.sort_unstable();
        works.sort_unstable();
        println!("{rules}, {lines_to_come} to come:");
        for (name, at) in [("median", 50), ("99 %", 99), ("most", 100)] {
            let at = (GAMES * at / 100).min(GAMES - 1);
            println!("  {name:>6} {:>12?} {:>8}", seconds[at], works[at]);
        }
    }
}
