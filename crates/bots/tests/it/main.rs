//! Every bot in every mode: whole games, legal, and the same for the same seed.

mod wasm;

use bots::{Evaluator, Positional, Search, SearchConfig, choose, named, names};
use rules::{Actor, Position, Preset, Record, Rules};
use testkit::{mixes, shuffle};

/// A game between bots, one for each realm in turn, as a record.
fn game(rules: Rules, names: &[&str], visits: u32, seed: u64) -> Record {
    let stock = shuffle::stock(&rules, &mut shuffle::random(seed));
    let mut bots: Vec<_> =
        names.iter().map(|name| named(name, seed).expect("a known bot")).collect();
    testkit::game::record(rules, &stock, |position| {
        let Actor::Seat(seat) = position.actor() else { unreachable!("a seat is to move") };
        let bot = rules.realm_of(seat).index() % names.len();
        choose(bots[bot].as_mut(), position, visits)
    })
}

fn points(record: &Record) -> Vec<u16> {
    let end = record.replay().last().expect("a position").expect("a legal game");
    end.rules().realms().map(|realm| end.points(realm)).collect()
}

#[test]
fn every_bot_plays_whole_games_in_every_mode() {
    for preset in Preset::ALL {
        for name in names() {
            let record = game(preset.rules, &[name], 3, 1);
            let end = record.replay().last().unwrap().unwrap();
            assert!(end.outcome().is_some(), "{name} in {}", preset.name);
        }
    }
}

#[test]
fn every_mix_that_can_be_played_can_be_searched() {
    for (seed, rules) in mixes::all().into_iter().enumerate().step_by(5) {
        let record = game(rules, &["search"], 2, seed as u64);
        assert!(record.replay().last().unwrap().unwrap().outcome().is_some(), "{rules}");
    }
}

#[test]
fn who_does_not_search_has_decided_at_once() {
    let rules: Rules = "k2".parse().unwrap();
    let record = testkit::game::random_record(rules, &mut shuffle::random(1));
    let mut decisions = record.replay().map(Result::unwrap).filter(|position| {
        matches!(position.actor(), Actor::Seat(_)) && position.legal_actions().len() > 1
    });
    let position = decisions.nth(9).unwrap();
    for name in ["random", "greedy", "positional", "page", "squire", "knight"] {
        let mut bot = named(name, 1).expect("a known bot");
        bot.start(&position);
        assert!(!bot.think(1_000), "{name} wants to think");
    }
    let mut bot = named("search", 1).unwrap();
    bot.start(&position);
    assert!(bot.think(10));
}

#[test]
fn the_same_seed_and_visits_play_the_same_game() {
    for name in names() {
        let [one, two] = [7, 7].map(|seed| game("q2".parse().unwrap(), &[name], 8, seed));
        assert_eq!(one, two, "{name}");
    }
    let other = game("q2".parse().unwrap(), &["search"], 8, 8);
    assert_ne!(game("q2".parse().unwrap(), &["search"], 8, 7).steps, other.steps);
}

#[test]
fn thinking_in_portions_equals_thinking_at_once() {
    let rules: Rules = "k4".parse().unwrap();
    let position = testkit::game::random_position(rules, 40, &mut shuffle::random(3));
    let mut position = position;
    testkit::game::deal_on(&mut position, &shuffle::stock(&rules, &mut shuffle::random(3)));
    let report = |portions: &[u32]| {
        let mut bot = named("search", 5).unwrap();
        bot.start(&position);
        for &visits in portions {
            bot.think(visits);
        }
        bot.report()
    };
    assert_eq!(report(&[60]), report(&[1, 20, 39]));
}

#[test]
fn a_report_covers_every_action_and_all_visits() {
    let rules: Rules = "k3".parse().unwrap();
    let mut random = shuffle::random(11);
    let stock = shuffle::stock(&rules, &mut random);
    let mut position = Position::new(rules).unwrap();
    testkit::game::deal_on(&mut position, &stock);
    let mut bot = named("search", 1).unwrap();
    bot.start(&position);
    bot.think(50);
    let report = bot.report();
    assert_eq!(report.visits, 50);
    assert_eq!(report.actions.len(), position.legal_actions().len());
    // The first visit is to the position itself, every other one to an action.
    assert_eq!(report.actions.iter().map(|action| action.visits).sum::<u32>(), 49);
    assert_eq!(report.actions[0].action, bot.best());
    for action in report.actions.iter().filter(|action| action.visits > 0) {
        assert_eq!(action.points.len(), 3);
        assert!(action.win.is_some_and(|win| (0.0..=1.0).contains(&win)));
        assert_eq!(action.line[0], action.action);
    }
}

