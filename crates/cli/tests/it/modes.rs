//! `crownlands modes`.

use rules::{Preset, Rules};
use snapbox::{file, str};

use crate::{crownlands, printed, refused};

#[test]
fn lists_the_modes() {
    crownlands(["modes"]).assert().success().stdout_eq(file!["snapshots/modes.txt"]);
}

#[test]
fn every_listed_name_parses_to_its_mix() {
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
        let rounds =
            format!("Rounds        {}, with {}", preset.rules.rounds(), preset.rules.line());
        assert!(text.contains(&rounds), "{text}");
    }
}

#[test]
fn explains_a_mix() {
    crownlands(["modes", "w6t+harmony+middle+dynasty"]).assert().success().stdout_eq(str![[r#"
w6t+middle+harmony+dynasty  Royal Wedding for 6, in teams · Middle Kingdom · Harmony · Dynasty
w6t+harmony+middle+dynasty means the same.
Players         6 in 3 teams of two; a team shares one kingdom, and each partner
                has one king
Grid            7×7, full if nothing is discarded
Dominoes        all 96; lines come from the two boxes in turn
Rounds          12, with 8 dominoes each; 2 of them stay unclaimed and leave the
                game
First claims    At the start, kings are drawn one at a time
Also            coins, knights, towers, buildings, the Queen and the dragon
Middle Kingdom  10 points if your castle ends up in the exact centre
Harmony         5 points if your grid is full, with no gaps
Dynasty         Three games in a row

"#]]);
    assert!(printed(["modes", "K4+Harmony"]).starts_with("k4+harmony  Kingdomino for 4"));
    let best = printed(["modes", "k4+best"]);
    assert!(
        best.contains("Dynasty, best game  Three games in a row; only each player’s"),
        "{best}"
    );
    crownlands(["modes", "k2+24"]).assert().success().stdout_eq(str![[r#"
k2  Kingdomino for 2
k2+24 means the same.
Players       2, each with a kingdom and 2 kings
Grid          5×5, full if nothing is discarded
Dominoes      24 of 48; the others are set aside unseen
Rounds        6, with 4 dominoes each; all of them are claimed
First claims  At the start, kings are drawn one at a time

"#]]);
}

#[test]
fn says_why_a_mix_is_refused_and_what_to_play() {
    crownlands(["modes", "k5"]).assert().code(2).stderr_eq(str![[r#"
error: “k5” cannot be played. 48 dominoes make lines of 4 for 5 kings. There wouldn’t be enough dominoes for every king. Use more dominoes, the smaller grid or fewer players. [rules.line_too_short]
try:   5 players can play w5.

"#]]);
    for (mix, code, advice) in [
        ("k9", "rules.seats", "crownlands modes"),
        ("q5t", "rules.teams", "5 players can play w5"),
        ("k4+abba", "rules.first_claims", "4 players can play k4"),
        ("q3+36", "rules.box_not_whole", "3 players can play q3"),
        ("k4+60", "rules.too_many_dominoes", "4 players can play k4"),
        ("k3+37", "rules.uneven_lines", "3 players can play k3, k3+48"),
        ("w2+5x5", "rules.line_too_long", "2 players can play w2"),
        ("duel+24", "rules.line_too_short", "2 players can play duel, k2."),
        ("duel+24", "rules.line_too_short", "on 7×7 grids make lines of 2 for 4 kings"),
        ("k4+7x7+best", "rules.line_too_short", "4 players can play k4+best."),
        ("k4+24", "rules.line_too_short", "played. 24 dominoes make lines of 2 for 4 kings"),
        ("k2+abba+drawn", "parse.contradiction", "column 9: This contradicts an option"),
        ("snow", "parse.mode", "crownlands modes"),
        ("k4+snow", "parse.option", "crownlands modes"),
        ("k4 ", "parse.leftover", "crownlands modes"),
        ("", "parse.mode", "crownlands modes"),
    ] {
        let complaint = refused(["modes", mix], "");
        assert!(complaint.contains(&format!("[{code}]")), "{complaint}");
        assert!(complaint.contains(advice), "{complaint}");
    }
}

#[cfg(unix)]
#[test]
fn a_closed_output_is_not_a_failure() {
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
