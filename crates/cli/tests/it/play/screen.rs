//! In full screen.

use std::time::{Duration, Instant};

use portable_pty::CommandBuilder;
use rules::{Action, Actor, Deal, Record, Seat, Step};
use snapbox::cmd::cargo_bin;

use super::terminal::Terminal;
use super::{assert_scores, last_of_record, record_in};

fn whole_game(args: &[&str], size: (u16, u16)) -> Record {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal = Terminal::play(args, size, folder.path());
    let end = terminal.play_until("Game over");
    let (record, last) = record_in(folder.path());
    assert_scores(&end, &last);
    terminal.press("q");
    assert!(terminal.ends_well());
    terminal.assert_restored();
    record
}

#[test]
fn a_whole_kingdomino() {
    whole_game(&["k2+middle+harmony", "--seed", "3", "--name", "Ada"], (80, 24));
}

#[test]
fn a_whole_queendomino() {
    whole_game(&["q2", "--seed", "4", "--name", "Ada", "--level", "page"], (80, 24));
}

#[test]
fn a_whole_game_in_teams() {
    whole_game(&["w6t", "--seed", "5", "--name", "Ada", "--level", "page"], (140, 45));
}

#[test]
fn a_whole_game_of_two_at_one_keyboard() {
    whole_game(&["duel", "--seed", "6", "--name", "Ada", "--name", "Ben"], (140, 45));
}

#[test]
fn a_whole_house_mix() {
    whole_game(&["k2+30", "--seed", "7", "--name", "Ada", "--level", "page"], (80, 24));
}

#[test]
fn a_whole_game_after_claims_in_the_order_abba() {
    let args = ["k2+abba", "--seed", "8", "--name", "Ada", "--level", "page"];
    let record = whole_game(&args, (100, 30));
    assert_eq!(record.rules, "k2+abba".parse().expect("rules"));
    let drawn = record.steps.iter().filter(|step| matches!(step, Step::Deal(Deal::King(_))));
    assert_eq!(drawn.count(), 1, "one draw decides who is A");
    let claims = record.replay().zip(&record.steps).filter_map(|(before, step)| {
        match (before.expect("a recorded game replays").actor(), step) {
            (Actor::Seat(seat), Step::Act(Action::Claim(_))) => Some(seat),
            _ => None,
        }
    });
    let first: Vec<Seat> = claims.take(4).collect();
    assert!(first[0] == first[3] && first[1] == first[2] && first[0] != first[1], "{first:?}");
}

#[test]
fn a_game_can_be_resumed_after_the_program_was_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = ["k2", "--seed", "8", "--name", "Ada"];
    let mut terminal = Terminal::play(&args, (80, 24), folder.path());
    terminal.play_until("Round 4");
    terminal.kill();
    let mut terminal = Terminal::play(&["--resume"], (80, 24), folder.path());
    terminal.wait_for("Round 4");
    let end = terminal.play_until("Game over");
    assert_scores(&end, &last_of_record(folder.path()));
}

#[test]
fn a_name_that_was_given_once_is_used_again() {
    let folder = tempfile::tempdir().expect("a folder");
    for args in [&["k2", "--name", "Zoe"][..], &["k2"]] {
        let mut terminal = Terminal::play(args, (80, 24), folder.path());
        let text = terminal.wait_for("Choose your first");
        assert!(text.contains("Zoe"), "{args:?}: {text}");
        terminal.press("\u{3}");
        assert!(terminal.ends_well());
    }
}

#[test]
fn random_input_and_sizes_do_no_harm() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = ["q2", "--seed", "9", "--name", "Ada"];
    let begin = || {
        let terminal = Terminal::play(&args, (80, 24), folder.path());
        terminal.wait_for("Choose your first");
        terminal
    };
    let mut terminal = begin();
    // A fixed pseudo-random sequence.
    let mut state = 12_345_u32;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    };
    // Ctrl-C ends the program; the others become signals once it has restored the terminal.
    let ends = |byte: &u8| [0x03, 0x1a, 0x1c].contains(byte);
    for burst in 0..200 {
        let bytes: Vec<u8> = (0..24).map(|_| next()).filter(|byte| !ends(byte)).collect();
        terminal.resize(u16::from(next()) + 1, u16::from(next() % 70) + 1);
        // The program may have ended by its own menu.
        if terminal.is_running() && terminal.try_send(&bytes) {
            if burst % 10 == 0 {
                std::thread::sleep(Duration::from_millis(5));
            }
            continue;
        }
        assert!(terminal.ends_well(), "by its own menu:\n{}", terminal.text());
        terminal.assert_restored();
        terminal = begin();
    }
    // When the terminal is restored, Ctrl-C discards any input not read yet. So each one waits
    // until the program has had time to leave a menu, or to finish reading an escape sequence.
    let a_while = Duration::from_millis(500);
    std::thread::sleep(a_while);
    while terminal.is_running() && terminal.try_send(b"\x03") {
        std::thread::sleep(a_while);
    }
    assert!(terminal.ends_well(), "{}", terminal.text());
    terminal.assert_restored();
    begin().play_until("Round 2");
}

