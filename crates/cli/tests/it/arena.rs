//! `crownlands arena`.

use std::fs;
use std::path::PathBuf;

use rules::Record;
use serde_json::Value;
use snapbox::str;

use crate::{crownlands, printed, refused};

fn json(args: &[&str]) -> Value {
    let text = printed(["arena", "--json"].into_iter().chain(args.iter().copied()));
    serde_json::from_str(&text).expect("JSON")
}

#[test]
fn a_table() {
    crownlands(["arena", "greedy", "random", "--games", "4"]).assert().success().stdout_eq(str![[
        r#"
k2, 4 games on 2 deals, seats rotated, seed 1, [..] s
contestant  realms [..]win share [..]points [..]margin [..]lead  ms each  forfeits
greedy           1  100.0 % ± 71.7 [..]         0
random           1    0.0 % ± 71.7 [..]         0
± 95 % over deals; margin over the best realm of the others, lead over their average

"#
    ]]);
}

#[test]
fn numbers_for_machines() {
    let result = json(&["--rules", "k4+harmony", "greedy@5", "random", "--games", "10"]);
    assert_eq!(result["rules"], "k4+harmony");
    assert_eq!((&result["games"], &result["deals"]), (&12.into(), &3.into()));
    let [candidate, others] = [0, 1].map(|at| &result["contestants"][at]);
    assert_eq!((&candidate["contestant"], &others["realms"]), (&"greedy@5".into(), &3.into()));
    assert_eq!(candidate["points"], others["rivals_points"]);
    assert!(candidate["win_share"]["plus_minus"].is_number());
    assert!(result["sprt"].is_null() && result["forfeits"] == Value::Array(Vec::new()));
}

#[test]
fn a_test_that_stops_early_says_what_it_accepts() {
    let args = ["greedy", "random", "--games", "1000", "--sprt", "0.5,0.6"];
    let result = json(&args);
    assert_eq!(result["sprt"]["accepted"], "high");
    assert!(result["games"].as_u64().unwrap() < 100);
    let text = printed(["arena"].into_iter().chain(args));
    assert!(text.contains("0.5 or 0.6: 0.6 accepted, 0.5 rejected"), "{text}");
}

#[test]
fn records_are_written_and_replay() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("arena-records");
    let _ = fs::remove_dir_all(&folder);
    let path = folder.display().to_string();
    json(&["greedy", "random", "--rules", "q2", "--games", "4", "--records", &path]);
    let files: Vec<_> = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 4);
    for file in files {
        let (record, end) = Record::verified(&fs::read_to_string(&file).unwrap()).unwrap();
        let points: Vec<_> =
            record.rules.realms().map(|realm| end.points(realm).to_string()).collect();
        assert_eq!(record.tag("Result"), Some(points.join("-").as_str()));
    }
}

#[cfg(unix)]
#[test]
fn forfeits_are_named_and_the_match_continues() {
    let script = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("quitter.sh");
    let body = "while read -r line; do case $line in go*) exit 7;; *) echo ok;; esac; done";
    fs::write(&script, body).unwrap();
    let program = format!("exec:sh {}", script.display());
    let result = json(&["greedy", &program, "--rules", "k3", "--games", "6"]);
    let lost = &result["forfeits"][0];
    assert_eq!((&lost["games"], &lost["contestant"]), (&6.into(), &program.as_str().into()));
    assert_eq!(lost["reason"], "ended (exit status: 7)");
    assert_eq!(result["contestants"][0]["win_share"]["mean"], 1.0);
    let text = printed(["arena", "greedy", &program, "--games", "2"]);
    assert!(text.contains("lost 2 games: ended (exit status: 7) (first: deal 1"), "{text}");
}

/// An outside program that is told the seed of its seat plays as if it were built in.
#[test]
fn our_own_bot_over_the_protocol_is_the_built_in_one() {
    let binary = snapbox::cmd::cargo_bin!("crownlands").display();
    for bot in ["random", "greedy"] {
        let program = format!("exec:{binary} bot --bot {bot}@20");
        let [inside, outside] = [&format!("{bot}@20"), &program].map(|candidate| {
            let result = json(&[candidate, "greedy", "--games", "6"]);
            assert_eq!(result["forfeits"], Value::Array(Vec::new()));
            ["win_share", "points", "margin"].map(|key| result["contestants"][0][key].clone())
        });
        assert_eq!(inside, outside, "{bot}");
    }
}

#[test]
fn refuses_what_cannot_be_played() {
    for (args, reason) in [
        (&["gready", "random"][..], "there is no bot named `gready`"),
        (&["greedy@soon", "random"], "`soon` is not a valid budget"),
        (&["greedy", "exec:"], "`exec:` needs a command"),
        (&["greedy", "random", "random"], "3 contestants cannot share 2 realms"),
        (&["greedy", "exec:/no/such/program"], "cannot be started"),
        (&["greedy", "random", "--rules", "k5"], "cannot be played"),
    ] {
        let complaint = refused(["arena"].into_iter().chain(args.iter().copied()), "");
        assert!(complaint.contains(reason), "{complaint}");
    }
    for sprt in ["0.5", "0.6,0.5", "a,b", "0.5,1.5", "NaN,1"] {
        crownlands(["arena", "greedy", "random", "--sprt", sprt]).assert().code(2);
    }
}
