//! On the real server, line by line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use snapbox::cmd::cargo_bin;

use super::assert_scores;
use super::server::{Server, code_on, two_folders};

/// A player in line mode.
pub(super) struct Plain {
    child: Child,
    input: std::process::ChildStdin,
    output: Arc<Mutex<String>>,
    /// How much was printed when something was last typed.
    answered_to: usize,
}

impl Plain {
    pub(super) fn play(args: &[&str], folder: &std::path::Path) -> Self {
        let mut child = Command::new(cargo_bin!("crownlands"))
            .args(["play", "--plain", "--language", "en", "--folder"])
            .arg(folder)
            .args(args)
            .env("LANG", "C.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let input = child.stdin.take().expect("an input");
        let reader = BufReader::new(child.stdout.take().expect("an output"));
        let output = Arc::new(Mutex::new(String::new()));
        let shared = Arc::clone(&output);
        thread::spawn(move || {
            for line in reader.lines().map_while(Result::ok) {
                let mut output = shared.lock().expect("the output");
                output.push_str(&line);
                output.push('\n');
            }
        });
        Self { child, input, output, answered_to: 0 }
    }

    pub(super) fn output(&self) -> String {
        self.output.lock().expect("the output").clone()
    }

    pub(super) fn say(&mut self, line: &str) {
        self.answered_to = self.output().len();
        writeln!(self.input, "{line}").expect("a running program");
    }

    /// Types the number before an entry of the list that answers what was typed last.
    fn choose(&mut self, entry: &str) {
        let (from, listed) = (self.answered_to, format!(". {entry}"));
        let output = self.wait_until(&listed, |output| output[from..].contains(&listed));
        let numbered = |line: &str| {
            let (number, name) = line.split_once(". ")?;
            name.starts_with(entry).then(|| number.to_owned())
        };
        let number = output.lines().rev().find_map(numbered).expect("a numbered entry");
        self.say(&number);
    }

    /// Waits until something has been printed; returns all output.
    pub(super) fn wait_for(&self, what: &str) -> String {
        self.wait_until(what, |output| output.contains(what))
    }

    fn wait_until(&self, what: &str, is_printed: impl Fn(&str) -> bool) -> String {
        let begun = std::time::Instant::now();
        loop {
            let output = self.output();
            if is_printed(&output) {
                return output;
            }
            assert!(begun.elapsed() < Duration::from_mins(1), "{what} is never printed:\n{output}");
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Plain {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_whole_game() {
    let server = Server::start();
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    let address = server.url();
    let args = ["play", "q2", "--plain", "--server", &address, "--name", "Ada", "--level", "page"];
    let mut child = Command::new(cargo_bin!("crownlands"))
        .args(args)
        .args(["--language", "en", "--folder", &place])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut input = child.stdin.take().expect("an input");
    let reader = BufReader::new(child.stdout.take().expect("an output"));
    let mut output = String::new();
    for line in reader.lines() {
        let line = line.expect("a line");
        output += &line;
        output.push('\n');
        if line.starts_with("Type a number") || line.starts_with("Where does it go") {
            writeln!(input, "1").expect("a running program");
        }
        if line.starts_with("Game saved") {
            break;
        }
    }
    writeln!(input, "quit").expect("a running program");
    drop(input);
    assert!(child.wait().expect("an end").success());
    assert_scores(&output, &super::last_of_record(folder.path()));
}

#[test]
fn a_pipe_keeps_up_with_the_table() {
    let server = Server::start();
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    let address = server.url();
    let args = ["play", "k2", "--plain", "--server", &address, "--name", "Ada", "--level", "page"];
    let done = crate::crownlands(args)
        .args(["--language", "en", "--folder", &place])
        .env("LANG", "C.UTF-8")
        .stdin("1\n".repeat(400))
        .assert()
        .success();
    let output = String::from_utf8(done.get_output().stdout.clone()).expect("text");
    assert!(!output.contains("does nothing right now"), "{output}");
    assert_scores(&output, &super::last_of_record(folder.path()));
    let saves = tui::SaveFolder::new(folder.path().to_owned());
    assert_eq!(saves.name(), "Ada".parse().ok(), "it is remembered on a server too");
}

#[test]
fn a_table_can_be_played_by_commands() {
    let server = Server::start();
    let [ada, ben] = two_folders();
    let address = server.url();
    let args = ["k2", "--server", &address, "--open", "2", "--name", "Ada"];
    let mut host = Plain::play(&args, ada.path());
    host.wait_for("Seat 2: Free seat");
    let output = host.wait_for("Seat 1: Ada (you), not ready");
    let link = format!("{address}/t/{}", code_on(&output));
    assert!(output.contains(&link) && output.contains("No clock"), "{output}");

    // A guest is asked for a name only once.
    let mut guest = Plain::play(&["--join", &link], ben.path());
    guest.wait_for("Your name");
    guest.say("Ben");
    guest.wait_for("Ben (you)");
    guest.say("quit");
    assert!(guest.child.wait().expect("an end").success());
    let mut guest = Plain::play(&["--join", &link], ben.path());
    guest.wait_for("Seat 2: Ben (you)");
    assert!(!guest.output().contains("Your name"), "{}", guest.output());
    host.wait_for("Ben");
    host.say("seats");
    host.wait_for("Seat 2: Ben, not ready");
    // By a command, or by the number offered.
    host.say("ready");
    guest.say("1");
    host.wait_for("The next line");
    guest.wait_for("The next line");

    // A muted player is not heard; the host's own message comes after it.
    host.say("mute");
    host.wait_for("mute 2: Mute Ben");
    host.say("mute 2");
    host.wait_for("Ben is muted");
    guest.say("say 1");
    guest.wait_for("Ben: “Hello!”");
    host.say("say 3");
    host.wait_for("Ada: “Have fun!”");
    host.say("mute 2");
    host.wait_for("Ben is no longer muted");
    assert!(!host.output().contains("Hello!"), "{}", host.output());
    // Players cannot talk twice within a second, so the first attempts may be refused.
    let is_said = |output: &str| output.contains("Ben: “Good luck!”");
    let refusals = |output: &str| output.matches("One message at a time").count();
    while !is_said(&guest.output()) {
        let before = refusals(&guest.output());
        guest.say("say 2");
        guest.wait_until("an answer", |output| is_said(output) || refusals(output) > before);
    }
    host.wait_until("what was said", is_said);

    // Leaving and coming back.
    host.say("leave");
    host.wait_for("Your seat is saved, and a bot may play for you. Type yes or no.");
    host.say("yes");
    host.wait_for("Type back to rejoin.");
    guest.say("ask");
    guest.wait_for("ask 1: Let a bot play for Ada");
    host.say("back");
    host.wait_for("Ada is back");

    // A vote that arrives during a confirmation gets the answer.
    host.say("resign");
    host.wait_for("Resign? This ends the game. Type yes or no.");
    guest.say("end");
    host.wait_for("End the game without a result? Type yes or no.");
    host.say("yes");
    host.wait_for("Game over");
    assert!(!host.output().contains("resigned"), "{}", host.output());
    // A script ends with its game.
    assert!(host.child.wait().expect("an end").success(), "{}", host.output());
    assert!(guest.child.wait().expect("an end").success(), "{}", guest.output());
}

#[test]
fn only_an_immediate_yes_closes_a_table() {
    let server = Server::start();
    let folder = tempfile::tempdir().expect("a folder");
    let address = server.url();
    let args = ["k3", "--server", &address, "--open", "3", "--name", "Ada"];
    let mut host = Plain::play(&args, folder.path());
    host.wait_for("Seat 3: Free seat");
    for line in ["close", "bot 3", "yes"] {
        host.say(line);
    }
    let output = host.wait_for("A bot takes seat 3");
    assert!(
        output.contains("Nobody will be able to play here any more. Type yes or no."),
        "{output}"
    );
    // A bot can only have come to an open table.
    host.say("seats");
    host.wait_for("Seat 3: Corvin · Squire (bot)");
    host.say("close");
    host.say("yes");
    assert!(host.child.wait().expect("an end").success(), "{}", host.output());
    assert!(host.output().contains("closed"), "{}", host.output());
}

#[test]
fn the_clock_is_shown() {
    let server = Server::start();
    let folder = tempfile::tempdir().expect("a folder");
    let address = server.url();
    let mut host = Plain::play(&["--server", &address, "--name", "Ada"], folder.path());
    // A new table for one person, with a clock of three minutes.
    host.wait_for("New game");
    host.say("2");
    for (setting, choice) in [("Clock", "2"), ("People", "1"), ("Start", "")] {
        host.choose(setting);
        if !choice.is_empty() {
            host.say(choice);
        }
    }
    host.wait_for("3 minutes each, +5 seconds per turn");
    let output = host.wait_for("Time left: ");
    assert!(output.contains("Time left: 2:") || output.contains("Time left: 3:00"), "{output}");
    host.say("clock");
    host.wait_for("\nAda: ");
}
