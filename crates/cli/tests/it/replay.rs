//! `crownlands replay`.

use rand::RngExt;
use rules::{Preset, Record};
use serde_json::Value;
use snapbox::file;
use testkit::{game, shuffle};
use unicode_width::UnicodeWidthStr;

use crate::{crownlands, printed, refused, stdout};

const EXAMPLE: &str = "examples/queendomino.record";

fn example() -> String {
    std::fs::read_to_string(crate::root().join(EXAMPLE)).expect("an example")
}

/// A game of random players under these rules.
fn record(rules: &str) -> Record {
    game::random_record(rules.parse().expect("rules"), &mut shuffle::random(1))
}

fn piped<'a>(args: impl IntoIterator<Item = &'a str>, input: &str) -> String {
    let command = crownlands(["replay", "-"]).args(args).stdin(input.as_bytes());
    stdout(&command.assert().success())
}

#[test]
fn tells_a_game() {
    crownlands(["replay", EXAMPLE]).assert().success().stdout_eq(file!["snapshots/replay.txt"]);
}

#[test]
fn shows_a_position() {
    crownlands(["replay", EXAMPLE, "--at", "60"])
        .assert()
        .success()
        .stdout_eq(file!["snapshots/replay-at-60.txt"]);
}

#[test]
fn json_tells_the_same_as_the_rules() {
    let (record, last) = Record::verified(&example()).unwrap();
    let value: Value = serde_json::from_str(&printed(["replay", "--json", EXAMPLE])).unwrap();
    assert_eq!(value["rules"], record.rules.to_string());
    assert_eq!(value["tags"][0]["name"], "Event");
    let steps: Vec<_> = record.steps.iter().map(ToString::to_string).collect();
    assert_eq!(value["steps"], Value::from(steps));
    assert_eq!(value["over"], true);
    let outcome = last.outcome().unwrap();
    for (shown, standing) in value["standings"].as_array().unwrap().iter().zip(outcome.standings())
    {
        assert_eq!(shown["rank"], standing.rank);
        assert_eq!(shown["realm"], standing.realm.index() + 1);
        assert_eq!(shown["points"], standing.points);
        let sheet = &value["realms"][standing.realm.index()]["sheet"];
        assert_eq!(sheet["total"], last.score(standing.realm).total);
    }
    assert_eq!(value["standings"][0]["behind_by"], Value::Null);
    assert_eq!(value["standings"][1]["behind_by"], "largest_territory");
}

#[test]
fn json_of_a_position_has_its_setup_and_legal_actions() {
    let (record, _) = Record::verified(&example()).unwrap();
    for (at, position) in record.replay().enumerate().step_by(25) {
        let position = position.unwrap();
        let at = at.to_string();
        let text = printed(["replay", EXAMPLE, "--json", "--at", &at]);
        let value: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(value["setup"], position.setup().to_string());
        assert_eq!(value["phase"], position.phase().to_string());
        let actions = value["legal_actions"].as_array().unwrap();
        assert_eq!(actions.len(), position.legal_actions().len());
    }
}

#[test]
fn every_mode_is_told_within_the_width() {
    for preset in Preset::ALL {
        let record = record(preset.name);
        let middle = (record.steps.len() / 2).to_string();
        for width in [60, 80, 120, 140] {
            for at in [&[][..], &["--at", "0"], &["--at", "9"], &["--at", &middle]] {
                let command = crownlands(["replay", "-"]).args(at);
                let command = command.stdin(record.to_string()).env("COLUMNS", width.to_string());
                let text = stdout(&command.assert().success());
                let drawn = text.split("\nSetup\n").next().unwrap();
                let wide = drawn.lines().find(|line| line.width() > width);
                assert_eq!(wide, None, "{} {at:?}", preset.name);
                assert!(!text.contains(" \n"), "{} {at:?}: spaces at an end", preset.name);
            }
        }
    }
}

#[test]
fn a_record_that_breaks_off_says_what_is_due() {
    let mut record = record("k3");
    record.steps.truncate(22);
    let text = piped([], &record.to_string());
    assert!(text.contains("The record ends here. "), "{text}");
    assert!(text.contains("If the game ended now") && !text.contains("Result"), "{text}");
    record.steps.clear();
    assert!(piped([], &record.to_string()).contains("Tiles are being dealt."));
}

