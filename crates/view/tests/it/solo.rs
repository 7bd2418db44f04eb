//! A table on this device: whole games in every mode, undo, matches, clocks.

use std::time::Instant;

use rand::RngExt;
use rules::{Actor, DynastyScoring, Phase, Preset, Rules, Step};
use table::{Clock, Ending, Fact, Intent, Level, Options, Reason, Refusal, Stage, verify};
use view::scene::{Decision, Motion, Scene, motions_between};
use view::solo::Solo;

use crate::device::{Players, bot_moves, open, seat, seed, sitters};
use crate::scenes::{check_scene, check_undo};

/// Whole games played only through hands, in every mode, with every scene checked against the
/// rules.
#[test]
fn every_mode_is_played_to_its_end() {
    for (number, preset) in Preset::ALL.iter().enumerate() {
        let rules = Rules { harmony: true, middle_kingdom: true, ..preset.rules };
        let who: String = (0..rules.seats).map(|at| if at % 3 == 1 { 'b' } else { 'p' }).collect();
        let options = Options::new(rules);
        let mut solo = Solo::open(&options, &sitters(&who), &seed(number as u8), 1_000).unwrap();
        let mut players = Players::new(number as u64);
        let mut before = solo.state().clone();
        let mut count = 0;
        while solo.state().stage == Stage::Playing {
            let viewer = solo.person_to_move();
            let scene = check_scene(solo.state(), viewer);
            assert_eq!(viewer.is_some(), matches!(scene.decision, Decision::Decide { .. }));
            check_scene(solo.state(), None);
            players.decide_once(&mut solo);
            count += motions_between(&before, solo.state())
                .iter()
                .filter(|motion| matches!(motion, Motion::Placed { .. } | Motion::Discarded { .. }))
                .count();
            before = solo.state().clone();
        }
        assert_eq!(count, usize::from(rules.rounds() * rules.kings() * rules.seats));
        let game = solo.state().game.as_ref().unwrap();
        assert_eq!(game.end.as_ref().unwrap().ending, Ending::Finished);
        let record = solo.record().unwrap();
        assert_eq!(verify(&record), Ok(()));
        let end = record.replay().last().unwrap().unwrap();
        let scene = check_scene(solo.state(), None);
        for realm in rules.realms() {
            assert_eq!(scene.realm(realm).unwrap().points, end.points(realm));
        }
        let results = scene.end.unwrap().results;
        for result in results {
            assert_eq!(result.points, end.points(rules.realm_of(result.seat)));
        }
    }
}

#[test]
fn undo_goes_back_past_bots() {
    let [mut by_oneself, mut past_bots, mut revealed] = [0; 3];
    for number in 0..6 {
        let mut solo = open("k4", "bpbb", 10 + number);
        let mut players = Players::new(u64::from(number));
        while solo.state().stage == Stage::Playing {
            players.decide_once(&mut solo);
            if solo.last_decider().is_some() {
                check_undo(&solo, seat(2));
            }
            let steps = |solo: &Solo| solo.state().game.as_ref().map(|game| game.steps().to_vec());
            let before = steps(&solo);
            let mut copy = solo.clone();
            let allowed = copy.check_undo();
            match (copy.undo(players.now).map(<[_]>::len), allowed) {
                (Ok(facts), Ok(())) => {
                    let (old, new) = (before.unwrap(), steps(&copy).unwrap());
                    assert!(facts > 0 && new.len() < old.len() && old.starts_with(&new));
                    // The same person has to make the same decision again.
                    assert_eq!(copy.person_to_move(), Some(seat(2)));
                    let undone = &old[new.len()..];
                    assert!(undone.iter().all(|step| matches!(step, Step::Act(_))));
                    let moved = motions_between(solo.state(), copy.state());
                    assert_eq!(moved, [Motion::WentBack { steps: new.len() }]);
                    assert_eq!(Solo::load(&copy.save()).unwrap().state(), copy.state());
                    if undone.len() > 1 { past_bots += 1 } else { by_oneself += 1 }
                }
                (Err(Refusal::Table(reason)), Err(expected)) => {
                    assert_eq!(reason, expected);
                    assert_eq!(steps(&copy), before);
                    revealed += usize::from(reason == Reason::Revealed);
                }
                (undone, expected) => panic!("{undone:?} but {expected:?}"),
            }
        }
        assert_eq!(solo.undo(players.now), Err(Reason::NothingToUndo.into()));
    }
    assert!(by_oneself > 5 && past_bots > 5 && revealed > 5, "{by_oneself} {past_bots} {revealed}");
}

