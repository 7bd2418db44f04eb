//! `rules` and the naive reference play the same random games and agree on everything.

use testkit::agree::{Compared, Depth, play, play_match};
use testkit::{mixes, shuffle};

/// How many games the quick run plays over all mixes; `CROWNLANDS_GAMES=100000` plays more.
const QUICK_GAMES: usize = 3_000;

#[test]
fn random_games_agree() {
    let games = std::env::var("CROWNLANDS_GAMES")
        .map_or(QUICK_GAMES, |text| text.parse().expect("CROWNLANDS_GAMES is a number of games"));
    let mixes = mixes::all();
    let depth = Depth { refusals_every: 30, sheets_every: 10 };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let share = |first: usize| {
        let mut compared = Compared::default();
        for seed in (first..games).step_by(threads) {
            let rules = mixes[seed % mixes.len()];
            compared += play(rules, depth, &mut shuffle::random(seed as u64));
        }
        compared
    };
    let compared = std::thread::scope(|scope| {
        let shares: Vec<_> = (0..threads).map(|first| scope.spawn(move || share(first))).collect();
        let mut compared = Compared::default();
        for share in shares {
            compared += share.join().unwrap();
        }
        compared
    });
    println!("{games} games over {} mixes: {compared:?}", mixes.len());
    let games = games as u64;
    assert!(compared.sheets > games && compared.verdicts > games * 100);
}

#[test]
fn random_dynasties_agree() {
    use crownlands_rules::DynastyScoring::{Best, Total};
    let depth = Depth { refusals_every: 1_000, sheets_every: 1_000 };
    for (at, rules) in ["k2", "k3", "q2", "k4t"].into_iter().enumerate() {
        let rules: crownlands_rules::Rules = rules.parse().expect("a mode");
        for (seed, scoring) in [Total, Best].into_iter().cycle().take(30).enumerate() {
            let rules = crownlands_rules::Rules { dynasty: Some(scoring), ..rules };
            let random = &mut shuffle::random((at * 1_000 + seed) as u64);
            assert!(play_match(rules, depth, random).sheets >= 3, "three games end");
        }
    }
}

#[test]
fn the_same_rules_are_refused_for_the_same_reason() {
    let mut refused = std::collections::BTreeMap::new();
    for mut rules in crownlands_rules::Preset::ALL.map(|preset| preset.rules) {
        for seats in 0..=9 {
            for dominoes in 0..=120 {
                for pairs in [crownlands_rules::Alliance::Solo, crownlands_rules::Alliance::Pairs] {
                    for grid in [crownlands_rules::Grid::Five, crownlands_rules::Grid::Seven] {
                        rules = crownlands_rules::Rules {
                            seats,
                            dominoes,
                            alliance: pairs,
                            grid,
                            ..rules
                        };
                        let ours = rules.check().err().map(crownlands_rules::RulesError::code);
                        assert_eq!(ours, testkit::bridge::options(&rules).refusal(), "{rules:?}");
                        *refused.entry(ours).or_insert(0) += 1;
                    }
                }
            }
        }
    }
    assert_eq!(refused.len(), crownlands_rules::RulesError::ALL.len() + 1, "{refused:?}");
}
