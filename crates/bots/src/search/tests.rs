//! Tests of the search: what it samples, which values it tracks, what it reports, and how large it
//! grows.

use rules::{Actor, Building, Chance, Deal, DominoId, DominoSet, Position, Rules};
use testkit::{game, shuffle};

use super::{Search, SearchBot, SearchConfig, sample};
use crate::bot::Bot;
use crate::evaluator::Evaluator;
use crate::rollout::Rollout;

fn rules(name: &str) -> Rules {
    name.parse().unwrap()
}

/// Positions of a random game in which a seat is to move.
fn decisions(name: &str, seed: u64) -> Vec<Position> {
    let rules = rules(name);
    let mut random = shuffle::random(seed);
    let stock = shuffle::stock(&rules, &mut random);
    let mut position = Position::new(rules).unwrap();
    let mut decisions = Vec::new();
    loop {
        game::deal_on(&mut position, &stock);
        if position.actor() == Actor::Nobody {
            return decisions;
        }
        decisions.push(position);
        position.play(game::random_action(&position, &mut random).unwrap()).unwrap();
    }
}

fn search(search: &mut Search, visits: u32, evaluator: &mut dyn Evaluator) {
    let (mut leaves, mut judgements) = (Vec::new(), Vec::new());
    let mut left = visits;
    while left > 0 {
        leaves.clear();
        judgements.clear();
        left -= search.gather(1, &mut leaves);
        evaluator.evaluate(&leaves, &mut judgements);
        search.apply(&judgements);
    }
}

/// Fails once in a million runs if the share is as expected.
fn assert_share(count: u32, of: u32, share: f64) {
    let expected = share * f64::from(of);
    let deviation = (expected * (1.0 - share)).sqrt();
    let off = (f64::from(count) - expected).abs();
    assert!(off < 5.0 * deviation, "{count} of {of} where {expected} are due");
}

#[test]
fn every_unseen_domino_is_as_likely_as_any_other() {
    const SAMPLES: u32 = 4000;
    let mut random = shuffle::random(3);
    let unseen: DominoSet = (3..=14).map(|at| DominoId::from_index(at).unwrap()).collect();
    let mut counts = [0; DominoId::COUNT as usize];
    for _ in 0..SAMPLES {
        let Deal::Line(line) = sample(&Chance::Line { count: 4, unseen }, &mut random) else {
            panic!("a line")
        };
        assert_eq!(line.len(), 4);
        line.into_iter().for_each(|domino| counts[domino.index()] += 1);
    }
    for (index, &count) in counts.iter().enumerate() {
        match index {
            3..=14 => assert_share(count, SAMPLES, 4.0 / 12.0),
            _ => assert_eq!(count, 0, "domino {index} was seen"),
        }
    }
}

#[test]
fn tiles_come_as_often_as_there_are_copies_left() {
    const SAMPLES: u32 = 4000;
    let mut random = shuffle::random(4);
    let mut hidden = [0; Building::KINDS];
    (hidden[0], hidden[2]) = (1, 3);
    let mut first = 0;
    for _ in 0..SAMPLES {
        let Deal::Buildings(tiles) = sample(&Chance::Buildings { count: 1, hidden }, &mut random)
        else {
            panic!("tiles")
        };
        let tile = tiles.iter().next().unwrap();
        first += u32::from(tile.index() == 0);
        assert!([0, 2].contains(&tile.index()));
    }
    assert_share(first, SAMPLES, 0.25);
}

#[test]
fn every_realm_has_a_value_and_a_team_shares_one() {
    for (name, realms) in [("k3", 3), ("w8", 8), ("w6t", 3), ("w8t", 4)] {
        let position = decisions(name, 5)[20];
        let mut bot = SearchBot::new(Rollout::new(1), SearchConfig::default(), 1);
        bot.start(&position);
        bot.think(60);
        let report = bot.report();
        assert_eq!(report.actions[0].points.len(), realms, "{name}");
        let visits: u32 = report.actions.iter().map(|action| action.visits).sum();
        // The first visit is to the decision itself.
        assert_eq!((report.visits, visits), (60, 59), "{name}");
    }
}

#[test]
fn a_full_tree_stops_growing_and_keeps_learning() {
    for name in ["k2", "q3", "w6t"] {
        let position = decisions(name, 6)[30];
        let config = SearchConfig { memory: 20_000, ..SearchConfig::default() };
        let mut small = Search::new(position, config, 7);
        search(&mut small, 300, &mut Rollout::new(7));
        let size = small.tree.size();
        search(&mut small, 300, &mut Rollout::new(8));
        assert_eq!((small.visits(), small.tree.size()), (600, size), "{name}");
        let report = small.report();
        assert_eq!(report.actions.iter().map(|action| action.visits).sum::<u32>(), 599, "{name}");
        let mut large = Search::new(position, SearchConfig::default(), 7);
        search(&mut large, 600, &mut Rollout::new(7));
        assert!(large.tree.size() > 2 * size, "{name}: {} and {size}", large.tree.size());
    }
}

/// An action that ends the game, or that is the only one, has points like any other.
#[test]
fn every_visited_action_has_an_estimate() {
    for name in ["q2", "w4"] {
        let mut forced = 0;
        for position in decisions(name, 8).iter().rev().take(60) {
            let config = SearchConfig { solve_budget: 0, ..SearchConfig::default() };
            let mut bot = SearchBot::new(Rollout::new(1), config, 1);
            bot.start(position);
            let more = bot.think(100);
            let report = bot.report();
            let is_forced = position.legal_actions().len() == 1;
            assert_eq!(more, !is_forced);
            forced += u32::from(is_forced);
            assert!(report.visits > 0 && (!is_forced || report.visits <= 64));
            for action in report.actions.iter().filter(|action| action.visits > 0) {
                assert_eq!(action.points.len(), position.rules().realm_count(), "{name}");
                assert!(action.win.is_some(), "{name}");
            }
        }
        assert!(forced > 0, "{name} has decisions with one action");
    }
}