#[test]
fn after_an_undo_the_same_tiles_are_dealt() {
    let mut solo = open("k2", "pb", 20);
    let mut players = Players::new(21);
    let mut undone = 0;
    let mut lines: Vec<Step> = Vec::new();
    while solo.state().stage == Stage::Playing {
        players.decide_once(&mut solo);
        if undone < 20 && players.random.random_ratio(1, 3) && solo.undo(players.now).is_ok() {
            undone += 1;
        }
        let steps = solo.state().game.as_ref().unwrap().steps();
        let dealt: Vec<Step> =
            steps.iter().filter(|step| matches!(step, Step::Deal(_))).copied().collect();
        assert!(dealt.starts_with(&lines), "nothing that was dealt is dealt anew");
        lines = dealt;
    }
    assert!(undone > 5);
    assert_eq!(verify(&solo.record().unwrap()), Ok(()));
}

#[test]
fn people_who_share_a_device_can_all_undo() {
    let mut solo = open("k3", "ppp", 22);
    let mut players = Players::new(23);
    let mut undone = 0;
    while solo.state().stage == Stage::Playing && undone < 12 {
        let before = solo.state().game.as_ref().unwrap().clone();
        let mover = solo.person_to_move();
        players.decide_once(&mut solo);
        if solo.state().game.as_ref().unwrap().steps().len() == before.steps().len() + 1 {
            assert_eq!(solo.last_decider(), mover);
            let mut copy = solo.clone();
            copy.undo(players.now).unwrap();
            assert_eq!(copy.state().game.as_ref().unwrap().steps(), before.steps());
            assert_eq!(copy.state().vote, None);
            undone += 1;
        }
    }
    assert_eq!(undone, 12);
}

/// A player who resigned has nothing to undo; a bot plays for them and the others continue.
#[test]
fn a_player_who_resigned_cannot_undo() {
    let mut solo = open("k3", "ppb", 24);
    let mut players = Players::new(25);
    while solo.last_decider() != Some(seat(1)) {
        players.decide_once(&mut solo);
    }
    solo.intend(seat(1), Intent::Resign, players.now, seed(26)).unwrap();
    assert_ne!(solo.last_decider(), Some(seat(1)));
    players.finish(&mut solo);
    let scene = check_scene(solo.state(), Some(seat(2)));
    assert_eq!(scene.end.unwrap().results[0].rank, Some(3));
}

#[test]
fn undo_can_be_switched_off() {
    let options = Options { undo: false, ..Options::new("k2".parse().unwrap()) };
    let mut solo = Solo::open(&options, &sitters("pp"), &seed(1), 0).unwrap();
    Players::new(1).decide_once(&mut solo);
    assert_eq!(solo.check_undo(), Err(Reason::NoUndo));
    assert_eq!(solo.undo(0).unwrap_err(), Reason::NoUndo.into());
}

#[test]
fn a_dynasty_waits_for_its_people() {
    let mut solo = open("k2+dynasty", "pb", 30);
    let mut players = Players::new(31);
    let mut sums = [0; 2];
    for game in 1..=3 {
        assert_eq!(solo.state().game.as_ref().unwrap().number, game);
        players.finish(&mut solo);
        let scene = Scene::of_state(solo.state(), Some(seat(1)));
        let dynasty = scene.dynasty.clone().unwrap();
        for (sum, realm) in sums.iter_mut().zip(&scene.board.as_ref().unwrap().realms) {
            *sum += realm.points;
        }
        assert_eq!((dynasty.games, u32::from(dynasty.played)), (3, game));
        assert_eq!(dynasty.totals, sums);
        assert_eq!(dynasty.standings.len(), if game == 3 { 2 } else { 0 });
        if game == 3 {
            assert_eq!(scene.decision, Decision::Gather { ready: Some(false) });
            break;
        }
        assert_eq!(scene.decision, Decision::Pause { ready: Some(false) });
        // Nobody counts as gone, however long the pause.
        players.now += 10_000_000;
        assert_eq!(solo.tick(players.now).unwrap(), []);
        assert_eq!(solo.next_deadline(), None);
        solo.rematch(players.now, &seed(32 + game as u8)).unwrap();
        assert!(solo.state().chairs.iter().all(|chair| !chair.away && !chair.stand_in));
        assert_eq!(solo.state().stage, Stage::Playing);
    }
    // The next match starts from zero.
    solo.rematch(players.now, &seed(40)).unwrap();
    assert_eq!(solo.state().dynasty.played(), 0);
    assert_eq!(solo.state().game.as_ref().unwrap().number, 4);
    assert_eq!(solo.rematch(players.now, &seed(41)).unwrap_err(), Reason::Playing.into());
}

