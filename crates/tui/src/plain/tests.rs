//! Playing line by line.

use std::io::Cursor;
use std::sync::mpsc::channel;

use rules::Preset;

use super::{Console, Game};
use crate::mailbox::Mailbox;
use crate::place::ServerTask;
use crate::save_folder::SaveFolder;
use crate::screen::tests::{activity, config};
use crate::{Activity, Config, PlayError};

/// What Ada reads when she types these lines, and how it ends.
fn try_playing(activity: Activity, lines: &str, config: Config) -> (String, Result<(), PlayError>) {
    let (sender, inbox) = channel();
    let mut written = Vec::new();
    let input = Cursor::new(lines.to_owned());
    let mut console = Console::new(config, Mailbox(sender), &inbox, input, &mut written);
    let ended = match console.open_place(activity) {
        Ok(Some(place)) => Game::new(place, console.config.wants_hints()).play(&mut console),
        Ok(None) => Ok(()),
        Err(error) => Err(error),
    };
    drop(console);
    (String::from_utf8(written).expect("text"), ended)
}

fn play(activity: Activity, lines: &str, config: Config) -> String {
    let (output, ended) = try_playing(activity, lines, config);
    ended.expect("no error");
    output
}

/// In a new folder.
fn play_rules(rules: &str, lines: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    play(activity(rules), lines, config(folder.path()))
}

#[test]
fn only_an_immediate_yes_resigns() {
    let resigns = |lines: &str| play_rules("k2", lines).contains("Ada resigned");
    assert!(resigns("1\nresign\nyes\n"));
    for between in ["no", "1", "s", "what", "99", "", "?", "t"] {
        let lines = format!("1\nresign\n{between}\nyes\nyes\n");
        assert!(!resigns(&lines), "after {between:?}: {}", play_rules("k2", &lines));
    }
}

#[test]
fn clocks_are_listed_with_what_they_add_and_do() {
    let Activity::Play { mut options, sitters } = activity("k2") else { unreachable!() };
    options.clock = table::Clock::Bank { bank_ms: 3_599_900, increment_ms: 5_000 };
    let folder = tempfile::tempdir().unwrap();
    let played = Activity::Play { options, sitters };
    let output = play(played, "clock\n", config(folder.path()));
    assert!(output.contains("\nWhen time runs out: A bot plays the turn\nAda: 59:5"), "{output}");
    assert!(output.contains(" +5\n"), "{output}");
}

/// An address where no server listens.
fn unused_address() -> String {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    format!("http://{}", free.local_addr().unwrap())
}

#[test]
fn a_new_game_can_be_chosen_with_all_its_options() {
    let folder = tempfile::tempdir().unwrap();
    let more = Preset::ALL.len() + 1;
    // Several people here; four players; the strongest bots; three people; harmony on; the house of
    // the Key; start.
    let lines = format!("{more}\n1\n2\n3\n3\n5\n6\n6\n2\n8\n14\n7\n17\nq\n");
    let output = play(Activity::Menu, &lines, config(folder.path()));
    for expected in ["Players: 4 players", "Harmony: Yes", "Bot level: Sovereign", "People: 3"] {
        assert!(output.contains(expected), "{expected} in {output}");
    }
    let saved = SaveFolder::new(folder.path().to_owned()).load_game().expect("a started game");
    let (rules, people) = (saved.state().options.rules, saved.people().count());
    assert_eq!((rules.to_string().as_str(), people), ("k4+harmony", 3));
    let house = saved.state().houses().of(rules::Realm::new(0).unwrap());
    assert_eq!(house, table::House::Key);
    assert_eq!(SaveFolder::new(folder.path().to_owned()).house(), Some(house), "for the next game");
}

