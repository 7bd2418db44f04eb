//! Matches of built-in bots.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use lab::arena::{Lineup, LineupError, MatchError, Sprt, Verdict};
use rules::{Preset, Record};

use crate::{between, played, timeless};

#[test]
fn greedy_beats_random() {
    let (games, tally) = played(&between("k2", &["greedy", "random"], 80));
    assert_eq!((games.len(), tally.games(), tally.deals()), (80, 80, 40));
    let [greedy, random] = [0, 1].map(|index| tally.summary(index));
    assert!(greedy.win.mean - greedy.win.plus_minus > 0.9, "{greedy:?}");
    assert!(greedy.margin.mean - greedy.margin.plus_minus > 0.0, "{greedy:?}");
    assert!((greedy.win.mean + random.win.mean - 1.0).abs() < 1e-9);
    assert_eq!(greedy.forfeits + random.forfeits, 0);
    assert!(greedy.spent.decisions > 80 * 20 && greedy.spent.longest <= greedy.spent.time);
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    let mut spec = between("k3", &["greedy", "random"], 30);
    spec.sprt = Some(Sprt { low: 0.33, high: 0.6 });
    let runs = [1, 3].map(|threads| {
        spec.threads = threads;
        let (games, tally) = played(&spec);
        let games: Vec<_> = games.iter().map(timeless).collect();
        let summaries = [0, 1].map(|at| tally.summary(at)).map(|it| (it.win, it.points, it.margin));
        (games, summaries)
    });
    assert!(runs[0] == runs[1]);
    assert!(!runs[0].0.is_empty());
}

#[test]
fn the_seed_changes_the_games() {
    let mut spec = between("k2", &["greedy", "greedy"], 2);
    let first = played(&spec).0[0].record.clone();
    spec.seed = 2;
    assert_ne!(first.steps, played(&spec).0[0].record.steps);
}

#[test]
fn a_deal_keeps_its_lines_and_rotates_its_contestants() {
    let (games, _) = played(&between("k4", &["greedy", "random"], 7));
    assert_eq!(games.len(), 8, "every deal is played in all rotations");
    let line = |at: usize| games[at].record.steps[0];
    assert_eq!([line(1), line(2), line(3)], [line(0); 3]);
    assert_ne!(line(4), line(0));
    for (at, game) in games.iter().enumerate() {
        assert_eq!((game.deal, game.rotation), (at as u32 / 4, at as u32 % 4));
        assert_eq!(game.holders.iter().position(|&holder| holder == 0), Some(at % 4));
    }
}

#[test]
fn records_replay_to_the_points_that_were_counted() {
    for preset in Preset::ALL {
        let spec = between(preset.name, &["greedy", "random"], 1);
        let (games, tally) = played(&spec);
        for game in &games {
            let (record, end) = Record::verified(&game.record.to_string()).unwrap();
            let points: Vec<_> = spec.rules.realms().map(|realm| end.points(realm)).collect();
            assert_eq!(points, game.points);
            let written: Vec<_> = points.iter().map(ToString::to_string).collect();
            assert_eq!(record.tag("Result"), Some(written.join("-").as_str()));
            assert_eq!(record.tag("Deal"), Some("1"));
            assert!(record.tag("Event").is_some());
            for seat in spec.rules.all_seats() {
                let holder = game.holders[spec.rules.realm_of(seat).index()];
                let name = ["greedy", "random"][holder];
                assert_eq!(record.tag(&format!("Seat{seat}")), Some(name), "{}", preset.name);
            }
            assert!((game.shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        }
        assert_eq!(tally.games(), spec.rules.realm_count() as u64);
    }
}

#[test]
fn the_sequential_test_stops_early_on_either_side() {
    for (contestants, verdict) in
        [(["greedy", "random"], Verdict::High), (["random", "greedy"], Verdict::Low)]
    {
        let mut spec = between("k2", &contestants, 1_000);
        spec.sprt = Some(Sprt { low: 0.45, high: 0.55 });
        let (games, tally) = played(&spec);
        assert_eq!(spec.verdict(&tally), Some(verdict));
        assert!((games.len() as u64) == tally.games() && games.len() < 100, "{}", games.len());
    }
}

#[test]
fn a_watcher_may_end_the_match() {
    let mut seen = 0;
    let tally = between("k2", &["greedy", "random"], 1_000).play(|_, _| {
        seen += 1;
        if seen == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((seen, tally.unwrap().games()), (5, 4), "complete deals count");
}

#[test]
fn a_stopped_match_returns_the_games_played_so_far() {
    let stop = AtomicBool::new(false);
    let spec = between("k2", &["greedy", "random"], 100_000);
    let tally = spec.play_until(&stop, |_, tally| {
        stop.fetch_or(tally.deals() == 2, Ordering::Relaxed);
        ControlFlow::Continue(())
    });
    let games = tally.unwrap().games();
    assert!((4..1_000).contains(&games), "{games}");
}

#[test]
fn contestants_can_play_half_of_the_realms_or_one_each() {
    let mut spec = between("k4", &["greedy", "random"], 4);
    spec.lineup = Lineup::Half;
    assert_eq!(played(&spec).1.summary(0).realms, 2);
    let spec = between("k3", &["greedy", "random", "greedy@5"], 3);
    let (games, tally) = played(&spec);
    assert_eq!(games[1].holders, [2, 0, 1]);
    let wins: f64 = (0..3).map(|contestant| tally.summary(contestant).win.mean).sum();
    assert!((wins - 1.0).abs() < 1e-9);
}

#[test]
fn a_searching_bot_uses_its_time() {
    let (_, tally) = played(&between("k2", &["search@5ms", "random@5ms"], 2));
    let spent = tally.summary(0).spent;
    // Forced decisions and solved ends take less.
    assert!(spent.seconds_each() > 0.002 && spent.longest >= Duration::from_millis(5), "{spent:?}");
}

#[test]
fn contestants_that_cannot_be_seated_are_refused() {
    let spec = between("k4", &["greedy", "random", "random"], 4);
    let refused = spec.play(|_, _| ControlFlow::Continue(()));
    assert_eq!(refused, Err(MatchError::Lineup(LineupError { contestants: 3, realms: 4 })));
}
