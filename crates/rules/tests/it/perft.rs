//! Counts of the ways a game can continue, from `tests/perft`.
//!
//! Each line names rules and the seed of a shuffled stock, or a position from which every deal is
//! tried, followed by the counts by depth. The naive reference counts the small ones too.

use std::fs;
use std::path::Path;

use crownlands_rules::{Actor, Position, Rules, Setup, Stock, perft, perft_over_chance};
use reference as naive;
use testkit::shuffle;

/// Beyond this the reference takes too long.
const NAIVE_MAX: u64 = 20_000;

#[test]
fn counts_with_a_shuffled_stock_match() {
    let mut lines = 0;
    for line in read("seeded.perft").lines().filter(|line| !line.starts_with('#')) {
        let (game, counts) = line.split_once(" : ").expect("game : counts");
        let (rules, seed) = game.split_once(' ').expect("rules seed");
        let rules: Rules = rules.parse().unwrap();
        let stock = shuffle::stock(&rules, &mut shuffle::random(seed.parse().unwrap()));
        let start = Position::new(rules).unwrap();
        for (depth, expected) in (1..).zip(counts.split(' ')) {
            let expected: u64 = expected.parse().unwrap();
            assert_eq!(perft(&start, depth, &stock), expected, "{game} to depth {depth}");
            if expected <= NAIVE_MAX {
                let slow = naive::Game::new(&testkit::bridge::options(&rules)).unwrap();
                assert_eq!(naive_perft(&start, &slow, depth, &stock), expected, "{game} {depth}");
            }
        }
        lines += 1;
    }
    assert!(lines >= 16, "every printed mode has a line");
}

#[test]
fn counts_over_every_deal_match() {
    let mut lines = 0;
    for line in read("over-chance.perft").lines().filter(|line| !line.starts_with('#')) {
        let (setup, counts) = line.split_once(" : ").expect("position : counts");
        let position = Position::from_setup(&setup.parse::<Setup>().unwrap()).unwrap();
        for (depth, expected) in (1..).zip(counts.split(' ')) {
            let expected: u64 = expected.parse().unwrap();
            assert_eq!(perft_over_chance(&position, depth), expected, "{setup} to depth {depth}");
        }
        lines += 1;
    }
    assert!(lines >= 4);
}

/// The same count by the reference; the position only says what the stock deals.
fn naive_perft(fast: &Position, slow: &naive::Game, depth: u32, stock: &Stock) -> u64 {
    if let Some(deal) = stock.deal(fast) {
        let (mut fast, mut slow) = (*fast, slow.clone());
        fast.deal(deal).unwrap();
        slow.deal(&testkit::bridge::deal(deal)).unwrap();
        return naive_perft(&fast, &slow, depth, stock);
    }
    if fast.actor() == Actor::Nobody || depth == 0 {
        return 1;
    }
    if depth == 1 {
        return slow.legal_moves().len() as u64;
    }
    let actions = fast.legal_actions();
    let next = actions.iter().map(|action| {
        let (mut fast, mut slow) = (*fast, slow.clone());
        fast.play(action).unwrap();
        slow.play(&testkit::bridge::action(action)).unwrap();
        naive_perft(&fast, &slow, depth - 1, stock)
    });
    next.sum()
}

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