/// Forced decisions and solved endgames are reported, too.
#[test]
fn every_report_includes_the_best_action() {
    for (mode, visits) in [("k2", 2), ("k4", 2), ("duel", 2), ("q2", 2), ("k2", 0)] {
        let rules: Rules = mode.parse().unwrap();
        let stock = shuffle::stock(&rules, &mut shuffle::random(3));
        let mut bots: Vec<_> = names().map(|name| (name, named(name, 3).unwrap())).collect();
        let mut forced_and_late = 0;
        testkit::game::record(rules, &stock, |position| {
            for (name, bot) in &mut bots {
                bot.start(position);
                bot.think(visits);
                let report = bot.report();
                let action =
                    report.actions.first().unwrap_or_else(|| panic!("{name}: {position:?}"));
                assert_eq!(action.action, bot.best(), "{name}: {position:?}");
                let is_searched = *name == "search" && visits > 0;
                assert!(!is_searched || action.points.len() == rules.realm_count(), "{action:?}");
            }
            let forced = position.legal_actions().len() == 1;
            forced_and_late += u32::from(forced && position.lines_to_come() == 0);
            bots[0].1.best()
        });
        assert!(forced_and_late > 0, "{mode}");
    }
}

#[test]
fn the_stronger_bot_wins_on_both_sides_of_the_same_deals() {
    let lead = |stronger: &str, weaker: &str| -> i32 {
        let games = (0..4).flat_map(|seed| {
            let rules: Rules = "k2".parse().unwrap();
            let sides = [[stronger, weaker], [weaker, stronger]];
            let points = sides.map(|sides| points(&game(rules, &sides, 60, seed)));
            points.into_iter().zip([1, -1])
        });
        games.map(|(points, side)| side * (i32::from(points[0]) - i32::from(points[1]))).sum()
    };
    assert!(lead("greedy", "random") > 80, "{}", lead("greedy", "random"));
    assert!(lead("search", "greedy") > 40, "{}", lead("search", "greedy"));
    assert!(lead("positional", "greedy") > 20, "{}", lead("positional", "greedy"));
    assert!(lead("search", "positional") > 10, "{}", lead("search", "positional"));
}

/// Levels that do not search are fast enough to be compared in every mode.
#[test]
fn each_level_scores_more_than_the_one_below_in_every_mode() {
    for preset in Preset::ALL {
        let realms = preset.rules.realm_count();
        for [weaker, stronger] in [["random", "page"], ["page", "squire"], ["squire", "knight"]] {
            // Each seed is a deal in which the stronger one has each realm in turn.
            let games = (0..60).flat_map(|seed| (0..realms).map(move |realm| (seed, realm)));
            let leads = games.map(|(seed, realm)| {
                let mut sides = vec![weaker; realms];
                sides[realm] = stronger;
                let points = points(&game(preset.rules, &sides, 0, seed));
                realms as i32 * i32::from(points[realm])
                    - points.iter().map(|&p| i32::from(p)).sum::<i32>()
            });
            let lead: i32 = leads.sum();
            assert!(lead > 0, "{stronger} among {weaker} in {}: {lead}", preset.name);
        }
    }
}

#[test]
fn the_tree_is_reused_within_a_turn() {
    let rules: Rules = "duel".parse().unwrap();
    let mut position = testkit::game::random_position(rules, 60, &mut shuffle::random(2));
    while position.domino_to_place().is_none_or(|_| position.legal_actions().len() < 2) {
        let mut random = shuffle::random(position.unseen().len() as u64);
        let stock = shuffle::stock(&rules, &mut random);
        match position.actor() {
            Actor::Seat(_) => {
                position.play(position.legal_actions().get(0).unwrap()).unwrap();
            }
            _ => testkit::game::deal_on(&mut position, &stock),
        }
    }
    let mut bot = named("search", 4).unwrap();
    let place = choose(bot.as_mut(), &position, 300);
    let expected = bot.report().actions[0].visits;
    position.play(place).unwrap();
    bot.start(&position);
    bot.think(1);
    assert_eq!(bot.report().visits, expected + 1);
    // A position from elsewhere is searched afresh.
    let elsewhere = testkit::game::random_position(rules, 0, &mut shuffle::random(2));
    let mut elsewhere = elsewhere;
    testkit::game::deal_on(&mut elsewhere, &shuffle::stock(&rules, &mut shuffle::random(2)));
    bot.start(&elsewhere);
    bot.think(3);
    assert_eq!(bot.report().visits, 3);
}

#[test]
fn leaves_can_be_judged_in_batches() {
    let rules: Rules = "k3".parse().unwrap();
    let mut position = Position::new(rules).unwrap();
    testkit::game::deal_on(&mut position, &shuffle::stock(&rules, &mut shuffle::random(1)));
    let mut search = Search::new(position, SearchConfig::default(), 1);
    let mut evaluator = Positional::new();
    let (mut visits, mut most) = (0, 0);
    while visits < 400 {
        let (mut leaves, mut judgements) = (Vec::new(), Vec::new());
        visits += search.gather(8, &mut leaves);
        most = most.max(leaves.len());
        evaluator.evaluate(&leaves, &mut judgements);
        assert_eq!(judgements.len(), leaves.len());
        search.apply(&judgements);
        assert_eq!(search.visits(), visits);
    }
    assert_eq!(most, 8);
}
