//! What is told and asked line by line.

use std::io::Cursor;
use std::sync::mpsc::channel;

use rules::Preset;

use super::{Game, Teller};
use crate::keep::Keep;
use crate::news::Mailbox;
use crate::place::Errand;
use crate::screen::tests::{setting, wish};
use crate::{Setting, Trouble, Wish};

/// What is told to Ada, who types these lines, and how it ends.
fn tried(wish: Wish, lines: &str, setting: Setting) -> (String, Result<(), Trouble>) {
    let (sender, inbox) = channel();
    let mut output = Vec::new();
    let input = Cursor::new(lines.to_owned());
    let mut teller = Teller::new(setting, Mailbox(sender), &inbox, input, &mut output);
    let ended = match teller.place(wish) {
        Ok(Some(place)) => Game::new(place).play(&mut teller),
        Ok(None) => Ok(()),
        Err(trouble) => Err(trouble),
    };
    drop(teller);
    (String::from_utf8(output).expect("text"), ended)
}

/// The same where it ends well.
fn told(wish: Wish, lines: &str, setting: Setting) -> String {
    let (told, ended) = tried(wish, lines, setting);
    ended.expect("a good end");
    told
}

/// The same in a folder of its own.
fn told_at(rules: &str, lines: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    told(wish(rules), lines, setting(folder.path()))
}

#[test]
fn only_a_yes_right_after_it_gives_up() {
    let gives_up = |lines: &str| told_at("k2", lines).contains("Ada resigned");
    assert!(gives_up("1\nresign\nyes\n"));
    for between in ["no", "1", "s", "what", "99", "", "?", "t"] {
        let lines = format!("1\nresign\n{between}\nyes\nyes\n");
        assert!(!gives_up(&lines), "after {between:?}: {}", told_at("k2", &lines));
    }
}

/// A server that nobody has.
fn nowhere() -> String {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    format!("http://{}", free.local_addr().unwrap())
}

#[test]
fn a_new_game_can_be_chosen_with_all_its_options() {
    let folder = tempfile::tempdir().unwrap();
    let more = Preset::ALL.len() + 1;
    // Several people here; four players; the strongest bots; three people; harmony on; begin.
    let lines = format!("{more}\n1\n2\n3\n3\n5\n6\n6\n2\n8\n14\nq\n");
    let told = told(Wish::Choose, &lines, setting(folder.path()));
    for expected in ["Players: 4 players", "Harmony: Yes", "Bot level: Sovereign", "People: 3"] {
        assert!(told.contains(expected), "{expected} in {told}");
    }
    let kept = Keep::new(folder.path().to_owned()).game().expect("it has begun");
    let (rules, people) = (kept.state().options.rules, kept.people().count());
    assert_eq!((rules.to_string().as_str(), people), ("k4+harmony", 3));
}

#[test]
fn a_finished_game_can_be_told_again() {
    let folder = tempfile::tempdir().unwrap();
    let replays = Preset::ALL.len() + 3;
    let nothing = told(Wish::Choose, &format!("{replays}\nq\n"), setting(folder.path()));
    assert!(nothing.contains("No recorded games yet."), "{nothing}");
    let random = &mut testkit::shuffle::random(3);
    let record = testkit::game::random_record("k2".parse().unwrap(), random);
    Keep::new(folder.path().to_owned()).keep_record(&record).unwrap();
    let again = told(Wish::Choose, &format!("{replays}\n1\nq\n"), setting(folder.path()));
    assert!(again.contains("1. 0001-k2") && again.contains("places domino"), "{again}");
    // Afterwards something else can be chosen; a script is asked once.
    let questions = |told: &str| told.matches("Which game?").count();
    assert_eq!((questions(&nothing), questions(&again)), (2, 2));
    let mut script = setting(folder.path());
    script.attended = false;
    let lines = format!("{replays}\n1\n").repeat(9);
    assert_eq!(questions(&told(Wish::Choose, &lines, script)), 1);
}

#[test]
fn a_server_that_is_not_there_leaves_the_other_choices() {
    let folder = tempfile::tempdir().unwrap();
    let online = Preset::ALL.len() + 2;
    let lines = format!("{online}\n{}\nq\n", nowhere());
    let told = told(Wish::Choose, &lines, setting(folder.path()));
    assert!(told.contains("can’t be reached"), "{told}");
    assert_eq!(told.matches("Which game?").count(), 2, "{told}");
}

#[test]
fn a_typed_name_is_remembered_and_q_is_none() {
    let folder = tempfile::tempdir().unwrap();
    let nameless = || Setting { name: None, ..setting(folder.path()) };
    let table = "k3x9".parse().expect("a code");
    let wish = Wish::Errand { server: nowhere(), errand: Errand::Join(table) };
    let keep = Keep::new(folder.path().to_owned());
    assert_eq!(told(wish.clone(), "q\n", nameless()), "Your name\n");
    assert_eq!(keep.name(), None);
    let (told, ended) = tried(wish, "  \nZoë\n", nameless());
    assert!(matches!(ended, Err(Trouble::Server(_))), "{told}");
    assert_eq!(keep.name().expect("a name").as_str(), "Zoë");
}

#[test]
fn what_is_still_to_come_is_told() {
    let told = told_at("k2", "rest\nseats\nclock\nclose\nback\nask\nlink\n");
    assert!(told.contains("44 dominoes"), "{told}");
    assert!(told.contains("1, 2: double wheat"), "{told}");
    assert!(told.contains("Seat 1: Ada (you)\nSeat 2: Squire (bot)\nNo clock\n"), "{told}");
    for word in ["close", "back", "ask", "link"] {
        assert!(told.contains(&format!("“{word}” does nothing right now")), "{told}");
    }
}
