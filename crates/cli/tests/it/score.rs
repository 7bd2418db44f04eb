//! `crownlands score`.

use serde_json::Value;
use snapbox::file;
use tempfile::TempDir;

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

/// Kingdoms in files of their own.
fn table(drawings: &[(&str, &str)]) -> (TempDir, Vec<String>) {
    let folder = TempDir::new().expect("a folder");
    let file = |(name, drawing): &(&str, &str)| {
        let path = folder.path().join(format!("{name}.kingdom"));
        std::fs::write(&path, drawing).expect("a file");
        path.display().to_string()
    };
    let files = drawings.iter().map(file).collect();
    (folder, files)
}

fn score(flags: &[&str], files: &[String]) -> String {
    printed(
        ["score"].into_iter().chain(flags.iter().copied()).chain(files.iter().map(String::as_str)),
    )
}

#[test]
fn several_kingdoms_are_ranked_on_a_scoring_pad() {
    crownlands(["score", "examples/scoring-example.kingdom", "examples/kingdomino.kingdom"])
        .assert()
        .success()
        .stdout_eq(file!["snapshots/score-several.txt"]);
}

#[test]
fn a_tie_is_broken_in_words() {
    let (_folder, files) = table(&[
        ("Ann", "W1 W. CC L1 L."),
        ("Ben", "W1 W. W. W. CC"),
        ("Cleo", "W2 W. CC .. .."),
        ("Dora", "F1 CC"),
    ]);
    let text = score(&[], &files);
    let result = text.lines().skip_while(|line| !line.contains("wins")).collect::<Vec<_>>();
    assert_eq!(
        result.join(" "),
        "Ben wins! Ben and Ann both have 4 points. The tie goes to Ben, whose largest territory is \
         bigger. Ann and Cleo are tied on everything that counts, so they share the rank."
    );
    assert!(score(&["--lang", "de"], &files).contains("Wertungsblock\n"), "{text}");
}

#[test]
fn kingdoms_in_files_of_the_same_name_are_told_apart() {
    let (_one, first) = table(&[("mine", "W1 CC")]);
    let (_two, second) = table(&[("mine", "W1 W. CC")]);
    let text = score(&[], &[first, second].concat());
    assert!(text.contains("mine · Sun") && text.contains("mine · Moon"), "{text}");
}

#[test]
fn json_ranks_several_kingdoms() {
    let (_folder, files) = table(&[("Ann", "W1 W. CC"), ("Ben", "W1 W. W. CC")]);
    let value: Value = serde_json::from_str(&score(&["--json"], &files)).unwrap();
    let names = value["kingdoms"].as_array().unwrap().iter().map(|one| &one["name"]);
    assert_eq!(names.collect::<Vec<_>>(), ["Ann", "Ben"]);
    assert_eq!(value["kingdoms"][1]["sheet"]["total"], 3);
    let places = value["standings"].as_array().unwrap();
    let places = places.iter().map(|one| (one["rank"].as_u64(), one["realm"].as_u64()));
    assert_eq!(places.collect::<Vec<_>>(), [(Some(1), Some(2)), (Some(2), Some(1))]);
    assert_eq!(value["standings"][1]["behind_by"], "points");
}

#[test]
fn a_table_has_at_most_eight_kingdoms() {
    let (_folder, files) = table(&[("one", "W1 CC")]);
    let nine = ["score"].into_iter().chain([files[0].as_str(); 9]);
    crownlands(nine).assert().code(2);
    crownlands(["score"]).assert().code(2);
    // A mistake in one of them is said with its file.
    let (_folder, files) = table(&[("good", "W1 CC"), ("bad", "W1")]);
    let failed = crownlands(["score", files[0].as_str(), files[1].as_str()]).assert().code(2);
    assert!(complaint(&failed).contains("bad.kingdom, line 1, column 3"));
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
