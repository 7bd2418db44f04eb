//! Counts of the ways a game can continue, from `tests/perft`.
//!
//! Each line names rules and the seed of a shuffled stock, or a position from which every deal is
//! tried, followed by the counts by depth. The naive reference counts the small ones too.

use std::fs;
use std::path::Path;

use crownlands_rules::{
    Actor, Building, Chance, Deal, Position, Rules, Setup, Stock, perft, perft_over_chance,
};
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

#[test]
fn a_game_that_is_over_counts_once_and_so_does_a_search_that_ends() {
    let record = testkit::game::random_record("q2".parse().unwrap(), &mut shuffle::random(2));
    let end = record.replay().last().unwrap().unwrap();
    let stock = Stock::unshuffled(end.rules());
    for depth in 0..3 {
        assert_eq!((perft(&end, depth, &stock), perft_over_chance(&end, depth)), (1, 1));
    }
    let choices = record.replay().flatten().filter(|next| matches!(next.actor(), Actor::Seat(_)));
    for position in choices {
        assert_eq!((perft(&position, 0, &stock), perft_over_chance(&position, 0)), (1, 1));
    }
}

/// Two tiles come from the pile one after the other: the second is none of those that lie open.
#[test]
fn tiles_that_are_uncovered_are_weighted_by_their_copies() {
    let mut seen = 0;
    for seed in 0..20 {
        let record =
            testkit::game::random_record("q4".parse().unwrap(), &mut shuffle::random(seed));
        for chance in record.replay().filter_map(|position| position.unwrap().chance()) {
            let Chance::Buildings { count: 2, hidden } = chance else { continue };
            let copies = |tile: &Building| u64::from(hidden[tile.index()]);
            let all: u64 = Building::all().map(|tile| copies(&tile)).sum();
            assert_eq!(chance.deals().map(|(_, ways)| ways).sum::<u64>(), all * (all - 1));
            for (deal, ways) in chance.deals() {
                let Deal::Buildings(tiles) = deal else { panic!("tiles are due") };
                let again = u64::from(tiles[0] == tiles[1]);
                assert_eq!(chance.check(deal), Ok(()));
                assert_eq!(ways, copies(&tiles[0]) * (copies(&tiles[1]) - again));
            }
            seen += 1;
        }
    }
    assert!(seen > 20, "only {seen} deals of two tiles");
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