#[test]
fn a_dynasty_by_the_best_game_shows_the_best_of_each() {
    let mut solo = open("k2+best", "pb", 60);
    let mut players = Players::new(61);
    let mut best = [0; 2];
    for game in 1..=3 {
        players.finish(&mut solo);
        let scene = Scene::of_state(solo.state(), Some(seat(1)));
        for (best, realm) in best.iter_mut().zip(&scene.board.as_ref().unwrap().realms) {
            *best = realm.points.max(*best);
        }
        let dynasty = scene.dynasty.unwrap();
        assert_eq!((dynasty.scoring, dynasty.games), (DynastyScoring::Best, 3));
        assert_eq!(dynasty.totals, best);
        if game < 3 {
            solo.rematch(players.now, &seed(62 + game)).unwrap();
        }
    }
}

#[test]
fn a_rematch_has_a_new_deal() {
    let mut solo = open("k4", "pbbb", 50);
    let mut players = Players::new(51);
    let first = solo.state().game.as_ref().unwrap().clone();
    players.finish(&mut solo);
    solo.rematch(players.now, &seed(52)).unwrap();
    let second = solo.state().game.as_ref().unwrap();
    assert_eq!((first.number, second.number), (1, 2));
    assert_ne!(first.steps()[0], second.steps()[0]);
    let facts = motions_between(solo.state(), solo.state());
    assert_eq!(facts, []);
}

#[test]
fn bots_can_play_alone() {
    let mut solo = open("q4", "bbbb", 60);
    assert_eq!(solo.people().count(), 0);
    let mut now = 0;
    while solo.state().stage == Stage::Playing {
        now += 100;
        assert!(bot_moves(&mut solo, now));
    }
    assert_eq!(solo.undo(now).unwrap_err(), Reason::NothingToUndo.into());
    solo.rematch(now, &seed(61)).unwrap();
    assert!(solo.bot_turn().is_some());
}

#[test]
fn a_bot_that_thought_about_another_position_is_refused() {
    // A person claims first; then a bot is asked, and the claim is undone.
    for number in 0..20 {
        let mut solo = open("k4", "pbbb", 70 + number);
        let mut players = Players::new(71);
        while solo.person_to_move().is_none() {
            players.decide_once(&mut solo);
        }
        players.decide_once(&mut solo);
        let Some(turn) = solo.bot_turn() else { continue };
        if solo.undo(players.now).is_err() {
            continue;
        }
        let action = turn.position.legal_actions().get(0).unwrap();
        let refused = solo.apply_bot_decision(&turn, action, players.now).unwrap_err();
        assert!([Reason::Stale.into(), Reason::NotYourTurn.into()].contains(&refused));
        return;
    }
    panic!("no such case");
}

#[test]
fn nobody_can_act_for_a_bot() {
    let mut solo = open("k2", "pb", 80);
    let intent = Intent::ready(true);
    assert_eq!(
        solo.intend(seat(2), intent.clone(), 0, seed(1)).unwrap_err(),
        Reason::NotSeated.into()
    );
    assert_eq!(solo.intend(seat(8), intent, 0, seed(1)).unwrap_err(), Reason::NoSuchSeat.into());
}

#[test]
fn a_table_needs_a_sitter_for_every_seat() {
    let options = Options::new("k4".parse().unwrap());
    for who in ["pbb", "pbbbb", ""] {
        let refused = Solo::open(&options, &sitters(who), &seed(1), 0).unwrap_err();
        assert_eq!(refused, Reason::NoSuchSeat.into());
    }
}

/// The clock is stopped while the table is not loaded, and shows what the table counts.
#[test]
fn the_clock_stops_while_the_table_is_not_loaded() {
    let clock = Clock::Bank { bank_ms: 60_000, increment_ms: 0 };
    let options = Options { clock, ..Options::new("k2".parse().unwrap()) };
    let mut solo = Solo::open(&options, &sitters("pp"), &seed(1), 1_000).unwrap();
    let mover = solo.person_to_move().unwrap();
    let left = |solo: &Solo, now: i64| {
        let scene = Scene::of_state(solo.state(), None);
        scene.seat(mover).unwrap().clock.unwrap().left_at(solo.time(now))
    };
    assert_eq!((left(&solo, 1_000), left(&solo, 21_000)), (60_000, 40_000));
    assert_eq!(solo.next_deadline(), Some(61_000));
    assert_eq!(solo.tick(21_000).unwrap(), []);
    let day = 86_400_000;
    let mut loaded = Solo::load(&solo.save()).unwrap();
    loaded.tick(day).unwrap();
    // Time spent thinking since the last fact is not in the facts.
    assert_eq!((left(&loaded, day), left(&loaded, day + 5_000)), (60_000, 55_000));
    assert_eq!(loaded.next_deadline(), Some(day + 60_000));
    // Time runs out as at any table.
    let facts = loaded.tick(day + 60_000).unwrap();
    assert!(
        matches!(facts, [entry] if matches!(entry.fact, Fact::TimeRanOut { seat, .. } if seat == mover)),
        "{facts:?}"
    );
    // A bot plays the turn, which is shown to the player too, and then it is theirs again.
    let scene = Scene::of_state(loaded.state(), Some(mover));
    let shown = scene.seat(mover).unwrap();
    assert!(shown.out_of_time && shown.covered && shown.clock.is_some());
    assert_eq!(shown.stand_in, Some(Level::Baron));
    assert!(matches!(scene.decision, Decision::Wait { seat, .. } if seat == mover));
    assert_eq!(loaded.person_to_move(), None);
    let turn = loaded.bot_turn().unwrap();
    let action = turn.position.legal_actions().get(0).unwrap();
    loaded.apply_bot_decision(&turn, action, day + 61_000).unwrap();
    let scene = Scene::of_state(loaded.state(), Some(mover));
    let shown = scene.seat(mover).unwrap();
    assert!(!shown.out_of_time && !shown.covered && shown.stand_in.is_none());
}

