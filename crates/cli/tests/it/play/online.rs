//! At the real server, over connections that are cut.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use rules::Record;
use snapbox::cmd::cargo_bin;

use super::assert_scores;
use super::terminal::Terminal;

/// The server as a program of its own.
struct Server {
    child: Child,
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Server {
    fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = format!("sqlite:{}", folder.path().join("games.db").display());
        // A port that is free now is most likely still free in a moment.
        let free = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = free.local_addr().expect("an address");
        drop(free);
        let child = Command::new(cargo_bin!("crownlands"))
            .args(["serve", "--listen", &address.to_string(), "--store", &store])
            .env("CROWNLANDS_SERVER__BOT_PAUSE_MS", "0")
            .current_dir(folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        let server = Self { child, address, _folder: folder };
        for _ in 0..600 {
            if TcpStream::connect(address).is_ok() {
                return server;
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("the server never listens");
    }

    /// What it answers to a request without a body.
    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address).expect("the server");
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
            self.address
        )
        .expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer.split_once("\r\n\r\n").expect("a body").1.to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A wire that can be cut: whatever comes is passed on to the server, until it is not.
struct Wire {
    address: SocketAddr,
    streams: Arc<Mutex<Vec<TcpStream>>>,
    is_cut: Arc<AtomicBool>,
}

impl Wire {
    fn to(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let (streams, is_cut) =
            (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicBool::new(false)));
        let (all, cut) = (Arc::clone(&streams), Arc::clone(&is_cut));
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                if cut.load(Ordering::Acquire) {
                    continue;
                }
                let Ok(far) = TcpStream::connect(server) else { continue };
                for (from, to) in [(&near, &far), (&far, &near)] {
                    let (mut from, mut to) =
                        (from.try_clone().expect("a stream"), to.try_clone().expect("a stream"));
                    all.lock().expect("streams").push(from.try_clone().expect("a stream"));
                    thread::spawn(move || {
                        let _ = std::io::copy(&mut from, &mut to);
                        let _ = to.shutdown(Shutdown::Both);
                    });
                }
            }
        });
        Self { address, streams, is_cut }
    }

    fn cut(&self) {
        self.is_cut.store(true, Ordering::Release);
        for stream in self.streams.lock().expect("streams").drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    fn mend(&self) {
        self.is_cut.store(false, Ordering::Release);
    }
}

/// The table that the screen shows a link to.
fn code_on(screen: &str) -> String {
    let link = screen.split("/t/").nth(1).expect("a link");
    link.split_whitespace().next().expect("a code").to_owned()
}

