//! Tests of the search: what it samples, which values it tracks, what it reports, and how large it
//! grows.

use rules::{Action, Actor, Building, Chance, Deal, DominoId, DominoSet, Position, Realm, Rules};
use testkit::{game, shuffle};

use super::{Search, SearchBot, SearchConfig, Utility, sample};
use crate::bot::Bot;
use crate::evaluator::{Evaluator, Judgement, Leaf, points_now};
use crate::rollout::{Rollout, score_actions};

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

/// The last decisions of a game in which everyone plays what looks best, so that there is something
/// to win to the end.
fn last_decisions(name: &str, seed: u64, count: usize) -> Vec<Position> {
    let stock = shuffle::stock(&rules(name), &mut shuffle::random(seed));
    let mut decisions = Vec::new();
    game::record(rules(name), &stock, |position| {
        decisions.push(*position);
        let (actions, mut scores) = (position.legal_actions(), Vec::new());
        score_actions(position, &actions, &mut scores);
        let best = (0..scores.len()).max_by(|a, b| scores[*a].total_cmp(&scores[*b]));
        actions.get(best.unwrap()).unwrap()
    });
    decisions.split_off(decisions.len() - count)
}

/// Knows the points and prefers no action.
struct Impartial;

impl Evaluator for Impartial {
    fn evaluate(&mut self, leaves: &[Leaf], judgements: &mut Vec<Judgement>) {
        judgements.extend(leaves.iter().map(|leaf| Judgement {
            estimate: points_now(&leaf.position),
            action_scores: vec![0.0; leaf.position.legal_actions().len()],
            exact: false,
        }));
    }
}

fn mover(position: &Position) -> usize {
    let Actor::Seat(seat) = position.actor() else { panic!("a seat is to move") };
    position.rules().realm_of(seat).index()
}

fn points(position: &Position, realm: usize) -> u16 {
    position.points(Realm::new(realm).unwrap())
}

/// Searches for points alone.
fn searched(position: &Position) -> Search {
    let utility = Utility { winning: 0.0, scale: 10.0 };
    let config = SearchConfig { utility, ..SearchConfig::default() };
    let mut one = Search::new(*position, config, 1);
    search(&mut one, 600, &mut Impartial);
    one
}

#[test]
fn a_search_learns_which_last_action_scores_most_and_what_it_brings() {
    let mut differ = 0;
    for name in ["k2", "k3", "k4"] {
        for seed in 0..8 {
            let position = last_decisions(name, seed, 1)[0];
            let mover = mover(&position);
            let outcomes: Vec<(Action, Position)> = position
                .legal_actions()
                .iter()
                .map(|action| {
                    let mut next = position;
                    next.play(action).unwrap();
                    (action, next)
                })
                .collect();
            let all: Vec<u16> = outcomes.iter().map(|(_, end)| points(end, mover)).collect();
            if all.len() < 2 {
                continue;
            }
            let report = searched(&position).report();
            let end = |action: Action| outcomes.iter().find(|(one, _)| *one == action).unwrap().1;
            assert_eq!(
                Some(points(&end(report.actions[0].action), mover)),
                all.iter().copied().max()
            );
            for one in report.actions.iter().filter(|one| one.visits > 0) {
                let end = end(one.action);
                let realms = 0..position.rules().realm_count();
                let expected: Vec<u16> = realms.map(|realm| points(&end, realm)).collect();
                let most = expected.iter().copied().max().unwrap();
                let first = expected.iter().filter(|points| **points == most).count();
                let win = if expected[mover] < most { 0.0 } else { 1.0 / first as f32 };
                let expected: Vec<f32> = expected.into_iter().map(f32::from).collect();
                assert_eq!((&one.points, &one.line), (&expected, &vec![one.action]));
                assert!((one.win.unwrap() - win).abs() < 1e-6, "{one:?}");
            }
            differ += usize::from(all.iter().min() != all.iter().max());
        }
    }
    assert!(differ > 5, "only {differ} decisions matter");
}

/// Each realm does what is best for itself, and the report says so.
#[test]
fn a_search_expects_the_best_reply() {
    let mut replies = 0;
    for seed in 0..40 {
        let last = last_decisions("k2", seed, 2);
        let position = last[0];
        if mover(&position) == mover(&last[1]) {
            continue;
        }
        let report = searched(&position).report();
        let best = &report.actions[0];
        assert_eq!(best.line.len(), 2, "{best:?}");
        let mut next = position;
        next.play(best.line[0]).unwrap();
        let answering = mover(&next);
        let after = |action: Action| {
            let mut end = next;
            end.play(action).unwrap();
            points(&end, answering)
        };
        let most = next.legal_actions().iter().map(after).max();
        assert_eq!(Some(after(best.line[1])), most, "{best:?}");
        replies += usize::from(next.legal_actions().len() > 1);
    }
    assert!(replies > 5, "only {replies} replies matter");
}
