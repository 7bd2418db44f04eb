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
fn whole_games_by_always_taking_the_first_choice() {
    for rules in ["k2", "k4+harmony", "duel", "q2", "w5", "w6t", "w8t"] {
        let args = [rules, "--seed", "11", "--name", "Ada", "--level", "page"];
        let (told, folder) = play(args, &"1\n".repeat(400));
        assert_scores(&told, &last_of_record(folder.path()));
        assert!(!told.contains('\u{1b}'), "nothing steers the terminal");
        assert!(told.contains("Ada: Choose your first domino."), "{rules}: {told}");
    }
}

#[test]
fn a_match_of_three_games() {
    let args = ["k2+dynasty", "--seed", "12", "--name", "Ada", "--level", "page"];
    let (told, folder) = play(args, &"1\n".repeat(400));
    let games = std::fs::read_dir(folder.path().join("games")).expect("games").count();
    assert_eq!((games, told.matches("Game over").count()), (3, 3), "{told}");
}

#[test]
fn a_match_goes_on_after_a_pause() {
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
    // As many choices as the first game takes: the next one is not begun.
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
fn a_pipe_without_end_plays_one_game() {
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
    let told = String::from_utf8(done.get_output().stdout.clone()).expect("text");
    assert_scores(&told, &last_of_record(folder.path()));
    assert!(begun.elapsed() < std::time::Duration::from_secs(30));
    assert!(told.lines().count() < 500, "{told}");
}

#[test]
fn it_asks_in_words_and_tells_what_happens() {
    let (told, _) =
        play(["k2", "--seed", "7", "--name", "Ada"], "1\nwhat\n99\n?\nk\nmap\nl\ns\nu\n");
    snapbox::assert_data_eq!(told, snapbox::file!["../snapshots/play/plain.txt"]);
}

#[test]
fn the_end_of_the_input_keeps_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    let told = |args: &[&str], input: &str| {
        let mut all = vec!["play", "--plain", "--language", "en", "--folder", &place];
        all.extend(args);
        let done =
            crownlands(all).stdin(input.as_bytes()).env("LANG", "C.UTF-8").assert().success();
        String::from_utf8(done.get_output().stdout.clone()).expect("text")
    };
    let first = told(&["q2", "--seed", "2", "--name", "Ada"], "1\n1\n1\n");
    assert!(first.ends_with("resume it with crownlands play --resume.\n"), "{first}");
    let rest = told(&["--resume"], &"1\n".repeat(400));
    assert_scores(&rest, &last_of_record(folder.path()));
}

#[test]
fn without_a_terminal_it_goes_line_by_line_by_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    let done = crownlands(["play", "k2", "--language", "de", "--folder", &place])
        .env("LANG", "C")
        .stdin("q\n")
        .assert()
        .success();
    let told = String::from_utf8(done.get_output().stdout.clone()).expect("text");
    assert!(told.contains("Wahle") && told.is_ascii(), "{told}");
}

#[test]
fn the_name_that_was_typed_once_is_used_and_another_one_wins() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    std::fs::write(folder.path().join("name"), "Zoe\n").expect("a name");
    let told = |args: &[&str]| {
        let mut all = vec!["play", "k2", "--plain", "--language", "en", "--folder", &place];
        all.extend(args);
        let done = crownlands(all).stdin("q\n").env("LANG", "C.UTF-8").assert().success();
        String::from_utf8(done.get_output().stdout.clone()).expect("text")
    };
    assert!(told(&[]).contains("Zoe: Choose your first domino."), "{}", told(&[]));
    let other = told(&["--name", "Ada"]);
    assert!(other.contains("Ada: Choose your first domino."), "{other}");
    let again = told(&[]);
    assert!(again.contains("Ada: Choose your first domino."), "it is remembered: {again}");
}

#[cfg(unix)]
#[test]
fn a_game_that_cannot_be_saved_is_not_said_to_be() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    std::fs::write(&file, "").expect("a file");
    let place = file.join("games").display().to_string();
    let args = ["play", "k2", "--plain", "--language", "en", "--folder", &place, "--name", "Ada"];
    let done = crownlands(args).stdin("1\n?\n").env("LANG", "C.UTF-8").assert().success();
    let told = String::from_utf8(done.get_output().stdout.clone()).expect("text");
    assert_eq!(told.matches("could not be saved").count(), 1, "{told}");
    assert!(!told.contains("is saved"), "{told}");
}

#[test]
fn what_cannot_be_is_refused_with_advice() {
    for (args, what) in [
        (vec!["play", "k9"], "k9"),
        (vec!["play", "k2", "--name", "A", "--name", "B", "--name", "C"], "3 people do not fit"),
        (vec!["play", "--join", "somewhere else"], "not the link or code of a table"),
        (vec!["play", "--join", "k3x9"], "which server the table is on"),
        (vec!["play", "k2", "--name", ""], "is not a valid name"),
        (vec!["play", "--server", "http://localhost", "--name", "A", "--name", "B"], "one person"),
    ] {
        let told = crate::refused(args, "");
        assert!(told.contains(what), "{told}");
    }
    crownlands(["play", "k2", "--level", "emperor"]).assert().code(2);
    crownlands(["play", "k2", "--open", "2"]).assert().code(2);
    for idle in ["--seed", "--pause", "--think"] {
        let args = ["play", "k2", "--server", "http://localhost", idle, "7"];
        crownlands(args).assert().code(2);
    }
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    let told = crate::refused(["play", "--resume", "--language", "en", "--folder", &place], "");
    assert!(told.contains("no saved game to resume"), "{told}");
}