#[test]
fn two_terminals_and_a_bot_at_a_server_with_a_drop_in_between() {
    let server = Server::start();
    let wire = Wire::to(server.address);
    let (ada, ben) =
        (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let near = format!("http://{}", wire.address);
    let far = format!("http://{}", server.address);
    let args = ["k3", "--server", &near, "--open", "2", "--name", "Ada", "--level", "page"];
    let mut first = Terminal::play(&args, (100, 30), ada.path());
    let code = code_on(&first.wait_for("/t/"));
    let link = format!("{far}/t/{code}");
    let mut second = Terminal::play(&["--join", &link, "--name", "Ben"], (80, 24), ben.path());
    second.wait_for("Ben (you)");
    first.wait_for("Ben");
    first.press("\r");
    second.press("\r");
    first.wait_until("the game", |text| {
        text.contains("Choose your first") || text.contains("to play")
    });

    // The second plays by itself; the first is cut off in the middle of the game.
    let player = thread::spawn(move || {
        let end = second.play_until("The game is over");
        (second, end)
    });
    let mut drops = 0;
    let end = first.play_until_with("The game is over", |terminal, decision| {
        if decision == 4 || decision == 9 {
            wire.cut();
            terminal.wait_for("Connection lost");
            // Whatever is decided now must not be lost.
            wire.mend();
            drops += 1;
        }
    });
    let (mut second, other_end) = player.join().expect("the second plays to the end");
    assert_eq!(drops, 2);
    let record = server.get(&format!("/api/games/{code}/1/record"));
    let (_, last) = Record::verified(&record).expect("a record");
    assert_scores(&end, &last);
    assert_scores(&other_end, &last);
    first.press("q");
    second.press("q");
    assert!(first.ends_well() && second.ends_well());
    first.assert_given_back();
}

#[test]
fn somebody_looks_on_and_the_lobby_lists_what_is_open() {
    let server = Server::start();
    let folder = tempfile::tempdir().expect("a folder");
    let address = format!("http://{}", server.address);
    let args = ["k4", "--server", &address, "--open", "2", "--name", "Ada"];
    let mut host = Terminal::play(&args, (80, 24), folder.path());
    let code = code_on(&host.wait_for("/t/"));
    let other = tempfile::tempdir().expect("a folder");
    let link = format!("{address}/t/{code}");
    let mut watcher = Terminal::play(&["--watch", &link, "--name", "Eve"], (80, 24), other.path());
    watcher.wait_for("Kingdomino for 4");
    // A bot takes the free seat, and the game begins.
    host.press("b");
    host.wait_until("two bots", |text| !text.contains("Free seat"));
    host.press("\r");
    host.play_until("Round 1");
    watcher.wait_for("Round 1");
    assert!(!watcher.text().contains("Place your"), "who looks on decides nothing");
    watcher.press("q");
    assert!(watcher.ends_well());

    // Whoever comes back has the same seat.
    host.kill();
    let mut host = Terminal::play(&["--join", &link, "--name", "Ada"], (80, 24), folder.path());
    host.play_until("Round 2");

    let third = tempfile::tempdir().expect("a folder");
    let mut lobby =
        Terminal::play(&["--server", &address, "--name", "Kim"], (80, 24), third.path());
    lobby.wait_for("No open table");
    // Which game, is chosen first: here the one below the first.
    lobby.press("f");
    lobby.wait_for("Find a game");
    lobby.press("l");
    lobby.wait_for("Kingdomino for 3");
    lobby.press("\r");
    lobby.wait_until("a table with bots", |text| {
        text.contains("Choose your first") || text.contains("is thinking") || text.contains("Kim")
    });
    lobby.press("\u{3}");
    assert!(lobby.ends_well());
    let listed = crate::printed(["play", "--server", &address, "--list", "--language", "en"]);
    assert!(listed.contains("Kim") && !listed.contains(&code), "only by its link: {listed}");
    assert!(listed.contains("Kingdomino for 3"), "{listed}");
}

#[test]
fn a_table_that_everyone_finds_is_joined_from_the_list_and_a_move_is_taken_back() {
    let server = Server::start();
    let (ada, kim) =
        (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let address = format!("http://{}", server.address);
    let args = ["k2+abba", "--server", &address, "--open", "2", "--public", "--name", "Ada"];
    let mut host = Terminal::play(&args, (100, 30), ada.path());
    let code = code_on(&host.wait_for("/t/"));
    let listed = crate::printed(["play", "--server", &address, "--list", "--language", "en"]);
    assert!(listed.contains(&format!("/t/{code}")) && listed.contains("Ada"), "{listed}");

    let mut guest = Terminal::play(&["--server", &address, "--name", "Kim"], (100, 30), kim.path());
    guest.wait_for("1 of 2 seats taken");
    guest.press("\r");
    guest.wait_for("Kim (you)");
    host.wait_for("Kim");
    host.press("\r");
    guest.press("\r");
    // One claims, then the other: nothing new is seen in between.
    let is_due = |text: &str| text.lines().nth(1).unwrap_or_default().contains("Choose your first");
    let begun = std::time::Instant::now();
    while !is_due(&host.text()) && !is_due(&guest.text()) {
        assert!(begun.elapsed() < Duration::from_secs(30), "{}", host.text());
        thread::sleep(Duration::from_millis(10));
    }
    let is_host = is_due(&host.text());
    let (first, other) = if is_host { (&mut host, &mut guest) } else { (&mut guest, &mut host) };
    first.press("\r");
    other.wait_until("the other's turn", is_due);
    first.press("u");
    first.wait_for("You have asked");
    other.wait_for("would like to take back");
    // An Enter that was meant for something else agrees to nothing.
    other.press("\r");
    thread::sleep(Duration::from_millis(200));
    assert!(first.text().contains("You have asked"), "{}", first.text());
    other.press("m");
    other.wait_for("Answer: yes");
    let menu = other.text();
    let line = menu.lines().find(|line| line.contains("Answer: yes")).expect("an entry");
    let number = line.chars().find(char::is_ascii_digit).expect("a number");
    other.press(&number.to_string());
    first.wait_until("the choice again", is_due);
    // Back from the table to the list it came from.
    guest.press("q2");
    guest.wait_for("Open tables");
    guest.press("q");
    assert!(guest.ends_well());
}

#[test]
fn line_by_line_at_a_server() {
    let server = Server::start();
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    let address = format!("http://{}", server.address);
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
        if line.starts_with("The game is saved") {
            break;
        }
    }
    writeln!(input, "quit").expect("somebody listens");
    drop(input);
    assert!(child.wait().expect("an end").success());
    assert_scores(&told, &super::last_of_record(folder.path()));
}

#[test]
fn the_seat_of_somebody_who_is_gone_is_freed() {
    let server = Server::start();
    let (ada, ben) =
        (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let address = format!("http://{}", server.address);
    let args = ["k3", "--server", &address, "--open", "2", "--name", "Ada"];
    let mut host = Terminal::play(&args, (80, 24), ada.path());
    let code = code_on(&host.wait_for("/t/"));
    let link = format!("{address}/t/{code}");
    let mut guest = Terminal::play(&["--join", &link, "--name", "Ben"], (80, 24), ben.path());
    guest.wait_for("Ben (you)");
    host.wait_for("Ben");
    guest.kill();
    host.wait_for("gone for now");
    // Whoever is gone comes before the bot.
    host.press("f");
    let text = host.wait_for("Free seat");
    assert!(!text.contains("Ben") && text.contains("(bot)"), "{text}");
    host.press("f");
    host.wait_until("another free seat", |text| text.matches("Free seat").count() == 2);
}

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
fn line_by_line_everything_around_a_table_is_told() {
    let server = Server::start();
    let (ada, ben) =
        (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let address = format!("http://{}", server.address);
    let args = ["k2", "--server", &address, "--open", "2", "--name", "Ada"];
    let mut host = Plain::play(&args, ada.path());
    host.wait_for("Seat 2: Free seat");
    let told = host.wait_for("Seat 1: Ada (you), not ready yet");
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
    host.wait_for("Seat 2: Ben, not ready yet");
    // By its word, or by the number that is offered from the seat.
    host.say("ready");
    guest.say("1");
    host.wait_for("The next line");
    guest.wait_for("The next line");

    // Who is muted is not heard; one's own words come after theirs.
    host.say("mute");
    host.wait_for("mute 2: Mute Ben");
    host.say("mute 2");
    host.wait_for("Ben is muted now");
    guest.say("say 1");
    guest.wait_for("Ben: “Hello!”");
    host.say("say 3");
    host.wait_for("Ada: “Have fun!”");
    host.say("mute 2");
    host.wait_for("You hear Ben again");
    assert!(!host.told().contains("Hello!"), "{}", host.told());
    // Nobody says two things in one breath.
    thread::sleep(Duration::from_secs(1));
    guest.say("say 2");
    host.wait_for("Ben: “Good luck!”");

    // Gone and back.
    host.say("leave");
    host.wait_for("Your seat is kept, and a bot may play on for you. Type yes or no.");
    host.say("yes");
    host.wait_for("Type back to play on.");
    guest.say("ask");
    guest.wait_for("ask 1: Let a bot play for Ada");
    host.say("back");
    host.wait_for("Ada is back");

    // A question is answered, whatever was about to be confirmed when it came.
    host.say("resign");
    host.wait_for("Give up this game? It ends with that. Type yes or no.");
    guest.say("end");
    host.wait_for("Shall we end the game without a result? Type yes or no.");
    host.say("yes");
    host.wait_for("The game is over");
    assert!(!host.told().contains("given up"), "{}", host.told());
    // A script ends with its game.
    assert!(host.child.wait().expect("an end").success(), "{}", host.told());
    assert!(guest.child.wait().expect("an end").success(), "{}", guest.told());
}

#[test]
fn line_by_line_a_table_is_closed_by_a_yes_alone() {
    let server = Server::start();
    let folder = tempfile::tempdir().expect("a folder");
    let address = format!("http://{}", server.address);
    let args = ["k3", "--server", &address, "--open", "3", "--name", "Ada"];
    let mut host = Plain::play(&args, folder.path());
    host.wait_for("Seat 3: Free seat");
    for line in ["close", "bot 3", "yes"] {
        host.say(line);
    }
    let told = host.wait_for("A bot takes seat 3");
    assert!(told.contains("Nobody can play here any more. Type yes or no."), "{told}");
    // The bot can only have come to a table that is open.
    host.say("seats");
    host.wait_for("Seat 3: Squire (bot)");
    host.say("close");
    host.say("yes");
    assert!(host.child.wait().expect("an end").success(), "{}", host.told());
    assert!(host.told().contains("closed"), "{}", host.told());
}

#[test]
fn line_by_line_the_clock_is_told() {
    let server = Server::start();
    let folder = tempfile::tempdir().expect("a folder");
    let address = format!("http://{}", server.address);
    let mut host = Plain::play(&["--server", &address, "--name", "Ada"], folder.path());
    // A new table, with the clock of five minutes, for one person.
    host.wait_for("New table");
    host.say("2");
    for line in ["8", "2", "7", "1", "11"] {
        host.say(line);
    }
    host.wait_for("5 minutes each, +10 seconds per turn");
    let told = host.wait_for("Time left: ");
    assert!(told.contains("Time left: 4:") || told.contains("Time left: 5:00"), "{told}");
    host.say("clock");
    host.wait_for("\nAda: ");
}

#[test]
fn a_server_that_is_not_there_is_told_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    // A port that nobody listens at.
    let free = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("http://{}", free.local_addr().expect("an address"));
    drop(free);
    let args = ["play", "--plain", "--server", &address, "k2", "--name", "A", "--language", "en"];
    let done = crate::crownlands(args).args(["--folder", &place]).stdin("").assert().code(1);
    let told = String::from_utf8(done.get_output().stderr.clone()).expect("text");
    assert!(told.contains("cannot be reached"), "{told}");
}
