//! `crownlands perft`.

use rules::{Position, Rules, Stock, perft, perft_over_chance};
use snapbox::str;

use crate::{crownlands, printed, refused};

/// The counts in a table, by depth from 1.
fn counts(text: &str) -> Vec<u64> {
    let count = |line: &str| line.split_whitespace().nth(1)?.replace(',', "").parse().ok();
    text.lines().skip(2).map(|line| count(line).expect("a count")).collect()
}

#[test]
fn counts_what_the_rules_count() {
    for name in ["k2", "q2", "w3", "k4+harmony"] {
        let rules: Rules = name.parse().unwrap();
        let start = Position::new(rules).unwrap();
        let stock = Stock::unshuffled(&rules);
        let expected: Vec<_> = (1..=4).map(|depth| perft(&start, depth, &stock)).collect();
        assert_eq!(counts(&printed(["perft", "--rules", name, "--depth", "4"])), expected);
    }
}

#[test]
fn a_table_with_times() {
    crownlands(["perft", "--depth", "3"]).assert().success().stdout_eq(str![[r#"
k2, dealt in numerical order
depth                   count        time      per second
    1                       4 [..]
    2                      12 [..]
    3                      24 [..]

"#]]);
}

#[test]
fn a_seed_shuffles_the_deal_reproducibly() {
    let seeded = |seed| counts(&printed(["perft", "--depth", "5", "--seed", seed]));
    assert_eq!(seeded("7"), seeded("7"));
    let fifth = |seed| seeded(seed)[4];
    assert!(["1", "2", "3", "4"].iter().any(|seed| fifth(seed) != fifth("7")));
}

#[test]
fn divides_by_first_action_and_adds_up() {
    crownlands(["perft", "--rules", "q2", "--seed", "7", "--depth", "4", "--divide"])
        .assert()
        .success()
        .stdout_eq(str![[r#"
q2, dealt from seed 7 by ChaCha8
>1                            6
>2                            6
>3                            6
>4                            6
total                        24  [..]

"#]]);
}

#[test]
fn counts_from_a_position() {
    let record =
        testkit::game::random_record("q3".parse().unwrap(), &mut testkit::shuffle::random(2));
    let late = record.steps.len() - 6;
    let position = record.replay().nth(late).unwrap().unwrap();
    let setup = position.setup().to_string();
    let text = printed(["perft", "--position", &setup, "--depth", "3", "--over-chance"]);
    let expected: Vec<_> = (1..=3).map(|depth| perft_over_chance(&position, depth)).collect();
    assert_eq!(counts(&text), expected);
    let dealt = printed(["perft", "--position", &setup, "--depth", "3", "--seed", "1"]);
    assert!(counts(&dealt).iter().all(|count| *count > 0), "{dealt}");
}

#[test]
fn refuses_invalid_positions() {
    let start = "k2 0.claim 1 - 1,2,3,4 - -";
    for (setup, code) in [
        (format!("{start}/-/-"), "setup.realms"),
        (start.to_owned(), "setup.realms"),
        (start.replace("0.", "9."), "setup.realms"),
        (start.replace("claim", "sleep"), "parse.phase"),
        (start.replace("k2", "k5"), "rules.line_too_short"),
        (String::new(), "parse.mode"),
    ] {
        let complaint = refused(["perft", "--position", &setup], "");
        assert!(complaint.contains(&format!("[{code}]")), "{setup}: {complaint}");
    }
    assert!(refused(["perft", "--rules", "k5"], "").contains("5 players can play w5"));
}
