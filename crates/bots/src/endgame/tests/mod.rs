//! The solver against brute force, its lines played out, and the positions that it declines.

mod brute;

use core::ops::Range;

use rand::RngExt;
use rules::{Actor, Estate, Kingdom, Phase, PlacedDomino, Position, Purse, Realm, Rules};
use testkit::{game, shuffle};

use super::outlook::Outlooks;
use super::payoff::FinalScore;
use super::schedule::Schedule;
use super::trial_kingdom::{Bonuses, TrialKingdom};
use super::{Solved, solve, solve_last_turn};
use crate::bot::{Bot, choose};
use crate::search::Utility;
use crate::{FullGreedy, QuickBot};
use brute::Brute;

const NO_LIMIT: u64 = u64::MAX;

fn utility(winning: f32) -> Utility {
    Utility { winning, ..Utility::default() }
}

/// How much winning counts beside points: some, not at all, much, alone.
const WINNINGS: [f32; 4] = [0.3, 0.0, 0.9, 1.0];

/// The late decisions of a game between bots of different strength: those with at most one line to
/// come.
fn late_decisions(rules: Rules, seed: u64) -> Vec<Position> {
    let stock = shuffle::stock(&rules, &mut shuffle::random(seed));
    let mut bots: [Box<dyn Bot>; 3] = [
        Box::new(FullGreedy::new(seed)),
        Box::new(QuickBot::new(0.0, 0.0, seed)),
        Box::new(QuickBot::new(0.4, 3.0, seed)),
    ];
    let mut position = Position::new(rules).unwrap();
    let mut late = Vec::new();
    loop {
        game::deal_on(&mut position, &stock);
        let Actor::Seat(seat) = position.actor() else { return late };
        if position.lines_to_come() <= 1 {
            late.push(position);
        }
        let bot = &mut bots[(seat.index() + seed as usize) % 3];
        let action = choose(bot.as_mut(), &position, 1);
        position.play(action).unwrap();
    }
}

fn realm_to_move(position: &Position) -> Realm {
    match position.actor() {
        Actor::Seat(seat) => position.rules().realm_of(seat),
        _ => panic!("a seat is to move"),
    }
}

/// Whether everything left to deal is known by exclusion.
fn is_known(position: &Position) -> bool {
    let lines = position.lines_to_come() as usize;
    lines == 0 || position.unseen().len() == lines * position.rules().line() as usize
}

/// Compares the payoffs of every action with brute force where that takes at most `most` positions.
/// Returns how many decisions were compared: placing the last line, claiming it, and before it is
/// dealt.
fn compare_with_brute_force(rules: &str, seeds: Range<u64>, most: u32) -> [usize; 3] {
    let mut compared = [0; 3];
    for seed in seeds {
        let late = late_decisions(rules.parse().unwrap(), seed);
        let known = late.iter().rev().take_while(|position| is_known(position));
        for (at, position) in known.enumerate() {
            let utility = utility(WINNINGS[(seed as usize + at) % WINNINGS.len()]);
            let Some((ends, best)) = Brute::new(utility, most).ends(position) else { break };
            let solution = solve(position, utility, NO_LIMIT).expect("chance is over");
            let actions = position.legal_actions();
            assert_eq!(solution.actions.len(), actions.len());
            for ((solved, end), action) in solution.actions.iter().zip(&ends).zip(&actions) {
                assert_eq!(solved.action, action);
                let solved_payoffs = brute::payoffs(utility, &solved.points, &solved.wins);
                assert_eq!(
                    &solved_payoffs, end,
                    "{action} of game {seed} in {position:?}, {utility:?}"
                );
            }
            assert_eq!(solution.best, best);
            let lines_to_claim = usize::from(!position.next_line().is_empty());
            compared[position.lines_to_come() as usize + lines_to_claim] += 1;
        }
    }
    compared
}

#[test]
fn two_kings_agree_with_brute_force() {
    let [placing, claiming, _] = compare_with_brute_force("k2", 0..25, 60_000);
    assert!(placing >= 100 && claiming >= 150, "{placing} {claiming}");
    let [placing, claiming, before] = compare_with_brute_force("duel", 0..20, 60_000);
    assert!(placing >= 80 && claiming >= 100 && before >= 20, "{placing} {claiming} {before}");
}

#[test]
fn one_king_agrees_with_brute_force() {
    for (rules, least) in
        [("k3", [100, 200, 0]), ("k4", [100, 200, 70]), ("k4+middle+harmony", [100, 200, 60])]
    {
        let compared = compare_with_brute_force(rules, 0..40, 20_000);
        let enough = compared.iter().zip(least).all(|(&compared, least)| compared >= least);
        assert!(enough, "{rules}: {compared:?}");
    }
}

