//! `crownlands modes`.

use rules::{Preset, Rules};
use snapbox::{file, str};

use crate::{crownlands, printed, refused};

#[test]
fn lists_the_modes() {
    crownlands(["modes"]).assert().success().stdout_eq(file!["snapshots/modes.txt"]);
}

#[test]
fn lists_every_mix_by_a_name_that_means_it() {
    let text = printed(["modes", "--all"]);
    let names: Vec<_> = text.lines().skip(2).filter_map(|l| l.split_whitespace().next()).collect();
    assert_eq!(names.len(), Rules::all_playable().count());
    assert!(names.iter().all(|name| name.parse::<Rules>().is_ok()), "{text}");
    assert!(Preset::ALL.iter().all(|preset| names.contains(&preset.name)), "{text}");
}

#[test]
fn explains_every_mode() {
    for preset in Preset::ALL {
        let text = printed(["modes", preset.name]);
        assert!(text.starts_with(preset.name) && !text.contains("means the same"), "{text}");
        let rounds = format!("rounds        {} with a line of", preset.rules.rounds());
        assert!(text.contains(&rounds), "{text}");
    }
}

#[test]
fn explains_a_mix() {
    crownlands(["modes", "w6t+harmony+middle+dynasty"]).assert().success().stdout_eq(str![[r#"
w6t+middle+harmony+dynasty  Royal Wedding for six, teams
w6t+harmony+middle+dynasty means the same
  seats         6 in three teams of two; a team has one kingdom, each member
                one king
  kingdoms      7×7, filled exactly when nothing is discarded
  dominoes      96, both boxes; lines come from them in turn
  rounds        12 with a line of 8; two of each line stay unclaimed and leave
                the game
  first claims  king after king is drawn and claims
  also          coins, knights, towers, buildings, the Queen and the dragon
  option        Middle Kingdom: 10 points for a castle in the middle
  option        Harmony: 5 points for a grid without a gap
  option        Dynasty: three games in a row, points added up

"#]]);
    crownlands(["modes", "k2+24"]).assert().success().stdout_eq(str![[r#"
k2  Kingdomino for two
k2+24 means the same
  seats         2, each with two kings and a kingdom
  kingdoms      5×5, filled exactly when nothing is discarded
  dominoes      24 of Kingdomino's box; 24 are set aside unseen
  rounds        6 with a line of 4; every domino is claimed
  first claims  king after king is drawn and claims

"#]]);
}

#[test]
fn says_why_a_mix_is_refused_and_what_to_play() {
    crownlands(["modes", "k5"]).assert().code(2).stderr_eq(str![[r#"
error: `k5` cannot be played: a line would have fewer dominoes than there are kings: 48 dominoes on 7×7 make lines of 2 for 5 kings [rules.line_too_short]
try:   five can play w5

"#]]);
    for (mix, code, advice) in [
        ("k9", "rules.seats", "crownlands modes"),
        ("q5t", "rules.teams", "five can play w5"),
        ("k4+abba", "rules.first_claims", "four can play k4"),
        ("q3+36", "rules.box_not_whole", "three can play q3"),
        ("k4+60", "rules.too_many_dominoes", "four can play k4"),
        ("k3+37", "rules.uneven_lines", "three can play k3 or k3+48"),
        ("w2+5x5", "rules.line_too_long", "two can play w2"),
        ("snow", "parse.mode", "crownlands modes"),
        ("k4+snow", "parse.option", "crownlands modes"),
        ("k4 ", "parse.leftover", "correct"),
        ("", "parse.mode", "crownlands modes"),
    ] {
        let complaint = refused(["modes", mix], "");
        assert!(complaint.contains(&format!("[{code}]")), "{complaint}");
        assert!(complaint.contains(advice), "{complaint}");
    }
}

#[cfg(unix)]
#[test]
fn a_reader_that_goes_away_is_no_failure() {
    use std::process::{Command, Stdio};
    let mut child = Command::new(snapbox::cmd::cargo_bin!("crownlands"))
        .args(["modes", "--all"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}
