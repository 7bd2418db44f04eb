//! On the real server, over connections that are cut.

use std::net::TcpListener;
use std::thread;
use std::time::Duration;

use rules::Record;

use super::assert_scores;
use super::server::{Server, code_on, two_folders};
use super::terminal::Terminal;
use super::wire::Wire;

#[test]
fn two_terminals_and_a_bot_play_on_a_server_despite_lost_connections() {
    let server = Server::start();
    let wire = Wire::to(server.address);
    let [ada, ben] = two_folders();
    let near = format!("http://{}", wire.address);
    let far = server.url();
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

    // The second terminal plays on its own thread; the first loses its connection during the game.
    let player = thread::spawn(move || {
        let end = second.play_until("Game over");
        (second, end)
    });
    let mut drops = 0;
    let end = first.play_until_with("Game over", |terminal, decision| {
        if decision == 4 || decision == 9 {
            wire.cut();
            terminal.wait_for("Connection lost");
            // What is decided meanwhile must not be lost.
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
    first.assert_restored();
}

/// The line of keys, once it offers this one.
fn keys_with(terminal: &Terminal, key: &str) -> String {
    let keys = |text: &str| text.lines().last().unwrap_or_default().to_owned();
    keys(&terminal.wait_until(key, |text| keys(text).contains(key)))
}

#[test]
fn a_spectator_watches_and_the_lobby_lists_open_tables() {
    let server = Server::start();
    let folder = tempfile::tempdir().expect("a folder");
    let address = server.url();
    let args = ["k4", "--server", &address, "--open", "2", "--name", "Ada"];
    let mut host = Terminal::play(&args, (80, 24), folder.path());
    let code = code_on(&host.wait_for("/t/"));
    let other = tempfile::tempdir().expect("a folder");
    let link = format!("{address}/t/{code}");
    let mut watcher = Terminal::play(&["--watch", &link, "--name", "Eve"], (80, 24), other.path());
    watcher.wait_for("Kingdomino for 4");
    // Nobody is offered a key that does nothing for them.
    let by_host = keys_with(&host, "Enter I’m ready");
    let by_watcher = keys_with(&watcher, "1–4 Sit here");
    for key in ["b Add a bot", "f Remove a player"] {
        assert!(by_host.contains(key) && !by_watcher.contains(key), "{by_host}\n{by_watcher}");
    }
    assert!(!by_watcher.contains("ready") && !by_host.contains("Sit here"), "{by_host}");
    // A bot takes the free seat, and the game begins.
    host.press("b");
    host.wait_until("two bots", |text| !text.contains("Free seat"));
    host.press("\r");
    host.play_until("Round 1");
    watcher.wait_for("Round 1");
    assert!(!watcher.text().contains("Place your"), "spectators cannot act");
    host.play_until("Place your");
    keys_with(&host, "Enter Place");
    let by_watcher = keys_with(&watcher, "? Help");
    for key in ["Enter", "Rotate", "Choose", "Undo"] {
        assert!(!by_watcher.contains(key), "{key} in {by_watcher}");
    }
    watcher.press("q");
    assert!(watcher.ends_well());

    // A player who comes back has the same seat.
    host.kill();
    let mut host = Terminal::play(&["--join", &link, "--name", "Ada"], (80, 24), folder.path());
    host.play_until("Round 2");

    let third = tempfile::tempdir().expect("a folder");
    let mut lobby =
        Terminal::play(&["--server", &address, "--name", "Kim"], (80, 24), third.path());
    lobby.wait_for("No open table");
    // The game is chosen first: here with one player more than the default.
    lobby.press("f");
    lobby.wait_for("Quick match");
    lobby.press("j");
    lobby.press("l");
    lobby.wait_for("3 players");
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
fn a_public_table_is_joined_from_the_list_and_a_move_is_taken_back() {
    let server = Server::start();
    let [ada, kim] = two_folders();
    let address = server.url();
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
    // Each player claims once; nothing new is revealed in between.
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
    first.wait_for("You’ve asked");
    other.wait_for("would like to take back");
    // An Enter meant for something else does not agree.
    other.press("\r");
    // What is said comes after whatever the Enter has done.
    other.press("t");
    other.wait_for("Hello!");
    other.press("\r");
    first.wait_for("Hello!");
    assert!(first.text().contains("You’ve asked"), "{}", first.text());
    other.press("m");
    other.wait_for("Answer: yes");
    let menu = other.text();
    let line = menu.lines().find(|line| line.contains("Answer: yes")).expect("an entry");
    let number = line.chars().find(char::is_ascii_digit).expect("a number");
    other.press(&number.to_string());
    first.wait_until("the choice again", is_due);
    // Leaving the table leads back to the list.
    guest.press("q2");
    guest.wait_for("Open tables");
    guest.press("q");
    assert!(guest.ends_well());
}

#[test]
fn the_seat_of_an_absent_player_can_be_freed() {
    let server = Server::start();
    let [ada, ben] = two_folders();
    let address = server.url();
    let args = ["k3", "--server", &address, "--open", "2", "--name", "Ada"];
    let mut host = Terminal::play(&args, (80, 24), ada.path());
    let code = code_on(&host.wait_for("/t/"));
    let link = format!("{address}/t/{code}");
    let mut guest = Terminal::play(&["--join", &link, "--name", "Ben"], (80, 24), ben.path());
    guest.wait_for("Ben (you)");
    host.wait_for("Ben");
    guest.kill();
    host.wait_for("away");
    // The absent player is removed before the bot.
    host.press("f");
    let text = host.wait_for("Free seat");
    let seats: Vec<&str> = text.lines().filter(|line| line.contains("House of")).collect();
    let who = ["Ada (you)", "Free seat", "(bot)"];
    let has_only =
        |seat: &str, name| who.into_iter().all(|one| seat.contains(one) == (one == name));
    assert_eq!(seats.len(), who.len(), "{text}");
    for (seat, name) in seats.into_iter().zip(who) {
        assert!(has_only(seat, name) && !seat.contains("Ben"), "{name} in {text}");
    }
    host.press("f");
    host.wait_until("another free seat", |text| text.matches("Free seat").count() == 2);
}

#[test]
fn an_unreachable_server_is_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    // A port without a listener.
    let free = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("http://{}", free.local_addr().expect("an address"));
    drop(free);
    let args = ["play", "--plain", "--server", &address, "k2", "--name", "A", "--language", "en"];
    let done = crate::crownlands(args).args(["--folder", &place]).stdin("").assert().code(1);
    let output = String::from_utf8(done.get_output().stderr.clone()).expect("text");
    assert!(output.contains("can’t be reached"), "{output}");
}