/// Lines with more slots than kings, more than four slots, and kings of two seats in one realm.
#[test]
fn unusual_tables_agree_with_brute_force() {
    for rules in ["k3+48", "k2+48", "k4t", "k4t+5x5", "k6t+5x5", "k8t+5x5"] {
        let compared = compare_with_brute_force(rules, 0..6, 20_000);
        let [placing, claiming, _] = compared;
        assert!(placing >= 18 && claiming >= 4, "{rules}: {compared:?}");
    }
}

/// Playing the line of an action, and best play after the next deal, gives the payoffs that were
/// predicted.
#[test]
fn lines_lead_where_the_solution_says() {
    let payoffs = |utility, solved: &Solved| brute::payoffs(utility, &solved.points, &solved.wins);
    for rules in ["k2", "k3", "k4+harmony", "duel"] {
        for seed in 0..6 {
            let utility = utility(WINNINGS[seed as usize % WINNINGS.len()]);
            let late = late_decisions(rules.parse().unwrap(), seed);
            for position in late.iter().filter(|position| is_known(position)).step_by(3) {
                let solution = solve(position, utility, NO_LIMIT).expect("chance is over");
                for solved in &solution.actions {
                    let mut end = *position;
                    for &action in &solved.line {
                        end.play(action).unwrap();
                    }
                    assert!(
                        !matches!(end.actor(), Actor::Seat(_)),
                        "{:?} stops early",
                        solved.line
                    );
                    brute::deal_known(&mut end);
                    let then = solve(&end, utility, NO_LIMIT).map_or_else(
                        || brute::final_payoffs(utility, &end),
                        |then| payoffs(utility, &then.actions[then.best]),
                    );
                    assert_eq!(payoffs(utility, solved), then, "{rules} {seed}: {:?}", solved.line);
                }
            }
        }
    }
}

#[test]
fn chance_first_claims_and_turns_before_the_last_with_buildings_are_declined() {
    let declines = |position: &Position| solve(position, utility(0.3), NO_LIMIT).is_none();
    for rules in ["k2", "k3"] {
        for position in &late_decisions(rules.parse().unwrap(), 1) {
            assert_eq!(declines(position), !is_known(position), "{rules} {position:?}");
        }
    }
    for rules in ["q4", "w5", "q2"] {
        let late = late_decisions(rules.parse().unwrap(), 1);
        let last = late.last().map(realm_to_move);
        let turn =
            late.iter().rev().take_while(|position| Some(realm_to_move(position)) == last).count();
        assert!(!declines(&late[late.len() - 1]), "{rules}");
        assert!(late[..late.len() - turn].iter().all(declines), "{rules}");
    }
    // A position in which chance is to act, and one that is over.
    for percent in [0, 100] {
        let position =
            game::random_position("k4".parse().unwrap(), percent, &mut shuffle::random(1));
        assert!(declines(&position));
    }
    let mut first_claim = Position::new("k4".parse().unwrap()).unwrap();
    let stock = shuffle::stock(first_claim.rules(), &mut shuffle::random(1));
    game::deal_on(&mut first_claim, &stock);
    assert!(declines(&first_claim));
}

#[test]
fn the_limit_is_respected() {
    let late = late_decisions("duel".parse().unwrap(), 4);
    let position = late.iter().find(|position| is_known(position)).unwrap();
    let solution = solve(position, utility(0.3), NO_LIMIT).unwrap();
    assert!(solution.work > 100);
    assert_eq!(solve(position, utility(0.3), solution.work), Some(solution.clone()));
    assert_eq!(solve(position, utility(0.3), solution.work - 1), None);
}

#[test]
fn no_kingdom_ends_outside_the_range_of_its_outlook() {
    let mut random = shuffle::random(5);
    let mut below_best = 0;
    for seed in 0..8 {
        let late = late_decisions("duel".parse().unwrap(), seed);
        let position = late.iter().find(|position| position.phase() == Phase::Place).unwrap();
        let schedule = Schedule::of(position).unwrap();
        let [now, later] = &schedule.lines[..] else { panic!("two lines are to be claimed") };
        let mut outlooks = Outlooks::new(position.rules(), &schedule, NO_LIMIT);
        for realm in position.rules().realms() {
            let mut trial = TrialKingdom::new(position.kingdom(realm));
            let (realm, to_place) = (realm.index(), &schedule.to_place[realm.index()]);
            let outlook = outlooks.outlook_of(realm, 0, &mut trial, to_place).unwrap();
            for (at, hand) in now.hands[realm].iter().enumerate() {
                let range = outlooks.ranges(outlook)[at];
                for last_hand in later.hands[realm].iter() {
                    let mut built = *trial.kingdom();
                    for domino in to_place.iter().copied().chain(now.dominoes_of(hand)) {
                        let placements = built.placements(domino);
                        let any = random.random_range(0..placements.len().max(1));
                        built = placements.get(any).map_or(built, |at| built.with(domino, at));
                    }
                    let last: Vec<_> = later.dominoes_of(last_hand).collect();
                    let score = outlooks.settle(&mut TrialKingdom::new(&built), &last).unwrap();
                    assert!(range.worst <= score && score <= range.best, "{score:?} {range:?}");
                    below_best += usize::from(score < range.best);
                }
            }
        }
    }
    assert!(below_best > 100, "{below_best}");
}

