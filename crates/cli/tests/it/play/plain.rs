//! Line by line, through a pipe.

use super::{assert_scores, last_of_record};
use crate::crownlands;

fn play<'a>(args: impl IntoIterator<Item = &'a str>, input: &str) -> (String, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    let done = crownlands(["play", "--plain", "--language", "en", "--folder", &place])
        .args(args)
        .stdin(input.as_bytes())
        .env("LANG", "C.UTF-8")
        .assert()
        .success();
    let output = done.get_output();
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    (String::from_utf8(output.stdout.clone()).expect("text"), folder)
}

#[test]
fn the_first_choice_always_leads_to_the_end_of_a_game() {
    for rules in ["k2", "k4+harmony", "duel", "q2", "w5", "w6t", "w8t"] {
        let args = [rules, "--seed", "11", "--name", "Ada", "--level", "page"];
        let (output, folder) = play(args, &"1\n".repeat(400));
        assert_scores(&output, &last_of_record(folder.path()));
        assert!(!output.contains('\u{1b}'), "nothing steers the terminal");
        assert!(output.contains("Ada: Choose your first domino."), "{rules}: {output}");
    }
}

#[test]
fn a_match_of_three_games() {
    let args = ["k2+dynasty", "--seed", "12", "--name", "Ada", "--level", "page"];
    let (output, folder) = play(args, &"1\n".repeat(400));
    let games = std::fs::read_dir(folder.path().join("games")).expect("games").count();
    assert_eq!((games, output.matches("Game over").count()), (3, 3), "{output}");
    assert_eq!(output.matches("Dynasty so far").count(), 2, "{output}");
    assert_eq!(output.matches("the Dynasty!").count(), 1, "{output}");
    // The last record says how it ended.
    let last = folder.path().join("games/0003-k2-dynasty.record").display().to_string();
    let replayed = crownlands(["replay", last.as_str(), "--lang", "en"]).assert().success();
    let replayed = String::from_utf8(replayed.get_output().stdout.clone()).expect("text");
    let tail = |text: &str| text.split_once("the Dynasty!").map(|(_, rest)| rest.contains("1st:"));
    assert_eq!(tail(&replayed), Some(true), "{replayed}");
}

#[test]
fn a_match_continues_after_a_pause() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    let play = |args: &[&str], input: &str| {
        let mut all = vec!["play", "--plain", "--language", "en", "--folder", &place];
        all.extend(args);
        let done =
            crownlands(all).stdin(input.as_bytes()).env("LANG", "C.UTF-8").assert().success();
        String::from_utf8(done.get_output().stdout.clone()).expect("text")
    };
    let rules = ["k2+dynasty", "--seed", "12", "--name", "Ada", "--level", "page"];
    // Exactly as many choices as the first game takes, so that the next one does not begin.
    let count = (1..60)
        .find(|count| {
            let _ = std::fs::remove_dir_all(folder.path());
            play(&rules, &"1\n".repeat(*count)).contains("Game over")
        })
        .expect("a game ends");
    let rest = play(&["--resume"], &"1\n".repeat(200));
    assert!(rest.contains("Dynasty"), "after {count} choices: {rest}");
    assert!(rest.matches("Game over").count() >= 2, "{rest}");
}

#[cfg(unix)]
#[test]
fn an_endless_pipe_plays_one_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let binary = snapbox::cmd::cargo_bin!("crownlands").display().to_string();
    let place = folder.path().display();
    let script = format!(
        "yes 1 | {binary} play k2 --plain --seed 3 --name Ada --language en --folder {place}"
    );
    let begun = std::time::Instant::now();
    let done = snapbox::cmd::Command::new("sh")
        .args(["-c", &script])
        .env("LANG", "C.UTF-8")
        .assert()
        .success();
    let output = String::from_utf8(done.get_output().stdout.clone()).expect("text");
    assert_scores(&output, &last_of_record(folder.path()));
    assert!(begun.elapsed() < std::time::Duration::from_secs(30));
    assert!(output.lines().count() < 500, "{output}");
}