#[test]
fn a_clock_shows_what_each_turn_adds() {
    let shown = |clock: Clock| {
        let options = Options { clock, ..Options::new("k2".parse().unwrap()) };
        let solo = Solo::open(&options, &sitters("pp"), &seed(1), 0).unwrap();
        Scene::of_state(solo.state(), None).seats[0].clock.unwrap().increment()
    };
    let bank = |increment_ms| shown(Clock::Bank { bank_ms: 60_000, increment_ms });
    assert_eq!(
        (bank(0), bank(5_000), bank(90_000)),
        (None, Some("+5".into()), Some("+1:30".into()))
    );
    assert_eq!(shown(Clock::Turn { turn_ms: 60_000 }), None);
}

#[test]
fn resigning_ends_a_duel() {
    let mut solo = open("duel", "pb", 90);
    solo.intend(seat(1), Intent::Resign, 5_000, seed(91)).unwrap();
    let scene = check_scene(solo.state(), Some(seat(1)));
    let end = scene.end.unwrap();
    assert_eq!((end.ending, end.standings.len()), (Ending::Resigned, 0));
    assert_eq!(end.results[1].rank, Some(1));
    assert_eq!(scene.decision, Decision::Gather { ready: Some(false) });
}

#[test]
fn a_running_game_has_a_record_without_its_secret() {
    let mut solo = open("q2", "pb", 92);
    let mut players = Players::new(93);
    for _ in 0..10 {
        players.decide_once(&mut solo);
    }
    let record = solo.record().unwrap();
    assert_eq!((record.tag("Seat1"), record.tag("Seat2")), (Some("Person 1"), Some("page")));
    assert_eq!(record.tag("Seed"), None);
    let last = record.replay().last().unwrap().unwrap();
    assert_eq!(last, *solo.state().game.as_ref().unwrap().position());
    assert!(matches!(last.actor(), Actor::Seat(_)) && last.phase() != Phase::Over);
    assert!(!format!("{solo:?}").contains(&seed(92).reveal()));
}

#[test]
fn a_table_for_others_still_shows_the_last_game() {
    let mut solo = open("q2", "pb", 94);
    solo.intend(seat(1), Intent::Resign, 2_000, seed(95)).unwrap();
    let options = Options::new("w8".parse().unwrap());
    solo.intend(seat(1), Intent::Change { options }, 3_000, seed(96)).unwrap();
    for viewer in [None, Some(seat(1)), Some(seat(8))] {
        let scene = Scene::of_state(solo.state(), viewer);
        let board = scene.board.unwrap();
        assert_eq!((scene.seats.len(), board.realms.len()), (8, 2));
        assert_eq!(scene.viewer, viewer);
        assert!(scene.end.is_some());
    }
    // Nobody else can come to a table on this device, so no game starts by itself.
    assert_eq!(solo.state().options.fill, None);
}

/// The time for a redraw late in the longest game, with all its steps.
#[test]
fn a_late_scene_is_built_quickly() {
    let mut solo = open("w8", "pppppppp", 97);
    let mut players = Players::new(98);
    while solo.state().game.as_ref().unwrap().position().round() < 12 {
        players.decide_once(&mut solo);
    }
    let quickest = (0..40)
        .map(|_| {
            let begun = Instant::now();
            let scene = Scene::of_state(solo.state(), Some(seat(1)));
            let taken = begun.elapsed().as_micros();
            assert_eq!(scene.seats.len(), 8);
            taken
        })
        .min();
    println!("late at a table of eight: {} µs", quickest.unwrap());
    assert!(quickest.unwrap() < 1000, "{quickest:?} µs");
}
