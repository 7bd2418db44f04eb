//! Two terminals on a team that consult each other, while everything an opponent receives is recorded.

use std::thread;

use rules::Record;

use super::assert_scores;
use super::server::{Server, code_on};
use super::terminal::Terminal;
use super::wire::Wire;

/// Chooses an entry of the menu on the screen by its number.
fn pick(terminal: &mut Terminal, entry: &str) {
    let number_on = |screen: &str| {
        let before = screen.lines().filter_map(|line| line.split_once(entry));
        let mut words = before.filter_map(|(before, _)| before.split_whitespace().last());
        // The pointer may stand right before it.
        words.find_map(|word| {
            word.trim_start_matches(|c: char| !c.is_ascii_digit()).parse::<u8>().ok()
        })
    };
    let screen = terminal.wait_until(entry, |screen| number_on(screen).is_some());
    terminal.press(&number_on(&screen).expect("a number").to_string());
    terminal.wait_until("an answer", |now| now != screen);
}

/// Opens the menu for partners and chooses an entry.
fn consult(terminal: &mut Terminal, entry: &str) {
    terminal.press("m");
    pick(terminal, "Talk to your partner");
    pick(terminal, entry);
}

#[test]
fn an_opponent_receives_nothing_of_what_partners_show_each_other() {
    let server = Server::start();
    let [ada, ben, cat] = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
    let [near, other] = [(); 2].map(|()| Wire::to(server.address));
    let address = server.url();
    let args = ["w6t", "--server", &address, "--open", "3", "--name", "Ada", "--level", "page"];
    let mut ada = Terminal::play(&args, (140, 45), ada.path());
    let code = code_on(&ada.wait_for("/t/"));
    let join = |wire: &Wire, name: &str, folder: &tempfile::TempDir| {
        let link = format!("{}/t/{code}", wire.url());
        let terminal = Terminal::play(&["--join", &link, "--name", name], (140, 45), folder.path());
        terminal.wait_for(&format!("{name} (you)"));
        terminal
    };
    let mut ben = join(&near, "Ben", &ben);
    let mut cat = join(&other, "Cat", &cat);
    ada.wait_for("Cat");
    for terminal in [&mut ada, &mut ben, &mut cat] {
        terminal.press("\r");
    }
    let opponent = thread::spawn(move || {
        let end = cat.play_until("Game over");
        (cat, end)
    });
    // Ben plays only what he has to, so that Ada's screen is looked at in between.
    let partner = thread::spawn(move || {
        let mut has_pointed = false;
        let end = ben.play_until_with("Game over", |ben, _| {
            let line = ben.text().lines().nth(1).unwrap_or_default().to_owned();
            if !has_pointed && line.contains("Place your") {
                has_pointed = true;
                consult(ben, "Suggest this move");
                ben.wait_for("Ben suggests: place");
                consult(ben, "Point at something");
                pick(ben, "A square of our kingdom");
                ben.wait_for("Arrows choose a square");
                ben.press("\u{1b}[C");
                ben.press("\r");
                ben.wait_for("Ben points at a square");
            }
        });
        assert!(has_pointed);
        (ben, end)
    });
    let mut has_pointed = false;
    let end = ada.play_until_with("Game over", |ada, _| {
        if !has_pointed {
            has_pointed = true;
            consult(ada, "What do you think?");
            consult(ada, "Point at something");
            ada.wait_for("A square of our kingdom");
            ada.press("2");
            ada.wait_for("Ada points at");
        }
    });
    let (mut ben, by_ben) = partner.join().expect("Ben plays to the end");
    let (mut cat, by_cat) = opponent.join().expect("Cat plays to the end");
    let record = server.get(&format!("/api/games/{code}/1/record"));
    let (_, last) = Record::verified(&record).expect("a record");
    for screen in [&end, &by_ben, &by_cat] {
        assert_scores(screen, &last);
    }
    // Cat's own partner, a bot, only ever sends plans.
    for remark in ["what_do_you_think", "\"type\":\"domino\"", "\"type\":\"square\""] {
        assert!(near.count(remark) > 0, "the recording can hold {remark}");
        assert_eq!(other.count(remark), 0, "{remark}");
    }
    for terminal in [&mut ada, &mut ben, &mut cat] {
        terminal.press("q");
        assert!(terminal.ends_well());
    }
}
