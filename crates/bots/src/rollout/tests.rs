//! The fast heuristic against a naive one, which asks the kingdom cell by cell and caches nothing.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{
    Action, Actor, Building, Cell, Direction, DominoId, Kingdom, Placement, Position, Realm, Rules,
    Taxed, Treasury, Worth,
};
use testkit::{game, shuffle};

use super::playout_policy::PlayoutPolicy;
use super::{Rollout, score_actions};
use crate::evaluator::{Evaluator, Leaf};

const MODES: [&str; 6] = ["k2", "k4", "k4+middle+harmony", "duel", "q3", "w6t"];

fn random(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// The score of each legal action, computed naively.
fn naive(position: &Position) -> Vec<f32> {
    let Actor::Seat(seat) = position.actor() else { return Vec::new() };
    let realm = position.rules().realm_of(seat);
    let kingdom = position.kingdom(realm);
    let score = |action| match action {
        Action::Place { domino, placement } => {
            gain(kingdom, domino, placement) + shape(position.rules(), kingdom, placement)
        }
        Action::Claim(slot) => {
            let domino = position.next_line().get(slot).expect("a slot of the line").domino;
            claim(kingdom, domino) + -0.15 * slot.index() as f32
        }
        Action::Tax(taxed) => tax(position, realm, taxed),
        Action::Build { spot, at } => {
            let builders = position.builders().expect("builders build");
            let tile = builders.tile(spot).expect("a tile to build");
            building(position, realm, tile, at) - f32::from(builders.price(spot, realm)) * 0.4
        }
        Action::Bribe(_) => -1.0,
        Action::Discard(_) | Action::Pass => 0.0,
    };
    position.legal_actions().iter().map(score).collect()
}

fn gain(kingdom: &Kingdom, domino: DominoId, placement: Placement) -> f32 {
    f32::from(kingdom.with(domino, placement).crown_points() - kingdom.crown_points())
}

fn claim(kingdom: &Kingdom, domino: DominoId) -> f32 {
    let gains = kingdom.placements(domino).iter().map(|place| gain(kingdom, domino, place));
    let face = domino.domino();
    let crowns = f32::from(face.left.crowns + face.right.crowns);
    gains.reduce(f32::max).map_or(-4.0, |gain| gain + crowns)
}

fn shape(rules: &Rules, kingdom: &Kingdom, placement: Placement) -> f32 {
    let cells = [placement.at, placement.end().expect("a legal placement")];
    let is_solid = |beside: Option<Cell>| {
        beside.is_none_or(|cell| {
            cell == Cell::CASTLE || kingdom.square(cell).is_some() || !kingdom.has_room_for(cell)
        })
    };
    let around = |cell: Cell| Direction::ALL.map(|toward| cell.step(toward));
    let snugness = cells.into_iter().flat_map(around).filter(|&beside| is_solid(beside)).count();
    let reach = rules.grid.width() / 2;
    let far = |cell: Cell| cell.x().abs() > reach || cell.y().abs() > reach;
    let (low, high) = kingdom.bounds();
    let strays = rules.middle_kingdom && !far(low) && !far(high) && cells.into_iter().any(far);
    0.4 * snugness as f32 + if strays { -7.0 } else { 0.0 }
}

fn squares(kingdom: &Kingdom, cell: Cell) -> f32 {
    kingdom.territory_at(cell).map_or(0.0, |territory| f32::from(territory.squares))
}

fn tax(position: &Position, realm: Realm, taxed: Taxed) -> f32 {
    let (kingdom, purse) = (position.kingdom(realm), position.purse(realm));
    let last = kingdom.dominoes().last().expect("a domino to tax").placement;
    let left = squares(kingdom, last.at);
    let right = squares(kingdom, last.end().expect("a legal placement"));
    let coins = match taxed {
        Taxed::Left => left,
        Taxed::Right => right,
        Taxed::Both => left + right,
    };
    let bonus = kingdom.buildings().map(|(_, tile)| match tile.spec().treasury {
        None => 0.0,
        Some(Treasury::Knights) => f32::from(purse.knights + kingdom.knights()),
        Some(Treasury::Towers) => f32::from(purse.towers),
    });
    let knights = f32::from(taxed.knights());
    (coins + bonus.sum::<f32>() * knights) * 0.4 - knights
}

fn building(position: &Position, realm: Realm, tile: Building, at: Cell) -> f32 {
    let (kingdom, purse, spec) = (position.kingdom(realm), position.purse(realm), tile.spec());
    let points = match spec.worth {
        Worth::Nothing => 0.0,
        Worth::Fixed(points) => f32::from(points),
        Worth::PerTerritory(points, terrain) => {
            f32::from(points) * (f32::from(kingdom.count_territories(terrain)) + 0.5)
        }
        Worth::PerTower(points) => f32::from(points) * f32::from(purse.towers + spec.towers),
        Worth::PerKnight(points) => {
            f32::from(points) * f32::from(purse.knights + kingdom.knights() + spec.knights)
        }
    };
    let treasury = if spec.treasury.is_some() { 2.0 } else { 0.0 };
    points
        + f32::from(spec.knights) * 1.5
        + f32::from(spec.towers) * 1.5
        + f32::from(spec.crowns) * (squares(kingdom, at) + 1.0)
        + treasury
}

/// The first of the largest.
fn best(scores: &[f32]) -> usize {
    (0..scores.len()).rev().max_by(|&a, &b| scores[a].total_cmp(&scores[b])).unwrap()
}

/// Equal to the last bit, even in kingdoms that nobody would build on purpose.
#[test]
fn fast_scores_equal_naive_scores() {
    let mut quick = Vec::new();
    for (seed, mode) in (0..16).flat_map(|seed| MODES.map(|mode| (seed, mode))) {
        let record = game::random_record(mode.parse().unwrap(), &mut random(seed));
        for position in record.replay() {
            let position = position.unwrap();
            score_actions(&position, &position.legal_actions(), &mut quick);
            assert_eq!(quick, naive(&position), "{mode}, seed {seed}: {position:?}");
        }
    }
}

/// Whole games, in which the policy carries its territories over from turn to turn.
#[test]
fn without_noise_the_first_of_the_best_scores_is_played() {
    for (seed, mode) in (0..16).flat_map(|seed| MODES.map(|mode| (seed, mode))) {
        let rules: Rules = mode.parse().unwrap();
        let stock = shuffle::stock(&rules, &mut random(seed));
        let mut position = Position::new(rules).unwrap();
        let mut policy = PlayoutPolicy::new(seed);
        loop {
            game::deal_on(&mut position, &stock);
            let Actor::Seat(seat) = position.actor() else { break };
            let realm = rules.realm_of(seat);
            let action = policy.choose(&position, realm, 0.0);
            let naive = position.legal_actions().get(best(&naive(&position)));
            assert_eq!(Some(action), naive, "{mode}, seed {seed}: {position:?}");
            policy.track(&position, realm, action);
            position.play(action).unwrap();
        }
    }
}

/// Skipping spots early changes nothing: every action is chosen as often as when all are scored.
/// Points never become fewer, and whoever has no choice left ends with what is due.
#[test]
fn a_rollout_ends_with_points_that_can_still_be_had() {
    let (mut grown, mut certain) = (0, 0);
    for mode in ["k2", "k4", "duel", "q3"] {
        let record = game::random_record(mode.parse().unwrap(), &mut shuffle::random(3));
        for position in record.replay().map(Result::unwrap).step_by(5) {
            if !matches!(position.actor(), Actor::Seat(_)) {
                continue;
            }
            let (mut rollout, mut judgements) = (Rollout::new(1), Vec::new());
            rollout.evaluate(&[Leaf { position, closely: false }], &mut judgements);
            for realm in position.rules().realms() {
                let points = judgements[0].estimate.points[realm.index()];
                assert!(points >= f32::from(position.points(realm)), "{position}");
                grown += usize::from(points > f32::from(position.points(realm)));
            }
        }
        let positions: Vec<Position> = record.replay().map(Result::unwrap).collect();
        let [.., position, end] = positions[..] else { panic!("a whole game") };
        if position.legal_actions().len() > 1 {
            continue;
        }
        let (mut rollout, mut judgements) = (Rollout::new(1), Vec::new());
        rollout.evaluate(&[Leaf { position, closely: false }], &mut judgements);
        for realm in end.rules().realms() {
            let points = judgements[0].estimate.points[realm.index()];
            assert_eq!(points.to_bits(), f32::from(end.points(realm)).to_bits());
        }
        certain += 1;
    }
    assert!(grown > 100 && certain > 0, "{grown} {certain}");
}

#[test]
fn with_noise_each_action_is_as_likely_as_with_naive_scores() {
    const TRIES: u32 = 10_000;
    const NOISE: f32 = 1.5;
    for (seed, mode) in (0..4).flat_map(|seed| MODES.map(|mode| (seed, mode))) {
        let mut random = random(seed);
        let position = game::random_position(mode.parse().unwrap(), 40, &mut random);
        let Actor::Seat(seat) = position.actor() else { continue };
        let realm = position.rules().realm_of(seat);
        let (actions, naive) = (position.legal_actions(), naive(&position));
        let mut policy = PlayoutPolicy::new(seed);
        let mut chosen = vec![[0_u32; 2]; actions.len()];
        for _ in 0..TRIES {
            let quick = policy.choose(&position, realm, NOISE);
            let at = actions.iter().position(|action| action == quick).expect("a legal action");
            chosen[at][0] += 1;
            let noisy: Vec<f32> =
                naive.iter().map(|score| score + NOISE * random.random::<f32>()).collect();
            chosen[best(&noisy)][1] += 1;
        }
        for [quick, naive] in chosen {
            assert!(quick.abs_diff(naive) < TRIES / 33, "{mode}, seed {seed}: {quick} {naive}");
        }
    }
}