#[test]
fn the_points_of_a_finished_game_are_on_a_scoring_pad() {
    let choices = |count: usize| "1\n".repeat(count);
    let is_over = |count: &usize| play_rules("k2", &choices(*count)).contains("Game over");
    let count = (10..60).find(is_over).expect("the end");
    let text = play_rules("k2", &(choices(count) + "points\n"));
    let pad = text.split("Game over").last().expect("the end");
    assert!(pad.contains("  W   F   L   G   S   M   Total\nAda "), "{text}");
}

#[test]
fn a_finished_game_can_be_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let replays = Preset::ALL.len() + 3;
    let nothing = play(Activity::Menu, &format!("{replays}\nq\n"), config(folder.path()));
    assert!(nothing.contains("No recorded games yet."), "{nothing}");
    let random = &mut testkit::shuffle::random(3);
    let record = testkit::game::random_record("k2".parse().unwrap(), random);
    SaveFolder::new(folder.path().to_owned()).save_record(&record).unwrap();
    let again = play(Activity::Menu, &format!("{replays}\n1\nq\n"), config(folder.path()));
    assert!(again.contains("1. 0001-k2") && again.contains("places domino"), "{again}");
    // Afterwards the menu returns; a script is asked once.
    let questions = |output: &str| output.matches("Which game?").count();
    assert_eq!((questions(&nothing), questions(&again)), (2, 2));
    let mut script = config(folder.path());
    script.is_interactive = false;
    let lines = format!("{replays}\n1\n").repeat(9);
    assert_eq!(questions(&play(Activity::Menu, &lines, script)), 1);
}

#[test]
fn an_unreachable_server_returns_to_the_menu() {
    let folder = tempfile::tempdir().unwrap();
    let online = Preset::ALL.len() + 2;
    let lines = format!("{online}\n{}\nq\n", unused_address());
    let output = play(Activity::Menu, &lines, config(folder.path()));
    assert!(output.contains("can’t be reached"), "{output}");
    assert_eq!(output.matches("Which game?").count(), 2, "{output}");
}

#[test]
fn a_typed_name_is_saved_and_q_is_not_a_name() {
    let folder = tempfile::tempdir().unwrap();
    let nameless = || Config { name: None, ..config(folder.path()) };
    let table = "k3x9".parse().expect("a code");
    let activity = Activity::Online { server: unused_address(), task: ServerTask::Join(table) };
    let saves = SaveFolder::new(folder.path().to_owned());
    assert_eq!(play(activity.clone(), "q\n", nameless()), "Your name\n");
    assert_eq!(saves.name(), None);
    let (output, ended) = try_playing(activity, "  \nZoë\n", nameless());
    assert!(matches!(ended, Err(PlayError::Server(_))), "{output}");
    assert_eq!(saves.name().expect("a name").as_str(), "Zoë");
}

#[test]
fn remaining_dominoes_are_listed() {
    let output = play_rules("k2", "rest\nseats\nclock\nclose\nback\nask\nlink\n");
    assert!(output.contains("44 dominoes"), "{output}");
    assert!(output.contains("1, 2: double wheat"), "{output}");
    assert!(output.contains("Seat 1: Ada (you), House of the Sun\nSeat 2: Thessaly · Squire (bot), House of the Moon\nNo clock\n"), "{output}");
    for word in ["close", "back", "ask", "link"] {
        assert!(output.contains(&format!("“{word}” does nothing right now")), "{output}");
    }
}

/// Two dominoes with one number are told apart by their boxes, not by a letter.
#[test]
fn remaining_dominoes_of_two_boxes_are_named_by_their_box() {
    let output = play_rules("w3", "rest\n");
    assert!(output.contains("92 dominoes"), "{output}");
    assert!(output.contains("King’s 1, King’s 2"), "{output}");
    assert!(output.contains("Queen’s "), "{output}");
    let code = (1..=48).find(|number| output.contains(&format!("q{number}")));
    assert_eq!(code, None, "{output}");
}

#[test]
fn commands_work_in_any_case() {
    let output = play_rules("k2", "Points\nQUIT\nunread\n");
    assert!(!output.contains("does nothing right now"), "{output}");
}
