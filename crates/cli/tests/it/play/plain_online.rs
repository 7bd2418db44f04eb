//! At the real server line by line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use snapbox::cmd::cargo_bin;

use super::assert_scores;
use super::server::{Server, code_on, two_folders};

/// Somebody who plays line by line.
struct Plain {
    child: Child,
    input: std::process::ChildStdin,
    told: Arc<Mutex<String>>,
}

impl Plain {
    fn play(args: &[&str], folder: &std::path::Path) -> Self {
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
        let output = BufReader::new(child.stdout.take().expect("an output"));
        let told = Arc::new(Mutex::new(String::new()));
        let heard = Arc::clone(&told);
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                let mut told = heard.lock().expect("what was told");
                told.push_str(&line);
                told.push('\n');
            }
        });
        Self { child, input, told }
    }

    fn told(&self) -> String {
        self.told.lock().expect("what was told").clone()
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("somebody listens");
    }

    /// Waits until something was told.
    fn wait_for(&self, what: &str) -> String {
        let begun = std::time::Instant::now();
        loop {
            let told = self.told();
            if told.contains(what) {
                return told;
            }
            assert!(begun.elapsed() < Duration::from_mins(1), "{what} is never told:\n{told}");
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
    let output = BufReader::new(child.stdout.take().expect("an output"));
    let mut told = String::new();
    for line in output.lines() {
        let line = line.expect("a line");
        told += &line;
        told.push('\n');
        if line.starts_with("Type a number") || line.starts_with("Where does it go") {
            writeln!(input, "1").expect("somebody listens");
        }
        if line.starts_with("Game saved") {
            break;
        }
    }
    writeln!(input, "quit").expect("somebody listens");
    drop(input);
    assert!(child.wait().expect("an end").success());
    assert_scores(&told, &super::last_of_record(folder.path()));
}

#[test]
fn a_pipe_is_answered_as_fast_as_the_table_moves() {
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
    let told = String::from_utf8(done.get_output().stdout.clone()).expect("text");
    assert!(!told.contains("does nothing right now"), "{told}");
    assert_scores(&told, &super::last_of_record(folder.path()));
    let name = std::fs::read_to_string(folder.path().join("name")).expect("a name");
    assert_eq!(name, "Ada\n", "it is remembered on a server too");
}

#[test]
fn everything_around_a_table_is_told() {
    let server = Server::start();
    let [ada, ben] = two_folders();
    let address = server.url();
    let args = ["k2", "--server", &address, "--open", "2", "--name", "Ada"];
    let mut host = Plain::play(&args, ada.path());
    host.wait_for("Seat 2: Free seat");
    let told = host.wait_for("Seat 1: Ada (you), not ready");
    let link = format!("{address}/t/{}", code_on(&told));
    assert!(told.contains(&link) && told.contains("No clock"), "{told}");

    // Who comes is asked for a name once.
    let mut guest = Plain::play(&["--join", &link], ben.path());
    guest.wait_for("Your name");
    guest.say("Ben");
    guest.wait_for("Ben (you)");
    guest.say("quit");
    assert!(guest.child.wait().expect("an end").success());
    let mut guest = Plain::play(&["--join", &link], ben.path());
    guest.wait_for("Seat 2: Ben (you)");
    assert!(!guest.told().contains("Your name"), "{}", guest.told());
    host.wait_for("Ben");
    host.say("seats");
    host.wait_for("Seat 2: Ben, not ready");
    // By its word, or by the number that is offered from the seat.
    host.say("ready");
    guest.say("1");
    host.wait_for("The next line");
    guest.wait_for("The next line");

    // Who is muted is not heard; one's own words come after theirs.
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
    assert!(!host.told().contains("Hello!"), "{}", host.told());
    // Nobody says two things in one breath.
    thread::sleep(Duration::from_secs(1));
    guest.say("say 2");
    host.wait_for("Ben: “Good luck!”");

    // Gone and back.
    host.say("leave");
    host.wait_for("Your seat is saved, and a bot may play for you. Type yes or no.");
    host.say("yes");
    host.wait_for("Type back to rejoin.");
    guest.say("ask");
    guest.wait_for("ask 1: Let a bot play for Ada");
    host.say("back");
    host.wait_for("Ada is back");

    // A question is answered, whatever was about to be confirmed when it came.
    host.say("resign");
    host.wait_for("Resign? This ends the game. Type yes or no.");
    guest.say("end");
    host.wait_for("End the game without a result? Type yes or no.");
    host.say("yes");
    host.wait_for("Game over");
    assert!(!host.told().contains("resigned"), "{}", host.told());
    // A script ends with its game.
    assert!(host.child.wait().expect("an end").success(), "{}", host.told());
    assert!(guest.child.wait().expect("an end").success(), "{}", guest.told());
}

#[test]
fn a_table_is_closed_by_a_yes_alone() {
    let server = Server::start();
    let folder = tempfile::tempdir().expect("a folder");
    let address = server.url();
    let args = ["k3", "--server", &address, "--open", "3", "--name", "Ada"];
    let mut host = Plain::play(&args, folder.path());
    host.wait_for("Seat 3: Free seat");
    for line in ["close", "bot 3", "yes"] {
        host.say(line);
    }
    let told = host.wait_for("A bot takes seat 3");
    assert!(told.contains("Nobody will be able to play here any more. Type yes or no."), "{told}");
    // The bot can only have come to a table that is open.
    host.say("seats");
    host.wait_for("Seat 3: Squire (bot)");
    host.say("close");
    host.say("yes");
    assert!(host.child.wait().expect("an end").success(), "{}", host.told());
    assert!(host.told().contains("closed"), "{}", host.told());
}

#[test]
fn the_clock_is_told() {
    let server = Server::start();
    let folder = tempfile::tempdir().expect("a folder");
    let address = server.url();
    let mut host = Plain::play(&["--server", &address, "--name", "Ada"], folder.path());
    // A new table, with the clock of three minutes, for one person.
    host.wait_for("New game");
    host.say("2");
    for line in ["15", "2", "6", "1", "18"] {
        host.say(line);
    }
    host.wait_for("3 minutes each, +5 seconds per turn");
    let told = host.wait_for("Time left: ");
    assert!(told.contains("Time left: 2:") || told.contains("Time left: 3:00"), "{told}");
    host.say("clock");
    host.wait_for("\nAda: ");
}