#[test]
fn prompts_and_events_are_printed() {
    let (output, _) =
        play(["k2", "--seed", "5", "--name", "Ada"], "1\nwhat\n99\n?\nk\nmap\nl\ns\nu\n");
    snapbox::assert_data_eq!(output, snapbox::file!["../snapshots/play/plain.txt"]);
}

#[test]
fn the_game_is_saved_at_the_end_of_the_input() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    let output = |args: &[&str], input: &str| {
        let mut all = vec!["play", "--plain", "--language", "en", "--folder", &place];
        all.extend(args);
        let done =
            crownlands(all).stdin(input.as_bytes()).env("LANG", "C.UTF-8").assert().success();
        String::from_utf8(done.get_output().stdout.clone()).expect("text")
    };
    let first = output(&["q2", "--seed", "2", "--name", "Ada"], "1\n1\n1\n");
    assert!(first.ends_with("resume it with crownlands play --resume.\n"), "{first}");
    let rest = output(&["--resume"], &"1\n".repeat(400));
    assert_scores(&rest, &last_of_record(folder.path()));
}

#[test]
fn without_a_terminal_it_plays_line_by_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    let done = crownlands(["play", "k2", "--language", "de", "--folder", &place])
        .env("LANG", "C")
        .stdin("q\n")
        .assert()
        .success();
    let output = String::from_utf8(done.get_output().stdout.clone()).expect("text");
    assert!(output.contains("Wahle") && output.is_ascii(), "{output}");
}

#[test]
fn the_saved_name_is_used_unless_another_is_given() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    std::fs::write(folder.path().join("name"), "Zoe\n").expect("a name");
    let output = |args: &[&str]| {
        let mut all = vec!["play", "k2", "--plain", "--language", "en", "--folder", &place];
        all.extend(args);
        let done = crownlands(all).stdin("q\n").env("LANG", "C.UTF-8").assert().success();
        String::from_utf8(done.get_output().stdout.clone()).expect("text")
    };
    assert!(output(&[]).contains("Zoe: Choose your first domino."), "{}", output(&[]));
    let other = output(&["--name", "Ada"]);
    assert!(other.contains("Ada: Choose your first domino."), "{other}");
    let again = output(&[]);
    assert!(again.contains("Ada: Choose your first domino."), "it is remembered: {again}");
}

#[cfg(unix)]
#[test]
fn an_unsaved_game_is_not_called_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    std::fs::write(&file, "").expect("a file");
    let place = file.join("games").display().to_string();
    let args = ["play", "k2", "--plain", "--language", "en", "--folder", &place, "--name", "Ada"];
    let done = crownlands(args).stdin("1\n?\n").env("LANG", "C.UTF-8").assert().success();
    let output = String::from_utf8(done.get_output().stdout.clone()).expect("text");
    assert_eq!(output.matches("could not be saved").count(), 1, "{output}");
    assert!(!output.contains("is saved"), "{output}");
}

#[test]
fn impossible_requests_are_refused_with_advice() {
    for (args, what) in [
        (vec!["play", "k9"], "k9"),
        (vec!["play", "k2", "--name", "A", "--name", "B", "--name", "C"], "3 people do not fit"),
        (vec!["play", "--join", "somewhere else"], "not the link or code of a table"),
        (vec!["play", "--join", "k3x9"], "which server the table is on"),
        (vec!["play", "k2", "--name", ""], "is not a valid name"),
        (vec!["play", "--server", "http://localhost", "--name", "A", "--name", "B"], "one person"),
    ] {
        let output = crate::refused(args, "");
        assert!(output.contains(what), "{output}");
    }
    crownlands(["play", "k2", "--level", "emperor"]).assert().code(2);
    crownlands(["play", "k2", "--open", "2"]).assert().code(2);
    for idle in ["--seed", "--pause", "--think"] {
        let args = ["play", "k2", "--server", "http://localhost", idle, "7"];
        crownlands(args).assert().code(2);
    }
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    let output = crate::refused(["play", "--resume", "--language", "en", "--folder", &place], "");
    assert!(output.contains("no saved game to resume"), "{output}");
}
