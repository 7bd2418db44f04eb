//! `crownlands serve`: settings, and errors at the start.

use crate::{crownlands, printed};

fn settings(args: &[&str], environment: &[(&str, &str)]) -> toml::Table {
    let mut command = crownlands(["serve", "--show-settings"]).args(args);
    for (key, value) in environment {
        command = command.env(key, value);
    }
    let output = command.assert().success();
    let text = String::from_utf8_lossy(&output.get_output().stdout).into_owned();
    text.parse().expect("TOML")
}

#[test]
fn flags_override_the_environment_which_overrides_the_file() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let file = folder.path().join("site.toml");
    let text =
        "listen = \"127.0.0.1:1\"\nlog = \"warn\"\n[server]\nbot_threads = 7\nsovereign_ms = 5\n";
    std::fs::write(&file, text).expect("a file");
    let file = file.to_str().expect("a path");
    let read = settings(
        &["--config", file, "--listen", "127.0.0.1:3"],
        &[
            ("CROWNLANDS_LISTEN", "127.0.0.1:2"),
            ("CROWNLANDS_LOG", "error"),
            ("CROWNLANDS_SERVER__SOVEREIGN_MS", "9"),
            ("CROWNLANDS_SERVER__LIMITS__OUTBOX", "11"),
        ],
    );
    assert_eq!(read["listen"].as_str(), Some("127.0.0.1:3"), "a flag");
    assert_eq!(read["log"].as_str(), Some("error"), "the environment");
    assert_eq!(read["server"]["bot_threads"].as_integer(), Some(7), "the file");
    assert_eq!(read["server"]["sovereign_ms"].as_integer(), Some(9), "the environment, deep");
    assert_eq!(read["server"]["limits"]["outbox"].as_integer(), Some(11), "and deeper");
    assert_eq!(read["store"].as_str(), Some("sqlite:crownlands.db"), "a default");
}

#[test]
fn shown_settings_can_be_read_back() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let file = folder.path().join("all.toml");
    let shown = printed(["serve", "--show-settings"]);
    std::fs::write(&file, &shown).expect("a file");
    let again = printed(["serve", "--show-settings", "--config", file.to_str().expect("a path")]);
    assert_eq!(again, shown);
}

#[test]
fn bad_settings_are_explained() {
    let refused = |command: snapbox::cmd::Command, code: i32, words: &str| {
        let output = command.assert().code(code);
        let message = String::from_utf8_lossy(&output.get_output().stderr).into_owned();
        assert!(message.contains(words), "{words}: {message}");
        assert!(message.contains("try"), "{message}");
    };
    refused(crownlands(["serve", "--listen", "nowhere"]), 2, "nowhere");
    refused(crownlands(["serve", "--config", "no-such-file.toml"]), 2, "no-such-file.toml");
    refused(crownlands(["serve"]).env("CROWNLANDS_SERVER__BOT_THREADS", "many"), 2, "BOT_THREADS");
    refused(crownlands(["serve", "--store", "mysql://x"]), 1, "database");
}