/// After every domino, and after taking it back.
#[test]
fn a_trial_kingdom_scores_what_the_rules_say() {
    for rules in ["k4+middle+harmony", "duel", "duel+middle+harmony"] {
        let rules: Rules = rules.parse().unwrap();
        let score = |kingdom: &Kingdom| {
            let estate =
                Estate { rules: &rules, kingdom, purse: Purse::default(), hosts_queen: false };
            FinalScore::new(estate.points(), kingdom.largest_territory(), kingdom.crowns())
        };
        for seed in 0..20 {
            let record = game::random_record(rules, &mut shuffle::random(seed));
            let end = record.replay().last().unwrap().unwrap();
            for realm in rules.realms() {
                let placed: Vec<_> = end.kingdom(realm).dominoes().collect();
                let mut bonuses = Bonuses::new(&rules);
                grow(
                    &mut TrialKingdom::new(&Kingdom::new(rules.grid)),
                    &placed,
                    &mut bonuses,
                    &score,
                );
            }
        }
    }
}

fn grow(
    trial: &mut TrialKingdom,
    placed: &[PlacedDomino],
    bonuses: &mut Bonuses<'_>,
    score: &impl Fn(&Kingdom) -> FinalScore,
) {
    assert_eq!(trial.score(bonuses), score(trial.kingdom()));
    let Some((next, rest)) = placed.split_first() else { return };
    let placements = trial.kingdom().placements(next.domino);
    let before = *trial.kingdom();
    let grown = placements.iter().map(|at| score(&before.with(next.domino, at)));
    assert_eq!(trial.best_score_with(next.domino, &placements, bonuses), grown.max().unwrap());
    trial.with(next.domino, next.placement, |trial| grow(trial, rest, bonuses, score));
    assert_eq!(*trial.kingdom(), before);
    assert_eq!(trial.score(bonuses), score(&before));
}

#[test]
fn the_last_turn_with_buildings_agrees_with_brute_force() {
    let mut work = Vec::new();
    for (rules, seeds) in [("q2", 0..8), ("q4+middle", 0..8), ("w3", 0..6), ("w6t", 0..6)] {
        let mut compared = 0;
        for seed in seeds {
            let late = late_decisions(rules.parse().unwrap(), seed);
            let last = realm_to_move(late.last().unwrap());
            let turns = late.iter().rev().take_while(|position| realm_to_move(position) == last);
            for (at, position) in turns.enumerate() {
                let utility = utility(WINNINGS[(seed as usize + at) % WINNINGS.len()]);
                let Some(solution) = solve_last_turn(position, utility, 200_000) else { continue };
                work.push(solution.work);
                let Some((ends, best)) = Brute::new(utility, 200_000).ends(position) else {
                    continue;
                };
                let mover = realm_to_move(position).index();
                let worth = |payoffs: &[i64]| {
                    (payoffs[mover], payoffs[mover] - payoffs.iter().sum::<i64>())
                };
                for (solved, end) in solution.actions.iter().zip(&ends) {
                    let solved_payoffs = brute::payoffs(utility, &solved.points, &solved.wins);
                    assert_eq!(
                        worth(&solved_payoffs),
                        worth(end),
                        "{} in {position:?}",
                        solved.action
                    );
                    let mut played = *position;
                    solved.line.iter().for_each(|&action| played.play(action).unwrap());
                    let reached = brute::final_payoffs(utility, &played);
                    assert_eq!(reached, solved_payoffs, "the line leads there");
                }
                let Solved { points, wins, .. } = &solution.actions[solution.best];
                assert_eq!(worth(&brute::payoffs(utility, points, wins)), worth(&ends[best]));
                compared += 1;
            }
            let before =
                late.iter().rev().find(|position| realm_to_move(position) != last).unwrap();
            assert_eq!(solve_last_turn(before, utility(0.9), NO_LIMIT), None, "others go on");
        }
        assert!(compared >= 8, "{rules}: {compared}");
    }
    // Well within the limit of every level.
    assert!(work.iter().all(|&work| work < 50_000), "{work:?}");
}
