//! Games that continue from a moment of a record, with new chance from there on.

use rules::{Actor, Components, Deal, Position, Record, Step};
use table::{Reason, Refusal, Stage, Unfair, verify};
use view::solo::Solo;

use crate::device::{Players, open, seed, sitters};

/// A whole game.
fn record(rules: &str, who: &str, number: u8) -> Record {
    let mut solo = open(rules, who, number);
    let mut players = Players::new(u64::from(number));
    while solo.state().stage == Stage::Playing {
        players.decide_once(&mut solo);
    }
    solo.record().unwrap()
}

fn steps(solo: &Solo) -> Vec<Step> {
    solo.state().game.as_ref().unwrap().steps().to_vec()
}

/// The first line dealt after this many steps.
fn next_line(steps: &[Step], from: usize) -> Option<Deal> {
    steps[from..].iter().find_map(|step| match step {
        Step::Deal(deal @ Deal::Line(_)) => Some(*deal),
        _ => None,
    })
}

#[test]
fn a_game_can_be_continued_from_any_moment() {
    for (rules, who) in [("k2", "pb"), ("k4+drawn", "pbbb"), ("q3", "bpb"), ("w4", "pbbb")] {
        let record = record(rules, who, 5);
        let positions: Vec<Position> = record.replay().map(Result::unwrap).collect();
        let last = record.steps.len();
        for at in [0, 1, last / 4, last / 2, 3 * last / 4, last - 1] {
            let mut solo =
                Solo::play_on(&record, at, &sitters(who), &seed(at as u8), 1_000).unwrap();
            assert!(steps(&solo).starts_with(&record.steps[..at]), "{rules} from {at}");
            let mut players = Players::new(at as u64);
            let mut count = 0;
            while solo.state().stage == Stage::Playing {
                let loaded = Solo::load(&solo.save()).unwrap();
                assert_eq!(loaded.state(), solo.state());
                count += 1;
                if count == 3 {
                    solo = loaded;
                    solo.tick(players.now).unwrap();
                }
                players.decide_once(&mut solo);
            }
            let played = solo.record().unwrap();
            assert_eq!(played.steps[..at], record.steps[..at]);
            assert_eq!(played.replay().last().unwrap().unwrap().actor(), Actor::Nobody);
            let verdict = if at == 0 { Ok(()) } else { Err(Unfair::Given) };
            assert_eq!(verify(&played), verdict, "{rules} from {at}");
            // What was seen stays seen, and nothing is dealt twice.
            assert!(positions[at].unseen().contains_all(match next_line(&played.steps, at) {
                Some(Deal::Line(line)) => line,
                _ => continue,
            }));
        }
    }
}

#[test]
fn the_future_of_the_record_is_not_dealt_again() {
    let record = record("k3", "pbb", 7);
    let at = record.steps.len() / 3;
    let next_lines = |number: u8| {
        let mut solo = Solo::play_on(&record, at, &sitters("pbb"), &seed(number), 1_000).unwrap();
        let mut players = Players::new(1);
        while solo.state().stage == Stage::Playing && next_line(&steps(&solo), at).is_none() {
            players.decide_once(&mut solo);
        }
        next_line(&steps(&solo), at)
    };
    let lines: Vec<_> = (0..8).map(next_lines).collect();
    let recorded = next_line(&record.steps, at);
    assert!(lines.iter().filter(|line| **line == recorded).count() <= 1);
    assert!(lines.iter().any(|line| *line != lines[0]), "another seed deals other dominoes");
}

#[test]
fn given_steps_are_not_undone() {
    let record = record("k2", "pb", 3);
    let first_decision =
        record.replay().position(|position| matches!(position.unwrap().actor(), Actor::Seat(_)));
    for at in first_decision.unwrap()..record.steps.len() {
        let mut solo = Solo::play_on(&record, at, &sitters("pp"), &seed(1), 1_000).unwrap();
        assert!(solo.undo(2_000).is_err(), "from {at}");
    }
}

#[test]
fn a_finished_game_cannot_be_continued() {
    let record = record("k2", "pb", 3);
    let steps = record.steps.len();
    let refusal = Solo::play_on(&record, steps, &sitters("pb"), &seed(1), 0).unwrap_err();
    assert_eq!(refusal, Refusal::Table(Reason::NotPlaying));
    assert!(Solo::play_on(&record, steps + 1, &sitters("pb"), &seed(1), 0).is_err());
    assert!(Solo::play_on(&record, 5, &sitters("pbb"), &seed(1), 0).is_err(), "a seat too many");
    let mut impossible = record.clone();
    impossible.steps.swap(0, 3);
    assert!(Solo::play_on(&impossible, 10, &sitters("pb"), &seed(1), 0).is_err());
}

#[test]
fn a_continued_game_keeps_the_tables_of_its_record() {
    let newest = record("q3", "bpb", 5);
    let later = Record { components: Components::TRIAL, ..newest.clone() };
    for (record, components) in [(newest, Components::NEWEST), (later, Components::TRIAL)] {
        let steps = record.replay().take_while(Result::is_ok).count() - 1;
        let given = steps.min(30);
        let solo = Solo::play_on(&record, given, &sitters("bpb"), &seed(1), 1_000).unwrap();
        assert_eq!(solo.record().unwrap().components, components);
    }
}
