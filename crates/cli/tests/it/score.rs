//! `crownlands score`.

use serde_json::Value;
use snapbox::file;

use crate::{complaint, crownlands, printed, refused};

#[test]
fn the_example_of_the_rulebook_has_71_points() {
    crownlands(["score", "examples/scoring-example.kingdom"])
        .assert()
        .success()
        .stdout_eq(file!["snapshots/score.txt"]);
}

#[test]
fn a_kingdom_with_both_bonuses() {
    crownlands(["score", "examples/kingdomino.kingdom"])
        .assert()
        .success()
        .stdout_eq(file!["snapshots/score-kingdomino.txt"]);
}

#[test]
fn json_adds_up() {
    for (file, total) in [("scoring-example", 71), ("kingdomino", 57)] {
        let text = printed(["score", "--json", &format!("examples/{file}.kingdom")]);
        let value: Value = serde_json::from_str(&text).unwrap();
        let sheet = &value["sheet"];
        let points = |items: &Value| -> u64 {
            items.as_array().unwrap().iter().map(|item| item["points"].as_u64().unwrap()).sum()
        };
        let single =
            ["wealth", "middle_kingdom", "harmony"].map(|key| sheet[key].as_u64().unwrap());
        let sum = points(&sheet["territories"]) + points(&sheet["buildings"]);
        assert_eq!(sum + single.iter().sum::<u64>(), total);
        assert_eq!(sheet["total"], total);
        assert!(value["rules"].as_str().unwrap().parse::<rules::Rules>().is_ok());
    }
}

#[test]
fn reads_standard_input() {
    let done = crownlands(["score", "-"]).stdin("W. W1 CC L2\n.. W. F. L.").assert().success();
    assert!(crate::stdout(&done).starts_with("Kingdomino for 4 (k4) · 7 points\n"));
}

#[test]
fn says_where_a_drawing_cannot_be_read() {
    for (drawing, place, code) in [
        ("W. CC\nW. Wx", "line 2, column 4", "parse.square"),
        ("W. W1", "line 1, column 6", "parse.castle"),
        ("coins many\nCC", "line 1, column 7", "parse.number"),
        ("snow\nCC", "line 1, column 1", "parse.fact"),
        ("CC Ta", "line 1, column 6", "parse.building"),
        ("CC Ta\na palace", "line 2, column 3", "parse.building"),
        ("CC W. W. W. W. W. W. W.", "line 1, column 24", "parse.does_not_fit"),
        ("rules k5\nCC", "line 1, column 7", "rules.line_too_short"),
    ] {
        let complaint = refused(["score", "-"], drawing);
        assert!(complaint.contains(&format!("standard input, {place}: ")), "{complaint}");
        assert!(complaint.contains(&format!("[{code}]")), "{complaint}");
    }
}

#[test]
fn unreadable_files_are_refused() {
    let missing = crownlands(["score", "no/such.kingdom"]).assert().code(1);
    assert!(complaint(&missing).contains("no/such.kingdom cannot be read"));
    let folder = crownlands(["score", "examples"]).assert().code(1);
    assert!(complaint(&folder).contains("examples cannot be read"));
    let huge = "#".repeat(1024 * 1024 + 1);
    assert!(refused(["score", "-"], &huge).contains("too large: more than 1024 KiB"));
    let bytes = crownlands(["score", "-"]).stdin(&b"CC \xff\xfe"[..]).assert().code(2);
    assert!(complaint(&bytes).contains("byte 4 is not UTF-8"));
}
