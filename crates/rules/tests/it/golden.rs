//! Golden playthroughs: one recorded game of each printed mode, with positions along the way.
//!
//! They pin what no law can: that the same record still means the same game, that positions print
//! and hash as they did, and that old files stay readable. `CROWNLANDS_BLESS=1` rewrites them;
//! review the diff before you commit it.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use crownlands_rules::{Preset, Record};
use testkit::{game, shuffle};

const EVERY: usize = 12;

#[test]
fn recorded_games_still_mean_the_same() {
    for preset in Preset::ALL {
        let path = folder().join(format!("{}.record", preset.name));
        if std::env::var_os("CROWNLANDS_BLESS").is_some() {
            let record = game::random_record(preset.rules, &mut shuffle::random(2016));
            fs::write(&path, annotated(&record)).unwrap();
        }
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let (record, end) =
            Record::verified(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        assert!(end.outcome().is_some(), "{path:?} ends before the game does");
        let ours = annotated(&record);
        for (at, (ours, golden)) in ours.lines().zip(text.lines()).enumerate() {
            assert_eq!(ours, golden, "{path:?}, line {}", at + 1);
        }
        assert_eq!(ours.lines().count(), text.lines().count(), "{path:?}");
    }
}

/// The record, then positions along the way as comments, which readers of records skip.
fn annotated(record: &Record) -> String {
    let mut text = record.to_string();
    for (at, position) in record.replay().enumerate() {
        let position = position.unwrap();
        if at % EVERY == 0 || position.outcome().is_some() {
            let points: Vec<_> =
                position.rules().realms().map(|realm| position.points(realm)).collect();
            let (actions, key) = (position.legal_actions().len(), position.key());
            writeln!(text, "\n# after {at}: {}", position.setup()).unwrap();
            writeln!(text, "#   {actions} actions, points {points:?}, key {key:016x}").unwrap();
        }
        if let Some(outcome) = position.outcome() {
            for standing in outcome.standings() {
                writeln!(text, "#   {standing:?}").unwrap();
            }
        }
    }
    text
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}
