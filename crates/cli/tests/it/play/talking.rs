//! Own words to the whole table, and moves suggested to a partner, in real terminals and line by line.

use std::thread;
use std::time::Duration;

use super::plain_online::Plain;
use super::server::{Server, code_on, two_folders};
use super::terminal::Terminal;
use super::wire::Wire;

/// Opens the menu of what can be said to everyone, and starts to write.
fn write(terminal: &mut Terminal, words: &str) {
    terminal.press("t");
    terminal.wait_for("1 In your own words");
    terminal.press("1");
    terminal.wait_for("Message to everyone");
    terminal.press(words);
    terminal.wait_for(words);
    terminal.press("\r");
}

#[test]
fn a_table_that_allows_it_is_written_to_in_own_words() {
    let server = Server::start();
    let [ada, ben] = two_folders();
    let address = server.url();
    let args = ["k2", "--server", &address, "--open", "2", "--name", "Ada", "--free-text"];
    let mut host = Terminal::play(&args, (100, 30), ada.path());
    let link = format!("{address}/t/{}", code_on(&host.wait_for("/t/")));
    let mut guest = Plain::play(&["--join", &link, "--name", "Ben"], ben.path());
    guest.wait_for("Ben (you)");
    host.wait_for("Ben");
    guest.say("ready");
    host.press("\r");
    host.wait_until("the game", |text| {
        text.contains("Choose your first") || text.contains("to play")
    });
    write(&mut host, "mind the swamps");
    guest.wait_for("Ada: “mind the swamps”");
    guest.say("say 3 cheers for Ada");
    host.wait_for("Ben: 3 cheers for Ada");
    // Nothing is sent that nobody could read, and nothing is lost.
    thread::sleep(Duration::from_secs(1));
    host.press("t1");
    host.wait_for("Message to everyone");
    host.press(&"ha".repeat(101));
    host.press("\r");
    host.wait_for("A message has 1 to 200 readable characters");
    host.press("\u{7f}\u{7f}\r");
    guest.wait_for(&"ha".repeat(100));
}

#[test]
fn a_table_allows_presets_only_unless_its_host_chose_otherwise() {
    let server = Server::start();
    let [ada, ben] = two_folders();
    let address = server.url();
    let args = ["k2", "--server", &address, "--open", "2", "--name", "Ada"];
    let mut host = Terminal::play(&args, (100, 30), ada.path());
    let link = format!("{address}/t/{}", code_on(&host.wait_for("/t/")));
    let mut guest = Plain::play(&["--join", &link, "--name", "Ben"], ben.path());
    guest.wait_for("Ben (you)");
    guest.say("say hello, you");
    guest.wait_for("This table allows preset messages only.");
    host.wait_for("Ben");
    host.press("t");
    let menu = host.wait_for("1 Hello!");
    assert!(!menu.contains("In your own words"), "{menu}");
}

/// Line by line: Ada proposes a move in Ben's turn, and what Cat, an opponent, receives is recorded.
#[test]
fn a_move_is_suggested_in_the_partners_turn_line_by_line() {
    let server = Server::start();
    let [near, other] = [(); 2].map(|()| Wire::to(server.address));
    let folders = [(); 4].map(|()| tempfile::tempdir().expect("a folder"));
    let args = ["k4t", "--server", &server.url(), "--open", "4", "--name", "Ada"];
    let ada = Plain::play(&args, folders[0].path());
    let code = code_on(&ada.wait_for("/t/"));
    let join = |wire: &Wire, name: &str, at: usize| {
        let link = format!("{}/t/{code}", wire.url());
        let guest = Plain::play(&["--join", &link, "--name", name], folders[at].path());
        guest.wait_for(&format!("{name} (you)"));
        guest
    };
    let mut players =
        [ada, join(&near, "Ben", 1), join(&other, "Cat", 2), join(&server_wire(&server), "Dan", 3)];
    players[0].wait_for("Dan");
    for player in &mut players {
        player.say("ready");
    }
    let prompts = |player: &Plain| player.output().matches("Type a number").count();
    // The offer to be ready was a prompt, too.
    for player in &players {
        player.wait_for("Game 1 begins");
    }
    let mut answered = [1; 4];
    loop {
        let due = (0..4).find(|&at| prompts(&players[at]) > answered[at]);
        let Some(due) = due else {
            thread::sleep(Duration::from_millis(5));
            continue;
        };
        let output = players[due].output();
        let asked = output.rfind("Place your").max(output.rfind("Choose your"));
        let is_placing = asked.is_some_and(|at| output[at..].starts_with("Place your"));
        if due == 1 && is_placing {
            break;
        }
        answered[due] += 1;
        players[due].say("1");
    }
    let [ada, ben, cat, _] = &mut players;
    ada.say("suggest");
    ada.wait_for("To suggest one, type suggest and its number.");
    ada.say("suggest 1");
    ben.wait_for("Ada suggests: place");
    ada.say("team the lake first");
    ben.wait_for("the lake first");
    // A remark in the game that Cat does receive comes after them.
    ada.say("say 1");
    cat.wait_for("Ada: “Hello!”");
    for secret in ["\"type\":\"plan\"", "the lake first", "\"type\":\"notes\""] {
        assert!(near.count(secret) > 0, "the recording can hold {secret}");
        assert_eq!(other.count(secret), 0, "{secret}");
    }
    // Once Ben has played, the numbers stand for nothing any more.
    ben.say("1");
    ben.wait_for("Ben places");
}

fn server_wire(server: &Server) -> Wire {
    Wire::to(server.address)
}