#[test]
fn the_terminal_is_restored_after_ctrl_c_and_signals() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = ["k2", "--name", "Ada"];
    let mut terminal = Terminal::play(&args, (80, 24), folder.path());
    terminal.wait_for("Choose your first");
    terminal.press("\u{3}");
    assert!(terminal.ends_well());
    terminal.assert_restored();
    for signal in ["TERM", "INT", "HUP"] {
        let mut terminal = Terminal::play(&["--resume"], (80, 24), folder.path());
        terminal.wait_for("Choose your first");
        let pid = terminal.process_id().to_string();
        let kill = std::process::Command::new("kill").args(["-s", signal, &pid]).status();
        assert!(kill.expect("kill runs").success());
        assert!(terminal.ends_well(), "{signal}");
        terminal.assert_restored();
    }
}

/// In a shell, since only a shell can resume the program.
#[test]
fn ctrl_z_suspends_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = CommandBuilder::new("bash");
    command.args(["--norc", "--noprofile", "--noediting", "-i"]);
    command.env("PS1", "shell> ");
    let mut terminal = Terminal::run(command, (80, 24));
    let asks = |text: &str| text.trim_end().ends_with("shell>");
    terminal.wait_until("the shell", asks);
    let (program, folder) = (cargo_bin!("crownlands").display(), folder.path().display());
    terminal.press(&format!("{program} play k2 --name Ada --language en --folder {folder}\r"));
    terminal.wait_for("Choose your first");
    terminal.press("\u{1a}");
    terminal.wait_for("Stopped");
    terminal.wait_until("the shell", asks);
    terminal.assert_restored();
    terminal.press("fg\r");
    terminal.wait_for("Choose your first");
    terminal.play_until("Round 1");
    terminal.press("\u{3}");
    // What is typed before the prompt returns still goes to the game.
    terminal.wait_until("the shell", asks);
    terminal.press("exit\r");
    assert!(terminal.ends_well(), "{}", terminal.text());
}

#[test]
fn the_terminal_is_restored_after_a_panic() {
    let mut command = CommandBuilder::new(std::env::current_exe().expect("this test"));
    command.args(["--exact", "play::screen::panics_on_the_whole_screen", "--nocapture"]);
    command.env("CROWNLANDS_TEST_PANICS", "1");
    let mut terminal = Terminal::run(command, (80, 24));
    assert!(!terminal.ends_well());
    terminal.assert_restored();
    let text = terminal.text();
    assert!(text.contains("a mistake in the program"), "it can be read:\n{text}");
}

/// Not a test in itself: the test above runs it in a terminal.
#[test]
fn panics_on_the_whole_screen() {
    if std::env::var_os("CROWNLANDS_TEST_PANICS").is_some() {
        tui::panic_in_full_screen("a mistake in the program");
    }
}

#[test]
fn the_first_screen_appears_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let times: Vec<Duration> = (0..5)
        .map(|_| {
            let begun = Instant::now();
            let terminal = Terminal::play(&["k2", "--name", "Ada"], (80, 24), folder.path());
            terminal.wait_for("Choose your first");
            begun.elapsed()
        })
        .collect();
    // Other programs on the machine can only add time.
    assert!(times.iter().min() < Some(&Duration::from_millis(100)), "{times:?}");
}

#[test]
fn a_recorded_game_can_be_stepped_through() {
    let mut command = CommandBuilder::new(snapbox::cmd::cargo_bin!("crownlands"));
    command.args(["replay", "--tui", "examples/queendomino.record"]);
    let mut terminal = Terminal::run(command, (140, 45));
    terminal.wait_for("Step 0 of");
    terminal.press("\u{1b}[C\u{1b}[C");
    terminal.wait_for("Step 2 of");
    terminal.press("\u{1b}[F");
    terminal.wait_until("the last step", |text| {
        let step = text.lines().nth(1).unwrap_or_default().to_owned();
        let mut numbers = step.split_whitespace().filter_map(|word| word.parse::<u32>().ok());
        matches!((numbers.next(), numbers.next()), (Some(at), Some(all)) if at == all && at > 100)
    });
    terminal.press("e");
    terminal.wait_for("1st:");
    terminal.press("qq");
    assert!(terminal.ends_well());
    terminal.assert_restored();
}
