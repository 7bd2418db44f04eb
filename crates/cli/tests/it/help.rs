//! Every command explains itself, and every example in a help text works.

use snapbox::file;

use crate::{crownlands, printed};

const COMMANDS: [&[&str]; 13] = [
    &[],
    &["play"],
    &["serve"],
    &["backup"],
    &["modes"],
    &["replay"],
    &["score"],
    &["perft"],
    &["bench"],
    &["bot"],
    &["arena"],
    &["learn"],
    &["load-test"],
];

fn examples(help: &str) -> Vec<&str> {
    let (_, examples) = help.split_once("EXAMPLES:\n").expect("a section with examples");
    examples.lines().map(str::trim).filter(|line| !line.is_empty()).collect()
}

/// Old scripts use the old name.
#[test]
fn the_load_test_still_answers_to_siege() {
    assert_eq!(printed(["siege", "load", "--help"]), printed(["load-test", "load", "--help"]));
    assert!(!printed(["--help"]).contains("siege"));
}

#[test]
fn every_command_has_two_to_four_examples() {
    for command in COMMANDS {
        let help = printed(command.iter().copied().chain(["--help"]));
        assert!((2..=4).contains(&examples(&help).len()), "{command:?}");
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{command:?}");
        assert_eq!(help, printed(command.iter().copied().chain(["-h"])), "{command:?}");
    }
}

#[cfg(unix)]
#[test]
fn every_example_works() {
    let binary = snapbox::cmd::cargo_bin!("crownlands");
    let folder = binary.parent().expect("a folder").display();
    let path = std::env::var("PATH").unwrap_or_default();
    let games = a_folder_with_games();
    for command in COMMANDS {
        let help = printed(command.iter().copied().chain(["--help"]));
        for example in examples(&help) {
            let done = snapbox::cmd::Command::new("sh")
                .args(["-c", example])
                .env("PATH", format!("{folder}:{path}"))
                // A developer running the tests may have a saved game.
                .env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"))
                .current_dir(if command == ["backup"] { games.clone() } else { crate::root() })
                .assert()
                .success();
            assert!(done.get_output().stdout.len() > 50, "{example}");
        }
    }
}

/// A folder in which a server has run.
#[cfg(unix)]
fn a_folder_with_games() -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("games");
    // Left over from an earlier run.
    let _ = std::fs::remove_dir_all(&folder);
    let url = format!("sqlite:{}", folder.join("crownlands.db").display());
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async { store::open(&url).await.expect("a store").close().await });
    folder
}

#[test]
fn the_first_page() {
    crownlands(["--help"]).assert().success().stdout_eq(file!["snapshots/help.txt"]);
}

#[test]
fn nothing_or_nonsense_exits_with_2() {
    crownlands([]).assert().code(2);
    crownlands(["conquer"]).assert().code(2);
    crownlands(["modes", "--color", "pink"]).assert().code(2);
    crownlands(["perft", "--depth", "0"]).assert().code(2);
    crownlands(["perft", "--seed", "1", "--over-chance"]).assert().code(2);
    crownlands(["modes", "k4", "--all"]).assert().code(2);
    crownlands(["score"]).assert().code(2);
}