#[test]
fn says_where_a_record_cannot_be_read() {
    let example = example();
    for (wrong, place, code) in [
        (example.replace("q26@h8s", "q26@h8x"), "line 8, column 25", "parse.direction"),
        (example.replace("\"q2\"", "\"q5\""), "line 2, column 9", "rules.line_too_short"),
        (
            example.replace("Crownlands \"1\"", "Crownlands \"2\""),
            "line 1, column 1",
            "parse.version",
        ),
        (String::new(), "line 1, column 1", "parse.header"),
    ] {
        let complaint = refused(["replay", "-"], &wrong);
        assert!(complaint.contains(&format!("standard input, {place}: ")), "{complaint}");
        assert!(complaint.contains(&format!("[{code}]")), "{complaint}");
    }
}

#[test]
fn says_which_step_cannot_follow_and_shows_the_position_before_it() {
    let wrong = example().replace("q26@h8s", "q26@h9s");
    let complaint = refused(["replay", "-"], &wrong);
    assert!(complaint.contains("standard input, step 9, q26@h9s: "), "{complaint}");
    assert!(complaint.contains("[place.no_match]"), "{complaint}");
    assert!(complaint.contains("`--at 8`"), "{complaint}");
    assert!(piped(["--at", "8"], &wrong).contains("Ben must place domino 26"));
    let deal = refused(["replay", "-"], &example().replace("L=q19", "L=q26"));
    assert!(deal.contains("step 8, L=q26,q27,q41,q46: ") && deal.contains("[deal.not_available]"));
    let beyond = refused(["replay", EXAMPLE, "--at", "176"], "");
    assert!(beyond.contains("from 0 to 175"), "{beyond}");
}

#[test]
fn names_cannot_steer_the_terminal() {
    let mut record = record("k4");
    record.tags.push(("Seat1".into(), "\u{1b}[31mred\u{202e}".into()));
    record.tags.push(("Seat2".into(), "a name that is much longer than a column".into()));
    for color in ["always", "never"] {
        let text = piped(["--color", color], &record.to_string());
        assert!(!text.contains("\u{1b}[31m") && !text.contains('\u{202e}'));
        assert!(text.contains("a name that is much lon…"));
    }
}

#[test]
fn damaged_records_and_drawings_are_refused_and_never_panic() {
    let random = &mut shuffle::random(4);
    let drawing = std::fs::read_to_string(crate::root().join("examples/scoring-example.kingdom"));
    for (command, text) in [("replay", example()), ("score", drawing.unwrap())] {
        for _ in 0..100 {
            let mut letters: Vec<char> = text.chars().collect();
            for _ in 0..random.random_range(1..4) {
                let at = random.random_range(0..letters.len());
                match random.random_range(0..3) {
                    0 => drop(letters.remove(at)),
                    1 => letters.insert(at, letters[random.random_range(0..letters.len())]),
                    _ => letters[at] = random.random_range(' '..='~'),
                }
            }
            let damaged: String = letters.into_iter().collect();
            let done = crownlands([command, "-"]).stdin(damaged.as_bytes()).assert();
            let code = done.get_output().status.code();
            assert!(matches!(code, Some(0 | 2)), "{code:?} for {damaged}");
        }
    }
}

#[test]
fn verifies_a_sealed_game_and_refuses_a_changed_seed() {
    const SEALED: &str = "examples/sealed.record";
    let output = printed(["replay", "--verify", SEALED]);
    assert!(output.contains("all 14 deals follow from it"), "{output}");
    let text = std::fs::read_to_string(crate::root().join(SEALED)).expect("an example");
    let (before, seed) = text.split_once("[Seed \"1").expect("a seed");
    let changed = format!("{before}[Seed \"2{seed}");
    let command = crownlands(["replay", "--verify", "-"]).stdin(changed.as_bytes());
    let refused = command.assert().code(2);
    let words = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
    assert!(words.contains("[verify.seal]"), "{words}");
    let unsealed = crownlands(["replay", "--verify", EXAMPLE]).assert().code(2);
    let words = String::from_utf8_lossy(&unsealed.get_output().stderr).into_owned();
    assert!(words.contains("[verify.tag]"), "{words}");
}
